import type { WorldContext } from '../../base/context.ts'
import type { MarketRecord } from '../../matches/market-records.ts'
import { postEntry } from '../../money/ledger.ts'
import type { Position } from '../../odds/profit-loss.ts'
import { emitBetChanged } from '../accept-bet.ts'
import { exposureWith, saveHold } from '../position-records.ts'
import { nextMove, type Offer, riskOfOffer } from './offer-records.ts'

type Terms = Parameters<typeof riskOfOffer>[0]

/** The rise of the market's exposure in paise when an offer replaces another (null = no earlier one). */
export function raisedBy(
  world: WorldContext,
  { playerId, market, before, after }: { playerId: number; market: MarketRecord; before: Offer | null; after: Terms },
): number {
  const added = before === null ? [riskOfOffer(after)] : [opposite(riskOfOffer(before)), riskOfOffer(after)]
  const { beforePaise, afterPaise } = exposureWith(world, playerId, market, ...added)
  return afterPaise - beforePaise
}

/**
 * Sets the hold of the market to the present risk of its bets and offers, after one of the offers has changed: an entry under its
 * bet, and the player is notified.
 */
export function holdAgain(world: WorldContext, playerId: number, market: MarketRecord, betId: string): void {
  const { beforePaise, afterPaise } = exposureWith(world, playerId, market)
  const raisedPaise = afterPaise - beforePaise
  saveHold(world, playerId, market.marketId, afterPaise)
  postEntry(world, {
    kind: raisedPaise > 0 ? 'offer-held' : 'offer-released',
    reference: `${betId} ${nextMove(world, betId)}`,
    playerId,
    lines: [
      { account: 'real', amountPaise: -raisedPaise },
      { account: 'exposure', amountPaise: raisedPaise },
    ],
  })
  emitBetChanged(world, playerId, betId)
}

function opposite({ outcomeKey, ifTruePaise, ifFalsePaise }: Position): Position {
  return { outcomeKey, ifTruePaise: 0 - ifTruePaise, ifFalsePaise: 0 - ifFalsePaise }
}
