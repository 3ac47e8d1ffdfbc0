import type { Refused } from '../../idempotency/intents.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import { accountBalance } from '../../money/ledger.ts'
import { takesOffers } from '../../odds/market.ts'
import { betRefusal } from '../../play-limits/check-limits.ts'
import { type Attempt, refusalOf } from '../acceptance.ts'
import type { OfferTerms, RejectRule } from '../bet.ts'
import { insertBet } from '../bet-records.ts'
import { holdAgain, raisedBy } from './hold-offer.ts'
import { matchOffer } from './match-offers.ts'
import { countOffers, offerById, saveOffer } from './offer-records.ts'

/** Offers of one player that wait at the same time. */
const mostOffers = 50

/**
 * Puts a bet into the book at its player's own price (docs/money.md, "Offers"). Money on the board at that price or a better one is
 * matched at once, or after the market's delay; the rest waits. All of it is held from now on. Answers the id of the bet, or the
 * rule that refuses it.
 */
export function placeOffer(
  world: LiveWorld,
  attempt: Attempt,
  { keepInPlay }: OfferTerms,
): { betId: string } | Refused {
  const { market, record, runner, seen, playerId, stakePaise } = attempt
  const refusal = refusalOf(attempt) ?? bookRefusal(world, attempt)
  if (refusal) return { refusal }
  const after = { ...attempt, priceHundredths: seen.priceHundredths, leftPaise: stakePaise }
  const raisedPaise = raisedBy(world, { playerId, market: record, before: null, after })
  if (raisedPaise > accountBalance(world, playerId, 'real')) return { refusal: 'insufficient_funds' }
  const ownRefusal = betRefusal(world, playerId, { stakePaise, raisedPaise })
  if (ownRefusal) return ownRefusal
  const delayMs = market.inPlay ? market.delayMs : 0
  const betId = insertBet(world, {
    ...attempt,
    refMatchId: market.refMatchId,
    runnerName: runner.name,
    priceHundredths: seen.priceHundredths,
    line: null,
    delayMs,
  })
  saveOffer(world, betId, market.inPlay || keepInPlay)
  holdAgain(world, playerId, record, betId)
  const offer = offerById(world, betId)
  if (offer) matchOffer(world, market, offer)
  return { betId }
}

function bookRefusal(world: LiveWorld, { market, playerId }: Attempt): RejectRule | null {
  if (!takesOffers(market)) return 'offers_not_taken'
  return countOffers(world, playerId) < mostOffers ? null : 'offers_too_many'
}
