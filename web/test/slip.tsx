import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { sports } from '../src/features/sports/queries.ts'
import { type SlipEntry, useSlip } from '../src/features/sports/selection/slip-store.ts'
import { fresh } from '../src/money/intent.ts'

/** A draft of a back bet on Mumbai at 2.5, from 100 to 50,000 rupees, without a stake. */
export const draftOnMumbai: SlipEntry = {
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
  ...fresh,
}

/** Gives the site its phone's form until the end of the test, or that of a wide window. */
export function onPhone(isPhone = true): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isPhone && media.includes('max-width: 1023px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** Draws a part of the slip with these lines, for a player without bets on match 1; no call is made. Returns the cache. */
export function renderSlip(part: ReactNode, entries: readonly SlipEntry[]): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(sports.matchBets('1').queryKey, { bets: [], count: 0 })
  queries.setQueryData(['listMatchBets', 'of the slip', '1'], [])
  useSlip.setState({ betSlipContent: [...entries] })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>{part}</QueryClientProvider>
    </I18nProvider>,
  )
  return queries
}
