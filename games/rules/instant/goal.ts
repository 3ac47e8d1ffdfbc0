import { drawItems } from '../draw.ts'
import type { Draw } from '../fairness.ts'
import { type BetReturn, checkMode, fieldsOf, type GameRules, oneOf, timesAtChance, wholeNumber } from '../rules.ts'
import { type CashOutEvent, climbed, type Foothold } from './climb.ts'

/** Columns that are crossed one after the other; each hides its bombs among its tiles. */
export interface GoalField {
  columns: number
  /** Tiles in a column. */
  tiles: number
  /** Bombs in a column. */
  bombs: number
}

/** A way to the goal, or up a tower: fields of several difficulties. */
export interface GoalVariant {
  fields: Readonly<Record<string, GoalField>>
  /** What is given back of a stake of 1, before the times are rounded down: 0.97. */
  expected: number
}

export const goal: GoalVariant = {
  fields: {
    small: { columns: 4, tiles: 3, bombs: 1 },
    medium: { columns: 7, tiles: 4, bombs: 1 },
    large: { columns: 10, tiles: 5, bombs: 1 },
  },
  expected: 0.97,
}

export const penaltyGoal: GoalVariant = {
  fields: {
    easy: { columns: 5, tiles: 5, bombs: 1 },
    medium: { columns: 5, tiles: 3, bombs: 1 },
    hard: { columns: 5, tiles: 2, bombs: 1 },
  },
  expected: 0.97,
}

export const tower: GoalVariant = {
  fields: {
    easy: { columns: 9, tiles: 4, bombs: 1 },
    medium: { columns: 9, tiles: 3, bombs: 1 },
    hard: { columns: 9, tiles: 2, bombs: 1 },
    expert: { columns: 6, tiles: 3, bombs: 2 },
  },
  expected: 0.98,
}

/** A long way over few tiles. */
export const bridge: GoalVariant = {
  fields: {
    easy: { columns: 10, tiles: 4, bombs: 1 },
    medium: { columns: 10, tiles: 3, bombs: 1 },
    hard: { columns: 10, tiles: 2, bombs: 1 },
  },
  expected: 0.98,
}

/** Two bombs in each column. */
export const crowdedGoal: GoalVariant = {
  fields: {
    small: { columns: 4, tiles: 5, bombs: 2 },
    medium: { columns: 6, tiles: 4, bombs: 2 },
    large: { columns: 5, tiles: 3, bombs: 2 },
  },
  expected: 0.97,
}

interface Crossing extends Foothold {
  column: number
}

/** At the end the tiles with bombs of each column are revealed. */
export type GoalEvent =
  | { type: 'pick'; column: number; tile: number; isBomb: boolean; times: number }
  | CashOutEvent
  | { type: 'reveal'; bombs: readonly (readonly number[])[] }

/** `meta`: { field: name of one }. Actions: 'pick' { tile: from 0, in the next column }, 'cash-out'. */
export function goalRules({ fields, expected }: GoalVariant): GameRules<GoalEvent> {
  const modes = ['base']
  const names = Object.keys(fields)
  const timesOf = ({ tiles, bombs }: GoalField, crossed: number) =>
    timesAtChance(expected, ((tiles - bombs) / tiles) ** crossed)

  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      const field = fields[oneOf(fieldsOf(meta).field, 'The field', names)]
      if (!field) throw new Error('A field without its measures')
      const { columns, tiles } = field
      return {
        stakePaise,
        play(actions, draw) {
          const bombs = bombsOf(field, draw)
          const start: Crossing = { column: 0, times: 100, steps: ['pick'] }
          return climbed<Crossing, GoalEvent>(actions, {
            stakePaise,
            start,
            opening: [],
            step({ column }, { meta }) {
              const tile = wholeNumber(fieldsOf(meta).tile, 'The tile', 0, tiles - 1)
              const isBomb = bombs[column]?.includes(tile) === true
              const crossed = column + 1
              const times = isBomb ? 0 : timesOf(field, crossed)
              const steps = isBomb || crossed === columns ? [] : ['pick']
              return { at: { column: crossed, times, steps }, event: { type: 'pick', column, tile, isBomb, times } }
            },
            hidden: [{ type: 'reveal', bombs }],
          })
        },
      }
    },
    returns: () =>
      Object.entries(fields).flatMap(([name, field]) =>
        Array.from({ length: field.columns }, (_, before): BetReturn => {
          const crossed = before + 1
          const mostTimes = timesOf(field, crossed)
          return {
            bet: `Field ${name}, cash-out after column ${crossed}`,
            expected: (mostTimes / 100) * ((field.tiles - field.bombs) / field.tiles) ** crossed,
            mostTimes,
            proof: 'closed form',
          }
        }),
      ),
    sampleBets: () => names.map((field) => ({ amountPaise: 1_000, mode: 'base', meta: { field } })),
  }
}

/** The tiles with a bomb, column after column. */
function bombsOf({ columns, tiles, bombs }: GoalField, draw: Draw): number[][] {
  return Array.from({ length: columns }, () => drawItems(draw, [...Array(tiles).keys()], bombs).sort((a, b) => a - b))
}
