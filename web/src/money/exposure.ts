import type { Schema } from '@chaupar/api/api'
import type { QueryClient } from '@tanstack/react-query'
import { invalidate, query } from '../api/query.ts'
import { currentToken } from '../player/session-store.ts'
import { exposureOf } from './money-payloads.ts'
import { setExposure, useMoney } from './money-store.ts'

/*
 * The exposure has one way in: the cached answer of getExposure. A fetch of that call, a push, and the answer of a bet
 * or a cash-out all put it there; the figure of the header, of the slip and in storage follows the cache.
 */

const exposure = query('getExposure')

/** The figure is the last word in the cache, no matter who brought it. Called once at start; returns how to end it. */
export function followExposure(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe(({ type, query: changed }) => {
    if (type !== 'updated' || changed.queryKey[0] !== exposure.queryKey[0]) return
    const known = exposureOf(changed.state.data)
    if (known && known.exposureAmount !== useMoney.getState().exposureAmount) setExposure(known.exposureAmount)
  })
}

/**
 * Asks the server, at login and after a time without pushes. An answer that is on its way already may be from before what is
 * to be known, and is asked for once more when it has come.
 */
export function askExposure(queries: QueryClient): void {
  const ask = () => queries.prefetchQuery({ ...exposure, staleTime: 0 })
  const isOlder = queries.isFetching({ queryKey: exposure.queryKey }) > 0
  void ask().then(() => (isOlder && currentToken() !== null ? ask() : undefined))
}

/** Takes over what was pushed: the total and the matches that make it. Ignored for a guest. */
export function takeExposure(queries: QueryClient, pushed: Schema<'Exposure'>): void {
  if (currentToken() !== null) void put(queries, () => pushed)
}

/** Takes over the total of an answer, in rupees; the matches that make it are refetched where they are shown. */
export function takeExposureAmount(queries: QueryClient, exposureAmount: number): void {
  void put(queries, (known) => known && { ...known, exposureAmount }).then((taken) => {
    if (taken) invalidate(queries, 'getExposure')
    else if (currentToken() !== null) askExposure(queries)
  })
}

/**
 * An exposure has no version: an answer that is still on its way was asked for earlier, and would overwrite what is newer. It is
 * called off first. Answers whether there is one now.
 */
async function put(
  queries: QueryClient,
  next: (known: Schema<'Exposure'> | undefined) => Schema<'Exposure'> | undefined,
): Promise<boolean> {
  await queries.cancelQueries({ queryKey: exposure.queryKey })
  // The player signed out meanwhile: a guest has no exposure.
  if (currentToken() === null) return false
  return queries.setQueryData(exposure.queryKey, next) !== undefined
}
