import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import { MarketBoard } from '../board/market-board.tsx'
import type { Market } from '../queries.ts'
import { openMatch, takeMarkets } from './market-store.ts'

function market(sequence: number, odds: number, status: Market['status'] = 'open'): Market {
  return { ...exampleMarket([exampleRunner('Mumbai', odds), exampleRunner('Chennai', 3)], sequence), status }
}

/** A board with two runners, each with a best back price and five empty cells. */
function openBoard(): HTMLElement {
  openMatch('1')
  takeMarkets([market(1, 2)], true)
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MarketBoard marketId="m-1" matchName="Mumbai v Chennai" paused={false} bets={[]} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return screen.getByRole('grid', { name: 'Match Odds' })
}

test('a tick writes into its own cell and touches nothing else of the board', () => {
  const board = openBoard()
  const cell = screen.getByRole('gridcell', { name: 'Back Mumbai 2 1K' })
  const watch = new MutationObserver(() => undefined)
  watch.observe(board, { subtree: true, childList: true, characterData: true, attributes: true })
  act(() => takeMarkets([market(2, 2.02)], false))
  const touched = watch.takeRecords().map(({ target }) => cell.contains(target))
  expect(touched.length).toBeGreaterThan(0)
  expect(touched).not.toContain(false)
  expect(cell).toBe(screen.getByRole('gridcell', { name: 'Back Mumbai 2.02 1K' }))
})

test('a move lights its cell with its way, and goes out within half a second', async () => {
  openBoard()
  const cell = screen.getByRole('gridcell', { name: /^Back Mumbai 2 / })
  act(() => takeMarkets([market(2, 2.02)], false))
  expect(cell.dataset.move).toBe('up')
  act(() => takeMarkets([market(3, 1.98)], false))
  expect(cell.dataset.move).toBe('down')
  await waitFor(() => expect(cell.dataset.move).toBeUndefined())
  expect(screen.getByRole('gridcell', { name: /^Back Chennai 3 / }).dataset.move).toBeUndefined()
})

test('the depth behind the best price moves without light', () => {
  openBoard()
  const withDepth = (sequence: number, deeper: number): Market => {
    const one = market(sequence, 2)
    return { ...one, runners: one.runners.map((it) => ({ ...it, back: [...it.back, { price: deeper, size: 500 }] })) }
  }
  act(() => takeMarkets([withDepth(2, 1.9)], false))
  act(() => takeMarkets([withDepth(3, 1.92)], false))
  expect(screen.getByRole('gridcell', { name: 'Back Mumbai 1.92 500' }).dataset.move).toBeUndefined()
})

test('a market that is suspended draws its board again, and a cell that loses its price says so', () => {
  const board = openBoard()
  act(() => takeMarkets([market(2, 2, 'suspended')], false))
  expect(board.closest('[data-status]')?.getAttribute('data-status')).toBe('suspended')
  const gone = market(3, 2)
  gone.runners = gone.runners.map((runner) => ({ ...runner, back: [] }))
  act(() => takeMarkets([gone], false))
  const cells = screen.getAllByRole('gridcell', { name: 'Back Mumbai no price –' })
  expect(cells.map((cell) => cell.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true'])
})
