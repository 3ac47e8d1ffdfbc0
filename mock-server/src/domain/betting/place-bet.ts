import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { type Outcome, onceFor, type Refused } from '../idempotency/intents.ts'
import { forceMarketStatus } from '../matches/market-control.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { betRefusal } from '../play-limits/check-limits.ts'
import { acceptBet, emitBetChanged } from './accept-bet.ts'
import { type Acceptance, assess, attemptOf, type Order } from './acceptance.ts'
import type { PlaceBetBody, PlacedBet } from './bet.ts'
import { insertBet } from './bet-records.ts'
import { placedBet } from './bet-views.ts'
import { placeOffer } from './offers/place-offer.ts'

const operation = 'placeBet'

/**
 * Places a bet (spec 7.4): at once `open`, or `pending` with delayMs when the market has an in-play delay. With `offer` the
 * unmatched part waits in the book (`unmatched`). The same key gives the same answer and has one effect. Throws the rule that
 * refuses it (422, or 404 for an unknown market or selection), `idempotency_key_reused`, `intent_in_flight`.
 */
export function placeBet(world: LiveWorld, playerId: number, body: PlaceBetBody, idempotencyKey?: string): PlacedBet {
  const intent = { playerId, key: idempotencyKey, operation, body }
  const outcome = onceFor(world, intent, () => tryBet(world, playerId, body))
  if ('refusal' in outcome) throw new DomainError(outcome.refusal, { ...outcome.details, marketId: body.marketId })
  return outcome.answer
}

function tryBet(world: LiveWorld, playerId: number, body: PlaceBetBody): Outcome<PlacedBet> {
  const order = orderOf(playerId, body)
  const attempt = attemptOf(world, order)
  if (typeof attempt === 'string') return { refusal: attempt }
  if (body.offer) {
    const offered = placeOffer(world, attempt, body.offer)
    return 'refusal' in offered ? offered : { answer: placedBet(world, playerId, offered.betId) }
  }
  const acceptance = assess(world, attempt)
  if (typeof acceptance === 'string') return { refusal: acceptance }
  const ownRefusal = ownLimitRefusal(world, acceptance)
  if (ownRefusal) return ownRefusal
  const { market, runner } = acceptance
  const delayMs = market.inPlay ? market.delayMs : 0
  const betId = insertBet(world, {
    ...order,
    refMatchId: market.refMatchId,
    runnerName: runner.name,
    priceHundredths: order.seen.priceHundredths,
    line: order.seen.line,
    delayMs,
  })
  if (delayMs === 0) acceptBet(world, betId, acceptance)
  else letWait(world, betId, acceptance)
  return { answer: placedBet(world, playerId, betId) }
}

/** Breaks and limits of the player are asked when the bet is placed, not again after its delay. */
function ownLimitRefusal(world: WorldContext, { playerId, stakePaise, exposure }: Acceptance): Refused | null {
  const raisedPaise = exposure.afterPaise - exposure.beforePaise
  return betRefusal(world, playerId, { stakePaise, raisedPaise })
}

function letWait(world: LiveWorld, betId: string, { playerId, record }: Acceptance): void {
  emitBetChanged(world, playerId, betId)
  if (record.control.closesOnPendingBet) forceMarketStatus(world, record.marketId, 'closed')
}

function orderOf(playerId: number, { priceHundredths, line, offer: _, ...asked }: PlaceBetBody): Order {
  return { ...asked, playerId, seen: { priceHundredths, line: line ?? null } }
}
