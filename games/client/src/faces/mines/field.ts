import type { MinesEvent } from '@chaupar/games/rules/instant/mines'
import { timesAtChance } from '@chaupar/games/rules/rules'
import type { Bet, FaceRound } from '../face.ts'
import { numberAt } from '../fields.ts'

/** Tiles in a row, by variant. */
const sides: Readonly<Record<string, number>> = {
  'five-by-five': 5,
  'four-by-four': 4,
  'three-by-three': 3,
  'six-by-six': 6,
  'eight-by-eight': 8,
}

/** What the rules of mines give back, before rounding (games/rules/instant/mines.ts). */
const expected = 0.99

/** The most that a cash-out pays, in hundredths of the stake. */
const mostTimes = 1_000_000

export function sideOf(variant: string): number {
  return sides[variant] ?? 5
}

export function minesOf({ meta }: Bet): number {
  return numberAt(meta, 'mines', 3)
}

/** What a cash-out pays after so many safe tiles, in hundredths of the stake. */
export function timesAfter(picks: number, mines: number, side: number): number {
  const tiles = side * side
  const chance = Array.from({ length: picks }, (_, opened) => (tiles - mines - opened) / (tiles - opened)).reduce(
    (product, factor) => product * factor,
    1,
  )
  return picks === 0 ? 100 : Math.min(mostTimes, timesAtChance(expected, chance))
}

/** What is known of a field. */
export interface Field {
  safe: ReadonlySet<number>
  /** The mine that was hit; null when none was. */
  hit: number | null
  /** All mines, when the round is over. */
  mines: ReadonlySet<number>
  /** What a cash-out pays now, in hundredths. */
  times: number
}

export function fieldOf(round: FaceRound<MinesEvent> | null): Field {
  const safe = new Set<number>()
  let hit: number | null = null
  let mines: ReadonlySet<number> = new Set()
  let times = 100
  for (const event of round?.events ?? []) {
    if (event.type === 'pick') {
      if (event.isMine) hit = event.tile
      else safe.add(event.tile)
      times = event.times
    }
    if (event.type === 'reveal') mines = new Set(event.mines)
  }
  return { safe, hit, mines, times }
}
