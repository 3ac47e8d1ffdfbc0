import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { onSessionEnd } from '../../session/session-store.ts'
import { mergeMarket } from './market-merge.ts'
import type { Market, Score } from './queries.ts'

/** push: deltas over the socket. poll: the odds call is asked again and again. none: prices are paused. */
export type PriceSource = 'push' | 'poll' | 'none'

type MarketState = {
  /** The match whose page is open; null on a list. */
  matchId: string | null
  /** True while a page shows prices: without one nothing is paused. */
  followed: boolean
  markets: Readonly<Record<string, Market>>
  /** Ids in the server's order. */
  order: readonly string[]
  score: Score | null
  source: PriceSource
  /** True until the first prices of this match or list came or failed. */
  waiting: boolean
}

const nothing: MarketState = {
  matchId: null,
  followed: false,
  markets: {},
  order: [],
  score: null,
  source: 'none',
  waiting: true,
}

export const useMarkets = create<MarketState>()(() => nothing)

/** As useMarkets, for a selection that makes a new list or object each time: equal members count as the same. */
export function useMarketsAlike<T>(select: (state: MarketState) => T): T {
  return useMarkets(useShallow(select))
}

/** Begins a match with an empty board, or with prices that are known from before; they take no bet yet. */
export function openMatch(matchId: string, known: readonly Market[] = []): void {
  const markets = Object.fromEntries(known.map((market) => [market.marketId, market]))
  useMarkets.setState({ ...nothing, matchId, followed: true, markets, order: known.map(({ marketId }) => marketId) })
}

/** Begins a list: its first markets are taken as they come. */
export function openList(): void {
  useMarkets.setState({ ...nothing, followed: true })
}

export function closeMatch(): void {
  useMarkets.setState(nothing)
}

/** Takes newer states of some markets; `whole` also drops markets that are gone (a snapshot). */
export function takeMarkets(changed: readonly Market[], whole: boolean): void {
  const { markets, order } = useMarkets.getState()
  const next: Record<string, Market> = whole ? {} : { ...markets }
  for (const market of changed) next[market.marketId] = mergeMarket(markets[market.marketId], market)
  const added = changed.map(({ marketId }) => marketId).filter((id) => whole || !order.includes(id))
  useMarkets.setState({ markets: next, order: whole ? added : [...order, ...added], waiting: false })
}

export function takeScore(score: Score | null): void {
  useMarkets.setState({ score })
}

export function setPriceSource(source: PriceSource): void {
  if (useMarkets.getState().source !== source) useMarkets.setState({ source })
}

/** The first prices could not be had. */
export function stopWaiting(): void {
  useMarkets.setState({ waiting: false })
}

/** A market of the open match. */
export function marketById(marketId: string): Market | undefined {
  return useMarkets.getState().markets[marketId]
}

onSessionEnd(closeMatch)
