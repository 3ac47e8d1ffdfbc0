import { beforeAll, describe, expect, test } from 'vitest'
import type { Result } from '../verify/judge.ts'
import { faults, order, outcomeOf, verifyAt } from '../verify-stand-in.ts'
import { calls } from './calls.ts'
import { startStandIn } from './stand-in.ts'
import { type Violation, violations } from './violations.ts'

/** The verification of these operations, all when none is named, against a stand-in with these violations. */
async function verified(broken: readonly Violation[], only: readonly string[], timeoutMs: number): Promise<Result[]> {
  const standIn = await startStandIn(new Set(broken))
  try {
    const { origin, socketPath, statesUrl } = standIn
    return await verifyAt({ api: origin, realtime: origin, states: statesUrl, socketPath }, only, timeoutMs)
  } finally {
    await standIn.stop()
  }
}

let correct: Result[] = []
let violating: Result[] = []

// At the same time: both wait more than they do. The other has all its violations at once, each in a call or an event of its own,
// those about the order of pushes together.
beforeAll(async () => {
  const lyingIn = cases.map(([, description]) => description.split(': ')[0] ?? '')
  const all = cases.map(([violation]) => violation)
  ;[correct, violating] = await Promise.all([verified([], [], 2000), verified(all, lyingIn, 5000)])
})

describe('a backend of another kind that keeps the promise', () => {
  test('keeps it in a dozen operations and over the socket', () => {
    const kept = new Set(correct.filter(({ outcome }) => outcome.is === 'kept').map(({ trial }) => trial.operation))
    for (const operation of [
      ...['login', 'checkDemo', 'getAppDetails', 'getBanners', 'listAnnouncements', 'listNotifications', 'getExposure'],
      ...['getDepositBankDetails', 'listMatches', 'getMatchOdds', 'placeBet', 'updatePassword', 'signOut'],
      ...['connect_error', 'session_check', 'get:balance', 'update_balance', 'notification_toast', 'session_refresh'],
      ...['odds:subscribe', 'odds:update', 'odds:unsubscribe'],
    ])
      expect(kept).toContain(operation)
    expect(outcomeOf(correct, order)).toEqual({ is: 'kept' })
  })

  test('differs from what it does not serve: extensions are not offered, other operations are broken by their status', () => {
    expect(outcomeOf(correct, 'getLimits: none are set')).toEqual({
      is: 'not offered',
      why: 'the operation is an extension, and answered 404',
    })
    const broken = correct.filter(({ outcome }) => outcome.is === 'broken')
    for (const { trial, came } of broken) {
      expect([trial.description, came.status, faults(correct, trial.description)]).toEqual([
        trial.description,
        404,
        expect.anything(),
      ])
      const [method, address = ''] = (came.asked ?? '').split(' ')
      expect(Object.keys(calls)).not.toContain(`${method} ${new URL(address).pathname}`)
    }
  })

  test('what a request has beyond the specification may be refused', () => {
    expect(outcomeOf(correct, 'placeBet: an offer at a price of one’s own')).toEqual({
      is: 'not offered',
      why: 'offer of the request is an extension; status: expected 200, came 400 "We take no offer"',
    })
  })

  test('a state that it has not is no fault of its calls', () => {
    expect(outcomeOf(correct, 'listNotifications: a dead token at an older server')).toEqual({
      is: 'not tried',
      why: 'nothing sets up the state legacy-errors (Failures have status 200 and their text in errorMessage.)',
    })
  })
})

/** Each violation with the interaction that meets it, and what the report says of that one. */
const cases: readonly (readonly [violation: Violation, description: string, words: readonly string[]])[] = [
  [
    'missing field',
    'getBanners: some banners',
    ['data.banners[0].order: expected a whole number, such as 1, is missing (and in 1 more of the list)'],
  ],
  [
    'amount as text',
    'getExposure: a player with a bet',
    ['data.exposureAmount: expected a number with at most two decimals, such as 100, came the text "750.50"'],
  ],
  [
    'three decimals',
    'get:balance: a player',
    ['coins: expected a number with at most two decimals, such as 0, came the number 12.505'],
  ],
  [
    'null text',
    'listNotifications: a player with a notification',
    ['data[0].message: expected a text, such as "Your account is ready.", came null'],
  ],
  [
    'unknown name',
    'listMatches: without a filter',
    [
      'data.matches[0].status: expected one of upcoming, inplay, finished, abandoned, such as "inplay", came the text "live"',
    ],
  ],
  [
    'wrong type',
    'getAppDetails: a live organisation',
    ['data.OTP: expected a whole number, such as 0, came the value true'],
  ],
  [
    'wrong status',
    'getMatchOdds: an unknown match',
    ['status: expected 404 with the code "match_not_found", came 400 "We do not have that match"'],
  ],
  [
    'another 401',
    'listNotifications: a dead token',
    ['message: expected exactly "Unauthorized action.", came the text "Please log in again"'],
  ],
  [
    'object for list',
    'getDepositBankDetails: a player',
    [
      'data.bankDetails: expected a list of at least 1, came an object with id, bankName, branch, accountNumber, accountName, ifsc, upiId',
    ],
  ],
  [
    'no lay prices',
    'getMatchOdds: a match in play',
    ['data.markets[0].runners[0].lay: expected a list, is missing (and in 1 more of the list)'],
  ],
  ['error without code', 'placeBet: a suspended market', ['code: expected exactly "market_suspended", is missing']],
  [
    'renamed event',
    'update_balance: the wallet changed',
    ['update_balance: expected a message, but no update_balance came within 5 s; what came is balance_changed'],
  ],
  ['bare acknowledgement', 'session_check: a session that holds', ['status: expected exactly "success", is missing']],
  ['open door', 'connect_error: a dead token', ['connect_error: expected a refusal, but the handshake was let in']],
  ['older number', order, ['odds:update: expected sequence 9003 after 9002, came sequence 9001']],
  ['board goes on', order, ['odds:update: expected no push after the board was left, came sequence 9005']],
]

describe('violations of a backend are reported by field', () => {
  test('each of them', () => {
    expect(cases.map(([violation]) => violation).toSorted()).toEqual(Object.keys(violations).toSorted())
  })

  test.each(cases)('%s', (_, description, words) => {
    const all = cases.filter(([, other]) => other === description).flatMap(([, , own]) => own)
    expect(faults(violating, description)).toEqual(all)
    expect(all).toEqual(expect.arrayContaining([...words]))
  })
})
