import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMatch, takeMarkets } from '../../prices/market-store.ts'
import type { Market } from '../../queries.ts'
import { useOffersOnStatusChange } from './cash-out-store.ts'

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
