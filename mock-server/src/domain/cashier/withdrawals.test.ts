import { describe, expect, test } from 'vitest'
import { identify, passport, picture, playerOf } from '../../../test/support/identity.ts'
import { brokenInvariants, pass, seededId, startMs, testWorld } from '../../../test/support/worlds.ts'
import { changeSettings } from '../base/change-settings.ts'
import { listNotifications } from '../content/notification-records.ts'
import { submitKyc } from '../kyc/kyc.ts'
import { creditPlayer } from '../money/credits.ts'
import { accountBalance } from '../money/ledger.ts'
import { balanceOf } from '../money/wallet.ts'
import { addBank } from './banks.ts'
import { approveDeposit } from './decide-deposit.ts'
import { approveWithdrawal, declineWithdrawal, expireWithdrawal } from './decide-withdrawal.ts'
import { createDeposit } from './deposits.ts'
import { sendable } from './gateway-terms.ts'
import { listGateways } from './gateways.ts'
import { waitingRequests } from './waiting-requests.ts'
import { cancelWithdrawal, createWithdrawal, listWithdrawals, type WithdrawalBody } from './withdrawals.ts'

const account = {
  type: 'bank',
  holder: 'Asha',
  bankName: 'Konkan Bank',
  number: '123456789012',
  ifsc: 'KONK0000001',
} as const
const card = { type: 'card', holder: 'Asha', number: '4539578763621486' } as const
const page = { skip: 0, pageSize: 10 }

/** The seeded player with 2,000.00 cash beside the 10,000.00 play money. */
function sitDown({ identified = true }: { identified?: boolean } = {}) {
  const world = testWorld()
  const player = playerOf(world, seededId(world))
  if (identified) identify(world, player.id)
  creditPlayer(world, player.id, 2_000_00)
  const bankId = addBank(world, player.id, account).id
  const ask = (change: Partial<WithdrawalBody> = {}, key?: string) =>
    createWithdrawal(world, player, { amountPaise: 1_500_00, method: 'bank', bankId, ...change }, key)
  const holds = () => expect(brokenInvariants(world)).toEqual([])
  return { world, player, bankId, ask, holds }
}

