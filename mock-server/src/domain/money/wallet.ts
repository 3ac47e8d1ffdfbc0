import type { WorldContext } from '../base/context.ts'
import { accountBalance } from './ledger.ts'

export interface Wallet {
  /** Real money free to use now: exposure and withdrawal holds are already out of it. */
  balancePaise: number
  /** Bonus. */
  coinsPaise: number
  /** The part of the balance that may be withdrawn. */
  cashPaise: number
  /** The amount that a correction took although it was spent; later credits pay it first. */
  debtPaise: number
  /** Raised by every entry that touches the player; an older one never overwrites a newer. */
  version: number
}

/**
 * A player's wallet (docs/money.md). The opening play money is not cash: it stays restricted until it is lost. A deposit is not cash
 * until it was wagered once. The hold for the exposure is taken from both first.
 */
export function balanceOf(world: WorldContext, playerId: number): Wallet {
  const balancePaise = accountBalance(world, playerId, 'real')
  const exposurePaise = accountBalance(world, playerId, 'exposure')
  const boundPaise = accountBalance(world, playerId, 'restricted') + accountBalance(world, playerId, 'wagering')
  const sql = 'SELECT wallet_version FROM players WHERE id = ?'
  return {
    balancePaise,
    coinsPaise: accountBalance(world, playerId, 'bonus'),
    cashPaise: Math.min(balancePaise, Math.max(0, balancePaise + exposurePaise - boundPaise)),
    debtPaise: accountBalance(world, playerId, 'debt'),
    version: world.store.one(sql, [playerId], (row) => row.integer('wallet_version')) ?? 0,
  }
}
