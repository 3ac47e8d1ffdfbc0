import { isObject, type Json } from '@chaupar/api/document'
import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'
import { mismatchesIn } from './run/mismatches.ts'
import { body, missing, plan, tried, wallet } from './tried-interactions.ts'
import { faultInWords } from './words/faults.ts'
import { expectedInWords } from './words/values.ts'

/** The lists of matchers below a node of a pact. */
function matchersIn(node: Json | undefined): (readonly Json[])[] {
  if (Array.isArray(node)) return node.flatMap(matchersIn)
  if (!isObject(node)) return []
  const own = Array.isArray(node.matchers) ? [node.matchers] : []
  return [...own, ...Object.values(node).flatMap(matchersIn)]
}

/** The words of the faults of one call. */
function faults(...of: Parameters<typeof tried>): string[] {
  const [result] = judge([tried(...of)])
  return result?.outcome.is === 'broken' ? result.outcome.faults.map(faultInWords) : [String(result?.outcome.is)]
}

describe('a fault names the field, what was expected and what came', () => {
  test('a field that is missing', () => {
    const came = { body: { status: 'success', balance: 10, coins: 0 } }
    expect(faults(wallet, came, missing('$'))).toEqual([
      'cash: expected a number with at most two decimals, such as 0, is missing',
      'version: expected a whole number, such as 7, is missing',
    ])
  })

  test('an amount as text, null, and a value of another choice', () => {
    const came = { body: { status: 'ok', balance: '9900.50', coins: null, cash: 0 } }
    expect(faults(wallet, came, body('$.balance'), body('$.coins'), body('$.status'))).toEqual([
      'balance: expected a number with at most two decimals, such as 10000, came the text "9900.50"',
      'coins: expected a number with at most two decimals, such as 0, came null',
      'status: expected exactly "success", came the text "ok"',
    ])
  })

  test('what its kind alone does not say: decimals, a bound, a length', () => {
    const exposure = { status: 200, body: { error: false, data: { exposureAmount: 100.001 } } }
    expect(faults('getExposure: a player with a bet', exposure, body('$.data.exposureAmount'))).toEqual([
      'data.exposureAmount: expected a number with at most two decimals, such as 100, came the number 100.001',
    ])
    const quote = { status: 200, body: { error: false, data: { amount: 4850 } } }
    expect(faults('cashOutQuote: a part of an open bet', quote, body('$.data.amount'))).toEqual([
      'data.amount: expected a number from 0 to 99.99, with at most two decimals, such as 48.5, came the number 4850',
    ])
    const page = { status: 200, body: { error: false, data: { count: 1 } } }
    expect(faults('listUserBets: a page of one, of several', page, body('$.data.count'))).toEqual([
      'data.count: expected a whole number from 2 on, such as 8, came the number 1',
    ])
    const over = { status: 200, body: { error: false, data: { markets: [{ result: '' }] } } }
    expect(faults('getBookmakerOdds: a match that is over', over, body('$.data.markets[0].result'))).toEqual([
      'data.markets[0].result: expected a text that is not empty, such as "home", came the text ""',
    ])
  })

  test('every form that a pact asks for beside a kind has words of its own, and an unknown one is shown', () => {
    const rules = { '$.code': { matchers: [{ match: 'type' }, { match: 'regex', regex: '^[A-Z]{4}$' }] } }
    expect(expectedInWords(rules, ['code'], 'GANG')).toBe('a text that fits /^[A-Z]{4}$/, such as "GANG"')
    const pairs = plan.tried.flatMap(({ node }) => matchersIn(node)).filter(({ length }) => length > 1)
    const words = pairs.map((matchers) => expectedInWords({ '$.a': { matchers } }, ['a'], 1))
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter((one) => one.includes('fits /'))).toEqual([])
  })

  test('another status, with the words of the server instead of its fields', () => {
    const came = { status: 401, body: { error: true, message: 'Unauthorized action.' } }
    const words = ['status: expected 200, came 401 "Unauthorized action."']
    expect(faults('getLimits: none are set', came, missing('$'), body('$.error'))).toEqual(words)
  })

  test('a redirection, with where it leads', () => {
    const came = { status: 302, location: '/login.html', body: '' }
    const words = ['status: expected 200, came 302 to "/login.html"']
    expect(faults('getAppDetails: a live organisation', came, missing('$'))).toEqual(words)
  })

  test('a header that is missing, and one of another form', () => {
    const came = { status: 401, body: {} }
    const header = { ...body(''), type: 'HeaderMismatch', key: 'X-Request-Id', expected: '"44a9557a"' }
    const expected = String.raw`expected a text that fits /^[\w.:-]{8,64}$/, such as "44a9557a-fec3-4826-b73b-00000000000b"`
    expect(faults('listNotifications: a dead token', came, header)).toEqual([
      `header x-request-id: ${expected}, is missing`,
    ])
    expect(faults('listNotifications: a dead token', came, { ...header, actual: '"7"' })).toEqual([
      `header x-request-id: ${expected}, came "7"`,
    ])
  })

  test('an event that does not come', () => {
    const came = { nothing: 'no update_balance came within 5 s; what came is updateBalance' }
    expect(faults('update_balance: the wallet changed', came)).toEqual([
      'update_balance: expected a message, but no update_balance came within 5 s; what came is updateBalance',
    ])
  })

  test('one of several names, where the pattern is a choice', () => {
    const came = { status: 200, body: { error: false, data: { request: { status: 'paid' } } } }
    const [words] = faults('createDeposit: with a proof', came, body('$.data.request.status'))
    expect(words).toBe(
      'data.request.status: expected one of pending, approved, declined, expired, such as "pending", came the text "paid"',
    )
  })
})