describe('hold', () => {
  test('[7.3-2] the amount is held at once, and leaves when it is approved', () => {
    const { world, player, ask, holds } = sitDown()
    const { withdrawal, wallet } = ask()
    expect(withdrawal).toMatchObject({ id: 'w-1', status: 'pending', account: 'Konkan Bank ******9012' })
    expect(wallet).toMatchObject({ balancePaise: 10_500_00, cashPaise: 500_00 })
    holds()
    approveWithdrawal(world, withdrawal.id)
    expect(balanceOf(world, player.id)).toMatchObject({ balancePaise: 10_500_00, cashPaise: 500_00 })
    expect(accountBalance(world, player.id, 'withdrawal')).toBe(0)
    expect(listNotifications(world, player.id)[0]).toMatchObject({
      title: 'Withdrawal approved',
      message: '₹1,500.00 was paid out',
    })
    holds()
  })

  test.each([
    ['declined', declineWithdrawal],
    ['expired', expireWithdrawal],
  ] as const)('exactly the hold returns when it is %s', (status, decide) => {
    const { world, player, ask, holds } = sitDown()
    decide(world, ask({ amountPaise: 1_234_56 }).withdrawal.id)
    expect(balanceOf(world, player.id)).toMatchObject({ balancePaise: 12_000_00, cashPaise: 2_000_00 })
    expect(listWithdrawals(world, player.id, page).withdrawals[0]).toMatchObject({
      status,
      cancelledByPlayer: false,
      reason: expect.stringMatching(/./),
    })
    holds()
  })

  test('[4-12] the player takes a pending one back: declined, by the player, once', () => {
    const { world, player, ask, holds } = sitDown()
    const { id } = ask().withdrawal
    const back = cancelWithdrawal(world, player.id, id, 'key-00000001')
    expect(back.withdrawal).toMatchObject({ status: 'declined', cancelledByPlayer: true, reason: null })
    expect(back.wallet).toMatchObject({ balancePaise: 12_000_00, cashPaise: 2_000_00 })
    expect(cancelWithdrawal(world, player.id, id, 'key-00000001')).toEqual(back)
    const gone = expect.objectContaining({ code: 'withdrawal_not_pending', status: 409 })
    expect(() => cancelWithdrawal(world, player.id, id)).toThrow(gone)
    for (const decide of [approveWithdrawal, declineWithdrawal, expireWithdrawal]) {
      expect(() => decide(world, id)).toThrow(gone)
      expect(() => decide(world, 'w-99')).toThrow(expect.objectContaining({ code: 'withdrawal_not_found' }))
    }
    expect(balanceOf(world, player.id).balancePaise).toBe(12_000_00)
    holds()
  })

  test.each([
    ['approved', approveWithdrawal, 10_765_44],
    ['declined', declineWithdrawal, 12_000_00],
    ['expired', expireWithdrawal, 12_000_00],
  ] as const)('one that was %s before is not cancelled, and moves nothing more', (status, decide, balancePaise) => {
    const { world, player, ask, holds } = sitDown()
    const { id } = ask({ amountPaise: 1_234_56 }).withdrawal
    decide(world, id)
    const decided = listWithdrawals(world, player.id, page).withdrawals[0]
    const late = () => cancelWithdrawal(world, player.id, id, 'key-00000001')
    for (const _press of [1, 2]) {
      expect(late).toThrow(expect.objectContaining({ code: 'withdrawal_not_pending', status: 409 }))
    }
    expect(decided).toMatchObject({ status, cancelledByPlayer: false })
    expect(listWithdrawals(world, player.id, page).withdrawals).toEqual([decided])
    expect(balanceOf(world, player.id)).toMatchObject({ balancePaise, cashPaise: balancePaise - 10_000_00 })
    expect(accountBalance(world, player.id, 'withdrawal')).toBe(0)
    holds()
  })

  test('a player does not cancel or see another player’s', () => {
    const { world, player, ask } = sitDown()
    const { id } = ask().withdrawal
    const cancel = () => cancelWithdrawal(world, player.id + 1, id)
    expect(cancel).toThrow(expect.objectContaining({ code: 'withdrawal_not_found', status: 404 }))
    expect(listWithdrawals(world, player.id + 1, page)).toEqual({ withdrawals: [], count: 0 })
  })

  test('the same key holds once', () => {
    const { world, player, ask, holds } = sitDown()
    const first = ask({}, 'key-00000001')
    expect(ask({}, 'key-00000001')).toEqual(first)
    const reused = expect.objectContaining({ code: 'idempotency_key_reused' })
    expect(() => ask({ amountPaise: 1_000_00 }, 'key-00000001')).toThrow(reused)
    expect(balanceOf(world, player.id).balancePaise).toBe(10_500_00)
    holds()
  })

  test('lists by status, newest first', () => {
    const { world, player, ask } = sitDown()
    const ids = [500_00, 600_00, 700_00].map((amountPaise) => ask({ amountPaise }).withdrawal.id)
    approveWithdrawal(world, ids[1] ?? '')
    const list = (query: object) => {
      const { withdrawals, count } = listWithdrawals(world, player.id, { ...page, ...query })
      return [withdrawals.map(({ id }) => id), count]
    }
    expect(list({})).toEqual([['w-3', 'w-2', 'w-1'], 3])
    expect(list({ status: 'pending', skip: 1 })).toEqual([['w-1'], 2])
    expect(list({ status: 'approved', pageSize: 1 })).toEqual([['w-2'], 1])
  })
})

describe('conditions', () => {
  const refused: [rule: string, change: Partial<WithdrawalBody>][] = [
    ['amount_below_min', { amountPaise: 499_99 }],
    ['amount_above_max', { amountPaise: 5_00_000_01 }],
    ['insufficient_funds', { amountPaise: 12_000_01 }],
    ['insufficient_cash', { amountPaise: 2_000_01 }],
    ['bank_not_found', { bankId: 'bk-99' }],
    ['bank_not_found', { method: 'card' }],
    ['account_required', { method: 'm_paytm' }],
    ['account_invalid', { method: 'm_paytm', account: '12' }],
    ['account_invalid', { method: 'm_binance_bsc', account: 'TPLAYMONEY' }],
  ]
  test.each(refused)('refuses by %s: %j', (rule, change) => {
    const { world, player, ask, holds } = sitDown()
    expect(() => ask(change)).toThrow(expect.objectContaining({ rule }))
    expect(balanceOf(world, player.id).balancePaise).toBe(12_000_00)
    expect(listWithdrawals(world, player.id, page).count).toBe(0)
    holds()
  })

  test('an account of another player is not found', () => {
    const { world, player, ask } = sitDown()
    const { id } = addBank(world, player.id + 1, account)
    expect(() => ask({ bankId: id })).toThrow(expect.objectContaining({ rule: 'bank_not_found' }))
  })

  test('KYC comes first: without, pending, and run out in mid-form', () => {
    const { world, player, ask } = sitDown({ identified: false })
    const unknown = expect.objectContaining({ code: 'kyc_required', status: 403 })
    expect(() => ask()).toThrow(unknown)
    submitKyc(world, player.id, passport, picture)
    expect(() => ask()).toThrow(unknown)
    const other = sitDown({ identified: false })
    identify(other.world, other.player.id, { expiryDate: '2026-11-21' })
    expect(other.ask({ amountPaise: 500_00 }).withdrawal.status).toBe('pending')
    pass(other.world, 24 * 60 * 60_000)
    expect(() => other.ask({ amountPaise: 500_00 })).toThrow(unknown)
  })

  test('a deposit that is still to be wagered is named as such', () => {
    const { world, player, ask } = sitDown()
    const payment = { gateway: 'm_paytm', amountPaise: 1_000_00, utr: '402911223344' } as const
    approveDeposit(world, createDeposit(world, player, payment, null).id)
    expect(() => ask({ amountPaise: 3_000_00 })).toThrow(expect.objectContaining({ code: 'wagering_open' }))
    expect(() => ask({ amountPaise: 3_000_01 })).toThrow(expect.objectContaining({ code: 'insufficient_cash' }))
  })

  test('cards and wallets are paid too, masked', () => {
    const { world, player, ask } = sitDown()
    const { id } = addBank(world, player.id, card)
    expect(ask({ method: 'card', bankId: id, amountPaise: 500_00 }).withdrawal.account).toBe('Card ******1486')
    const wallet = { method: 'm_paytm', account: '9820041177', amountPaise: 500_00 } as const
    expect(ask(wallet).withdrawal.account).toBe('******1177')
  })

  test('demo users do not withdraw', () => {
    const { world, player } = sitDown()
    const body = { amountPaise: 500_00, method: 'm_paytm', account: '9820041177' } as const
    const demo = playerOf(world, player.id + 1)
    expect(() => createWithdrawal(world, demo, body)).toThrow(expect.objectContaining({ code: 'demo_not_allowed' }))
  })
})

