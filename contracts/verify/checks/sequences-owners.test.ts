import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Asked,
  changeData,
  dataAfter,
  dataOf,
  isAt,
  second,
  startTampered,
  success,
  type Tampering,
} from './tampered-mock.ts'

let mock: Awaited<ReturnType<typeof startTampered>>

beforeAll(async () => {
  mock = await startTampered()
})

afterAll(() => mock.stop())

/** Answers the calls of one operation in the mock's place. */
const always = (line: string, data: Json): Tampering => ({
  asked: (asked) => (isAt(asked, line) ? success(data) : undefined),
})

/** Changes what those read that have asked with another token than the first call did. */
function ofOther(line: string, change: (data: JsonObject) => JsonObject): Tampering {
  let first: string | undefined
  let isLater = false
  const tokenOf = ({ headers }: Asked) => headers.authorization
  return {
    answered: (answered, asked) => {
      first ??= tokenOf(asked)
      if (isAt(asked, 'POST /api/bets')) isLater = true
      if (isLater && isAt(asked, line) && tokenOf(asked) === first) changeData(answered, change)
    },
  }
}

const withPins = (change: (pins: readonly Json[]) => Json[]) => (data: JsonObject) => ({
  ...data,
  pins: change(listOf(data.pins)),
})
const setLimits = 'PUT /api/limits'

