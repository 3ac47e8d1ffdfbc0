import type { Part } from '@chaupar/api/fuzz/hostile-call'
import { describe, expect, test } from 'vitest'
import { approveDeposit } from '../../src/domain/cashier/decide-deposit.ts'
import { creditPlayer } from '../../src/domain/money/credits.ts'
import { sendForm } from '../support/forms.ts'
import { identify, picture } from '../support/identity.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { seededId } from '../support/worlds.ts'

const payment = { gateway: 'm_paytm', amount: 500.5, utr: '402911223344' }
const account = {
  type: 'bank',
  holder: 'Asha Rao',
  bankName: 'Konkan Bank',
  number: '123456789012',
  ifsc: 'KONK0000001',
}
const invariants = '/__mock/worlds/default/invariants'

async function sitDown({ cash = 0 }: { cash?: number } = {}) {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 6) })
  await call(app, '/__mock/worlds/default/clock/freeze', { body: {} })
  const token = await logIn(app)
  const world = app.registry.get('default')
  if (cash > 0) {
    identify(world, seededId(world))
    creditPlayer(world, seededId(world), cash * 100)
  }
  return { app, token, world }
}

function form(data: unknown, proof: Uint8Array | null = picture.bytes): Part[] {
  const file = proof === null ? [] : [{ name: 'proof', value: proof, filename: 'proof.png', type: 'image/png' }]
  return [{ name: 'data', value: JSON.stringify(data), type: 'application/json' }, ...file]
}

