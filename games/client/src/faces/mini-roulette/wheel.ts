import { type MiniRouletteEvent, miniRoulette } from '@chaupar/games/rules/instant/mini-roulette'
import { timesAtChance } from '@chaupar/games/rules/rules'
import type { Pocket } from '../../drawing/wheels/roulette-wheel.tsx'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'

export const numbers: readonly number[] = [...Array(13).keys()]

const reds = new Set([1, 3, 5, 8, 10, 12])

/** Red and black by turns; zero, which has no colour in the rules, is green. */
export const wheelPockets: readonly Pocket[] = [0, 8, 7, 3, 4, 12, 11, 1, 6, 10, 9, 5, 2].map((number) => ({
  number,
  colour: colourOf(number),
}))

export function colourOf(number: number): Pocket['colour'] {
  if (number === 0) return 'green'
  return reds.has(number) ? 'red' : 'black'
}

/** How long the ball rolls, and how long its place is looked at, in ms. */
export const rollMs = 3_000
export const restMs = 600

/** The number of a round; null while it is not drawn. */
export function numberOf(round: FaceRound<MiniRouletteEvent> | null): number | null {
  return shownEvent(round, 'number')?.number ?? null
}

/** Payout of a spot, in hundredths. */
export function timesOf(on: string): number {
  const covered = on.startsWith('straight') ? 1 : on.startsWith('third') ? 4 : 6
  return timesAtChance(miniRoulette.expected, covered / numbers.length)
}
