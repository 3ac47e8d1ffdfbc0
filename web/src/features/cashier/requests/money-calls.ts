import { moneyCall } from '../../../money/money-call-store.ts'

/** The cashier's calls that move money or promise to, with the lists that they change. */
export const createDeposit = moneyCall('createDeposit', ['listDeposits', 'getLimits'])
export const payDepositFast = moneyCall('payDepositFast', ['listDeposits', 'getLimits'])
export const createWithdrawal = moneyCall(
  'createWithdrawal',
  ['listWithdrawals', 'getAccountStatement'],
  ({ wallet }) => wallet,
)
export const cancelWithdrawal = moneyCall(
  'cancelWithdrawal',
  ['listWithdrawals', 'getAccountStatement'],
  ({ wallet }) => wallet,
)