describe('gateways', () => {
  test('[9-6] the five keys pay in and out, each with limits, hours and fields', () => {
    const { world } = sitDown()
    for (const kind of ['deposit', 'withdraw']) {
      const keys = listGateways(world)
        .filter((gateway) => gateway.kind === kind)
        .map(({ key }) => key)
      expect(keys).toEqual(
        expect.arrayContaining(['m_bkash', 'm_nagad', 'm_paytm', 'm_binance_tron', 'm_binance_bsc', 'bank']),
      )
    }
    for (const { minPaise, maxPaise, hours, fields } of listGateways(world)) {
      expect(minPaise).toBeLessThan(maxPaise)
      expect(hours).toMatch(/^\d\d:\d\d-\d\d:\d\d$/)
      expect(fields.length).toBeGreaterThan(0)
    }
  })

  test('a withdrawal is JSON: no way of withdrawing asks for a file, nor can one be set that does', () => {
    const { world } = sitDown()
    changeSettings(world, { describedForms: true })
    const ways = listGateways(world).filter(({ kind }) => kind === 'withdraw')
    expect(ways.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'file')).toEqual([])
    const file = { name: 'cheque', label: 'Cancelled cheque', kind: 'file', required: true } as const
    const asking = ways.map((way) => ({ ...way, fields: [...way.fields, file] }))
    expect(() => sendable(asking)).toThrow(`A withdrawal takes no files: bank cannot ask for 'cheque'`)
  })

  test('a gateway is open in its hours of India, and closed when it is down', () => {
    const { world, ask } = sitDown()
    const bsc = () => listGateways(world).find(({ key }) => key === 'm_binance_bsc')?.available
    const at = (time: string) => world.clock.freeze(Date.parse(`2026-11-21T${time}+05:30`))
    at('05:59:59.999')
    expect(bsc()).toBe(false)
    at('06:00:00.000')
    expect(bsc()).toBe(true)
    at('17:59:59.999')
    expect(bsc()).toBe(true)
    at('18:00:00.000')
    expect(bsc()).toBe(false)
    world.clock.freeze(startMs)
    changeSettings(world, { gatewaysDown: ['bank'] })
    expect(() => ask()).toThrow(expect.objectContaining({ code: 'gateway_unavailable', status: 422 }))
  })
})

test('everything that waits for the operator, oldest first', () => {
  const { world, player, ask } = sitDown({ identified: false })
  const payment = { gateway: 'm_paytm', amountPaise: 1_000_00, utr: '402911223344' } as const
  createDeposit(world, player, payment, null)
  pass(world, 1000)
  submitKyc(world, player.id, passport, picture)
  expect(() => ask()).toThrow(expect.objectContaining({ code: 'kyc_required' }))
  expect(waitingRequests(world)).toEqual([
    {
      kind: 'deposit',
      id: 'd-1',
      username: 'player',
      amountPaise: 1_000_00,
      text: 'm_paytm 402911223344',
      createdAtMs: startMs,
    },
    {
      kind: 'kyc',
      id: 'k-1',
      username: 'player',
      amountPaise: null,
      text: 'passport P1234567',
      createdAtMs: startMs + 1000,
    },
  ])
})
