import fc from 'fast-check'
import { listUserBets } from '../../src/domain/betting/bets.ts'
import { cancelBet, editBet } from '../../src/domain/betting/offers/change-offer.ts'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import type { MoneyTable } from './money-table.ts'
import { betOn, changeMarket } from './worlds.ts'

type Move = (table: MoneyTable) => void

const number = fc.nat({ max: 23 })
const paise = fc.integer({ min: 1, max: 9_000_00 })
const odds = fc.constantFrom(1.5, 2, 2.5, 3.05, 4, 8)

/** A bet at a price of the player's own, on one of the two markets with odds. */
const offer = fc.tuple(number, number, fc.boolean(), odds, paise, number, fc.boolean()).map(
  ([who, on, isBack, price, stakePaise, key, keepInPlay]): Move =>
    (table) => {
      const { id, selections } = table.market(on % 2)
      const body = betOn(id, selections[on % selections.length] ?? '', isBack ? 'back' : 'lay', stakePaise, {
        odds: price,
      })
      placeBet(table.world, table.player(who), { ...body, offer: { keepInPlay } }, `offer-${key}`)
    },
)

/** A waiting offer of a player, if there is one. */
function waitingOf(table: MoneyTable, playerId: number, which: number) {
  const { bets } = listUserBets(table.world, playerId, { skip: 0, pageSize: 50, betStatus: 'unmatched' })
  return bets[which % bets.length]
}

const cancel = fc.tuple(number, number, number).map(
  ([who, which, key]): Move =>
    (table) => {
      const playerId = table.player(who)
      const bet = waitingOf(table, playerId, which)
      if (bet) cancelBet(table.world, playerId, { betId: bet.id }, `cancel-${key}`)
    },
)

const edit = fc.tuple(number, number, odds, paise, number).map(
  ([who, which, price, stakePaise, key]): Move =>
    (table) => {
      const playerId = table.player(who)
      const bet = waitingOf(table, playerId, which)
      const terms = { priceHundredths: Math.round(price * 100), stakePaise, seenPaise: bet?.stackPaise ?? 0 }
      if (bet) editBet(table.world, playerId, { betId: bet.id, ...terms }, `edit-${key}`)
    },
)

/** Another price of one runner, with little money behind it, before the match or in play. */
const move = fc.tuple(number, number, odds, paise, fc.boolean()).map(
  ([at, on, price, sizePaise, inPlay]): Move =>
    (table) => {
      const { id, selections } = table.market(at % 2)
      const best = { priceHundredths: Math.round(price * 100), sizePaise }
      const runners = (table.world.feed.market(id)?.runners ?? []).map((runner) =>
        runner.selectionId === selections[on % selections.length] ? { ...runner, back: [best], lay: [best] } : runner,
      )
      changeMarket(table.world, id, { runners, inPlay })
      table.world.tick()
    },
)

/** Moves of players and the board on bets at prices of the players' own. */
export const offerMoves = [
  { weight: 5, arbitrary: offer },
  { weight: 1, arbitrary: cancel },
  { weight: 2, arbitrary: edit },
  { weight: 4, arbitrary: move },
]
