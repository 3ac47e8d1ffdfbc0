import type { WorldContext } from '../base/context.ts'
import { accountBalance } from '../money/ledger.ts'
import { balanceOf } from '../money/wallet.ts'
import type { PlacedBet } from './bet.ts'
import { betById } from './bet-views.ts'

/**
 * What the player is answered when one of the bets was placed or changed: the bet as it is now, the wallet after it and
 * the exposure of all markets, in paise (spec 7.4).
 */
export function placedBet(world: WorldContext, playerId: number, betId: string): PlacedBet {
  const bet = betById(world, betId)
  if (!bet) throw new Error(`bet ${betId} is missing`)
  return { bet, wallet: balanceOf(world, playerId), exposurePaise: accountBalance(world, playerId, 'exposure') }
}
