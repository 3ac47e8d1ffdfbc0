import { expect, test } from 'vitest'
import { picture, playerOf } from '../../../test/support/identity.ts'
import {
  betOn,
  brokenInvariants,
  openMarket,
  pass,
  seededId,
  testWorld,
  threeRunners,
} from '../../../test/support/worlds.ts'
import { changeSettings } from '../base/change-settings.ts'
import { placeBet } from '../betting/place-bet.ts'
import { listNotifications } from '../content/notification-records.ts'
import { getIntent } from '../idempotency/intents.ts'
import { accountBalance } from '../money/ledger.ts'
import { balanceOf } from '../money/wallet.ts'
import { resettleMarket, settleMarket } from '../settlement/settlement.ts'
import { approveDeposit, declineDeposit, expireDeposit } from './decide-deposit.ts'
import { createDeposit, type DepositBody, listDeposits, payDepositFast } from './deposits.ts'
import { depositToPay } from './pay-page.ts'

const payment = { gateway: 'm_paytm', amountPaise: 500_50, utr: '402911223344' } as const
const hash = 'aB'.repeat(32)

function sitDown(openingCredit = 0) {
  const world = testWorld({ params: { openingCredit } })
  const player = playerOf(world, seededId(world))
  const wallet = () => balanceOf(world, player.id)
  const announce = (change: Partial<DepositBody> = {}, key?: string) =>
    createDeposit(world, player, { ...payment, ...change }, null, key)
  const holds = () => expect(brokenInvariants(world)).toEqual([])
  return { world, player, wallet, announce, holds }
}

test('[7.3-3] a deposit waits, and is the player’s to the paisa once it is approved', () => {
  const { world, player, wallet, announce, holds } = sitDown()
  const { id } = announce()
  expect(wallet().balancePaise).toBe(0)
  approveDeposit(world, id)
  expect(wallet()).toMatchObject({ balancePaise: 500_50, cashPaise: 0, debtPaise: 0 })
  expect(listDeposits(world, player.id, { skip: 0, pageSize: 10 })).toMatchObject({
    count: 1,
    deposits: [{ id, status: 'approved', amountPaise: 500_50, decidedAtMs: world.clock.now() }],
  })
  expect(listNotifications(world, player.id)[0]).toMatchObject({
    title: 'Deposit approved',
    message: '₹500.50 was added to your balance',
    status: 'success',
  })
  holds()
})

test('declined and expired deposits bring nothing, and say why', () => {
  const { world, player, wallet, announce, holds } = sitDown()
  declineDeposit(world, announce().id, 'UTR not found')
  expireDeposit(world, announce().id)
  expect(listDeposits(world, player.id, { skip: 0, pageSize: 10 }).deposits).toMatchObject([
    { status: 'expired', reason: 'Not paid in time' },
    { status: 'declined', reason: 'UTR not found' },
  ])
  expect(wallet().balancePaise).toBe(0)
  expect(listDeposits(world, player.id, { skip: 1, pageSize: 1, status: 'declined' })).toEqual({
    deposits: [],
    count: 1,
  })
  holds()
})

test.each([approveDeposit, declineDeposit, expireDeposit])('%o decides once', (decide) => {
  const { world, announce, wallet, holds } = sitDown()
  const { id } = announce()
  approveDeposit(world, id)
  expect(() => decide(world, id)).toThrow(expect.objectContaining({ code: 'deposit_not_pending', status: 409 }))
  expect(() => decide(world, 'd-99')).toThrow(expect.objectContaining({ status: 404 }))
  expect(wallet().balancePaise).toBe(500_50)
  holds()
})

