import { craps } from '@chaupar/games/rules/tables/craps'
import { type DieFace, dieFace } from '../../drawing/dice.tsx'
import type { FaceProps, FaceRound, RoundEvent } from '../face.ts'
import { numberAt, numbersAt, textAt } from '../fields.ts'

/** Spots in rows, as they lie on the table. */
export const rows: readonly (readonly string[])[] = [
  ['pass'],
  ['dont-pass'],
  ['field'],
  ['any-seven', 'any-craps', 'eleven'],
]

/** Payout of a spot, in hundredths; of the field, what most of its totals pay. */
export const times: Readonly<Record<string, number>> = {
  pass: 200,
  'dont-pass': 200,
  field: craps.field,
  'any-seven': craps.anySeven,
  'any-craps': craps.anyCraps,
  eleven: craps.eleven,
}

/** The shown part of a round of craps. */
export interface Shots {
  /** Totals of all rolls, in order. */
  totals: readonly number[]
  /** Of the last roll. */
  dice: readonly DieFace[]
  /** The total that must come again; null while there is none. */
  point: number | null
  winner: 'pass' | 'dont-pass' | null
}

export function shotsOf(round: FaceRound | null): Shots {
  const events = round?.events ?? []
  const rolls = events.filter(({ type }) => type === 'roll')
  const last = rolls.at(-1)
  const point = events.find(({ type }) => type === 'point')
  const outcome = events.find(({ type }) => type === 'outcome')
  const winner = outcome && textAt(outcome, 'winner')
  return {
    totals: rolls.map((roll) => numberAt(roll, 'total')),
    dice: last === undefined ? [] : numbersAt(last, 'dice').map(dieFace),
    point: point === undefined ? null : numberAt(point, 'point'),
    winner: winner === 'pass' || winner === 'dont-pass' ? winner : null,
  }
}

/** After a few rolls the next ones go quicker: a point may take long. */
export function isQuick({ index }: Pick<RoundEvent, 'index'>): boolean {
  return index > 5
}

/** The throw that goes on: its name, and whether it is a quick one; null = the dice lie. */
export function throwOf({
  round,
  phase,
  isStill,
}: Pick<FaceProps, 'round' | 'phase' | 'isStill'>): { run: string; quick: boolean } | null {
  const last = round?.events.at(-1)
  if (round === null || last?.type !== 'roll' || phase !== 'showing' || isStill) return null
  return { run: `${round.id} ${last.index}`, quick: isQuick(last) }
}
