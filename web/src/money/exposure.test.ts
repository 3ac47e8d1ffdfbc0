import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { query } from '../api/query.ts'
import { clearSession, signIn } from '../player/session-store.ts'
import { followExposure, takeExposure, takeExposureAmount } from './exposure.ts'
import { useMoney } from './money-store.ts'

const { queryKey } = query('getExposure')
const row = { exposureAmount: 300, matchName: 'Mumbai v Chennai', refMatchId: '1', totalBets: 1 }
const amount = () => useMoney.getState().exposureAmount

function follow() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  return { queries, stop: followExposure(queries) }
}

afterEach(() => {
  clearSession('manual')
  vi.restoreAllMocks()
})

test('[3-23] every new exposure is written to the query cache, and the shown amount and storage follow it', async () => {
  const { queries, stop } = follow()
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  takeExposure(queries, { exposureAmount: 300, betMatches: [row] })
  await eventually(() => expect([amount(), localStorage.getItem('exposureAmount')]).toEqual([300, '300']))
  takeExposureAmount(queries, 800)
  await eventually(() => expect([amount(), localStorage.getItem('exposureAmount')]).toEqual([800, '800']))
  expect(queries.getQueryData(queryKey)).toEqual({ exposureAmount: 800, betMatches: [row] })
  // The matches that make it are not known by the answer of a bet.
  await eventually(() => expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true))
  stop()
})

test('an answer in a shape that is no exposure changes nothing, and a push after the logout neither', async () => {
  const { queries, stop } = follow()
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  takeExposure(queries, { exposureAmount: 300, betMatches: [] })
  await eventually(() => expect(amount()).toBe(300))
  queries.setQueryData<unknown>(queryKey, { exposureAmount: 'a lot' })
  expect(amount()).toBe(300)
  clearSession('manual')
  takeExposure(queries, { exposureAmount: 900, betMatches: [] })
  expect(amount()).toBeNull()
  stop()
})

test('an answer that was asked for before a push, and comes after it, changes nothing', async () => {
  const { queries, stop } = follow()
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  let answer: (late: unknown) => void = () => undefined
  void queries.prefetchQuery({ queryKey, queryFn: () => new Promise((done) => (answer = done)) })
  takeExposure(queries, { exposureAmount: 550, betMatches: [row] })
  await eventually(() => expect(amount()).toBe(550))
  answer({ exposureAmount: 0, betMatches: [] })
  await new Promise((done) => setTimeout(done))
  expect(amount()).toBe(550)
  stop()
})