describe('looser clauses have outcomes of their own', () => {
  test('an extension whose path is unknown is not offered, unless some call of it gets further', () => {
    const absent = tried('getLimits: none are set', { status: 404, body: 'no such page' }, missing('$'))
    expect(judge([absent]).map(({ outcome }) => outcome)).toEqual([
      { is: 'not offered', why: 'the operation is an extension, and answered 404' },
    ])
    const quote = tried('cashOutQuote: a part of an open bet', { status: 404, body: {} }, missing('$'))
    const refused = tried('cashOutQuote: an unknown bet', { status: 422, body: {} }, missing('$'))
    expect(judge([quote, refused]).map(({ outcome }) => outcome.is)).toEqual(['broken', 'broken'])
  })

  test('a refusal that is answered before any path is looked up does not offer an extension', () => {
    const absent = tried('getLimits: none are set', { status: 404, body: {} }, missing('$'))
    const closed = tried('getLimits: fails with maintenance', { status: 503, body: {} })
    const dead = tried('getLimits: fails with a token that has died', { status: 401, body: {} })
    expect(judge([absent, closed, dead]).map(({ outcome }) => outcome.is)).toEqual(Array(3).fill('not offered'))
    expect(judge([closed, dead]).map(({ outcome }) => outcome.is)).toEqual(['kept', 'kept'])
    const failing = tried('getLimits: none are set', { status: 500, body: {} }, missing('$'))
    expect(judge([absent, closed, failing]).map(({ outcome }) => outcome.is)).toEqual(['broken', 'kept', 'broken'])
  })

  test('what the specification asks for is broken when its path is unknown', () => {
    const came = { status: 404, body: 'no such page' }
    const [result] = judge([tried('getAppDetails: a live organisation', came, missing('$'))])
    expect(result).toMatchObject({ mark: 'promised', outcome: { is: 'broken' } })
  })

  test('a server of one language is not held against the other', () => {
    const came = { status: 200, body: { error: false, data: [{ content: 'Welcome' }] } }
    const [result] = judge([tried('listAnnouncements: in Hindi', came, body('$.data[0].content'))])
    expect(result).toMatchObject({ mark: 'extension', outcome: { is: 'not offered' } })
  })

  test('a break in assumed parts alone is marked so', () => {
    const came = { body: { reason: 7 } }
    const [result] = judge([tried('session_refresh: the application details changed', came, body('$.reason'))])
    expect(result).toMatchObject({ mark: 'assumed', outcome: { is: 'broken' } })
  })

  test('an operation that is not there is counted once, whatever its interactions expect', () => {
    const absent = { status: 404, body: { message: 'Not here' } }
    const results = judge([
      tried('getMatchOdds: a match in play', absent, missing('$')),
      tried('getMatchOdds: a market that takes offers', absent, missing('$')),
      tried('getMatchOdds: an unknown match', absent),
      tried('getBanners: some banners', { status: 200, body: {} }),
    ])
    expect(results.map(({ outcome }) => outcome.is)).toEqual(['broken', 'not tried', 'not tried', 'kept'])
    const why = 'getMatchOdds answered 404 to each of 2 calls: it does not exist there'
    const [first, second] = results
    expect(first?.outcome.is === 'broken' && first.outcome.faults.map(faultInWords)).toEqual([
      'operation: expected that it exists, came 404 to each of 2 calls',
    ])
    expect(second?.outcome).toEqual({ is: 'not tried', why })
  })

  test('an unacknowledged question is not offered when it is an extension', () => {
    const came = { nothing: 'odds:subscribe was not acknowledged within 5 s', isUnacknowledged: true }
    expect(judge([tried('odds:subscribe: a match in play', came)])[0]?.outcome.is).toBe('not offered')
    expect(judge([tried('odds:update: a price moved', came)])[0]?.outcome.is).toBe('not offered')
    expect(judge([tried(wallet, came)])[0]?.outcome.is).toBe('broken')
  })
})

test('a failure of Pact itself is no finding', () => {
  expect(() => mismatchesIn('could not load the pact', [])).toThrow('could not load the pact')
  expect(() => mismatchesIn('{"errors":[{"interaction":"Given other - x"}]}', ['one'])).toThrow('Given other - x')
})
