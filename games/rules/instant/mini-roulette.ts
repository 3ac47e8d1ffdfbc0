import { drawBelow } from '../draw.ts'
import type { GameRules } from '../rules.ts'
import type { ResultEvent } from '../table.ts'
import { chanceOver, chanceTableRules } from './chance-table.ts'

/** A small wheel: 0, which has no colour, and the numbers to 12. */
export interface MiniRouletteVariant {
  /** What is given back of a stake of 1, before the times are rounded down: 0.97. */
  expected: number
}

export const miniRoulette: MiniRouletteVariant = { expected: 0.97 }

const numbers = Array.from({ length: 13 }, (_, number) => number)
const reds: readonly number[] = [1, 3, 5, 8, 10, 12]

const groups: readonly { on: string; kind: string; has: (number: number) => boolean }[] = [
  { on: 'low', kind: 'Low or high', has: (number) => number >= 1 && number <= 6 },
  { on: 'high', kind: 'Low or high', has: (number) => number >= 7 },
  { on: 'odd', kind: 'Odd or even', has: (number) => number % 2 === 1 },
  { on: 'even', kind: 'Odd or even', has: (number) => number > 0 && number % 2 === 0 },
  { on: 'red', kind: 'Red or black', has: (number) => reds.includes(number) },
  { on: 'black', kind: 'Red or black', has: (number) => number > 0 && !reds.includes(number) },
  { on: 'third-1', kind: 'A third: 1-4, 5-8, 9-12', has: (number) => number >= 1 && number <= 4 },
  { on: 'third-2', kind: 'A third: 1-4, 5-8, 9-12', has: (number) => number >= 5 && number <= 8 },
  { on: 'third-3', kind: 'A third: 1-4, 5-8, 9-12', has: (number) => number >= 9 },
  ...numbers.map((wanted) => ({
    on: `straight-${wanted}`,
    kind: 'One number',
    has: (number: number) => number === wanted,
  })),
]

export type MiniRouletteEvent = { type: 'number'; number: number; colour: 'red' | 'black' | 'none' } | ResultEvent

/** Spots: 'low' 1-6, 'high' 7-12, 'odd', 'even', 'red', 'black', 'third-1' to 'third-3', 'straight-0' to 'straight-12'. */
export function miniRouletteRules({ expected }: MiniRouletteVariant): GameRules<MiniRouletteEvent> {
  return chanceTableRules<number, MiniRouletteEvent>({
    bets: groups.map(({ on, kind, has }) => ({ on, kind, chance: chanceOver(numbers, has), wins: has })),
    expected,
    deal(draw) {
      const number = drawBelow(draw, numbers.length)
      const colour = number === 0 ? 'none' : reds.includes(number) ? 'red' : 'black'
      return { outcome: number, events: [{ type: 'number', number, colour }] }
    },
  })
}
