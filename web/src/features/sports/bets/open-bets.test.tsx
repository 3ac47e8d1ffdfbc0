import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleBet } from '../../../../test/examples.ts'
import { type Bet, sports } from '../queries.ts'
import { OpenBets } from './open-bets.tsx'

const bet: Bet = {
  ...exampleBet,
  HeadName: 'Winner of the final',
  priceKind: 'rate',
  odds: 215,
  stack: 333.33,
  selectionType: 'lay',
  status: 'pending',
}

/** The bets of all matches as a page shows them that has no board of their markets. */
function openBets(bets: readonly Bet[]): string[] {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(sports.userBets('open').queryKey, { bets: [...bets], count: bets.length })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <OpenBets matchId={null} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

test('a bet at a rate is weighed as one where its board is not in sight', () => {
  const back: Bet = { ...bet, id: 'b-2', selectionType: 'back' }
  expect(openBets([bet, back, { ...back, id: 'b-3', priceKind: 'decimal', odds: 2.15 }])).toEqual([
    'Lay Mumbai at 215Stake ₹333.33, at risk ₹716.66Winner of the final, Mumbai v Chennai, Waiting+\u2060₹333.33if it does not win',
    'Back Mumbai at 215Stake ₹333.33, at risk ₹333.33Winner of the final, Mumbai v Chennai, Waiting+\u2060₹716.66if it wins',
    'Back Mumbai at 2.15Stake ₹333.33, at risk ₹333.33Winner of the final, Mumbai v Chennai, Waiting+\u2060₹383.33if it wins',
  ])
})
