/**
 * Refusals whose code the web acts on: a page says or does something of its own by each of them, which a code of another
 * name would not bring about. What is asked for here is the code; where no simple state leads to it, the provider refuses whatever comes next.
 */

import type { OperationId } from '@chaupar/api/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { callOnce } from '../../../web/src/api/call.ts'
import { createDeposit } from '../../../web/src/features/cashier/queries.ts'
import { cashOutBet, cashOutOffer } from '../../../web/src/features/sports/bets/cash-out/cash-out-store.ts'
import { playerWithBet, playerWithOffer } from '../examples/bet-example.ts'
import { call, failure, given, pactOf, playerToken, press, read, session, tokenHeader } from '../exchange.ts'
import type { Interaction } from '../interaction.ts'

const { integer, regex } = MatchersV3
const exchange = pactOf('refusals')

const player = { signedIn: 'player' }
const playerWithMatch = ['default', { ...player, match: true }] as const
const planted = (code: string, status: number) =>
  ['default', { ...player, match: true, fails: code, failStatus: status }] as const

interface Refusal {
  readonly states: Interaction['states']
  readonly request: Interaction['request']
  readonly status: number
  readonly words: string
  readonly act: () => Promise<unknown>
}

/** A refused bet: what of the usual slip is another, as the client sends it and as the pact writes it. */
function bet(state: Interaction['states'], words: string, change: object = {}, status = 422): Refusal {
  const slip = { side: 'back', stake: 100, accept: { policy: 'better' } } as const
  const seen = { marketId: 'm-1', selectionId: 'home', odds: 1.85 }
  const body = {
    ...{ marketId: given('marketId', 'm-1'), selectionId: given('selectionId', 'home'), odds: given('odds', 1.85) },
    ...{ ...slip, ...change },
  }
  const headers = { ...tokenHeader(), 'Idempotency-Key': 'pact-intent-8' }
  return {
    states: state,
    request: { line: 'POST /bets', headers, body },
    status,
    words,
    act: () => callOnce('placeBet', { ...seen, ...slip, ...change }, 'pact-intent-8'),
  }
}

const mobile = { mobile: '9811122233', country_code: '91' } as const
const registration = {
  ...{ name: 'Asha Rao', username: 'asha rao', password: 'Chaupar123' },
  ...{ ...mobile, otp: '482913' },
  typeId: 3,
  parentId: 81026,
} as const
const shown = { ...mobile, otp: '482913' }
const sentCode = { codeFor: mobile.mobile, codePurpose: 'sign_up' }
const showsCode = {
  request: { line: 'POST /mobileVerification', body: { ...shown, otp: given('otp', '482913') } },
  act: () => call('verifyMobile', { body: shown }),
} as const

const utr = '402911223344'
const announced = { gateway: 'm_paytm', amount: 500, utr } as const

/** Runs of the state's market, offered at a price of one's own. */
const offerOnRuns = { rate: 1000, line: 46, odds: undefined, offer: { keepInPlay: true } }

