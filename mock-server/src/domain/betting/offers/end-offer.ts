import type { WorldContext } from '../../base/context.ts'
import { rupeeText } from '../../base/rupee-text.ts'
import { keepNotification } from '../../content/notification-records.ts'
import { marketRecord } from '../../matches/market-records.ts'
import { dropAddedStake } from '../../play-limits/added-stake-records.ts'
import { saveRejected } from '../bet-records.ts'
import { holdAgain } from './hold-offer.ts'
import { type Offer, offersOfMarket } from './offer-records.ts'

/** Ends the offers that wait on a market that has its result. */
export function lapseOffers(world: WorldContext, marketId: string): void {
  for (const offer of offersOfMarket(world, marketId)) lapseOffer(world, offer)
}

/** Ends an offer that was not matched in time, and notifies its player. Its matched part stays. */
export function lapseOffer(world: WorldContext, offer: Offer): void {
  world.transaction(() => {
    endOffer(world, offer, 'offer_lapsed')
    const market = marketRecord(world, offer.marketId)?.HeadName ?? offer.marketId
    keepNotification(world, offer.playerId, {
      title: 'Offer lapsed',
      message: `${offer.runnerName}, ${market}: ${rupeeText(offer.leftPaise)} was not matched`,
      status: 'info',
    })
  })
}

/** Ends the waiting part of an offer and releases its hold. */
export function endOffer(
  world: WorldContext,
  { betId, playerId, marketId, leftPaise }: Offer,
  rule: 'offer_cancelled' | 'offer_lapsed',
): void {
  const market = marketRecord(world, marketId)
  if (!market) throw new Error(`market ${marketId} is missing`)
  world.transaction(() => {
    saveRejected(world, betId, rule)
    dropAddedStake(world, betId, leftPaise)
    holdAgain(world, playerId, market, betId)
  })
}
