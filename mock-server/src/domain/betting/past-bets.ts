import type { WorldContext } from '../base/context.ts'
import type { MarketRecord } from '../matches/market-records.ts'
import { creditPlayer } from '../money/credits.ts'
import { accountBalance, postEntry } from '../money/ledger.ts'
import { outcomesOf } from '../odds/profit-loss.ts'
import { insertBet, type NewBet, saveAcceptedAt } from './bet-records.ts'
import { addToPosition, exposureWith, holdOf, outcomeKeyOf } from './position-records.ts'

export interface PastBet extends Pick<NewBet, 'selectionId' | 'runnerName' | 'side' | 'priceHundredths' | 'line'> {
  stakePaise: number
  createdAtMs: number
}

/**
 * Puts bets into the world that were accepted at an earlier time, without reading any market: one entry holds the exposure of all
 * of them. A balance that is too low is credited first: the player had the money then.
 */
export function acceptPastBets(
  world: WorldContext,
  playerId: number,
  market: MarketRecord,
  bets: readonly PastBet[],
): void {
  const beforePaise = holdOf(world, playerId, market.marketId)
  const ids = bets.map((bet) => acceptPastBet(world, playerId, market, bet))
  const heldPaise = holdOf(world, playerId, market.marketId) - beforePaise
  const missingPaise = heldPaise - accountBalance(world, playerId, 'real')
  if (missingPaise > 0) creditPlayer(world, playerId, missingPaise, { withdrawable: false })
  postEntry(world, {
    kind: 'bet-accepted',
    reference: ids[0] ?? '',
    playerId,
    lines: [
      { account: 'real', amountPaise: -heldPaise },
      { account: 'exposure', amountPaise: heldPaise },
    ],
  })
}

function acceptPastBet(world: WorldContext, playerId: number, market: MarketRecord, bet: PastBet): string {
  const { createdAtMs, ...asked } = bet
  const { marketId, refMatchId, priceKind } = market
  const accept = { policy: 'better' } as const
  const id = insertBet(world, { ...asked, playerId, refMatchId, marketId, accept, delayMs: 0 })
  const outcomes = outcomesOf({ ...bet, priceKind })
  saveAcceptedAt(world, id, createdAtMs, outcomes)
  const position = { outcomeKey: outcomeKeyOf(bet), ...outcomes }
  const { afterPaise } = exposureWith(world, playerId, market, position)
  addToPosition(world, playerId, marketId, position, afterPaise)
  return id
}
