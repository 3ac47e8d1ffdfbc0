import {
  cancelAutoCashOut,
  listAutoCashOuts,
  setAutoCashOut,
} from '../../domain/betting/auto-cash-out/set-auto-cash-out.ts'
import { listMatchBets, listUserBets } from '../../domain/betting/bets.ts'
import { cashOutBet, cashOutQuote } from '../../domain/betting/cash-out/cash-out-bet.ts'
import { cashOutMarket, getMarketCashOut } from '../../domain/betting/cash-out/market-cash-out.ts'
import { exposureOf } from '../../domain/betting/exposure.ts'
import { cancelBet, editBet } from '../../domain/betting/offers/change-offer.ts'
import { placeBet } from '../../domain/betting/place-bet.ts'
import { closeIntent, getIntent } from '../../domain/idempotency/intents.ts'
import {
  wireAutoCashOut,
  wireBetMatch,
  wireBetPage,
  wireCashOutQuote,
  wireExposure,
  wireMarketCashedOut,
  wireMarketCashOut,
  wirePlacedBet,
} from '../../wire/bet.ts'
import { wireIntent } from '../../wire/intent.ts'
import { paise } from '../../wire/money.ts'
import { toHundredths } from '../../wire/price.ts'
import type { Handlers } from '../handler.ts'

/** Rows of a page (spec 9). */
const pageSize = 10

/** Placing bets, lists of bets, exposure (spec 7.1, 7.4). */
export const betHandlers = {
  placeBet: ({ world, player, body, idempotencyKey }) => {
    const { stake, odds, rate, ...asked } = body
    // A price that is absent or has too many decimals becomes 0, which no market takes.
    const seen = toHundredths(odds ?? rate ?? 0) ?? 0
    const order = { ...asked, priceHundredths: seen, stakePaise: paise(stake) }
    return wirePlacedBet(placeBet(world, player.id, order, idempotencyKey ?? undefined))
  },
  cancelBet: ({ world, player, body, idempotencyKey }) =>
    wirePlacedBet(cancelBet(world, player.id, body, idempotencyKey ?? undefined)),
  editBet: ({ world, player, body, idempotencyKey }) => {
    const { betId, odds, stake, unmatched } = body
    const asked = {
      betId,
      priceHundredths: toHundredths(odds) ?? 0,
      stakePaise: paise(stake),
      seenPaise: paise(unmatched),
    }
    return wirePlacedBet(editBet(world, player.id, asked, idempotencyKey ?? undefined))
  },
  cashOutQuote: ({ world, player, query }) =>
    wireCashOutQuote(cashOutQuote(world, player.id, query.betId, query.share)),
  cashOutBet: ({ world, player, body, idempotencyKey }) => {
    const { amount, ...asked } = body
    return wirePlacedBet(
      cashOutBet(world, player.id, { ...asked, amountPaise: paise(amount) }, idempotencyKey ?? undefined),
    )
  },
  getMarketCashOut: ({ world, player, query }) =>
    wireMarketCashOut(getMarketCashOut(world, player.id, query.marketId, query.share)),
  cashOutMarket: ({ world, player, body, idempotencyKey }) => {
    const { profitLoss, ...asked } = body
    const taken = { ...asked, profitLossPaise: paise(profitLoss) }
    return wireMarketCashedOut(cashOutMarket(world, player.id, taken, idempotencyKey ?? undefined))
  },
  listAutoCashOuts: ({ world, player }) => ({ rules: listAutoCashOuts(world, player.id).map(wireAutoCashOut) }),
  setAutoCashOut: ({ world, player, body, idempotencyKey }) => {
    const { target, targetId, gain, loss, share = 100, until } = body
    const terms = {
      target,
      targetId,
      gainPaise: gain === undefined ? null : paise(gain),
      lossPaise: loss === undefined ? null : paise(loss),
      share,
      untilMs: until === undefined ? null : Date.parse(until),
    }
    return wireAutoCashOut(setAutoCashOut(world, player.id, terms, idempotencyKey ?? undefined))
  },
  cancelAutoCashOut: ({ world, player, query }) => {
    cancelAutoCashOut(world, player.id, query.id)
    return null
  },
  getIntent: ({ world, player, path }) => wireIntent(getIntent(world, player.id, path.key)),
  closeIntent: ({ world, player, path }) => wireIntent(closeIntent(world, player.id, path.key)),
  listMatchBets: ({ world, player, query }) =>
    wireBetPage(
      listMatchBets(world, player.id, {
        ...(query.refmatchid === undefined ? {} : { refMatchId: query.refmatchid }),
        skip: query.skip ?? 0,
        pageSize: query.pageSize ?? pageSize,
      }),
    ),
  listUserBets: ({ world, player, query }) =>
    wireBetPage(
      listUserBets(world, player.id, {
        skip: query.skip ?? 0,
        pageSize: query.pagesize ?? pageSize,
        ...(query.refmatchid === undefined ? {} : { refMatchId: query.refmatchid }),
        ...(query.startdate === undefined ? {} : { startDate: query.startdate }),
        ...(query.enddate === undefined ? {} : { endDate: query.enddate }),
        ...(query.markettype === undefined ? {} : { marketType: query.markettype }),
        ...(query.betstatus === undefined ? {} : { betStatus: query.betstatus }),
      }),
    ),
  listBetMatches: ({ world, player }) => ({ betMatches: exposureOf(world, player.id).betMatches.map(wireBetMatch) }),
  getExposure: ({ world, player }) => wireExposure(exposureOf(world, player.id)),
} satisfies Partial<Handlers>
