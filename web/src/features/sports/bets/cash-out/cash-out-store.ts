import { groupBy } from '@chaupar/api/group-by'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidate, query } from '../../../../api/query.ts'
import { deviceNow } from '../../../../lib/clock-store.ts'
import { intentOperation } from '../../../../money/intent-store.ts'
import { useMarkets } from '../../prices/market-store.ts'
import type { Bet } from '../../queries.ts'
import { cashOutPlaces } from './cash-out-places-store.ts'

const staleAfter = [
  ...(['listMatchBets', 'listUserBets', 'getExposure', 'cashOutQuote', 'getMarketCashOut'] as const),
  'listAutoCashOuts',
] as const

/** Settling a bet at its present worth, by the rules of any call that moves money. */
export const cashOutBet = intentOperation('cashOutBet', staleAfter, { walletOf: ({ wallet }) => wallet })

/** Ending all bets of a market at one result, by the same rules. */
export const cashOutMarket = intentOperation('cashOutMarket', staleAfter, { walletOf: ({ wallet }) => wallet })

/** Setting the rule that cashes a bet or a market out; it moves no money itself, and one key sets it once. */
export const setAutoCashOut = intentOperation('setAutoCashOut', ['listAutoCashOuts'])

/** A market on which the player holds several bets that count; its id is the market's. */
export type HeldMarket = { id: string; HeadName: string; matchName: string; bets: number }

export const betCashOuts = cashOutPlaces<Bet, 'cashOutBet'>(cashOutBet)
export const marketCashOuts = cashOutPlaces<HeldMarket, 'cashOutMarket'>(cashOutMarket)

/** The player leaves a list: what is done there is closed. */
export function leaveReceipts(): void {
  betCashOuts.leave()
  marketCashOuts.leave()
}

/** A place in a list: a bet, or one that has left the list with its cash-out under way or over. */
export type ListedBet = { bet: Bet; gone: boolean }

/** Some bets, newest first, and where they stood those that have left the list by being cashed out. */
export function useListedBets(bets: readonly Bet[]): ListedBet[] {
  const gone = betCashOuts.useGone(bets)
  const listed = bets.map((bet) => ({ bet, gone: false }))
  for (const bet of gone) {
    const older = listed.findIndex((place) => place.bet.createdAt < bet.createdAt)
    listed.splice(older === -1 ? listed.length : older, 0, { bet, gone: true })
  }
  return listed
}

/** The markets on which some bets are held that count, where there are several of them to end together. */
export function marketsHeld(bets: readonly Bet[]): HeldMarket[] {
  const byMarket = groupBy(
    bets.filter(({ status }) => status === 'open'),
    ({ marketId }) => marketId,
  )
  return [...byMarket].flatMap(([id, held]) => {
    const [first] = held
    return first && held.length > 1
      ? [{ id, HeadName: first.HeadName, matchName: first.matchName, bets: held.length }]
      : []
  })
}

/** How often an offer in sight is asked for again. */
const offerMs = 4000
/** The ms until all offers are asked for again, at the same moment, so that equal bets show equal offers. */
const untilNextOffer = () => offerMs - (deviceNow() % offerMs)
const asking = { staleTime: 1000, refetchInterval: untilNextOffer, retry: false } as const

/** The current cash-out offer for a bet, for a share of its stake in whole per cent. A refusal means that there is no offer now. */
export function cashOutOffer(betId: string, share: number) {
  return { ...query('cashOutQuote', { query: share === 100 ? { betId } : { betId, share } }), ...asking } as const
}

/** The current cash-out offer for all open bets of a market, for a share of each stake; refusals as for one bet. */
export function marketOffer(marketId: string, share: number) {
  return {
    ...query('getMarketCashOut', { query: share === 100 ? { marketId } : { marketId, share } }),
    ...asking,
  } as const
}

/** Has the offers in sight asked for again as soon as a market of the page opens or is suspended: a suspended one has none. */
export function useOffersOnStatusChange(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      useMarkets.subscribe(({ shells }, { shells: before }) => {
        if (shells === before) return
        const turned = Object.values(shells).some(({ marketId, status }) => {
          const old = before[marketId]
          return old !== undefined && old.status !== status
        })
        if (turned) invalidate(queries, 'cashOutQuote', 'getMarketCashOut')
      }),
    [queries],
  )
}

/** The player's rules that cash out by themselves. Whether one waits for an offer has no event, so they are asked for again. */
export const autoCashOuts = { ...query('listAutoCashOuts'), ...asking } as const
