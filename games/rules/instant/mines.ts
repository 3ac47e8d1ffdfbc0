import { drawItems } from '../draw.ts'
import {
  type BetReturn,
  checkMode,
  fieldsOf,
  GameRefusal,
  type GameRules,
  timesAtChance,
  wholeNumber,
} from '../rules.ts'
import { type CashOutEvent, climbed, type Foothold } from './climb.ts'

/** A square field of tiles, some with a mine below. */
export interface MinesVariant {
  /** Tiles in a row and in a column. */
  side: number
  /** What is given back of a stake of 1, before the times are rounded down: 0.99. */
  expected: number
  /** The most that is paid, in hundredths of the stake: the round ends paid at the last tile that pays no more. */
  mostTimes: number
}

export const mines5x5: MinesVariant = { side: 5, expected: 0.99, mostTimes: 1_000_000 }
export const mines4x4: MinesVariant = { side: 4, expected: 0.99, mostTimes: 1_000_000 }
export const mines3x3: MinesVariant = { side: 3, expected: 0.99, mostTimes: 1_000_000 }
export const mines6x6: MinesVariant = { side: 6, expected: 0.99, mostTimes: 1_000_000 }
export const mines8x8: MinesVariant = { side: 8, expected: 0.99, mostTimes: 1_000_000 }

interface Field extends Foothold {
  opened: readonly number[]
}

export type MinesEvent =
  | { type: 'pick'; tile: number; isMine: boolean; times: number }
  | CashOutEvent
  | { type: 'reveal'; mines: readonly number[] }

/**
 * `meta`: { mines: 1 to all tiles but one }. Actions: 'pick' { tile: from 0, row after row }, 'cash-out'. The mines
 * are revealed at the end.
 */
export function minesRules({ side, expected, mostTimes }: MinesVariant): GameRules<MinesEvent> {
  const modes = ['base']
  const tiles = side * side
  const chanceOf = (mines: number, picks: number) => {
    const factors = Array.from({ length: picks }, (_, opened) => (tiles - mines - opened) / (tiles - opened))
    return factors.reduce((chance, factor) => chance * factor, 1)
  }
  /** What a cash-out pays after each number of picks from 0, up to the most that is paid. */
  const ladderOf = (mines: number) =>
    Array.from({ length: tiles - mines + 1 }, (_, picks) =>
      picks === 0 ? 100 : timesAtChance(expected, chanceOf(mines, picks)),
    ).filter((times) => times <= mostTimes)

  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      const mines = wholeNumber(fieldsOf(meta).mines, 'The number of mines', 1, tiles - 1)
      const ladder = ladderOf(mines)
      return {
        stakePaise,
        play(actions, draw) {
          const mined = drawItems(draw, [...Array(tiles).keys()], mines)
          const start: Field = { opened: [], times: 100, steps: ['pick'] }
          return climbed<Field, MinesEvent>(actions, {
            stakePaise,
            start,
            opening: [],
            step({ opened }, { meta }) {
              const tile = wholeNumber(fieldsOf(meta).tile, 'The tile', 0, tiles - 1)
              if (opened.includes(tile)) throw new GameRefusal('This tile is open already')
              const isMine = mined.includes(tile)
              const picks = opened.length + 1
              const times = isMine ? 0 : (ladder[picks] ?? 0)
              const steps = isMine || picks === ladder.length - 1 ? [] : ['pick']
              return { at: { opened: [...opened, tile], times, steps }, event: { type: 'pick', tile, isMine, times } }
            },
            hidden: [{ type: 'reveal', mines: [...mined].sort((a, b) => a - b) }],
          })
        },
      }
    },
    returns: () =>
      Array.from({ length: tiles - 1 }, (_, before) => before + 1).flatMap((mines) => {
        const ladder = ladderOf(mines)
        return [...new Set([1, ladder.length - 1])].map((picks): BetReturn => {
          const mostTimes = ladder[picks] ?? 0
          return {
            bet: `Mines: ${mines}, cash-out after tile ${picks}`,
            expected: (mostTimes * chanceOf(mines, picks)) / 100,
            mostTimes,
            proof: 'closed form',
          }
        })
      }),
    sampleBets: () => [1, 3].map((mines) => ({ amountPaise: 1_000, mode: 'base', meta: { mines } })),
  }
}
