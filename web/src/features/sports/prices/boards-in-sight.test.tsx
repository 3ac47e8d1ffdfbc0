import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import { NothingInSight } from '../../../../test/nothing-in-sight.ts'
import { MarketBoard } from '../board/market-board.tsx'
import { openMatch, takeMarkets } from './market-store.ts'

/** An IntersectionObserver that the test triggers. */
class Window extends NothingInSight {
  static intersect: (target: Element, isIntersecting: boolean) => void = () => undefined
  constructor(take: IntersectionObserverCallback) {
    super()
    const box = new DOMRect()
    const rest = { boundingClientRect: box, intersectionRatio: 0, intersectionRect: box, rootBounds: box, time: 0 }
    Window.intersect = (target, isIntersecting) => take([{ ...rest, target, isIntersecting }], this)
  }
}

const market = (sequence: number, price: number) => exampleMarket([exampleRunner('Mumbai', price)], sequence)

/** A board with one price, out of sight. */
function openFarBoard(): { board: Element; cell: HTMLElement } {
  vi.stubGlobal('IntersectionObserver', Window)
  openMatch('1')
  takeMarkets([market(1, 2)], true)
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MarketBoard marketId="m-1" matchName="Mumbai v Chennai" paused={false} bets={[]} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  const cell = screen.getByRole('gridcell', { name: 'Back Mumbai 2 1K' })
  const board = screen.getByRole('region', { name: 'Match Odds' })
  Window.intersect(board, false)
  return { board, cell }
}

test('a board out of sight is written when its turn comes, without light', async () => {
  const { cell } = openFarBoard()
  act(() => takeMarkets([market(2, 2.02)], false))
  expect(cell).toHaveProperty('textContent', 'Back Mumbai  2 1K')
  await waitFor(() => expect(cell).toHaveProperty('textContent', 'Back Mumbai  2.02 1K'))
  expect(cell.dataset.move).toBeUndefined()
})

test('a board that comes into sight shows at once what it missed, and from then on every move with its light', () => {
  const { board, cell } = openFarBoard()
  act(() => takeMarkets([market(2, 2.02)], false))
  Window.intersect(board, true)
  expect(cell).toHaveProperty('textContent', 'Back Mumbai  2.02 1K')
  expect(cell.dataset.move).toBeUndefined()
  act(() => takeMarkets([market(3, 2.04)], false))
  expect(cell).toHaveProperty('textContent', 'Back Mumbai  2.04 1K')
  expect(cell.dataset.move).toBe('up')
})
