import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleBet, exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import { openMatch, setPriceSource, takeMarkets, useMarkets } from '../prices/market-store.ts'
import { type Bet, sports } from '../queries.ts'
import { LadderPanel } from './ladder-panel.tsx'

/** Match odds whose first runner can be backed at this price and laid one step higher. */
function market(sequence: number, back: number, lay: number, size = 1000) {
  const mumbai = { ...exampleRunner('Mumbai', back), back: [{ price: back, size }], lay: [{ price: lay, size: 500 }] }
  return exampleMarket([mumbai, exampleRunner('Chennai', 3)], sequence)
}

/** The ladder of Mumbai, at 2 to back and 2.02 to lay, for a player with these bets. */
function openLadder(bets: readonly Bet[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(sports.matchBets('1').queryKey, { bets: [...bets], count: bets.length })
  openMatch('1')
  takeMarkets([market(1, 2, 2.02)], true)
  setPriceSource('push')
  const shell = useMarkets.getState().shells['m-1']
  if (!shell) throw new Error('no market')
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <LadderPanel market={shell} matchName="Mumbai v Chennai" onClose={() => undefined} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  const grid = screen.getByRole('grid', { name: 'All prices of Mumbai' })
  const steps = () => [...grid.querySelectorAll<HTMLElement>('[data-step]')].map((row) => Number(row.dataset.step))
  return { grid, steps, row: (step: number) => grid.querySelector<HTMLElement>(`[data-step="${step}"]`) }
}

/** The steps of the rows that a change of prices touches. */
function touchedBy(grid: HTMLElement, change: () => void): number[] {
  const watch = new MutationObserver(() => undefined)
  watch.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true })
  act(change)
  const rows = watch.takeRecords().map(({ target }) => {
    const element = target instanceof Element ? target : target.parentElement
    return element?.closest<HTMLElement>('[data-step]')
  })
  return [...new Set(rows.map((row) => Number(row?.dataset.step)))].sort()
}

test('a tick writes into its own row, and a move of the best price into the rows that it leaves and comes to', () => {
  const { grid } = openLadder()
  expect(touchedBy(grid, () => takeMarkets([market(2, 2, 2.02, 2000)], false))).toEqual([2])
  expect(touchedBy(grid, () => takeMarkets([market(3, 1.98, 2.02, 2000)], false))).toEqual([1.98, 1.99, 2])
})

test('the rows stay while the market moves through them, and go after it when it has left them', () => {
  vi.useFakeTimers()
  const { steps } = openLadder()
  const before = steps()
  const move = (sequence: number, back: number, lay: number) => {
    act(() => takeMarkets([market(sequence, back, lay)], false))
    act(() => vi.advanceTimersByTime(1000))
  }
  move(2, 2.2, 2.22)
  expect(steps()).toEqual(before)
  move(3, 5, 5.1)
  expect(steps()[30]).toBe(5)
})

test('the rows do not go after the market under the pointer, until it leaves or Recentre is pressed', () => {
  const { grid, steps } = openLadder()
  const box = grid.parentElement ?? grid
  const before = steps()
  vi.useFakeTimers()
  fireEvent.pointerEnter(box)
  act(() => takeMarkets([market(2, 5, 5.1)], false))
  act(() => vi.advanceTimersByTime(1000))
  expect(steps()).toEqual(before)
  fireEvent.click(screen.getByRole('button', { name: 'Recentre' }))
  expect(steps()[30]).toBe(5)
  act(() => takeMarkets([market(3, 2, 2.02)], false))
  act(() => vi.advanceTimersByTime(1000))
  expect(steps()).not.toEqual(before)
  fireEvent.pointerLeave(box)
  expect(steps()).toEqual(before)
})

test('a price off the scale stands at the end of the scale', () => {
  const { row } = openLadder()
  act(() => takeMarkets([market(2, 5000, 6000)], false))
  fireEvent.click(screen.getByRole('button', { name: 'Recentre' }))
  expect(row(1000)?.querySelector('[data-best=back]')?.textContent).toBe('1K')
  expect(screen.getByRole('gridcell', { name: 'Back 1000, 1K offered' }).ariaDisabled).toBeNull()
})

test('a step whose offer is gone says so and takes no press, and takes one again with the next offer', () => {
  const { row } = openLadder()
  const cell = row(2)?.querySelector('[data-best=back]')
  const says = () => [cell?.getAttribute('aria-label'), cell?.textContent, cell?.getAttribute('aria-disabled')]
  expect(says()).toEqual(['Back 2, 1K offered', '1K', null])
  act(() => takeMarkets([market(2, 1.98, 2.02)], false))
  expect(says()).toEqual(['Back 2, no price', '', 'true'])
  act(() => takeMarkets([market(3, 2, 2.02, 3000)], false))
  expect(says()).toEqual(['Back 2, 3K offered', '3K', null])
  act(() => takeMarkets([{ ...market(4, 2, 2.02, 3000), status: 'suspended' }], false))
  expect(says()).toEqual(['Back 2, 3K offered', '3K', 'true'])
})

test('the result of each step counts the bets that are held, and not the offers that wait', () => {
  const waiting: Bet = { ...exampleBet, id: 'b-2', status: 'unmatched', odds: 2.1, stack: 100 }
  const { row } = openLadder([exampleBet, waiting, { ...exampleBet, id: 'b-3', selectionId: 'Chennai', stack: 200 }])
  // Held: 500 at 2.5 on Mumbai, 200 on Chennai. A press stakes 500.
  expect(row(2)?.lastElementChild?.textContent).toBe('+1,050')
  expect(row(2.02)?.lastElementChild?.textContent).toBe('+40')
})
