import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { exampleBet } from '../../../../test/examples.ts'
import type { Bet } from '../queries.ts'
import { BetReceipt } from './bet-receipt.tsx'

function openReceipt(bet: Bet): void {
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <BetReceipt bet={bet} onClose={() => undefined} />
      </MemoryRouter>
    </I18nProvider>,
  )
}

test.each([
  { priceKind: 'decimal', odds: 2.15, term: 'Odds', shown: '2.15' },
  { priceKind: 'rate', odds: 74, term: 'Rate', shown: '74' },
  { priceKind: 'line', odds: 90, line: 51, term: 'Rate', shown: '90' },
] as const)('the receipt of a bet at a $priceKind price calls it $term', ({ term, shown, ...of }) => {
  openReceipt({ ...exampleBet, ...of })
  expect(screen.getByText(term).parentElement?.textContent).toBe(`${term}${shown}`)
  expect(screen.queryByText(term === 'Rate' ? 'Odds' : 'Rate')).toBeNull()
})

test('the receipt of a fancy bet names its market once', () => {
  const name = '15 over run KAL'
  openReceipt({ ...exampleBet, HeadName: name, runnerName: name, priceKind: 'line', odds: 100, line: 139 })
  expect(screen.getAllByText(new RegExp(name)).map(({ textContent }) => textContent)).toEqual([name])
  expect(screen.getByText('Selection').parentElement?.textContent).toBe('SelectionYes ')
})

test.each([
  [{ odds: 2.44, askedOdds: 2.4 }, 'Asked 2.4 · got 2.44 · 2 ticks better'],
  [{ odds: 2.44, askedOdds: 2.4, selectionType: 'lay' }, 'Asked 2.4 · got 2.44 · 2 ticks worse'],
  [{ odds: 2.4, askedOdds: 2.4 }, 'Asked 2.4 · got 2.4'],
  [
    { odds: 100, line: 138, askedOdds: 100, askedLine: 139, priceKind: 'line' },
    'Asked 139 at 100 · got 138 at 100 · 1 run better',
  ],
] as const)('the receipt of %o says "%s"', (of, words) => {
  openReceipt({ ...exampleBet, ...of })
  expect(screen.getByText('Price').parentElement?.textContent).toBe(`Price${words}`)
})

test('a bet that waits, or whose asked price the server does not keep, has no line about it', () => {
  openReceipt({ ...exampleBet, status: 'unmatched', askedOdds: 2.5 })
  openReceipt(exampleBet)
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  expect(screen.queryByText('Price')).toBeNull()
})
