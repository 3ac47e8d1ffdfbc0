import type { WorldContext } from '../base/context.ts'
import { accountBalance, type LedgerLine } from './ledger.ts'

/** Lines that pay the player from the house; a debt is paid from it at once. */
export function receiveLines(world: WorldContext, playerId: number, amountPaise: number): LedgerLine[] {
  const repaidPaise = Math.min(amountPaise, accountBalance(world, playerId, 'debt'))
  return [
    { account: 'house', amountPaise: repaidPaise - amountPaise },
    { account: 'real', amountPaise: amountPaise - repaidPaise },
    { account: 'debt', amountPaise: -repaidPaise },
    { account: 'receivable', amountPaise: repaidPaise },
  ]
}

/** Lines that take money from the balance; a shortfall becomes debt. */
export function takeLines(
  world: WorldContext,
  playerId: number,
  amountPaise: number,
  releasedPaise: number,
): LedgerLine[] {
  const paidPaise = Math.min(amountPaise, accountBalance(world, playerId, 'real') + releasedPaise)
  const owedPaise = amountPaise - paidPaise
  return [
    { account: 'real', amountPaise: -paidPaise },
    { account: 'house', amountPaise: paidPaise },
    { account: 'debt', amountPaise: owedPaise },
    { account: 'receivable', amountPaise: -owedPaise },
  ]
}

/** Lines that bind a deposit: this much must be wagered before it counts as cash. */
export function boundLines(amountPaise: number): LedgerLine[] {
  return [
    { account: 'house-wagering', amountPaise: -amountPaise },
    { account: 'wagering', amountPaise },
  ]
}

/** Lines that reduce the amount still to be wagered; a negative amount raises it. */
export function wageredLines(amountPaise: number): LedgerLine[] {
  return boundLines(-amountPaise)
}

/**
 * Lines of the turnover of decided bets. A bet turns over the amount it risked, its stake or its liability, so that a lost
 * deposit does not remain to be wagered.
 */
export function turnoverLines(world: WorldContext, playerId: number, riskedPaise: number): LedgerLine[] {
  return wageredLines(Math.min(riskedPaise, accountBalance(world, playerId, 'wagering')))
}
