import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BetSlip } from './bet-slip.tsx'
import { sports } from './queries.ts'
import { type SlipLine, useSlip } from './slip-store.ts'

const draft: SlipLine = {
  id: 'm-1/Mumbai/back',
  refMatchId: '1',
  matchName: 'Mumbai v Chennai',
  marketId: 'm-1',
  HeadName: 'Match Odds',
  selectionId: 'Mumbai',
  runnerName: 'Mumbai',
  side: 'back',
  priceKind: 'decimal',
  price: 2.5,
  minStake: 100,
  maxStake: 50_000,
  delayMs: 1000,
  stakeText: '',
  state: { at: 'draft' },
  key: null,
}

afterEach(() => useSlip.setState({ betSlipContent: [] }))

test.each([
  [1000, '1 second'],
  [1500, '1.5 seconds'],
  [5000, '5 seconds'],
])('[7.4-1] a delay of %i ms is told as %s', (delayMs, words) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(sports.bets('1').queryKey, { bets: [], count: 0 })
  queries.setQueryData(['listMatchBets', 'of the slip', '1'], [])
  useSlip.setState({ betSlipContent: [{ ...draft, delayMs }] })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <BetSlip />
      </QueryClientProvider>
    </I18nProvider>,
  )
  expect(screen.getByText(`In play: held ${words} before it is matched`)).toBeTruthy()
})
