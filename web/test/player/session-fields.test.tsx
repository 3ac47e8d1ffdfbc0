// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/pages/match-page.tsx'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callOnce } from '../../src/api/call.ts'
import { query } from '../../src/api/query.ts'
import { createQueryClient } from '../../src/app/query-client.ts'
import { bonuses } from '../../src/features/bonus/queries.ts'
import { cashier } from '../../src/features/cashier/queries.ts'
import { sessionData } from '../../src/features/sports/board/market-order.ts'
import { matchLiability, positionOf } from '../../src/features/sports/prices/profit-rules.ts'
import { type Match, marketCalls, sports } from '../../src/features/sports/queries.ts'
import { useSlip } from '../../src/features/sports/selection/slip-store.ts'
import { best, openMatchPage, startLiveMatch } from '../live-match.tsx'
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
  // selectedGateway has no query: it is part of the address, /deposit/{gateway}.
  expect(await queries.fetchQuery(cashier.gatewaysList())).toHaveProperty('gateways')
  expect(await queries.fetchQuery(bonuses.bonusListing())).toHaveProperty('rows')
})

/** Bets 1,000 on the first runner of the match odds of a later day; it is accepted at once. */
async function placeBet(matches: readonly Match[]) {
  const match = matches.find(({ sportId, status }) => sportId === 4 && status === 'upcoming')
  const { matchId, market } = { matchId: match?.refMatchId ?? '', market: match?.firstMarket }
  const [runner] = market?.runners ?? []
  const body = {
    marketId: market?.marketId ?? '',
    selectionId: runner?.selectionId ?? '',
    side: 'back',
    odds: runner?.back[0]?.price ?? 0,
    stake: 1000,
    accept: { policy: 'any' },
  } as const
  const { bet } = await callOnce('placeBet', body, 'a-bet-for-the-fields')
  return { matchId, bet, runners: (market?.runners ?? []).map(({ selectionId }) => selectionId) }
}

test('[3-27] [3-29] [3-30] what a player holds stands under the names of the fields of the session', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/terms')
  const queries = createQueryClient()
  const { matches } = await queries.fetchQuery(sports.sportsData())
  const { matchId, bet, runners } = await placeBet(matches)
  const { betMatches } = await queries.fetchQuery(query('getExposure'))
  expect(betMatches).toMatchObject([{ refMatchId: matchId, totalBets: 1, exposureAmount: 1000 }])
  const { bets: matchBets } = await queries.fetchQuery(sports.matchBets(matchId))
  const { bets: userBets } = await queries.fetchQuery(sports.userBets('open'))
  expect([matchBets, userBets].map((bets) => bets.map(({ id }) => id))).toEqual([[bet.id], [bet.id]])
  const [, other = ''] = runners
  const liability = matchLiability(runners, matchBets.map(positionOf))
  expect(liability.get(bet.selectionId)).toBe(Math.round(1000_00 * (bet.odds - 1)))
  expect(liability.get(other)).toBe(-1000_00)
})

test('[3-27] oddsData, showBetSlip and betSlipContent have no call to answer them: the tab and the slip keep them', async () => {
  const { mock, id } = await startLiveMatch()
  const { board, user } = await openMatchPage(mock, id)
  await waitFor(() => expect(sessionStorage.getItem('oddsData')).toContain(id))
  expect(useSlip.getState()).toMatchObject({ showBetSlip: false, betSlipContent: [] })
  await user.click(best(board, 'back'))
  expect(useSlip.getState().betSlipContent).toMatchObject([{ side: 'back' }])
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
  const { overs, rest } = sessionData(sessions.markets)
  expect(overs.length).toBeGreaterThan(0)
  expect(overs.every(({ HeadName }) => HeadName.includes('over'))).toBe(true)
  expect(rest.length).toBeGreaterThan(0)
  expect(await queries.fetchQuery(sports.matchBets(matchId))).toMatchObject({ bets: [], count: 0 })
  expect(await queries.fetchQuery(sports.userBets('open'))).toMatchObject({ bets: [], count: 0 })
})