const refused: [rule: string, change: Partial<DepositBody>][] = [
  ['amount_below_min', { amountPaise: 199_99 }],
  ['amount_above_max', { amountPaise: 50_000_01 }],
  ['utr_invalid', { utr: '12345678901' }],
  ['utr_invalid', { utr: '12345678901A' }],
  ['utr_invalid', { gateway: 'm_binance_tron', amountPaise: 2_000_00, utr: '402911223344' }],
  ['proof_required', { gateway: 'bank', amountPaise: 2_000_00 }],
  ['bank_not_found', { gateway: 'bank', amountPaise: 2_000_00, bankId: 'ob-9' }],
]
test.each(refused)('refuses by %s: %j', (rule, change) => {
  const { world, player, announce } = sitDown()
  expect(() => announce(change)).toThrow(expect.objectContaining({ rule }))
  expect(listDeposits(world, player.id, { skip: 0, pageSize: 10 }).count).toBe(0)
})

test('refuses a payment without its reference, and a bank transfer’s proof that is no picture', () => {
  const { world, player } = sitDown()
  const { utr, ...unnamed } = payment
  expect(() => createDeposit(world, player, unnamed, null)).toThrow(expect.objectContaining({ rule: 'utr_required' }))
  const transfer = { gateway: 'bank', amountPaise: 2_000_00, utr } as const
  const text = { name: 'proof.png', bytes: Buffer.from('no picture at all') }
  expect(() => createDeposit(world, player, transfer, text)).toThrow(expect.objectContaining({ rule: 'file_type' }))
  expect(createDeposit(world, player, { ...transfer, bankId: 'ob-1' }, picture).status).toBe('pending')
})

test('a reference counts once in the world, however it is written; a refused one may come again', () => {
  const { world, player, announce } = sitDown()
  const crypto = { gateway: 'm_binance_bsc', amountPaise: 2_000_00 } as const
  const { id, utr } = announce({ ...crypto, utr: `0x${hash}` })
  expect(utr).toBe(`0x${hash}`)
  const again = () => announce({ ...crypto, utr: hash.toLowerCase() })
  expect(again).toThrow(expect.objectContaining({ code: 'utr_taken', status: 409 }))
  approveDeposit(world, id)
  expect(again).toThrow(expect.objectContaining({ code: 'utr_taken' }))
  declineDeposit(world, announce().id)
  expect(announce().status).toBe('pending')
  expect(listDeposits(world, player.id, { skip: 0, pageSize: 10 }).count).toBe(3)
})

test('the same key has one effect: replay, another body, another proof, a refusal, in flight', () => {
  const { world, player, announce, holds } = sitDown()
  const first = announce({}, 'key-00000001')
  expect(announce({}, 'key-00000001')).toEqual(first)
  const reused = expect.objectContaining({ code: 'idempotency_key_reused', status: 422 })
  expect(() => announce({ amountPaise: 600_00 }, 'key-00000001')).toThrow(reused)
  expect(() => createDeposit(world, player, payment, picture, 'key-00000001')).toThrow(reused)
  expect(() => announce({}, 'key-00000002')).toThrow(expect.objectContaining({ rule: 'utr_taken' }))
  declineDeposit(world, first.id)
  expect(() => announce({}, 'key-00000002')).toThrow(expect.objectContaining({ rule: 'utr_taken' }))
  expect(getIntent(world, player.id, 'key-00000001')).toEqual({
    state: 'done',
    operation: 'createDeposit',
    answer: first,
  })
  expect(listDeposits(world, player.id, { skip: 0, pageSize: 10 }).count).toBe(1)
  holds()
  world.store.change("UPDATE intents SET state = 'in_flight', answer = NULL WHERE key = 'key-00000001'")
  expect(() => announce({}, 'key-00000001')).toThrow(expect.objectContaining({ code: 'intent_in_flight', status: 409 }))
})

test('a fast payment leads to the provider, and expires after 15 minutes of world time', () => {
  const { world, player } = sitDown()
  const { redirectUrl, deposit } = payDepositFast(
    world,
    player,
    { gateway: 'm_paytm', amountPaise: 200_00 },
    'key-00000001',
  )
  const key = redirectUrl.replace('/game-host/pay/', '')
  expect(depositToPay(world, key)).toEqual(deposit)
  expect(depositToPay(world, `${key}x`)).toBeNull()
  expect(depositToPay(world, deposit.id)).toBeNull()
  const status = () => listDeposits(world, player.id, { skip: 0, pageSize: 1 }).deposits[0]?.status
  pass(world, 15 * 60_000 - 1)
  expect(status()).toBe('pending')
  pass(world, 1)
  expect(status()).toBe('expired')
  const late = () => payDepositFast(world, player, { gateway: 'm_paytm', amountPaise: 199_99 })
  expect(late).toThrow(expect.objectContaining({ rule: 'amount_below_min' }))
})

