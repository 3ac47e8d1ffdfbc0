import type { Schema } from '@chaupar/api/api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { readStoredExposure, storeExposure } from '../player/session-storage.ts'
import { currentToken, useIsAuthenticated } from '../player/session-store.ts'
import { exposureOf } from './money-payloads.ts'

/*
 * The cached answer of getExposure is the one home of the exposure: header, slip and popup read it, a push replaces it, and an
 * intent invalidates it. Local storage keeps a copy of the total (spec 3).
 */

const exposure = query('getExposure')

/** Rows on a page of the exposure's tables (spec 9). */
export const exposedPageSize = 10

/** A page of the player's bets on a match; pages count from 1. */
export function exposedBets(refMatchId: string, page: number) {
  return query('listMatchBets', {
    query: { skip: (page - 1) * exposedPageSize, pageSize: exposedPageSize, refmatchid: refMatchId },
  })
}

/** The player's total exposure in rupees, positive; null for a guest and before the first answer. */
export function useExposureAmount(): number | null {
  const isPlayer = useIsAuthenticated()
  const { data } = useQuery({ ...exposure, enabled: isPlayer })
  if (!isPlayer) return null
  return exposureOf(data)?.exposureAmount ?? readStoredExposure()
}

/**
 * How many of the player's bets have no result yet, on a match or with null on all: those that run or wait to be accepted,
 * and offers in the book. Undefined before the first answer. The one count of open bets that the site shows.
 */
export function useOpenBetCount(matchId: string | null): number | undefined {
  return useExposedMatches(matchId)?.reduce((sum, { totalBets }) => sum + totalBets, 0)
}

/** What those bets have at risk on a match or with null on all, in rupees, positive; undefined before the first answer. */
export function useExposureOn(matchId: string | null): number | undefined {
  return useExposedMatches(matchId)?.reduce((sum, { exposureAmount }) => sum + exposureAmount, 0)
}

function useExposedMatches(matchId: string | null) {
  const { data } = useQuery(exposure)
  return exposureOf(data)?.betMatches.filter(({ refMatchId }) => matchId === null || refMatchId === matchId)
}

/** Copies each new total to local storage. Called once at start; returns how to end it. */
export function keepExposure(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe(({ type, query: changed }) => {
    if (type !== 'updated' || changed.queryKey[0] !== exposure.queryKey[0] || currentToken() === null) return
    const known = exposureOf(changed.state.data)
    if (known) storeExposure(known.exposureAmount)
  })
}

/**
 * Replaces the exposure by a pushed one. An exposure has no version, so an answer that is on its way is cancelled: it was asked for
 * earlier. Ignored for a guest.
 */
export async function takeExposure(queries: QueryClient, pushed: Schema<'Exposure'>): Promise<void> {
  await queries.cancelQueries({ queryKey: exposure.queryKey })
  // The player may have signed out meanwhile.
  if (currentToken() !== null) queries.setQueryData(exposure.queryKey, pushed)
}
