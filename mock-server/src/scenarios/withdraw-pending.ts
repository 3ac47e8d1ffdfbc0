import { addBank, listBanks } from '../domain/cashier/banks.ts'
import { hold } from '../domain/cashier/withdrawals.ts'
import { isKycApproved } from '../domain/kyc/kyc-records.ts'
import { placeKyc } from '../domain/kyc/place-kyc.ts'
import { creditPlayer } from '../domain/money/credits.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { rupeesParam } from './params.ts'
import { seededPlayerId } from './seeded-players.ts'

const usualPaise = 1500_00
const account = {
  type: 'bank',
  holder: 'Asha Player',
  bankName: 'Sahyadri Bank',
  number: '000011112222',
  ifsc: 'PLAY0000001',
} as const

export const withdrawPending: Scenario = {
  name: 'withdraw-pending',
  about: 'The seeded player, identified and with a saved bank, waits for 1,500.00 that are held',
  params: { amount: 'Rupees in place of the 1,500.00' },
  apply(world, params) {
    const playerId = seededPlayerId(world)
    const amountPaise = rupeesParam(params, 'amount', 1) ?? usualPaise
    if (!isKycApproved(world, playerId)) placeKyc(world, playerId, 'approved')
    creditPlayer(world, playerId, amountPaise)
    const { id, bankName, number } = savedBank(world, playerId)
    hold(world, { playerId, amountPaise, method: 'bank', account: `${bankName} ${number}`, bankId: id })
  },
}

function savedBank(world: World, playerId: number) {
  const { banks } = listBanks(world, playerId, { skip: 0, pageSize: 1, type: 'bank' })
  return banks[0] ?? addBank(world, playerId, account)
}
