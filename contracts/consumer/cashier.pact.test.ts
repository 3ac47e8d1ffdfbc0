import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import {
  cancelWithdrawal,
  cashier,
  createDeposit,
  createWithdrawal,
  payDepositFast,
} from '../../web/src/features/cashier/queries.ts'
import { oneOf, timestamp, twoPlaces, walletOf } from './examples/matchers.ts'
import {
  failure,
  given,
  keyHeader,
  pactOf,
  playerToken,
  press,
  read,
  session,
  success,
  tokenHeader,
} from './exchange.ts'

const { boolean, eachLike, equal, integer, string } = MatchersV3
const exchange = pactOf('cashier')
const player = ['default', { signedIn: 'player' }] as const
const withdrawing = [player, ['withdraw-pending']] as const
const status = oneOf('pending|approved|declined|expired', 'pending')
const funds = {
  wallet: walletOf(8500, 500),
  wagering: twoPlaces(0),
  held: twoPlaces(1500),
}
const wallet = walletOf(8500, 500)
const withdrawal = {
  id: string('w-1'),
  amount: twoPlaces(1500),
  method: string('bank'),
  account: string('Sahyadri Bank ******2222'),
  status,
  createdAt: timestamp(),
}
const deposit = {
  id: string('d-1'),
  gateway: string('m_paytm'),
  amount: twoPlaces(500),
  status,
  createdAt: timestamp(),
}

