import { expect, test } from 'vitest'
import { createQueryClient } from '../../src/app/query-client.ts'
import { bonuses } from '../../src/features/bonus/queries.ts'
import { cashier } from '../../src/features/cashier/queries.ts'
import { marketCalls, sports } from '../../src/features/sports/queries.ts'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'
import { apply } from '../situation.ts'

test('[3-34] the answers about the money of a player stand under the names of the fields of the session', async () => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  await openSiteAsPlayer(mock, '/terms')
  const queries = createQueryClient()
  const { banks, count, pagesize } = await queries.fetchQuery(cashier.bankDetails(undefined, 1))
  expect([banks.length, count, pagesize]).toEqual([1, 1, 10])
  expect(await queries.fetchQuery(cashier.withdrawList('pending', 1))).toMatchObject({ count: 1 })
  const statement = await queries.fetchQuery(cashier.accountStatement({}, 1))
  expect([statement.rows.length, statement.count]).toEqual([3, 3])
  expect(await queries.fetchQuery(cashier.gatewaysList())).toHaveProperty('gateways')
  expect(await queries.fetchQuery(bonuses.bonusListing())).toHaveProperty('rows')
})

test('[3-27] [3-29] the answers about sports stand under the names of the fields of the session', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/terms')
  const queries = createQueryClient()
  const { matches } = await queries.fetchQuery(sports.sportsData())
  const matchId = matches.find(({ sportId, status }) => sportId === 4 && status === 'inplay')?.refMatchId ?? ''
  const [all, bookmaker, sessions] = await Promise.all([
    marketCalls.AllMarketData(matchId),
    marketCalls.bookMakerData(matchId),
    marketCalls.sessionOdds(matchId),
  ])
  expect(all.markets.map(({ HeadName }) => HeadName)).toContain('Match Odds')
  expect(new Set(bookmaker.markets.map(({ priceKind }) => priceKind))).toEqual(new Set(['rate']))
  expect(sessions.markets.map(({ HeadName }) => HeadName).join()).toContain('over')
  expect(await queries.fetchQuery(sports.matchBets(matchId))).toMatchObject({ bets: [], count: 0 })
  expect(await queries.fetchQuery(sports.userBets('open'))).toMatchObject({ bets: [], count: 0 })
})
