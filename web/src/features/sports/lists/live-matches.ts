import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFailure } from '../../../ui/states/failure.ts'
import { followListed } from '../prices/market-feed.ts'
import { closeMatch, openList, setPriceSource, takeMarkets, useMarkets, usePaused } from '../prices/market-store.ts'
import { keepMatches, recallMatches } from '../prices/odds-memory.ts'
import { sports } from '../queries.ts'

/** The list asks again so often: for prices while they are not pushed, else for new matches and scores only. */
const pollMs = 3000
const pushedMs = 10_000

/**
 * All matches that are not over, with the prices of their first market as live as possible: pushed for the ones in
 * play where the server offers it, else by asking again. `matches` is undefined until
 * they are there. `paused`: the prices are old, they take no bet.
 */
export function useLiveMatches() {
  const source = useMarkets((state) => state.source)
  const list = useQuery({
    ...sports.sportsData(),
    refetchInterval: source === 'push' ? pushedMs : pollMs,
    placeholderData: recallMatches,
  })
  const { isError, isPlaceholderData } = list
  // Matches kept from before a reload are not shown when the list failed.
  const isMissing = useFailure(list) !== null && isPlaceholderData
  const data = isMissing ? undefined : list.data
  const matches = data?.matches
  const inplay = matches?.flatMap(({ status, refMatchId }) => (status === 'inplay' ? [refMatchId] : [])) ?? []
  const followed = isPlaceholderData ? '' : inplay.join('\n')

  useEffect(() => {
    openList()
    return closeMatch
  }, [])
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const markets = data.matches.flatMap(({ firstMarket }) => firstMarket ?? [])
    // With push on, a response may be older than the last event; without, it is the newest.
    takeMarkets(markets, true, useMarkets.getState().source !== 'push')
    keepMatches(data.matches)
  }, [data, isPlaceholderData])
  useEffect(() => (followed === '' ? undefined : followListed(followed.split('\n'))), [followed])
  // Fields that are not pushed stay as in the last response.
  const answered = data !== undefined && !isPlaceholderData && !isError
  useEffect(() => {
    if (source !== 'push') setPriceSource(answered ? 'poll' : 'none')
  }, [source, answered])
  return { list, matches, paused: usePaused() }
}
