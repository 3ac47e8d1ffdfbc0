import { type CrapsEvent, craps } from '@chaupar/games/rules/tables/craps'
import { type DieFace, dieFace } from '../../drawing/dice.tsx'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceProps, FaceRound } from '../face.ts'

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

export function shotsOf(round: FaceRound<CrapsEvent> | null): Shots {
  const rolls = shownEvents(round, 'roll')
  return {
    totals: rolls.map(({ total }) => total),
    dice: rolls.at(-1)?.dice.map(dieFace) ?? [],
    point: shownEvent(round, 'point')?.point ?? null,
    winner: shownEvent(round, 'outcome')?.winner ?? null,
  }
}

/** After a few rolls the next ones go quicker: a point may take long. */
export function isQuick({ index }: { index: number }): boolean {
  return index > 5
}

/** The throw that goes on: its name, and whether it is a quick one; null = the dice lie. */
export function throwOf({
  round,
  phase,
  isStill,
}: Pick<FaceProps<CrapsEvent>, 'round' | 'phase' | 'isStill'>): { run: string; quick: boolean } | null {
  const last = round?.events.at(-1)
  if (round === null || last?.type !== 'roll' || phase !== 'showing' || isStill) return null
  return { run: `${round.id} ${last.index}`, quick: isQuick(last) }
}
