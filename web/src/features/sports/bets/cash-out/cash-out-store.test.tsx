import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deviceNow } from '../../../../lib/clock-store.ts'
import { openMatch, takeMarkets } from '../../prices/market-store.ts'
import type { Market } from '../../queries.ts'
import { cashOutOffer, useOffersOnStatusChange } from './cash-out-store.ts'

function market(sequence: number, status: Market['status'], price: number): Market {
  const runner = { selectionId: 'home', name: 'Kanpur Looms', status: 'active' } as const
  return {
    marketId: 'm',
    refMatchId: '1',
    marketType: 'match_odds',
    HeadName: 'Match Odds',
    priceKind: 'decimal',
    inPlay: true,
    delayMs: 5000,
    minStake: 100,
    maxStake: 500_000,
    result: null,
    publishedAt: '2026-01-01T00:00:00.000Z',
    status,
    sequence,
    runners: [{ ...runner, back: [{ price, size: 1000 }], lay: [{ price: price + 0.02, size: 1000 }] }],
  }
}

function Offers() {
  useOffersOnStatusChange()
  return null
}

test('offers of cash-out are stale as soon as a market opens or is suspended, and not when a price moves', () => {
  const queries = new QueryClient()
  const operations = ['cashOutQuote', 'getMarketCashOut', 'listUserBets']
  const stale = () => operations.map((operation) => queries.getQueryState([operation, null])?.isInvalidated)
  const ask = () => {
    for (const operation of operations) queries.setQueryData([operation, null], {})
  }
  openMatch('1', [market(1, 'open', 2)])
  render(
    <QueryClientProvider client={queries}>
      <Offers />
    </QueryClientProvider>,
  )
  ask()
  takeMarkets([market(2, 'open', 2.1)], false)
  expect(stale()).toEqual([false, false, false])
  takeMarkets([market(3, 'suspended', 2.1)], false)
  expect(stale()).toEqual([true, true, false])
  ask()
  takeMarkets([market(4, 'open', 2.1)], false)
  expect(stale()).toEqual([true, true, false])
})

test('offers that came into sight one after another are asked for again at the same moments', async () => {
  vi.useFakeTimers({ now: 0 })
  const queries = new QueryClient()
  const moments = (betId: string) => {
    const asked: number[] = []
    const queryFn = () => Promise.reject(asked.push(deviceNow()))
    new QueryObserver(queries, { ...cashOutOffer(betId, 100), queryFn }).subscribe(() => undefined)
    return asked
  }
  const first = moments('first')
  await vi.advanceTimersByTimeAsync(1300)
  const second = moments('second')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(first).toEqual([0, 4000, 8000, 12_000])
  expect(second).toEqual([1300, 4000, 8000, 12_000])
})
