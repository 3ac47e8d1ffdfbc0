import { type RedBlueDiceEvent, redBlueDice } from '@chaupar/games/rules/tables/two-dice'
import { type DieFace, dieFace } from '../../drawing/dice.tsx'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'

/** Spots in rows, as they lie on the table. */
export const rows: readonly (readonly string[])[] = [
  ['red', 'tie', 'blue'],
  ['red-odd', 'red-even', 'blue-odd', 'blue-even'],
  ['below-7', 'above-7'],
  ['total-2', 'total-3', 'total-4', 'total-5', 'total-6', 'total-7'],
  ['total-8', 'total-9', 'total-10', 'total-11', 'total-12'],
]

/** Payout of a spot, in hundredths. */
export function timesOf(on: string): number | undefined {
  const { side, tie, parity, belowOrAbove, totals } = redBlueDice
  if (on === 'red' || on === 'blue') return side
  if (on === 'tie') return tie
  if (on.startsWith('total-')) {
    const total = Number(on.slice(6))
    return totals[Math.min(total, 14 - total) - 2]
  }
  return on.endsWith('-7') ? belowOrAbove : parity
}

export interface Thrown {
  red: DieFace
  blue: DieFace
  total: number
  winner: 'red' | 'blue' | 'tie'
}

/** The dice of a round; null while they are not thrown. */
export function thrownOf(round: FaceRound<RedBlueDiceEvent> | null): Thrown | null {
  const event = shownEvent(round, 'dice')
  if (event === undefined) return null
  const { red, blue, total } = event
  return {
    red: dieFace(red),
    blue: dieFace(blue),
    total,
    winner: red === blue ? 'tie' : red > blue ? 'red' : 'blue',
  }
}
