import { drawBelow } from '../draw.ts'
import { checkMode, type GameRules } from '../rules.ts'
import type { ResultEvent } from '../table.ts'
import { chanceTableRules } from './chance-table.ts'

/** A line of coloured cells runs by and stops at one. */
export interface HotlineVariant {
  /** Cells of each colour in the line of each risk, which is a bet mode; no bet wins on blank cells. */
  lines: Readonly<Record<'low' | 'high', Readonly<Record<Colour | 'blank', number>>>>
  /** What is given back of a stake of 1, before the times are rounded down: 0.97. */
  expected: number
}

const colours = ['red', 'black', 'hot'] as const
type Colour = (typeof colours)[number]

export const hotline: HotlineVariant = {
  lines: {
    low: { red: 12, black: 12, hot: 1, blank: 0 },
    high: { red: 8, black: 8, hot: 1, blank: 33 },
  },
  expected: 0.97,
}

/** The hot cell pays more and comes more rarely. */
export const hotlineTurbo: HotlineVariant = {
  lines: {
    low: { red: 20, black: 20, hot: 1, blank: 0 },
    high: { red: 10, black: 10, hot: 1, blank: 79 },
  },
  expected: 0.97,
}

/** The hot cell comes often and pays less. */
export const hotlineBlaze: HotlineVariant = {
  lines: {
    low: { red: 9, black: 9, hot: 2, blank: 0 },
    high: { red: 6, black: 6, hot: 2, blank: 26 },
  },
  expected: 0.97,
}

type Cells = HotlineVariant['lines']['low']

/** The cell counts from 0 in the line of `lineOf`. */
export type HotlineEvent = { type: 'line'; cell: number; colour: Colour | 'blank' } | ResultEvent

/** Modes 'low' and 'high'. Spots: 'red', 'black', 'hot'. */
export function hotlineRules({ lines, expected }: HotlineVariant): GameRules<HotlineEvent> {
  const risks = { low: lineRules(lines.low, expected), high: lineRules(lines.high, expected) }
  const modes = ['low', 'high'] as const
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      return (mode === 'low' ? risks.low : risks.high).order(stakePaise, 'base', meta)
    },
    returns: () =>
      modes.flatMap((mode) => risks[mode].returns().map((back) => ({ ...back, bet: `${back.bet}, ${mode} risk` }))),
    sampleBets: () => modes.flatMap((mode) => risks[mode].sampleBets().map((bet) => ({ ...bet, mode }))),
  }
}

/** The cells in their order: the rarer a colour, the farther apart its cells. */
export function lineOf(cells: Cells): (Colour | 'blank')[] {
  return [...colours, 'blank' as const]
    .flatMap((colour) => Array.from({ length: cells[colour] }, (_, at) => ({ colour, at: (at + 0.5) / cells[colour] })))
    .sort((a, b) => a.at - b.at)
    .map(({ colour }) => colour)
}

function lineRules(cells: Cells, expected: number): GameRules<HotlineEvent> {
  const line = lineOf(cells)
  return chanceTableRules<Colour | 'blank', HotlineEvent>({
    bets: colours.map((on) => ({
      on,
      kind: on === 'hot' ? 'Hot' : 'Red or black',
      chance: cells[on] / line.length,
      wins: (stopped) => stopped === on,
    })),
    expected,
    deal(draw) {
      const cell = drawBelow(draw, line.length)
      const colour = line[cell] ?? 'blank'
      return { outcome: colour, events: [{ type: 'line', cell, colour }] }
    },
  })
}
