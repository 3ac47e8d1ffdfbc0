import type { WorldContext } from '../base/context.ts'
import { receiveLines, takeLines } from '../money/entry-lines.ts'
import { accountBalance, type LedgerLine } from '../money/ledger.ts'
import { settledPaise } from './bet-records.ts'
import { addPlayMoneyLost, playMoneyLost } from './play-money-records.ts'

/** The result of bets on a match, in paise; `releasedPaise` is released in the same entry. */
type Result = { playerId: number; refMatchId: string; profitPaise: number; releasedPaise: number }

/**
 * Lines of the win or loss of bets that are stored as settled. A loss takes play money before cash. A player's bets on one match
 * count together, in any order of their ends: wins first return the play money that other bets lost.
 */
export function resultLines(
  world: WorldContext,
  { playerId, refMatchId, profitPaise, releasedPaise }: Result,
): LedgerLine[] {
  const restrictedPaise = playMoneyChange(world, { playerId, refMatchId, profitPaise })
  addPlayMoneyLost(world, playerId, refMatchId, -restrictedPaise)
  return [
    ...(profitPaise >= 0
      ? receiveLines(world, playerId, profitPaise)
      : takeLines(world, playerId, -profitPaise, releasedPaise)),
    ...playMoneyLines(restrictedPaise),
  ]
}

/** Lines that make so much of the balance play money (+), or cash (-). */
export function playMoneyLines(amountPaise: number): LedgerLine[] {
  return [
    { account: 'restricted', amountPaise },
    { account: 'house-restricted', amountPaise: -amountPaise },
  ]
}

function playMoneyChange(
  world: WorldContext,
  { playerId, refMatchId, profitPaise }: Omit<Result, 'releasedPaise'>,
): number {
  const lostPaise = playMoneyLost(world, playerId, refMatchId)
  const netLossPaise = Math.max(0, -settledPaise(world, playerId, refMatchId))
  const heldPaise = accountBalance(world, playerId, 'restricted')
  const takenPaise = Math.min(Math.max(0, -profitPaise), heldPaise)
  const debtPaise = Math.min(Math.max(0, profitPaise), accountBalance(world, playerId, 'debt'))
  // Below zero after a wrong loss was taken back that another bet had made good: that much is cash again.
  const lostAfterPaise = Math.max(0, Math.min(netLossPaise, lostPaise + takenPaise))
  const changePaise = Math.min(lostPaise - lostAfterPaise, Math.max(0, profitPaise - debtPaise))
  return Math.max(changePaise, -heldPaise)
}
