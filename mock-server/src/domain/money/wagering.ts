import type { WorldContext } from '../base/context.ts'
import type { BetRecord } from '../betting/bet-records.ts'
import { accountBalance, type LedgerLine } from './ledger.ts'

/** Lines that bind a deposit: this much must be wagered before it counts as cash. */
export function boundLines(amountPaise: number): LedgerLine[] {
  return [
    { account: 'house-wagering', amountPaise: -amountPaise },
    { account: 'wagering', amountPaise },
  ]
}

/** Lines that take so much off what is still to be wagered; below zero puts it back. */
export function wageredLines(amountPaise: number): LedgerLine[] {
  return boundLines(-amountPaise)
}

/**
 * Lines of the turnover that decided bets bring. A bet turns over what it risked, its stake or its liability, so that
 * nobody loses a deposit and still has it to wager.
 */
export function turnoverLines(
  world: WorldContext,
  playerId: number,
  bets: readonly Pick<BetRecord, 'ifTruePaise' | 'ifFalsePaise'>[],
): LedgerLine[] {
  const riskedPaise = bets.reduce((sum, bet) => sum + riskOf(bet), 0)
  return wageredLines(Math.min(riskedPaise, accountBalance(world, playerId, 'wagering')))
}

/** What a bet can lose: its stake, or its liability. */
export function riskOf({ ifTruePaise, ifFalsePaise }: Pick<BetRecord, 'ifTruePaise' | 'ifFalsePaise'>): number {
  return Math.max(0, -Math.min(ifTruePaise, ifFalsePaise))
}
