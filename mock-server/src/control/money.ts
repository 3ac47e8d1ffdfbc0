import { toIso } from '../domain/base/clock.ts'
import { approveDeposit, declineDeposit } from '../domain/cashier/decide-deposit.ts'
import { approveWithdrawal, declineWithdrawal } from '../domain/cashier/decide-withdrawal.ts'
import { waitingRequests } from '../domain/cashier/waiting-requests.ts'
import { approveKyc, declineKyc } from '../domain/kyc/decide-kyc.ts'
import { creditCoins, creditPlayer } from '../domain/money/credits.ts'
import { entryPage } from '../domain/money/entries.ts'
import { paise, rupees } from '../wire/money.ts'
import type { ControlHandlers } from './control-call.ts'
import { requireUsername, walletOf } from './player.ts'

/** The operator's decisions on deposits, withdrawals, documents and play money, and the ledger of all moves. */
export const moneyHandlers = {
  listMoneyRequests: (input, registry) =>
    waitingRequests(registry.get(input.world)).map(({ amountPaise, createdAtMs, ...same }) => ({
      ...same,
      ...(amountPaise === null ? {} : { amount: rupees(amountPaise) }),
      createdAt: toIso(createdAtMs),
    })),
  listLedger: ({ world: name, username, account = null, after = 0, limit = 200 }, registry) => {
    const world = registry.get(name)
    const playerId = username === undefined ? null : requireUsername(world, username).id
    const { entries, next } = entryPage(world.store, after, { playerId, account }, limit)
    return {
      next,
      entries: entries.map(({ entryId, atMs, text: _text, ...same }) => ({ id: entryId, at: toIso(atMs), ...same })),
    }
  },
  approveDeposit: (input, registry) => {
    approveDeposit(registry.get(input.world), input.requestId)
    return null
  },
  declineDeposit: (input, registry) => {
    declineDeposit(registry.get(input.world), input.requestId, input.reason)
    return null
  },
  approveWithdrawal: (input, registry) => {
    approveWithdrawal(registry.get(input.world), input.requestId)
    return null
  },
  declineWithdrawal: (input, registry) => {
    declineWithdrawal(registry.get(input.world), input.requestId, input.reason)
    return null
  },
  approveKyc: (input, registry) => {
    approveKyc(registry.get(input.world), input.requestId)
    return null
  },
  declineKyc: (input, registry) => {
    declineKyc(registry.get(input.world), input.requestId, input.reason)
    return null
  },
  creditPlayer: (input, registry) => {
    const world = registry.get(input.world)
    const player = requireUsername(world, input.username)
    if (input.to === 'coins') creditCoins(world, player.id, paise(input.amount))
    else creditPlayer(world, player.id, paise(input.amount), { withdrawable: input.withdrawable ?? false })
    return walletOf(world, player)
  },
} satisfies Partial<ControlHandlers>
