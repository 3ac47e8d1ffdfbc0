import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { rupeeText } from '../../base/rupee-text.ts'
import { answerOnce, type Outcome } from '../../idempotency/intents.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import { accountBalance } from '../../money/ledger.ts'
import { balanceOf } from '../../money/wallet.ts'
import type { PlacedBet } from '../bet.ts'
import { betById } from '../bet-views.ts'
import { cashOutOffer } from './cash-out-offer.ts'
import { canLeave, exposureWithout, settleEarly } from './settle-early.ts'

export interface CashOutQuote {
  betId: string
  amountPaise: number
  profitLossPaise: number
  /** The reduction of the exposure: less than the bet's risk, or below zero, when the bet covers others. */
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

/** How long an offer is shown before it is asked for again. */
export const quoteLifeMs = 5000

/**
 * The present worth of an open bet, or of a share of it. Throws `bet_not_found` (also for another player's),
 * `cash_out_unavailable`, `market_closed`, `market_suspended`, `ball_running`, `selection_removed`.
 */
export function cashOutQuote(world: LiveWorld, playerId: number, betId: string, share = 100): CashOutQuote {
  const offer = cashOutOffer(world, playerId, betId, share)
  if (typeof offer === 'string') throw new DomainError(offer, { betId })
  const { market, amountPaise, profitPaise } = offer
  const { beforePaise, afterPaise } = exposureWithout(world, playerId, market, [offer])
  return {
    betId,
    amountPaise,
    profitLossPaise: profitPaise,
    releasedPaise: beforePaise - afterPaise,
    expiresAtMs: world.clock.now() + quoteLifeMs,
  }
}

/**
 * Settles a bet, or a share of it, at its present worth, which is at least the offered one. A share becomes a bet of its own, the
 * rest stays open under the old id. Throws `cash_out_changed` when it is worth less by now, `insufficient_funds` when the balance
 * cannot cover the bets that this one covered, and as `cashOutQuote` and `answerOnce`.
 */
export function cashOutBet(world: LiveWorld, playerId: number, body: CashOutBody, idempotencyKey?: string): PlacedBet {
  const intent = { playerId, key: idempotencyKey, operation: 'cashOutBet', body }
  return answerOnce(world, intent, () => takeBetOffer(world, playerId, body))
}

/** The effect of `cashOutBet`, inside a transaction: what the player takes himself, and what a rule takes for him. */
export function takeBetOffer(world: LiveWorld, playerId: number, body: CashOutBody): Outcome<PlacedBet> {
  const offer = cashOutOffer(world, playerId, body.betId, body.share ?? 100)
  if (typeof offer === 'string') return { refusal: offer }
  if (offer.amountPaise < body.amountPaise) return { refusal: 'cash_out_changed' }
  const { market, profitPaise, amountPaise, stakePaise } = offer
  const exposure = exposureWithout(world, playerId, market, [offer])
  if (!canLeave(world, playerId, profitPaise, exposure)) return { refusal: 'insufficient_funds' }
  const message = `${market.HeadName}: ${rupeeText(amountPaise)} for ${rupeeText(stakePaise)} of stake`
  const [betId = ''] = settleEarly(world, playerId, market, [offer], message)
  return { answer: answerFor(world, playerId, betId) }
}

function answerFor(world: WorldContext, playerId: number, betId: string): PlacedBet {
  const bet = betById(world, betId)
  if (bet === null) throw new Error(`bet ${betId} is missing`)
  return { bet, wallet: balanceOf(world, playerId), exposurePaise: accountBalance(world, playerId, 'exposure') }
}
