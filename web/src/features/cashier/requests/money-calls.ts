import { intentOperation } from '../../../money/intent-store.ts'

/* What the cashier sends, each with the reading operations whose answers it changes. */

export const createDeposit = intentOperation('createDeposit', ['listDeposits', 'getLimits'])
export const payDepositFast = intentOperation('payDepositFast', ['listDeposits', 'getLimits'])

const withdrawalStale = ['listWithdrawals', 'getAccountStatement'] as const
export const createWithdrawal = intentOperation('createWithdrawal', withdrawalStale, (answer) => answer)
export const cancelWithdrawal = intentOperation('cancelWithdrawal', withdrawalStale, (answer) => answer)
