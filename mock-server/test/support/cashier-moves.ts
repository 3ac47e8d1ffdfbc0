import fc from 'fast-check'
import { listPlayers } from '../../src/domain/accounts/player-records.ts'
import { approveDeposit, declineDeposit, expireDeposit } from '../../src/domain/cashier/decide-deposit.ts'
import { approveWithdrawal, declineWithdrawal, expireWithdrawal } from '../../src/domain/cashier/decide-withdrawal.ts'
import { createDeposit, listDeposits, payDepositFast } from '../../src/domain/cashier/deposits.ts'
import { cancelWithdrawal, createWithdrawal, listWithdrawals } from '../../src/domain/cashier/withdrawals.ts'
import { isKycApproved } from '../../src/domain/kyc/kyc-records.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { identify, playerOf } from './identity.ts'
import type { MoneyTable } from './money-table.ts'

type Move = (table: MoneyTable) => void

const all = { skip: 0, pageSize: 100 }
const number = fc.nat({ max: 23 })
const amount = fc.integer({ min: 1_00, max: 12_000_00 })

/** Any of those who may pay: demo users may not. */
function payerOf({ world }: MoneyTable, number: number): number {
  const payers = listPlayers(world).filter(({ isDemo }) => !isDemo)
  return payers[number % payers.length]?.id ?? 0
}

const announce = fc.tuple(number, amount, number, fc.boolean()).map(
  ([who, amountPaise, key, isFast]): Move =>
    (table) => {
      const player = playerOf(table.world, payerOf(table, who))
      const payment = { gateway: 'm_paytm', amountPaise } as const
      if (isFast) payDepositFast(table.world, player, payment, `fast-${key}`)
      else createDeposit(table.world, player, { ...payment, utr: String(100_000_000_000 + key) }, null, `paid-${key}`)
    },
)

const decideDeposit = fc.tuple(number, number, fc.constantFrom(approveDeposit, declineDeposit, expireDeposit)).map(
  ([who, at, decide]): Move =>
    (table) => {
      const playerId = payerOf(table, who)
      const { deposits } = listDeposits(table.world, playerId, all)
      const deposit = deposits[at % Math.max(deposits.length, 1)]
      decide(table.world, deposit?.id ?? 'none')
      if (deposit && decide === approveDeposit) table.give(playerId, deposit.amountPaise)
    },
)

const withdraw = fc.tuple(number, amount, number).map(
  ([who, amountPaise, key]): Move =>
    (table) => {
      const playerId = payerOf(table, who)
      if (!isKycApproved(table.world, playerId)) identify(table.world, playerId)
      // Mostly within the cash, so that a life sees more than refusals.
      const cashPaise = Math.max(balanceOf(table.world, playerId).cashPaise, 200_00)
      const asked = key % 4 === 0 ? amountPaise : Math.min(amountPaise, cashPaise)
      const body = { amountPaise: asked, method: 'm_paytm', account: '9820041177' } as const
      createWithdrawal(table.world, playerOf(table.world, playerId), body, `out-${key}`)
    },
)

const decideWithdrawal = fc
  .tuple(number, number, fc.constantFrom(approveWithdrawal, declineWithdrawal, expireWithdrawal, null))
  .map(
    ([who, at, decide]): Move =>
      (table) => {
        const playerId = payerOf(table, who)
        const { withdrawals } = listWithdrawals(table.world, playerId, all)
        const withdrawal = withdrawals[at % Math.max(withdrawals.length, 1)]
        const id = withdrawal?.id ?? 'none'
        if (decide === null) cancelWithdrawal(table.world, playerId, id, `back-${at}`)
        else decide(table.world, id)
        if (withdrawal && decide === approveWithdrawal) table.give(playerId, -withdrawal.amountPaise)
      },
  )

/** Deposits, withdrawals and decisions of players and the operator; weights beside the bets'. */
export const cashierMoves = [
  { weight: 2, arbitrary: announce },
  { weight: 2, arbitrary: decideDeposit },
  { weight: 4, arbitrary: withdraw },
  { weight: 4, arbitrary: decideWithdrawal },
]
