import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Exchange } from '../run/exchange.ts'
import {
  changeData,
  dataOf,
  isAt,
  second,
  startTampered,
  success,
  type Tampering,
  withoutKeys,
} from './tampered-mock.ts'

const withoutKeysAndIntents: Tampering = {
  ...withoutKeys,
  answered: (answered, { path }) => {
    if (path.startsWith('/api/intents/')) answered.status = 404
  },
}

let mock: Awaited<ReturnType<typeof startTampered>>

beforeAll(async () => {
  mock = await startTampered()
})

afterAll(() => mock.stop())

const exposure = 'GET /api/bet/exposure/amount'
const twice = 'placeBet: one key twice has one effect'
const another = 'placeBet: a key with another body is refused'

/** A violation, the check that notices it, and a line of what it says. */
const cases: readonly (readonly [violation: string, description: string, change: Tampering, words: string])[] = [
  [
    'a second bet under the same key',
    twice,
    withoutKeys,
    'listMatchBets data.count: expected 1, as after the first call, came 2',
  ],
  [
    'a first answer that is not repeated',
    twice,
    second('POST /api/bets', (answered) => changeData(answered, (data) => ({ ...data, exposureAmount: 7 }))),
    'data.exposureAmount: expected 0, as in the first answer under this key, came 7',
  ],
  [
    'a repeated call that is refused',
    twice,
    second('POST /api/bets', (answered) => {
      answered.status = 409
      answered.body = { error: true, message: 'Placed already', code: 'intent_in_flight' }
    }),
    'status: expected 200 again under the same key, came 409 "Placed already"',
  ],
  [
    'a second withdrawal that has the answer of the first',
    'createWithdrawal: one key twice has one effect',
    (() => {
      let calls = 0
      return {
        answered: (answered, asked) => {
          if (isAt(asked, 'POST /api/withdrawRequest/create')) calls += 1
          if (calls === 2 && isAt(asked, 'GET /api/withdrawRequest/get'))
            changeData(answered, (data) => ({ ...data, count: 2 }))
        },
      }
    })(),
    'listWithdrawals data.count: expected 1, as after the first call, came 2',
  ],
  [
    'two bets for two calls at the same time',
    'placeBet: one key twice at the same time has one effect',
    withoutKeys,
    'listMatchBets data.count: expected 1, one more than before both calls, came 2',
  ],
  [
    'another bet under a used key',
    another,
    withoutKeys,
    'status: expected 422 with the code "idempotency_key_reused", came 200',
  ],
  [
    'another code for a used key',
    another,
    second('POST /api/bets', (answered) => {
      answered.body = { error: true, message: 'Used', code: 'key_used' }
    }),
    'status: expected 422 with the code "idempotency_key_reused", came 422 with the code the text "key_used"',
  ],
  [
    'a sign-up whose token is dead',
    'register: its token opens calls',
    dataOf('POST /api/register', (data) => ({ ...data, token: 'unknown-token' })),
    'status: expected 200 of getExposure with the token that was just given, came 401 "Unauthorized action."',
  ],
  [
    'a sign-in whose token is dead',
    'login: its token opens calls',
    dataOf('POST /api/login', (data) => ({ ...data, token: 'unknown-token' })),
    'status: expected 200 of getExposure with the token that was just given, came 401 "Unauthorized action."',
  ],
  [
    'a token that lives on',
    'signOut: its token is dead at once, other sessions stay',
    { asked: (asked) => (isAt(asked, 'GET /api/signout') ? success(null) : undefined) },
    'status: expected 401 of getExposure after signOut, came 200',
  ],
  [
    'another text for a dead token',
    'signOut: its token is dead at once, other sessions stay',
    {
      answered: (answered) => {
        if (answered.status === 401) answered.body = { error: true, message: 'Please sign in', code: 'unauthorized' }
      },
    },
    'message: expected exactly "Unauthorized action.", came the text "Please sign in"',
  ],
  [
    'a sign-out that ends all sessions',
    'signOut: its token is dead at once, other sessions stay',
    {
      answered: (answered, asked) => {
        if (!isAt(asked, exposure)) return
        answered.status = 401
        answered.body = { error: true, message: 'Unauthorized action.', code: 'unauthorized' }
      },
    },
    'status: expected 200 of getExposure in the other session of this player, came 401 "Unauthorized action."',
  ],
]

test.each(cases)('notices %s', async (_violation, description, change, words) => {
  const found = await mock.found(description, change)
  expect(found.join('\n')).toContain(words)
  expect(found.join('\n')).not.toContain('not tried')
})

test('a server without keys is not blamed for what is an extension', async () => {
  expect(await mock.found(twice, withoutKeysAndIntents)).toEqual([
    'not tried: the server knows no Idempotency-Key, which is an extension: getIntent answered 404',
  ])
})

test('a server that has refused a key has keys, also without a look-up of intents', async () => {
  const refused: Exchange = {
    ...{ provider: 'chaupar-api', operation: 'addBank', status: 422, headers: {}, sentAt: 0, cameAt: 0 },
    request: { method: 'POST', url: 'http://any/bank', headers: { 'idempotency-key': 'check-1' }, body: null },
    body: { error: true, message: 'Used', code: 'idempotency_key_reused' },
  }
  expect(await mock.found(twice, withoutKeysAndIntents, [refused])).toContain(
    'listMatchBets data.count: expected 1, as after the first call, came 2',
  )
})

test('what is refused at its first call is left to the pacts', async () => {
  const closed: Tampering = {
    asked: (asked) =>
      isAt(asked, 'POST /api/bets')
        ? { ...success(null), status: 422, body: { error: true, message: 'No bets today', code: 'market_closed' } }
        : undefined,
  }
  expect(await mock.found(twice, closed)).toEqual([
    'not tried: this check needs placeBet, which answered 422 "No bets today"',
  ])
})
