import { intentOperation } from '../../../money/intent-store.ts'

/* What the cashier sends, each with the reading operations whose answers it changes. */

export const createDeposit = intentOperation('createDeposit', ['listDeposits', 'getLimits'])
export const payDepositFast = intentOperation('payDepositFast', ['listDeposits', 'getLimits'])

const withdrawalStale = ['listWithdrawals', 'getAccountStatement'] as const
export const createWithdrawal = intentOperation('createWithdrawal', withdrawalStale, { moneyOf: (answer) => answer })
export const cancelWithdrawal = intentOperation('cancelWithdrawal', withdrawalStale, { moneyOf: (answer) => answer })

/** Moves no money; a lost answer is looked up all the same. An account that is saved already is refused. */
export const addBank = intentOperation('addBank', ['listBanks'], { isHarmless: true })
