/** Red blue dice: a red and a blue die, the higher one wins. */
import { drawBelow } from '../draw.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

export interface RedBlueDiceVariant {
  /** The higher die; a tie gives the stake back. */
  side: number
  tie: number
  /** One die's number, odd or even. */
  parity: number
  /** A total below or above seven. */
  belowOrAbove: number
  /** A total: of 2 or 12, 3 or 11, 4 or 10, 5 or 9, 6 or 8, 7. */
  totals: readonly [number, number, number, number, number, number]
}

export const redBlueDice: RedBlueDiceVariant = {
  side: 195,
  tie: 580,
  parity: 195,
  belowOrAbove: 232,
  totals: [3_450, 1_725, 1_150, 860, 690, 575],
}

interface Dice {
  red: number
  blue: number
}

const faces = [1, 2, 3, 4, 5, 6] as const

type Winner = 'red' | 'blue' | 'tie'

export type RedBlueDiceEvent =
  | ({ type: 'dice'; total: number } & Dice)
  | { type: 'outcome'; winner: Winner }
  | ResultEvent

/** Spots: 'red', 'blue', 'tie', 'red-odd', 'red-even', 'blue-odd', 'blue-even', 'below-7', 'above-7', 'total-2' to 'total-12'. */
export function redBlueDiceRules(variant: RedBlueDiceVariant): GameRules<RedBlueDiceEvent> {
  const spots = spotsOf(variant)
  return tableRules<Dice, RedBlueDiceEvent>({
    spots,
    deal(draw) {
      const dice = { red: drawBelow(draw, 6) + 1, blue: drawBelow(draw, 6) + 1 }
      return {
        outcome: dice,
        events: [
          { type: 'dice', ...dice, total: dice.red + dice.blue },
          { type: 'outcome', winner: winnerOf(dice) },
        ],
      }
    },
    returns: () =>
      returnsOver(
        spots,
        faces.flatMap((red) => faces.map((blue): [Dice, number] => [{ red, blue }, 1])),
      ),
  })
}

function winnerOf({ red, blue }: Dice): Winner {
  if (red === blue) return 'tie'
  return red > blue ? 'red' : 'blue'
}

function spotsOf({ side, tie, parity, belowOrAbove, totals }: RedBlueDiceVariant): Map<string, Spot<Dice>> {
  const spots = new Map<string, Spot<Dice>>()
  const add = (on: string, kind: string, times: number, wins: (dice: Dice) => boolean) =>
    spots.set(on, { kind, timesAt: (dice) => (wins(dice) ? times : 0) })
  for (const colour of ['red', 'blue'] as const)
    spots.set(colour, {
      kind: 'Red or blue',
      timesAt: (dice) => {
        const winner = winnerOf(dice)
        if (winner === 'tie') return 100
        return winner === colour ? side : 0
      },
    })
  add('tie', 'Tie', tie, (dice) => winnerOf(dice) === 'tie')
  for (const colour of ['red', 'blue'] as const)
    for (const [remainder, on] of ['even', 'odd'].entries())
      add(`${colour}-${on}`, 'One die, odd or even', parity, (dice) => dice[colour] % 2 === remainder)
  add('below-7', 'Below or above 7', belowOrAbove, ({ red, blue }) => red + blue < 7)
  add('above-7', 'Below or above 7', belowOrAbove, ({ red, blue }) => red + blue > 7)
  for (const [at, times] of totals.entries())
    for (const total of new Set([at + 2, 12 - at]))
      add(`total-${total}`, totalKind(at + 2), times, ({ red, blue }) => red + blue === total)
  return spots
}

/** Totals that are as likely as each other are one kind. */
function totalKind(total: number): string {
  return total === 7 ? 'Total 7' : `Total ${total} or ${14 - total}`
}
