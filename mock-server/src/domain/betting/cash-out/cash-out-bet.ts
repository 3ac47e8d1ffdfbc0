import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { keepNotification } from '../content/notification-records.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { lossLines, receiveLines } from '../money/entry-lines.ts'
import { accountBalance, postEntry } from '../money/ledger.ts'
import { balanceOf } from '../money/wallet.ts'
import { outcomesOf, type Position } from '../odds/profit-loss.ts'
import { emitBetChanged } from './accept-bet.ts'
import type { PlacedBet } from './bet.ts'
import { saveSettled, splitBet } from './bet-records.ts'
import { betById } from './bet-views.ts'
import { type CashOutOffer, cashOutOffer } from './cash-out-offer.ts'
import {
  addToPosition,
  dropEmptyPosition,
  exposureWith,
  type MarketExposure,
  outcomeKeyOf,
} from './position-records.ts'

export interface CashOutQuote {
  betId: string
  amountPaise: number
  profitLossPaise: number
  /** What the exposure goes down by: less than the bet's risk, or below zero, when it covers others. */
  releasedPaise: number
  /** When to ask again. The price decides, not the time: a cash-out at a worse one is refused. */
  expiresAtMs: number
}

export interface CashOutBody {
  betId: string
  /** The offer that the player took. */
  amountPaise: number
  /** Whole per cent of the stake; absent = all of it. */
  share?: number
}

const quoteLifeMs = 5000

/**
 * What an open bet is worth now, or a share of it. Throws `bet_not_found` (also for another player's),
 * `cash_out_unavailable`, `market_closed`, `market_suspended`, `ball_running`, `selection_removed`.
 */
export function cashOutQuote(world: LiveWorld, playerId: number, betId: string, share = 100): CashOutQuote {
  const offer = cashOutOffer(world, playerId, betId, share)
  if (typeof offer === 'string') throw new DomainError(offer, { betId })
  const { market, amountPaise, profitPaise } = offer
  const { beforePaise, afterPaise } = exposureWith(world, playerId, market, takenOut(offer))
  return {
    betId,
    amountPaise,
    profitLossPaise: profitPaise,
    releasedPaise: beforePaise - afterPaise,
    expiresAtMs: world.clock.now() + quoteLifeMs,
  }
}

/**
 * Settles a bet, or a share of it, at its present worth: at least what the player was offered, or more. A share becomes
 * a bet of its own, the rest stays open under the old id. Throws `cash_out_changed` when it is worth less by now,
 * `insufficient_funds` when the bet covered others that the balance cannot, and as `cashOutQuote` and `answerOnce`.
 */
export function cashOutBet(world: LiveWorld, playerId: number, body: CashOutBody, idempotencyKey?: string): PlacedBet {
  const intent = { playerId, key: idempotencyKey, operation: 'cashOutBet', body }
  return answerOnce(world, intent, (): Outcome<PlacedBet> => {
    const offer = cashOutOffer(world, playerId, body.betId, body.share ?? 100)
    if (typeof offer === 'string') return { refusal: offer }
    if (offer.amountPaise < body.amountPaise) return { refusal: 'cash_out_changed' }
    const exposure = exposureWith(world, playerId, offer.market, takenOut(offer))
    if (freePaise(world, playerId, offer) + exposure.beforePaise - exposure.afterPaise < 0)
      return { refusal: 'insufficient_funds' }
    const betId = settleOffer(world, offer, exposure)
    return { answer: answerFor(world, playerId, betId) }
  })
}

/** Answers the id of the bet that is cashed out: the old one, or the part that was split off. */
function settleOffer(world: WorldContext, offer: CashOutOffer, { beforePaise, afterPaise }: MarketExposure): string {
  const { bet, market, stakePaise, profitPaise, amountPaise } = offer
  const { playerId } = bet
  const isWhole = stakePaise === bet.stakePaise
  const outcomes = (paise: number) => outcomesOf({ ...bet, stakePaise: paise })
  const betId = isWhole ? bet.id : splitBet(world, bet, stakePaise, outcomes)
  saveSettled(world, betId, 'cashed_out', profitPaise)
  addToPosition(world, playerId, market.marketId, takenOut(offer), afterPaise)
  dropEmptyPosition(world, playerId, market.marketId, outcomeKeyOf(bet))
  const releasedPaise = beforePaise - afterPaise
  postEntry(world, {
    kind: 'cash-out',
    reference: `${market.marketId} ${betId}`,
    playerId,
    lines: [
      { account: 'exposure', amountPaise: -releasedPaise },
      { account: 'real', amountPaise: releasedPaise },
      ...(profitPaise >= 0
        ? receiveLines(world, playerId, profitPaise)
        : lossLines(world, playerId, -profitPaise, releasedPaise)),
    ],
  })
  const message = `${market.HeadName}: ${rupeeText(amountPaise)} for ${rupeeText(stakePaise)} of stake`
  keepNotification(world, playerId, { title: 'Cashed out', message, status: 'success' })
  for (const id of new Set([bet.id, betId])) emitBetChanged(world, playerId, id)
  return betId
}

/** What leaves the market's sums: the bet, less the rest that stays in it. */
function takenOut({ bet, stakePaise }: CashOutOffer): Position {
  const restPaise = bet.stakePaise - stakePaise
  const rest = restPaise === 0 ? { ifTruePaise: 0, ifFalsePaise: 0 } : outcomesOf({ ...bet, stakePaise: restPaise })
  return {
    outcomeKey: outcomeKeyOf(bet),
    ifTruePaise: rest.ifTruePaise - bet.ifTruePaise,
    ifFalsePaise: rest.ifFalsePaise - bet.ifFalsePaise,
  }
}

/** The balance with the profit or loss in it; a profit pays an open debt first. */
function freePaise(world: WorldContext, playerId: number, { profitPaise }: CashOutOffer): number {
  const repaidPaise = Math.min(Math.max(0, profitPaise), accountBalance(world, playerId, 'debt'))
  return accountBalance(world, playerId, 'real') + profitPaise - repaidPaise
}

function answerFor(world: WorldContext, playerId: number, betId: string): PlacedBet {
  const bet = betById(world, betId)
  if (bet === null) throw new Error(`bet ${betId} is missing`)
  return { bet, wallet: balanceOf(world, playerId), exposurePaise: accountBalance(world, playerId, 'exposure') }
}
