import type { WorldContext } from '../../base/context.ts'
import { answerOnce, type Outcome } from '../../idempotency/intents.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import { accountBalance } from '../../money/ledger.ts'
import type { PriceHundredths } from '../../odds/price.ts'
import { dropAddedStake, insertAddedStake } from '../../play-limits/added-stake-records.ts'
import { betRefusal } from '../../play-limits/check-limits.ts'
import { attemptOf, refusalOf } from '../acceptance.ts'
import type { PlacedBet } from '../bet.ts'
import { betRecord } from '../bet-records.ts'
import { placedBet } from '../bet-views.ts'
import { endOffer } from './end-offer.ts'
import { holdAgain, raisedBy } from './hold-offer.ts'
import { matchOffer } from './match-offers.ts'
import { type Offer, offerById, saveTerms } from './offer-records.ts'

/**
 * Takes the waiting part of an offer out of the book, also while its market is suspended; its hold is released. Throws
 * `bet_not_found`, `offer_ended`, and as `answerOnce`.
 */
export function cancelBet(
  world: WorldContext,
  playerId: number,
  body: { betId: string },
  idempotencyKey?: string,
): PlacedBet {
  const intent = { playerId, key: idempotencyKey, operation: 'cancelBet', body }
  return answerOnce(world, intent, () => {
    const offer = waitingOffer(world, playerId, body.betId)
    if (typeof offer === 'string') return { refusal: offer }
    endOffer(world, offer, 'offer_cancelled')
    return { answer: placedBet(world, playerId, body.betId) }
  })
}

export interface EditBody {
  betId: string
  priceHundredths: PriceHundredths
  /** The waiting stake from now on, and the one that the player saw. */
  stakePaise: number
  seenPaise: number
}

/**
 * Gives the waiting part of an offer another price or another stake, in one step: it never waits twice, or not at all. Throws
 * `bet_not_found`, `offer_ended`, `offer_changed` when more was matched than the player saw, and as `placeBet`.
 */
export function editBet(world: LiveWorld, playerId: number, body: EditBody, idempotencyKey?: string): PlacedBet {
  const intent = { playerId, key: idempotencyKey, operation: 'editBet', body }
  return answerOnce(world, intent, () => tryEdit(world, playerId, body))
}

function tryEdit(world: LiveWorld, playerId: number, body: EditBody): Outcome<PlacedBet> {
  const { betId, priceHundredths, stakePaise, seenPaise } = body
  const offer = waitingOffer(world, playerId, betId)
  if (typeof offer === 'string') return { refusal: offer }
  if (offer.leftPaise !== seenPaise) return { refusal: 'offer_changed' }
  const attempt = attemptOf(world, {
    ...offer,
    seen: { priceHundredths, line: null },
    stakePaise,
    accept: { policy: 'better' },
  })
  if (typeof attempt === 'string') return { refusal: attempt }
  const refusal = refusalOf(attempt)
  if (refusal) return { refusal }
  const { market, record } = attempt
  const after = { ...offer, priceHundredths, leftPaise: stakePaise }
  const raisedPaise = raisedBy(world, { playerId, market: record, before: offer, after })
  if (raisedPaise > accountBalance(world, playerId, 'real')) return { refusal: 'insufficient_funds' }
  const ownRefusal = betRefusal(world, playerId, { stakePaise: Math.max(0, stakePaise - offer.leftPaise), raisedPaise })
  if (ownRefusal) return ownRefusal
  const matchesFromMs = world.clock.now() + (market.inPlay ? market.delayMs : 0)
  if (stakePaise > offer.leftPaise)
    insertAddedStake(world, { playerId, betId, stakePaise: stakePaise - offer.leftPaise })
  else dropAddedStake(world, betId, offer.leftPaise - stakePaise)
  saveTerms(world, offer, { priceHundredths, leftPaise: stakePaise, matchesFromMs })
  holdAgain(world, playerId, record, betId)
  const edited = offerById(world, betId)
  if (edited) matchOffer(world, market, edited)
  return { answer: placedBet(world, playerId, betId) }
}

/** A waiting offer of this player, or the rule that refuses it. */
function waitingOffer(world: WorldContext, playerId: number, betId: string): Offer | 'bet_not_found' | 'offer_ended' {
  if (betRecord(world, betId)?.playerId !== playerId) return 'bet_not_found'
  return offerById(world, betId) ?? 'offer_ended'
}