describe('deposits', () => {
  test('[7.3-4] [9-6] the gateways, with the five keys, limits, hours and fields', async () => {
    const { app, token } = await sitDown()
    const { gateways } = (await call(app, '/api/gateways', { token })).json.data
    const keys = gateways.filter(({ kind }) => kind === 'deposit').map(({ key }) => key)
    expect(keys).toEqual(['m_paytm', 'm_bkash', 'm_nagad', 'm_binance_tron', 'm_binance_bsc', 'bank'])
    expect(gateways[0]).toMatchObject({ name: 'Paytm', min: 200, max: 50_000, hours: '00:00-24:00', available: true })
    expect(gateways[0]?.fields[0]).toMatchObject({ name: 'utr', kind: 'text', required: true })
  })

  test('[7.2-2] the operator’s accounts', async () => {
    const { app, token } = await sitDown()
    const { bankDetails } = (await call(app, '/api/getBankAccountDetails', { token })).json.data
    expect(bankDetails[0]).toMatchObject({ id: 'ob-1', ifsc: 'PLAY0000001' })
  })

  test('[7.3-3] by JSON and by form, to approved, in the wallet and in the list', async () => {
    const { app, token, world } = await sitDown()
    const plain = await call(app, '/api/deposit/create', { body: payment, token })
    expect(plain.json.data.request).toMatchObject({ id: 'd-1', amount: 500.5, status: 'pending' })
    const utr = '402911223345'
    const sent = await sendForm(
      app,
      '/api/deposit/create',
      form({ gateway: 'bank', amount: 1000, utr, bankId: 'ob-1' }),
      {
        token,
      },
    )
    expect(sent.json.data).toMatchObject({ request: { id: 'd-2', gateway: 'bank', utr } })
    approveDeposit(world, 'd-1')
    const { json } = await call(app, '/api/deposit/get?status=approved', { token })
    expect(json.data).toMatchObject({ count: 1, rows: [{ id: 'd-1', status: 'approved' }] })
    const { totals, rows } = (await call(app, '/api/getAccountstatement?type=deposit', { token })).json.data
    expect(totals).toEqual({ credit: 500.5, debit: 0 })
    expect(rows[0]).toMatchObject({ description: 'Deposit d-1 by Paytm', credit: 500.5, balance: 10_500.5 })
    const notes = (await call(app, '/api/notifications', { token })).json.data
    expect(notes[0]).toMatchObject({ title: 'Deposit approved', status: 'success', read: false })
  })

  test.each([
    ['a browser’s Blob', { filename: 'blob', type: 'application/json' }],
    ['plain text', {}],
  ])('the JSON part may come as %s', async (_what, how) => {
    const { app, token } = await sitDown()
    const parts = [
      { name: 'data', value: JSON.stringify(payment), ...how },
      { name: 'proof', value: '', filename: '' },
    ]
    expect((await sendForm(app, '/api/deposit/create', parts, { token })).status).toBe(200)
  })

  test('a fast payment leads to the provider', async () => {
    const { app, token } = await sitDown()
    const { json } = await call(app, '/api/deposit/fastpayme', { body: { gateway: 'm_paytm', amount: 500 }, token })
    expect(json.data).toMatchObject({
      redirectUrl: expect.stringMatching(/^\/game-host\/pay\/d-1\./),
      request: { status: 'pending', byProvider: true },
    })
    const refused = await call(app, '/api/deposit/fastpayme', { body: { gateway: 'bank', amount: 1000 }, token })
    expect([refused.status, refused.json.code]).toEqual([422, 'gateway_unavailable'])
  })

  const hostile: [what: string, amount: string, status: number, code: string][] = [
    ['below', '199.99', 422, 'amount_below_min'],
    ['above', '50000.01', 422, 'amount_above_max'],
    ['a third of a paisa', '500.005', 400, 'validation_failed'],
    ['negative', '-500', 400, 'validation_failed'],
    ['nothing', '0', 400, 'validation_failed'],
    ['endless', '1e309', 400, 'validation_failed'],
    ['huge', '1e20', 400, 'validation_failed'],
    ['in words', '"500"', 400, 'validation_failed'],
    ['null', 'null', 400, 'validation_failed'],
    ['a list', '[500]', 400, 'validation_failed'],
    ['no number', 'NaN', 400, 'bad_request'],
  ]
  test.each(hostile)(
    'an amount that is %s is refused everywhere, and nothing moves',
    async (_what, amount, status, code) => {
      const { app, token } = await sitDown({ cash: 100_000 })
      const before = (await call(app, '/api/getAccountstatement', { token })).json.data
      const deposit = `{"gateway":"m_paytm","utr":"402911223344","amount":${amount}}`
      const fast = `{"gateway":"m_paytm","amount":${amount}}`
      const out = `{"method":"m_paytm","account":"9820041177","amount":${amount}}`
      const answers = [
        await call(app, '/api/deposit/create', { body: deposit, token }),
        await sendForm(app, '/api/deposit/create', [{ name: 'data', value: deposit }], { token }),
        await call(app, '/api/deposit/fastpayme', { body: fast, token }),
        await call(app, '/api/withdrawRequest/create', { body: out, token }),
      ]
      // A form that is not JSON is an invalid form; a body without a form is an invalid request.
      expect(answers.map((answer) => [answer.status, answer.json.code])).toEqual(answers.map(() => [status, code]))
      expect((await call(app, '/api/getAccountstatement', { token })).json.data).toEqual(before)
      expect((await call(app, '/api/deposit/get', { token })).json.data.count).toBe(0)
      expect((await call(app, invariants)).json.data.ok).toBe(true)
    },
  )

  test('one effect for one intent: again, other body, other proof, in parallel, and looked up', async () => {
    const { app, token } = await sitDown()
    const headers = { 'idempotency-key': 'intent-0001' }
    const send = (data: object, proof: Uint8Array | null = picture.bytes) =>
      sendForm(app, '/api/deposit/create', form(data, proof), { token, headers })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(payment)))
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const reused = { status: 422, json: { code: 'idempotency_key_reused' } }
    expect(await send({ ...payment, amount: 501 })).toMatchObject(reused)
    expect(await send(payment, null)).toMatchObject(reused)
    expect((await call(app, '/api/deposit/get', { token })).json.data.count).toBe(1)
    const intent = await call(app, '/api/intents/intent-0001', { token })
    expect(intent.json.data).toEqual({
      state: 'done',
      operationId: 'createDeposit',
      status: 200,
      answer: answers[0]?.json,
    })
    const other = await call(app, '/api/deposit/create', { body: payment, token })
    expect(other).toMatchObject({ status: 409, json: { code: 'utr_taken' } })
  })
})