test('a fast payment goes by a method that has a page of the provider, and is known by its mark', () => {
  const { world, player, announce, holds } = sitDown()
  changeSettings(world, { describedForms: true })
  const pay = (gateway: string) => payDepositFast(world, player, { gateway, amountPaise: 1_000_00 })
  for (const gateway of ['bank', 'm_upi_counter']) {
    expect(() => pay(gateway)).toThrow(
      expect.objectContaining({ rule: 'gateway_not_fast', code: 'gateway_unavailable', status: 422 }),
    )
  }
  expect(pay('m_bkash').deposit.byProvider).toBe(true)
  announce()
  expect(
    listDeposits(world, player.id, { skip: 0, pageSize: 10 }).deposits.map(({ byProvider }) => byProvider),
  ).toEqual([false, true])
  holds()
})

test('an announced payment is looked for a day', () => {
  const { world, player, announce } = sitDown()
  announce()
  pass(world, 24 * 60 * 60_000)
  expect(listDeposits(world, player.id, { skip: 0, pageSize: 1 }).deposits[0]?.status).toBe('expired')
})

test('demo users do not pay in', () => {
  const { world } = sitDown()
  const demo = playerOf(world, seededId(world) + 1)
  expect(() => createDeposit(world, demo, payment, null)).toThrow(expect.objectContaining({ code: 'demo_not_allowed' }))
  expect(() => payDepositFast(world, demo, payment)).toThrow(expect.objectContaining({ status: 403 }))
})

test('[4-12] a deposit becomes cash as it is wagered, by the risk of the bets', () => {
  const { world, player, wallet, announce, holds } = sitDown()
  approveDeposit(world, announce({ amountPaise: 1_000_00 }).id)
  const bet = (key: string, stakePaise: number) => {
    const marketId = openMarket(world, { key, runners: threeRunners })
    placeBet(world, player.id, betOn(marketId, 'b', 'back', stakePaise, { odds: 2.5 }))
    return marketId
  }
  settleMarket(world, bet('void', 400_00), 'void')
  expect(wallet()).toMatchObject({ balancePaise: 1_000_00, cashPaise: 0 })
  const lost = bet('lost', 400_00)
  settleMarket(world, lost, 'a')
  expect(wallet()).toMatchObject({ balancePaise: 600_00, cashPaise: 0 })
  expect(accountBalance(world, player.id, 'wagering')).toBe(600_00)
  settleMarket(world, bet('won', 500_00), 'b')
  expect(wallet()).toMatchObject({ balancePaise: 1_350_00, cashPaise: 1_250_00 })
  resettleMarket(world, lost, 'void')
  expect(wallet()).toMatchObject({ balancePaise: 1_750_00, cashPaise: 1_250_00 })
  holds()
})

test('a deposit pays an open debt first', () => {
  const { world, player, wallet, announce, holds } = sitDown(100)
  const marketId = openMarket(world, { runners: threeRunners })
  placeBet(world, player.id, betOn(marketId, 'b', 'back', 100_00, { odds: 2.5 }))
  settleMarket(world, marketId, 'b')
  const other = openMarket(world, { key: 'other', runners: threeRunners })
  placeBet(world, player.id, betOn(other, 'b', 'back', 250_00, { odds: 2.5 }))
  settleMarket(world, other, 'a')
  resettleMarket(world, marketId, 'a')
  expect(wallet()).toMatchObject({ balancePaise: 0, debtPaise: 250_00 })
  approveDeposit(world, announce().id)
  expect(wallet()).toMatchObject({ balancePaise: 250_50, debtPaise: 0, cashPaise: 0 })
  holds()
})