const refusals: Readonly<Record<string, readonly [operation: OperationId, refusal: Refusal]>> = {
  otp_required: [
    'register',
    {
      states: [['default']],
      request: { line: 'POST /register', body: registration },
      status: 400,
      words: 'Please verify your mobile number first',
      act: () => call('register', { body: registration }),
    },
  ],
  mobile_taken: [
    'register',
    {
      states: [['default', { verifiedCodeFor: '9820041177' }]],
      request: {
        line: 'POST /register',
        body: { ...registration, mobile: '9820041177', otp: given('otp', '482913') },
      },
      status: 409,
      words: 'Mobile number is already registered',
      act: () => call('register', { body: { ...registration, mobile: '9820041177' } }),
    },
  ],
  otp_expired: [
    'verifyMobile',
    { ...showsCode, states: [['default', sentCode], ['otp-expired']], status: 400, words: 'OTP has expired' },
  ],
  otp_locked: [
    'verifyMobile',
    {
      ...showsCode,
      states: [['default', { ...sentCode, fails: 'otp_locked', failStatus: 429 }]],
      status: 429,
      words: 'Too many wrong codes, please try again in 30 seconds',
    },
  ],
  intent_in_flight: [
    'placeBet',
    bet([planted('intent_in_flight', 409)], 'This request is already being processed', {}, 409),
  ],
  intent_closed: [
    'placeBet',
    bet(
      [['default', { ...player, match: true, closedKey: 'pact-intent-8' }]],
      'This request came too late and was not carried out',
      {},
      409,
    ),
  ],
  utr_taken: [
    'createDeposit',
    {
      states: [['default', { ...player, usedUtr: utr }]],
      request: { line: 'POST /deposit/create', headers: tokenHeader(), form: { data: announced, files: {} } },
      status: 409,
      words: 'This UTR was already used',
      act: () => press(createDeposit, { data: announced }),
    },
  ],
  bank_not_found: [
    'removeBank',
    {
      states: [['default', player]],
      request: { line: 'DELETE /bank', headers: tokenHeader(), query: { id: 'bk-99' } },
      status: 404,
      words: 'Account not found',
      act: () => call('removeBank', { query: { id: 'bk-99' } }),
    },
  ],
  market_closed: ['placeBet', bet([planted('market_closed', 422)], 'Market is closed')],
  ball_running: ['placeBet', bet([playerWithMatch, ['ball-running']], 'Ball is running')],
  selection_removed: ['placeBet', bet([planted('selection_removed', 422)], 'Selection is not available')],
  odds_invalid: ['placeBet', bet([playerWithMatch], 'The price is not valid', { odds: 3.01 })],
  price_changed: ['placeBet', bet([playerWithMatch], 'The price has changed', { odds: 1000 })],
  stake_below_min: ['placeBet', bet([playerWithMatch], 'Stake is below the minimum', { stake: 0.01 })],
  offers_not_taken: [
    'placeBet',
    bet([['default', { ...player, bet: 'line' }]], 'This market takes no offers', offerOnRuns),
  ],
  offers_too_many: ['placeBet', bet([planted('offers_too_many', 422)], 'Too many of your offers are waiting')],
  cash_out_unavailable: [
    'cashOutQuote',
    {
      states: [playerWithOffer],
      request: { line: 'GET /bets/cash-out/quote', headers: tokenHeader(), query: { betId: given('betId', 'b-1') } },
      status: 422,
      words: 'This bet cannot be cashed out now',
      act: () => read(cashOutOffer('b-1', 100)),
    },
  ],
  cash_out_changed: [
    'cashOutBet',
    {
      states: [playerWithBet],
      request: {
        line: 'POST /bets/cash-out',
        headers: tokenHeader(),
        body: { betId: given('betId', 'b-1'), amount: 100_000 },
      },
      status: 422,
      words: 'The cash-out offer has changed',
      act: () => press(cashOutBet, { betId: 'b-1', amount: 100_000 }),
    },
  ],
}

const rows = Object.entries(refusals).map(([code, [operation, refusal]]) => [code, operation, refusal] as const)

test.each(rows)('%s, a refusal of %s', (code, operation, { states, request, status, words, act }) => {
  const isTimed = status === 429
  const wait = isTimed ? { retryAfter: integer(30) } : {}
  return exchange(
    {
      description: `${operation}: is refused with ${code}`,
      states,
      request,
      answer: {
        status,
        ...(isTimed ? { headers: { 'retry-after': regex(/^\d{1,6}$/, '30') } } : {}),
        body: { ...failure(words, code), ...wait },
      },
    },
    async () => {
      session.token = playerToken
      await expect(act()).rejects.toMatchObject({ status, code, message: words, retryAfter: isTimed ? 30 : null })
    },
  )
})