describe('forms', () => {
  test.each([
    ['a file of another type', form(payment, Buffer.from('MZ\x90')), 415, 'unsupported_media_type'],
    ['an empty file', form(payment, new Uint8Array()), 400, 'validation_failed'],
    ['a file of more than 5 MB', form(payment, new Uint8Array(5 * 1024 * 1024 + 1)), 413, 'body_too_large'],
    ['no JSON part', form(payment).slice(1), 400, 'validation_failed'],
    ['a JSON part that is none', [{ name: 'data', value: '{' }], 400, 'bad_request'],
    ['two JSON parts', [...form(payment), ...form(payment).slice(0, 1)], 400, 'validation_failed'],
    ['an unknown part', [...form(payment), { name: 'more', value: 'x', filename: 'x' }], 400, 'validation_failed'],
    ['a text in place of a file', [...form(payment, null), { name: 'proof', value: 'x' }], 400, 'validation_failed'],
    ['an unknown field', form({ ...payment, status: 'approved' }), 400, 'validation_failed'],
    ['a part that is called __proto__', [...form(payment), { name: '__proto__', value: 'x' }], 400, 'bad_request'],
    [
      'a thousand parts',
      Array.from({ length: 1000 }, (_, at) => ({ name: `p${at}`, value: 'x', filename: 'x' })),
      413,
      'body_too_large',
    ],
    ['a body that is no form', Buffer.from('hello'), 400, 'bad_request'],
    ['a form that ends early', Buffer.from('--chaupar-boundary\r\ncontent-disp'), 400, 'bad_request'],
  ] as const)('%s is refused', async (_what, parts, status, code) => {
    const { app, token } = await sitDown()
    const answer = await sendForm(app, '/api/deposit/create', parts, { token })
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code })
    expect((await call(app, '/api/deposit/get', { token })).json.data.count).toBe(0)
  })

  test('no other call takes a form, and documents come in no other way', async () => {
    const { app, token } = await sitDown()
    const notTaken = { status: 415, json: { code: 'unsupported_media_type' } }
    expect(await sendForm(app, '/api/withdrawRequest/create', form(payment), { token })).toMatchObject(notTaken)
    expect(await sendForm(app, '/api/login', form(payment))).toMatchObject(notTaken)
    expect(await call(app, '/api/kyc', { body: { documentType: 'passport' }, token })).toMatchObject(notTaken)
  })

  test('a guest’s form is not read', async () => {
    const { app } = await sitDown()
    expect(await sendForm(app, '/api/kyc', form(payment))).toMatchObject({
      status: 401,
      json: { code: 'unauthorized' },
    })
  })
})

