import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { type Outcome, onceFor } from '../idempotency/intents.ts'
import { forceMarketStatus } from '../matches/market-control.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { accountBalance } from '../money/ledger.ts'
import { balanceOf } from '../money/wallet.ts'
import { toHundredths } from '../odds/price.ts'
import { betRefusal, type PlayRefusal } from '../play-limits/check-limits.ts'
import { acceptBet, tellOfBet } from './accept-bet.ts'
import { type Attempt, attemptOf, firstRefusal, type Order, positionAt } from './acceptance.ts'
import type { Bet, PlaceBetBody, PlacedBet } from './bet.ts'
import { betById, insertBet } from './bet-records.ts'
import { exposureWith } from './position-records.ts'
import type { Quote } from './price-policy.ts'

const operation = 'placeBet'

/**
 * Places a bet (spec 7.4): at once `open`, or `pending` with delayMs when the market has an in-play delay.
 * The same key gives the same answer and has one effect. Throws the rule that refuses it (422, or 404 for an unknown
 * market or selection), `idempotency_key_reused`, `intent_in_flight`.
 */
export function placeBet(world: LiveWorld, playerId: number, body: PlaceBetBody, idempotencyKey?: string): PlacedBet {
  const intent = { playerId, key: idempotencyKey, operation, body }
  const outcome = onceFor(world, intent, () => tryBet(world, playerId, body))
  if ('refusal' in outcome) throw new DomainError(outcome.refusal, { marketId: body.marketId })
  return outcome.answer
}

function tryBet(world: LiveWorld, playerId: number, body: PlaceBetBody): Outcome<PlacedBet> {
  const order = orderOf(playerId, body)
  const attempt = attemptOf(world, order)
  if (typeof attempt === 'string') return { refusal: attempt }
  const refusal = firstRefusal(world, attempt)
  if (refusal) return { refusal }
  if (!attempt.offered) return { refusal: 'price_unavailable' }
  const ownRefusal = ownLimitRefusal(world, attempt, attempt.offered)
  if (ownRefusal) return { refusal: ownRefusal }
  const delayMs = attempt.market.inPlay ? attempt.market.delayMs : 0
  const betId = insertBet(world, {
    ...order,
    refMatchId: attempt.market.refMatchId,
    runnerName: attempt.runner.name,
    priceHundredths: order.seen.priceHundredths,
    line: order.seen.line,
    delayMs,
  })
  if (delayMs === 0) acceptBet(world, betId, attempt, attempt.offered)
  else letWait(world, betId, attempt)
  return { answer: placed(world, playerId, betId) }
}

/** Breaks and limits of the player are asked when the bet is placed, not again after its delay. */
function ownLimitRefusal(world: WorldContext, attempt: Attempt, offered: Quote): PlayRefusal | null {
  const { playerId, record, stakePaise } = attempt
  const { beforePaise, afterPaise } = exposureWith(world, playerId, record, positionAt(attempt, offered))
  const raisedPaise = afterPaise - beforePaise
  return betRefusal(world, playerId, { stakePaise, raisedPaise })
}

function letWait(world: LiveWorld, betId: string, { playerId, record }: Attempt): void {
  tellOfBet(world, playerId, betId)
  if (record.control.closesOnPendingBet) forceMarketStatus(world, record.marketId, 'closed')
}

/** A price that is absent or has too many decimals becomes 0, which no market takes. */
function orderOf(playerId: number, body: PlaceBetBody): Order {
  const { marketId, selectionId, side, stakePaise, accept } = body
  const priceHundredths = toHundredths(body.odds ?? body.rate ?? 0) ?? 0
  return {
    playerId,
    marketId,
    selectionId,
    side,
    stakePaise,
    accept,
    seen: { priceHundredths, line: body.line ?? null },
  }
}

function placed(world: WorldContext, playerId: number, betId: string): PlacedBet {
  const bet: Bet | null = betById(world, betId)
  if (!bet) throw new Error(`bet ${betId} is missing`)
  return { bet, wallet: balanceOf(world, playerId), exposurePaise: accountBalance(world, playerId, 'exposure') }
}
