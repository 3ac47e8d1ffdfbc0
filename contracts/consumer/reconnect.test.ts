// @vitest-environment jsdom
/** What the web asks again after a lost connection: events that were pushed meanwhile have not reached it. */
import { expect, test, vi } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import { query } from '../../web/src/api/query.ts'
import { account } from '../../web/src/features/account/queries.ts'
import { bonuses } from '../../web/src/features/bonus/queries.ts'
import { cashier } from '../../web/src/features/cashier/queries.ts'
import { alertsQuery } from '../../web/src/features/sports/alerts/alerts.ts'
import { autoCashOuts, cashOutOffer } from '../../web/src/features/sports/bets/cash-out/cash-out-store.ts'
import { followListed, followMatch } from '../../web/src/features/sports/prices/market-feed.ts'
import { useMarkets } from '../../web/src/features/sports/prices/market-store.ts'
import { sports } from '../../web/src/features/sports/queries.ts'
import { useMoney } from '../../web/src/money/money-store.ts'
import { useSession } from '../../web/src/player/session-store.ts'
import { appDetailsQuery } from '../../web/src/site/app-details.ts'
import { matchId } from './examples/match-example.ts'
import { joinWeb, web } from './message.ts'

const calls = vi.hoisted((): unknown[][] => [])

// The calls beside the socket have pacts of their own: here no answer comes.
vi.mock('../../web/src/api/call.ts', () => ({
  call: (...asked: unknown[]) => {
    calls.push(asked)
    return new Promise(() => undefined)
  },
}))

joinWeb()

const wallet = { status: 'success', balance: 9900, coins: 0, cash: 0, version: 7 }
const snapshot = { status: 'success', matchId, sequence: 418, markets: [], score: null }

/** Opens the first connection, whose requests are answered, and forgets what it asked. */
async function connect(): Promise<void> {
  web.socket.answers.set('session_check', { status: 'success' })
  web.socket.answers.set('get:balance', wallet)
  web.socket.answers.set('odds:subscribe', snapshot)
  web.socket.answers.set('odds:unsubscribe', { status: 'success' })
  web.socket.open()
  await eventually(() => expect(useMoney.getState().wallet).toMatchObject({ balance: 9900 }))
  web.socket.requests.length = 0
}

const live = () => eventually(() => expect(useMarkets.getState().source).toBe('push'))

/** What decisions of the operator, results and the clock change. */
const decided = [
  ...[query('getExposure'), sports.userBets('open'), sports.matchBets(matchId), autoCashOuts],
  ...[cashier.deposits(1), cashier.withdrawList(undefined, 1), bonuses.bonusListing(), bonuses.stats()],
  ...[account.kyc(), account.limits(), account.playSession(), alertsQuery()],
].map(({ queryKey }) => queryKey)
const others = [sports.sportsData(), sports.settings(matchId), cashOutOffer('b-1', 100), appDetailsQuery].map(
  ({ queryKey }) => queryKey,
)

/** Puts an answer of each into the cache; returns those that are stale by now, by their operations. */
function keepAnswers(keys: readonly (readonly unknown[])[]): () => unknown[] {
  for (const key of keys) web.queries.setQueryData<unknown>([...key], {})
  return () => keys.filter((key) => web.queries.getQueryState(key)?.isInvalidated).map(([operation]) => operation)
}

const operationsOf = (keys: readonly (readonly unknown[])[]) => keys.map(([operation]) => operation)

test('[7.7-4] [7.7-5] the session is checked and the balance asked again; until then the old balance is stale', async () => {
  await connect()
  web.socket.lose()
  expect(useMoney.getState().walletStale).toBe(true)
  web.socket.answers.set('get:balance', { ...wallet, balance: 12_400, version: 8 })
  web.socket.open()
  await eventually(() => expect(useMoney.getState()).toMatchObject({ wallet: { balance: 12_400 }, walletStale: false }))
  expect(web.socket.requests).toEqual([
    ['session_check', undefined],
    ['get:balance', undefined],
  ])
})

test('a session that ended meanwhile is not asked for its balance', async () => {
  await connect()
  web.socket.lose()
  web.socket.answers.set('session_check', { status: 'failed' })
  web.socket.open()
  await eventually(() => expect(useSession.getState().token).toBeNull())
  expect(web.socket.requests).toEqual([['session_check', undefined]])
})

test('every board is subscribed again with its own last sequence, and none that was left', async () => {
  await connect()
  const stop = followListed(['1', '2'])
  const stopThird = followListed(['3'])
  await live()
  web.socket.send('odds:update', { matchId: '1', sequence: 419, publishedAt: '2026-11-21T14:00:01.000Z', markets: [] })
  stopThird()
  web.socket.lose()
  web.socket.requests.length = 0
  web.socket.open()
  await eventually(() => expect(web.socket.asked.at(-1)).toBe('get:balance'))
  expect(web.socket.requests.filter(([event]) => event === 'odds:subscribe')).toEqual([
    ['odds:subscribe', { matchId: '1', since: 419 }],
    ['odds:subscribe', { matchId: '2', since: 418 }],
  ])
  stop()
})

test('a gap in the sequence subscribes again from the last one that came', async () => {
  await connect()
  const stop = followMatch(matchId)
  await live()
  web.socket.send('odds:update', { matchId, sequence: 421, publishedAt: '2026-11-21T14:00:01.000Z', markets: [] })
  await eventually(() => expect(web.socket.sent.get('odds:subscribe')).toEqual({ matchId, since: 418 }))
  await live()
  stop()
})

test('while the connection is lost the prices of a board are polled', async () => {
  await connect()
  const stop = followMatch(matchId)
  await live()
  calls.length = 0
  web.socket.lose()
  const input = { query: { matchId } }
  expect(calls).toEqual(
    ['getMatchOdds', 'getBookmakerOdds', 'getFancyOdds', 'getMatchScore'].map((operation) => [operation, input]),
  )
  stop()
})

test('everything that a page has read is read again, but for the launch of a game', async () => {
  await connect()
  const stale = keepAnswers([...decided, ...others, ['launchGame', 'spribe/aviator', 'visit']])
  web.socket.lose()
  web.socket.open()
  await eventually(() => expect(stale()).toEqual(operationsOf([...decided, ...others])))
})

test('the first connection reads again what may have been decided before it', async () => {
  const stale = keepAnswers([...decided, ...others])
  await connect()
  await eventually(() => expect(stale()).toEqual(operationsOf(decided)))
})