/** A violation, the check that notices it, and a line of what it says. */
const cases: readonly (readonly [violation: string, description: string, change: Tampering, words: string])[] = [
  [
    'an offer for the bet of another player',
    'cashOutQuote: another player’s is not found',
    always('GET /api/bets/cash-out/quote', {}),
    'status: expected 404 to another player, who has no such thing, came 200',
  ],
  [
    'a bank that another player removes',
    'removeBank: another player’s is not found',
    always('DELETE /api/bank', null),
    'status: expected 404 to another player, who has no such thing, came 200',
  ],
  [
    'a withdrawal that another player cancels',
    'cancelWithdrawal: another player’s is not found',
    always('POST /api/withdrawRequest/cancel', {}),
    'status: expected 404 to another player, who has no such thing, came 200',
  ],
  [
    'a list that has the rows of another player',
    'listNotifications: what one player does is in no list of another',
    ofOther('GET /api/deposit/get', (data) => ({ ...data, count: 1 })),
    'listDeposits of the other player: expected {"rows":[],"count":0}, as before the calls of the first player',
  ],
  [
    'a key that counts for all players',
    'placeBet: a key is its player’s own',
    second('POST /api/bets', (answered) => {
      answered.status = 422
      answered.body = { error: true, message: 'Used', code: 'idempotency_key_reused' }
    }),
    'status: expected 200 to another player under the same key, came 422 "Used"',
  ],
  [
    'a key that counts for one session',
    'placeBet: one key in two sessions of a player has one effect',
    { asked: ({ headers }) => void delete headers['idempotency-key'] },
    'listMatchBets data.count: expected 1, as after the first call, came 2',
  ],
  [
    'a refusal that is forgotten',
    'placeBet: a refusal stays under its key',
    { asked: ({ headers }) => void delete headers['idempotency-key'] },
    'status: expected 422, as the first call under this key, came 200',
  ],
  [
    'a look-up that knows no refusal',
    'placeBet: a refusal stays under its key',
    {
      answered: (answered, { path }) => {
        if (path.startsWith('/api/intents/')) changeData(answered, () => ({ state: 'none' }))
      },
    },
    'getIntent data: expected the state "done" with the status 422 of the refusal, came {"state":"none"}',
  ],
  [
    'a closed key that takes a bet',
    'closeIntent: a call under a closed key has no effect',
    { asked: ({ headers }) => void delete headers['idempotency-key'] },
    'status: expected 409 to placeBet under a closed key, came 200',
  ],
  [
    'a second referral code',
    'generateReferral: the same twice is one',
    second('POST /api/ref/generate', (answered) => changeData(answered, (data) => ({ ...data, code: 'NEW1' }))),
    'data.code: expected',
  ],
  [
    'switches that a change of one switches off',
    'setAlerts: what is left out stays',
    second('PUT /api/alerts', (answered) =>
      changeData(answered, (data) => {
        const kinds = isObject(data.kinds) ? Object.keys(data.kinds) : []
        return { ...data, kinds: Object.fromEntries(kinds.map((kind) => [kind, false])) }
      }),
    ),
    'alone was switched, came false',
  ],
  [
    'limits that a change of one takes away',
    'setLimits: what is left out stays',
    second(setLimits, (answered) =>
      changeData(answered, (data) => ({ ...data, deposit: { daily: null, weekly: null, monthly: null } })),
    ),
    'data.deposit.daily: expected 5000, after the daily stake alone was sent, came null',
  ],
  [
    'pins in another order',
    'setPins: all pins, in the order in which they were pinned',
    dataOf(
      'GET /api/pins',
      withPins((pins) => pins.toReversed()),
    ),
    'getPins data.pins: expected',
  ],
  [
    'pins of this call alone',
    'setPins: all pins, in the order in which they were pinned',
    dataOf(
      'POST /api/pins',
      withPins((pins) => pins.slice(-1)),
    ),
    'as they were pinned, came',
  ],
  [
    'a deposit that its limit forgets',
    'getLimits: a deposit counts as used from its request on',
    dataAfter('POST /api/deposit/create', 'GET /api/limits', (data) => ({ ...data, used: { deposit: { daily: 0 } } })),
    'getLimits data.used.deposit.daily: expected 500, 0 before it, and the amount that was sent, came 0',
  ],
  [
    'an exposure of before the bet',
    'placeBet: the money in its answer is that of the calls that read it',
    dataOf('POST /api/bets', (data) => ({ ...data, exposureAmount: 0 })),
    'data.exposureAmount: expected 100, as getExposure answers behind it, came 0',
  ],
  [
    'an offer whose result is its amount',
    'cashOutQuote: its amount is the stake and what it wins or loses',
    dataOf('GET /api/bets/cash-out/quote', (data) => ({ ...data, profitLoss: data.amount ?? null })),
    'data.amount: expected',
  ],
  [
    'a list that leaves out what was sent',
    'createDeposit: it is on top of its list, and no money moves yet',
    dataOf('GET /api/deposit/get', (data) => ({
      ...data,
      rows: listOf(data.rows).map((row) => ({ ...(isObject(row) ? row : {}), gateway: 'another' })),
    })),
    'listDeposits data.rows[0].gateway: expected "m_paytm", as it was made, came the text "another"',
  ],
  [
    'a match that counts its settled bets',
    'getExposure: a match counts the bets that run, and no others',
    dataOf('GET /api/bet/exposure/amount', (data) => ({
      ...data,
      betMatches: listOf(data.betMatches).map((row) => ({ ...(isObject(row) ? row : {}), totalBets: 90 })),
    })),
    'data.betMatches[*].totalBets: expected 1, as listMatchBets has them of',
  ],
  [
    'a play session that begins with each call',
    'getPlaySession: it runs at least since the sign-in',
    dataOf('GET /api/play-session', (data) => ({ ...data, startedAt: data.now ?? null })),
    'when the session began that asks',
  ],
  [
    'totals of a page',
    'getAccountStatement: filters, days and pages agree',
    dataOf('GET /api/getAccountstatement', (data) => ({
      ...data,
      totals: { credit: listOf(data.rows).length, debit: 0 },
    })),
    'data.totals: expected',
  ],
]

test.each(cases)('notices %s', async (_violation, description, change, words) => {
  const found = await mock.found(description, change)
  expect(found.join('\n')).toContain(words)
  expect(found.join('\n')).not.toContain('not tried')
})
