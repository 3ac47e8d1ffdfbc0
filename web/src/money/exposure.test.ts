import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { query } from '../api/query.ts'
import { readStoredExposure } from '../player/session-storage.ts'
import { clearSession, signIn } from '../player/session-store.ts'
import { keepExposure, takeExposure } from './exposure.ts'

const { queryKey } = query('getExposure')
const row = { exposureAmount: 300, matchName: 'Mumbai v Chennai', refMatchId: '1', totalBets: 1 }

function follow() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  return { queries, stop: keepExposure(queries) }
}

afterEach(() => {
  clearSession('manual')
  vi.restoreAllMocks()
})

test('[3-23] a pushed exposure replaces the cached answer, and storage keeps its total', async () => {
  const { queries, stop } = follow()
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  await takeExposure(queries, { exposureAmount: 300, betMatches: [row] })
  expect(queries.getQueryData(queryKey)).toEqual({ exposureAmount: 300, betMatches: [row] })
  expect(localStorage.getItem('exposureAmount')).toBe('300')
  stop()
})

test('an answer in a wrong shape is not stored, and neither is a push after the logout', async () => {
  const { queries, stop } = follow()
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  await takeExposure(queries, { exposureAmount: 300, betMatches: [] })
  queries.setQueryData<unknown>(queryKey, { exposureAmount: 'a lot' })
  expect(readStoredExposure()).toBe(300)
  clearSession('manual')
  await takeExposure(queries, { exposureAmount: 900, betMatches: [] })
  expect(readStoredExposure()).toBeNull()
  stop()
})

test('an answer that was asked for before a push, and comes after it, changes nothing', async () => {
  const { queries, stop } = follow()
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  const late = Promise.withResolvers<unknown>()
  const asked = queries.prefetchQuery({ queryKey, queryFn: () => late.promise })
  await takeExposure(queries, { exposureAmount: 550, betMatches: [row] })
  await eventually(() => expect(readStoredExposure()).toBe(550))
  late.resolve({ exposureAmount: 0, betMatches: [] })
  await asked
  expect(readStoredExposure()).toBe(550)
  stop()
})
