import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { onSessionEnd } from '../../../player/session-store.ts'
import { useOnline } from '../../../ui/states/online.ts'
import type { Market, Score } from '../queries.ts'
import { type MarketShell, mergeMarket, shellOf } from './market-merge.ts'

/** push: deltas over the socket. poll: the odds call is asked again and again. none: prices are paused. */
export type PriceSource = 'push' | 'poll' | 'none'

type MarketState = {
  /** The match whose page is open; null on a list. */
  matchId: string | null
  /** True while a page shows prices: without one nothing is paused. */
  followed: boolean
  markets: Readonly<Record<string, Market>>
  /** The same markets without their prices; the same objects as long as only prices move. */
  shells: Readonly<Record<string, MarketShell>>
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
  shells: {},
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

/** All of a market but its prices: its component rerenders when the market closes, not when it ticks. */
export function useMarketShell(marketId: string): MarketShell | undefined {
  return useMarkets((state) => state.shells[marketId])
}

/** Whether the followed prices are old; a socket may seem alive for half a minute after the network went. */
export function usePaused(): boolean {
  const cut = useMarkets(({ source }) => source === 'none')
  return !useOnline() || cut
}

/** Calls back when this market changed; a board of hundreds of prices asks only those of markets that did. */
export function watchMarket(marketId: string, changed: () => void): () => void {
  const group = watchers.get(marketId) ?? new Set()
  watchers.set(marketId, group.add(changed))
  return () => {
    group.delete(changed)
    if (group.size === 0) watchers.delete(marketId)
  }
}

const watchers = new Map<string, Set<() => void>>()
useMarkets.subscribe(({ markets }, { markets: before }) => {
  if (markets === before) return
  for (const [id, group] of watchers) if (markets[id] !== before[id]) for (const changed of group) changed()
})

/** Begins a match with an empty board, or with prices that are known from before; they take no bet yet. */
export function openMatch(matchId: string, known: readonly Market[] = []): void {
  const markets = Object.fromEntries(known.map((market) => [market.marketId, market]))
  const shells = Object.fromEntries(known.map((market) => [market.marketId, shellOf(undefined, market)]))
  const order = known.map(({ marketId }) => marketId)
  useMarkets.setState({ ...nothing, matchId, followed: true, markets, shells, order })
}

/** Begins a list: its first markets are taken as they come. */
export function openList(): void {
  useMarkets.setState({ ...nothing, followed: true })
}

export function closeMatch(): void {
  useMarkets.setState(nothing)
}

/**
 * Takes newer states of some markets; `whole` also drops markets that are gone (a snapshot). `holds`: what comes holds
 * though its sequence is lower than what is known, since the server may have begun to count again.
 */
export function takeMarkets(changed: readonly Market[], whole: boolean, holds = false): void {
  const { markets, shells, order } = useMarkets.getState()
  const next: Record<string, Market> = whole ? {} : { ...markets }
  const nextShells: Record<string, MarketShell> = {}
  for (const market of changed) {
    const id = market.marketId
    next[id] = mergeMarket(markets[id], market, holds)
    nextShells[id] = shellOf(shells[id], next[id])
  }
  const added = changed.map(({ marketId }) => marketId).filter((id) => whole || !order.includes(id))
  const sameShells = !whole && changed.every(({ marketId }) => shells[marketId] === nextShells[marketId])
  useMarkets.setState({
    markets: next,
    ...(sameShells ? {} : { shells: whole ? nextShells : { ...shells, ...nextShells } }),
    ...(whole ? { order: added } : added.length > 0 ? { order: [...order, ...added] } : {}),
    waiting: false,
  })
}

export function takeScore(score: Score | null): void {
  useMarkets.setState({ score })
}

export function setPriceSource(source: PriceSource): void {
  if (useMarkets.getState().source !== source) useMarkets.setState({ source })
}

/** The first prices could not be loaded. */
export function stopWaiting(): void {
  useMarkets.setState({ waiting: false })
}

/** A market of the open match. */
export function marketById(marketId: string): Market | undefined {
  return useMarkets.getState().markets[marketId]
}

onSessionEnd(closeMatch)