describe('withdrawals and accounts', () => {
  test('[7.3-2] saved account, hold, list, cancel: exact balances', async () => {
    const { app, token } = await sitDown({ cash: 2000 })
    const bank = (await call(app, '/api/bank', { body: account, token })).json.data
    expect(bank).toMatchObject({ id: 'bk-1', number: '******9012' })
    const body = { amount: 1500.25, method: 'bank', bankId: bank.id }
    const asked = await call(app, '/api/withdrawRequest/create', { body, token })
    expect(asked.json.data).toMatchObject({
      request: { id: 'w-1', amount: 1500.25, status: 'pending' },
      wallet: { balance: 10_499.75, cash: 499.75 },
    })
    expect(await call(app, '/api/bank?id=bk-1', { method: 'DELETE', token })).toMatchObject({ status: 409 })
    const cancelled = await call(app, '/api/withdrawRequest/cancel', { body: { id: 'w-1' }, token })
    expect(cancelled.json.data).toMatchObject({
      request: { status: 'declined', cancelledByPlayer: true },
      wallet: { balance: 12_000, cash: 2000 },
    })
    const { json } = await call(app, '/api/withdrawRequest/get?skip=0&pagesize=5&status=declined', { token })
    expect(json.data).toMatchObject({ count: 1, rows: [{ id: 'w-1' }] })
    expect((await call(app, '/api/bank?id=bk-1', { method: 'DELETE', token })).json.data).toBeNull()
    expect((await call(app, invariants)).json.data.ok).toBe(true)
  })

  test('the same key in parallel holds once', async () => {
    const { app, token } = await sitDown({ cash: 2000 })
    const body = { amount: 500, method: 'm_paytm', account: '9820041177' }
    const headers = { 'idempotency-key': 'intent-0002' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(app, '/api/withdrawRequest/create', { body, token, headers })),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await call(app, '/api/withdrawRequest/get', { token })).json.data.count).toBe(1)
  })

  test('[7.3-7] [9-12] pages of saved accounts have ten rows', async () => {
    const { app, token } = await sitDown()
    for (let index = 0; index < 11; index += 1) {
      await call(app, '/api/bank', { body: { ...account, number: String(100_000_000 + index) }, token })
    }
    const { json } = await call(app, '/api/bank', { token })
    expect([json.data.banks.length, json.data.count, json.data.pagesize]).toEqual([10, 11, 10])
    expect((await call(app, '/api/bank?skip=10&type=bank', { token })).json.data.banks).toHaveLength(1)
  })

  test.each([
    ['without KYC', 0, { amount: 500, method: 'm_paytm', account: '9820041177' }, 403, 'kyc_required'],
    ['of play money', 1, { amount: 500, method: 'm_paytm', account: '9820041177' }, 422, 'insufficient_cash'],
    ['without an account', 1, { amount: 500, method: 'bank' }, 400, 'validation_failed'],
    ['to an unknown account', 1, { amount: 500, method: 'bank', bankId: 'bk-9' }, 404, 'bank_not_found'],
    ['by an unknown method', 1, { amount: 500, method: 'cash' }, 404, 'gateway_not_found'],
    ['cancelled that never was', 1, { id: 'w-9' }, 404, 'withdrawal_not_found'],
  ])('a withdrawal %s is refused', async (_what, cash, body, status, code) => {
    const { app, token } = await sitDown({ cash })
    const path = 'id' in body ? '/api/withdrawRequest/cancel' : '/api/withdrawRequest/create'
    expect(await call(app, path, { body, token })).toMatchObject({ status, json: { code } })
  })
})

test('[1-8] a player proves an identity, deposits, claims a bonus, refers others and withdraws', async () => {
  const { app, token, world } = await sitDown()
  identify(world, seededId(world))
  expect((await call(app, '/api/kyc', { token })).json.data).toMatchObject({ status: 'approved' })
  const deposit = (await call(app, '/api/deposit/create', { body: payment, token })).json.data.request
  approveDeposit(world, deposit.id)
  const bonus = await call(app, '/api/bonus/claims', { body: { id: 'bn-welcome' }, token })
  expect(bonus.status).toBe(200)
  const referral = await call(app, '/api/ref/generate', { method: 'POST', token })
  expect(referral.json.data).toMatchObject({ code: expect.stringMatching(/\w/), link: expect.stringMatching(/\w/) })
  creditPlayer(world, seededId(world), 500_00)
  const body = { amount: 500, method: 'm_paytm', account: '9820041177' }
  const withdrawal = await call(app, '/api/withdrawRequest/create', { body, token })
  expect(withdrawal.json.data).toMatchObject({
    request: { amount: 500, status: 'pending' },
    wallet: { balance: 10_500.5, coins: 1000 },
  })
})

test.each(['/api/gateways', '/api/getBankAccountDetails', '/api/deposit/get', '/api/bank', '/api/kyc'])(
  'a guest gets nothing of %s',
  async (path) => {
    const { app } = await sitDown()
    expect(await call(app, path)).toMatchObject({ status: 401, json: { message: 'Unauthorized action.' } })
  },
)
