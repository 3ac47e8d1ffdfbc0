/** One card is dealt and all bets are on it: lucky 7, Amar Akbar Anthony. */
import { type Card, isRed, pack, packsOf, rankOf, shoeOf } from '../cards.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

/** A bet on the rank of the card, ace 1 to king 13. */
interface RankBet {
  on: string
  kind: string
  /** Its payout at which ranks, both bounds included; nothing at any other. */
  pays: readonly { from: number; to: number; times: number }[]
}

export interface OneCardVariant {
  packs: number
  rankBets: readonly RankBet[]
  /** Odd are A, 3, 5, 7, 9, J, K. */
  oddTimes: number
  evenTimes: number
  colourTimes: number
}

/** Below or above 7 gets half back at a seven. */
export const luckySeven: OneCardVariant = {
  packs: 8,
  rankBets: [
    { on: 'below', kind: 'Below or above 7', pays: [{ from: 1, to: 6, times: 200 }, seven(50)] },
    { on: 'seven', kind: 'Seven', pays: [seven(1_200)] },
    { on: 'above', kind: 'Below or above 7', pays: [{ from: 8, to: 13, times: 200 }, seven(50)] },
  ],
  oddTimes: 180,
  evenTimes: 210,
  colourTimes: 195,
}

export const amarAkbarAnthony: OneCardVariant = {
  packs: 8,
  rankBets: [
    { on: 'amar', kind: 'Amar, ace to 6', pays: [{ from: 1, to: 6, times: 210 }] },
    { on: 'akbar', kind: 'Akbar, 7 to 10', pays: [{ from: 7, to: 10, times: 315 }] },
    { on: 'anthony', kind: 'Anthony, jack to king', pays: [{ from: 11, to: 13, times: 420 }] },
    ...Array.from({ length: 13 }, (_, at): RankBet => {
      const rank = at + 1
      return { on: `rank-${rank}`, kind: 'One rank', pays: [{ from: rank, to: rank, times: 1_250 }] }
    }),
  ],
  oddTimes: 180,
  evenTimes: 210,
  colourTimes: 195,
}

function seven(times: number): { from: number; to: number; times: number } {
  return { from: 7, to: 7, times }
}

export type OneCardEvent = { type: 'card'; card: Card } | ResultEvent

/** Spots: those of `rankBets`, 'odd', 'even', 'red', 'black'. */
export function oneCardRules(variant: OneCardVariant): GameRules<OneCardEvent> {
  const spots = spotsOf(variant)
  const shoe = packsOf(variant.packs)
  return tableRules<Card, OneCardEvent>({
    spots,
    deal(draw) {
      const card = shoeOf(draw, shoe)()
      return { outcome: card, events: [{ type: 'card', card }] }
    },
    returns: () =>
      returnsOver(
        spots,
        pack.map((card) => [card, 1]),
      ),
  })
}

function spotsOf({ rankBets, oddTimes, evenTimes, colourTimes }: OneCardVariant): Map<string, Spot<Card>> {
  const spots = new Map<string, Spot<Card>>()
  for (const { on, kind, pays } of rankBets) {
    const timesAt = (card: Card) => pays.find(({ from, to }) => rankOf(card) >= from && rankOf(card) <= to)?.times ?? 0
    spots.set(on, { kind, timesAt })
  }
  const add = (on: string, kind: string, times: number, wins: (card: Card) => boolean) =>
    spots.set(on, { kind, timesAt: (card) => (wins(card) ? times : 0) })
  add('odd', 'Odd card', oddTimes, (card) => rankOf(card) % 2 === 1)
  add('even', 'Even card', evenTimes, (card) => rankOf(card) % 2 === 0)
  add('red', 'Red or black', colourTimes, isRed)
  add('black', 'Red or black', colourTimes, (card) => !isRed(card))
  return spots
}
