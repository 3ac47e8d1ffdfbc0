import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { receiveLines, wageredLines } from './entry-lines.ts'
import { accountBalance, postEntry } from './ledger.ts'

/** Credits the play money a player starts with: one entry from the house, restricted, so not part of cash. */
export function creditOpening(world: WorldContext, playerId: number): void {
  const amountPaise = world.settings.current.openingCreditPaise
  postEntry(world, {
    kind: 'opening-credit',
    reference: `player ${playerId}`,
    playerId,
    lines: [
      { account: 'house', amountPaise: -amountPaise },
      { account: 'real', amountPaise },
      { account: 'house-restricted', amountPaise: -amountPaise },
      { account: 'restricted', amountPaise },
    ],
  })
}

/**
 * Credits real money to a player; an open debt is paid from it first. The rest counts into cash only when it is `withdrawable`, else
 * it is restricted like the opening credit.
 */
export function creditPlayer(
  world: WorldContext,
  playerId: number,
  amountPaise: number,
  { withdrawable = true }: { withdrawable?: boolean } = {},
): void {
  requireAmount(amountPaise)
  world.transaction(() => {
    const repaidPaise = Math.min(amountPaise, accountBalance(world, playerId, 'debt'))
    const restrictedPaise = withdrawable ? 0 : amountPaise - repaidPaise
    postEntry(world, {
      kind: 'credit',
      reference: `credit ${nextCount(world.store, 'credit')}`,
      playerId,
      lines: [
        ...receiveLines(world, playerId, amountPaise),
        { account: 'house-restricted', amountPaise: -restrictedPaise },
        { account: 'restricted', amountPaise: restrictedPaise },
      ],
    })
  })
}

/** Debits real money, up to the free amount: `insufficient_funds` otherwise. Restricted money goes first. */
export function debitPlayer(world: WorldContext, playerId: number, amountPaise: number): void {
  requireAmount(amountPaise)
  world.transaction(() => {
    if (accountBalance(world, playerId, 'real') < amountPaise) throw new DomainError('insufficient_funds')
    const restrictedPaise = Math.min(amountPaise, accountBalance(world, playerId, 'restricted'))
    const wageringPaise = Math.min(amountPaise - restrictedPaise, accountBalance(world, playerId, 'wagering'))
    postEntry(world, {
      kind: 'debit',
      reference: `debit ${nextCount(world.store, 'debit')}`,
      playerId,
      lines: [
        { account: 'real', amountPaise: -amountPaise },
        { account: 'house', amountPaise },
        { account: 'restricted', amountPaise: -restrictedPaise },
        { account: 'house-restricted', amountPaise: restrictedPaise },
        ...wageredLines(wageringPaise),
      ],
    })
  })
}

/** Brings a player's balance to exactly this, by a credit that is not cash or by a debit. */
export function setBalance(world: WorldContext, playerId: number, balancePaise: number): void {
  const missingPaise = balancePaise - accountBalance(world, playerId, 'real')
  if (missingPaise > 0) creditPlayer(world, playerId, missingPaise, { withdrawable: false })
  if (missingPaise < 0) debitPlayer(world, playerId, -missingPaise)
}

/** Gives a player coins (bonus). */
export function creditCoins(world: WorldContext, playerId: number, amountPaise: number): void {
  requireAmount(amountPaise)
  world.transaction(() => {
    postEntry(world, {
      kind: 'bonus-credit',
      reference: `coins ${nextCount(world.store, 'coins')}`,
      playerId,
      lines: [
        { account: 'house', amountPaise: -amountPaise },
        { account: 'bonus', amountPaise },
      ],
    })
  })
}

function requireAmount(amountPaise: number): void {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new DomainError('amount_invalid', { amountPaise })
}
