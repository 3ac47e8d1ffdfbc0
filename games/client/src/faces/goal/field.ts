import type { GoalEvent } from '@chaupar/games/rules/instant/goal'
import { timesAtChance } from '@chaupar/games/rules/rules'
import { shownEvent, shownEvents } from '../events.ts'
import type { Bet, FaceRound } from '../face.ts'
import { textAt } from '../fields.ts'

/** Columns that are crossed one after another, each with tiles of which some are bombs. */
export interface Measures {
  columns: number
  tiles: number
  bombs: number
}

interface Shape {
  expected: number
  fields: Readonly<Record<string, Measures>>
}

/** Fields by variant and name, and what a stake of 1 gives back (games/rules/instant/goal.ts). */
const variants: Readonly<Record<string, Shape>> = {
  field: {
    expected: 0.97,
    fields: {
      small: { columns: 4, tiles: 3, bombs: 1 },
      medium: { columns: 7, tiles: 4, bombs: 1 },
      large: { columns: 10, tiles: 5, bombs: 1 },
    },
  },
  penalty: {
    expected: 0.97,
    fields: {
      easy: { columns: 5, tiles: 5, bombs: 1 },
      medium: { columns: 5, tiles: 3, bombs: 1 },
      hard: { columns: 5, tiles: 2, bombs: 1 },
    },
  },
  tower: {
    expected: 0.98,
    fields: {
      easy: { columns: 9, tiles: 4, bombs: 1 },
      medium: { columns: 9, tiles: 3, bombs: 1 },
      hard: { columns: 9, tiles: 2, bombs: 1 },
      expert: { columns: 6, tiles: 3, bombs: 2 },
    },
  },
  bridge: {
    expected: 0.98,
    fields: {
      easy: { columns: 10, tiles: 4, bombs: 1 },
      medium: { columns: 10, tiles: 3, bombs: 1 },
      hard: { columns: 10, tiles: 2, bombs: 1 },
    },
  },
  crowded: {
    expected: 0.97,
    fields: {
      small: { columns: 4, tiles: 5, bombs: 2 },
      medium: { columns: 6, tiles: 4, bombs: 2 },
      large: { columns: 5, tiles: 3, bombs: 2 },
    },
  },
}

/** The fields of a variant, and what they give back. */
export function shapeOf(variant: string): Shape {
  return variants[variant] ?? { expected: 0.97, fields: {} }
}

export function fieldNames(variant: string): string[] {
  return Object.keys(variants[variant]?.fields ?? {})
}

/** The field that a bet names; the medium one where it names none. */
export function fieldNameOf({ meta }: Bet, variant: string): string {
  const name = textAt(meta, 'field')
  return fieldNames(variant).includes(name) ? name : 'medium'
}

export function measuresOf(bet: Bet, variant: string): Measures {
  return variants[variant]?.fields[fieldNameOf(bet, variant)] ?? { columns: 7, tiles: 4, bombs: 1 }
}

/** What a cash-out pays after so many columns, in hundredths of the stake. */
export function timesAfter(crossed: number, { tiles, bombs }: Measures, variant: string): number {
  return crossed === 0 ? 100 : timesAtChance(variants[variant]?.expected ?? 0.97, ((tiles - bombs) / tiles) ** crossed)
}

/** How far a round has come. */
export interface Way {
  /** The tile that was picked in each column. */
  picked: readonly number[]
  /** The last pick was a bomb. */
  isLost: boolean
  /** Bombs of each column, when the round is over. */
  bombs: readonly (readonly number[])[]
}

export function wayOf(round: FaceRound<GoalEvent> | null): Way {
  const picks = shownEvents(round, 'pick')
  return {
    picked: picks.map(({ tile }) => tile),
    isLost: picks.some(({ isBomb }) => isBomb),
    bombs: shownEvent(round, 'reveal')?.bombs ?? [],
  }
}