test('[7.3-2] a page of withdrawals by status', () =>
  exchange(
    {
      description: 'listWithdrawals: the pending ones',
      states: withdrawing,
      request: {
        line: 'GET /withdrawRequest/get',
        headers: tokenHeader(),
        query: { status: 'pending', skip: '0', pagesize: '10' },
      },
      answer: { status: 200, body: success({ rows: eachLike(withdrawal), count: integer(1), funds }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(cashier.withdrawList('pending', 1))).toMatchObject({
        rows: [{ id: 'w-1' }],
        count: 1,
        funds: { held: 1500 },
      })
    },
  ))

const asked = { amount: 500, method: 'm_paytm', account: '9820041177' } as const
const keyed = { ...tokenHeader(), ...keyHeader(2) }

test('[7.3-2] a withdrawal answers with the request and the wallet after its hold', () =>
  exchange(
    {
      description: 'createWithdrawal: cash and approved documents',
      states: [['default', { signedIn: 'player', cash: 2000 }], ['kyc-approved']],
      request: { line: 'POST /withdrawRequest/create', headers: keyed, body: asked },
      answer: { status: 200, body: success({ request: withdrawal, wallet }) },
    },
    async () => {
      session.token = playerToken
      const calling = press(createWithdrawal, asked)
      expect(await calling).toMatchObject({ request: { id: 'w-1', status: 'pending' }, wallet: { balance: 8500 } })
    },
  ))

test.each([
  ['without documents', [player, ['kyc-none']], 403, 'kyc_required', 'Please complete KYC first'],
  ['more than the cash', [player, ['kyc-approved']], 422, 'insufficient_cash', 'The amount is more than your cash'],
] as const)('[7.3-2] a withdrawal %s is refused with its code', (title, states, status, code, message) =>
  exchange(
    {
      description: `createWithdrawal: ${title}`,
      states,
      request: { line: 'POST /withdrawRequest/create', headers: tokenHeader(), body: asked },
      answer: { status, body: failure(message, code) },
    },
    async () => {
      session.token = playerToken
      await expect(press(createWithdrawal, asked)).rejects.toMatchObject({ status, code, message })
    },
  ),
)

test('[7.3-2] [4-12] a pending withdrawal that is cancelled ends as declined by its player', () =>
  exchange(
    {
      description: 'cancelWithdrawal: a pending one',
      states: withdrawing,
      request: { line: 'POST /withdrawRequest/cancel', headers: keyed, body: { id: given('withdrawalId', 'w-1') } },
      answer: {
        status: 200,
        body: success({ request: { ...withdrawal, status: 'declined', cancelledByPlayer: true }, wallet }),
      },
    },
    async () => {
      session.token = playerToken
      const calling = press(cancelWithdrawal, { id: 'w-1' })
      expect(await calling).toMatchObject({ request: { status: 'declined', cancelledByPlayer: true } })
    },
  ))

test('[7.3-2] an unknown withdrawal cannot be cancelled', () =>
  exchange(
    {
      description: 'cancelWithdrawal: an unknown one',
      states: [player],
      request: { line: 'POST /withdrawRequest/cancel', headers: tokenHeader(), body: { id: 'w-99' } },
      answer: { status: 404, body: failure('Withdrawal not found', 'withdrawal_not_found') },
    },
    async () => {
      session.token = playerToken
      const calling = press(cancelWithdrawal, { id: 'w-99' })
      await expect(calling).rejects.toMatchObject({ status: 404, code: 'withdrawal_not_found' })
    },
  ))

test('[7.3-3] deposit requests, newest first', () =>
  exchange(
    {
      description: 'listDeposits: a player with a request',
      states: [player, ['deposit-pending']],
      request: { line: 'GET /deposit/get', headers: tokenHeader(), query: { skip: '0', pagesize: '10' } },
      answer: {
        status: 200,
        body: success({ rows: eachLike({ ...deposit, utr: string('431000000001') }), count: integer(1) }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(cashier.deposits(1))).toMatchObject({ count: 1 })
    },
  ))

const declined = { status: equal('declined'), reason: string('The payment was not found') }

test('[7.3-3] [4-12] a declined deposit says why', () =>
  exchange(
    {
      description: 'listDeposits: a declined one',
      states: [player, ['deposit-declined']],
      request: { line: 'GET /deposit/get', headers: tokenHeader(), query: { skip: '0', pagesize: '10' } },
      answer: { status: 200, body: success({ rows: eachLike({ ...deposit, ...declined }), count: integer(1) }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(cashier.deposits(1))).toMatchObject({
        rows: [{ status: 'declined' }],
      })
    },
  ))

test('[7.3-2] [4-12] a declined withdrawal says why, and when it was decided', () =>
  exchange(
    {
      description: 'listWithdrawals: a declined one',
      states: [player, ['withdraw-pending', { declined: true }]],
      request: {
        line: 'GET /withdrawRequest/get',
        headers: tokenHeader(),
        query: { status: 'declined', skip: '0', pagesize: '10' },
      },
      answer: {
        status: 200,
        body: success({
          rows: eachLike({ ...withdrawal, ...declined, decidedAt: timestamp() }),
          count: integer(1),
          funds: { ...funds, held: 0 },
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await read(cashier.withdrawList('declined', 1))
      expect(rows).toMatchObject([{ status: 'declined', decidedAt: '2026-11-21T14:00:00.000Z' }])
    },
  ))

const announced = { gateway: 'm_paytm', amount: 500, utr: '402911223344' } as const
const proof = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'paid.png', {
  type: 'image/png',
})

test('[7.3-3] a deposit is announced by a form with its proof, and waits', () =>
  exchange(
    {
      description: 'createDeposit: with a proof',
      states: [player],
      request: { line: 'POST /deposit/create', headers: keyed, form: { data: announced, files: { proof } } },
      answer: { status: 200, body: success({ request: deposit }) },
    },
    async () => {
      session.token = playerToken
      const body = { data: announced, proof }
      expect(await press(createDeposit, body)).toMatchObject({
        request: { id: 'd-1', status: 'pending' },
      })
    },
  ))

test('[7.3-3] a deposit below the gateway’s least is refused with its code', () =>
  exchange(
    {
      description: 'createDeposit: too little',
      states: [player],
      request: {
        line: 'POST /deposit/create',
        headers: tokenHeader(),
        form: { data: { ...announced, amount: 0.01 }, files: {} },
      },
      answer: { status: 422, body: failure('Amount is below the minimum', 'amount_below_min') },
    },
    async () => {
      session.token = playerToken
      const calling = press(createDeposit, { data: { ...announced, amount: 0.01 } })
      await expect(calling).rejects.toMatchObject({ status: 422, code: 'amount_below_min' })
    },
  ))

test('[7.3-3] a fast deposit answers with the page to pay on, and the request that waits there', () =>
  exchange(
    {
      description: 'payDepositFast: a player',
      states: [player],
      request: { line: 'POST /deposit/fastpayme', headers: keyed, body: { gateway: 'm_paytm', amount: 500 } },
      answer: {
        status: 200,
        body: success({
          redirectUrl: string('https://pay.example.com/p/d-1'),
          request: { ...deposit, byProvider: boolean(true) },
        }),
      },
    },
    async () => {
      session.token = playerToken
      const body = { gateway: 'm_paytm', amount: 500 } as const
      expect(await press(payDepositFast, body)).toMatchObject({
        redirectUrl: 'https://pay.example.com/p/d-1',
        request: { id: 'd-1', status: 'pending', byProvider: true },
      })
    },
  ))

test('[7.3-3] a gateway that has no page of the provider is refused with its code', () =>
  exchange(
    {
      description: 'payDepositFast: by a gateway that is not fast',
      states: [player],
      request: { line: 'POST /deposit/fastpayme', headers: tokenHeader(), body: { gateway: 'bank', amount: 1000 } },
      answer: {
        status: 422,
        body: failure('This payment method has no fast pay', 'gateway_unavailable'),
      },
    },
    async () => {
      session.token = playerToken
      const calling = press(payDepositFast, { gateway: 'bank', amount: 1000 })
      await expect(calling).rejects.toMatchObject({ status: 422, code: 'gateway_unavailable' })
    },
  ))
