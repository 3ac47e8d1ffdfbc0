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
