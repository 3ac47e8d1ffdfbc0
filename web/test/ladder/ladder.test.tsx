import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMarkets } from '../../src/features/sports/prices/market-store.ts'
import { useSlip } from '../../src/features/sports/selection/slip-store.ts'
import { openLadder } from './open-ladder.ts'

const slip = () =>
  useSlip.getState().betSlipContent.map(({ side, price, stakeText }) => `${side} ${price} ${stakeText}`)

test('opens all price steps of a runner with what is offered at each, and the result that a press would bring', async () => {
  const { cell, row, grid } = await openLadder()
  expect(cell('Back 3,').getAttribute('aria-label')).toBe('Back 3, 1.2L offered')
  expect(cell('Back 3,').textContent).toBe('1.2L')
  expect(cell('Lay 3.1,').getAttribute('aria-disabled')).toBeNull()
  expect(cell('Back 3.05,').getAttribute('aria-label')).toBe('Back 3.05, no price')
  expect(cell('Back 3.05,').textContent).toBe('')
  expect(cell('Back 3.05,').getAttribute('aria-disabled')).toBe('true')
  const nets = [3, 3.05, 3.1].map((price) => row(price).lastElementChild?.textContent)
  expect(nets).toEqual(['+1,000', '', '−1,050'])
  expect(within(grid).getAllByRole('rowheader').length).toBeGreaterThanOrEqual(61)
})

test('another stake changes the result of each step at once', async () => {
  const { row, inLadder, user } = await openLadder()
  const stake = inLadder.getByLabelText('Stake')
  await user.clear(stake)
  expect(row(3).lastElementChild?.textContent).toBe('')
  await user.type(stake, '250')
  expect(row(3).lastElementChild?.textContent).toBe('+500')
  await user.click(inLadder.getByRole('button', { name: '2,000' }))
  expect(row(3.1).lastElementChild?.textContent).toBe('−4,200')
})

test('a press on an offered price puts it into the slip with the stake of the ladder, a second one takes it out', async () => {
  const { cell, inLadder, mock, user, name } = await openLadder()
  await user.click(cell('Back 3.05,'))
  expect(slip()).toEqual([])
  await user.click(cell('Back 3,'))
  expect(slip()).toEqual(['back 3 500'])
  expect(cell('Back 3,').getAttribute('aria-selected')).toBe('true')
  await user.click(cell('Back 3,'))
  expect(slip()).toEqual([])
  await user.click(cell('Back 3,'))
  await user.click(inLadder.getByRole('button', { name: 'Place bet' }))
  const entry = within(inLadder.getByRole('region', { name: `Back ${name}` }))
  await entry.findByText('Accepted at 3')
  expect(document.activeElement).toBe(inLadder.getByRole('region', { name: `Back ${name}` }))
  expect(mock.lastBody('POST /api/bets')).toMatchObject({ side: 'back', odds: 3, stake: 500 })
})

test('the slip says in its own words why a bet cannot be placed, and the server why it refuses', async () => {
  const { cell, inLadder, mock, user } = await openLadder()
  await user.click(cell('Back 3,'))
  const stake = inLadder.getByLabelText('Stake')
  await user.clear(stake)
  await user.type(stake, '5')
  await inLadder.findByText('The lowest stake is ₹100.00.')
  expect(inLadder.getByRole('button', { name: 'Place bet' })).toHaveProperty('disabled', true)
  await user.type(stake, '00')
  mock.fail('placeBet', 422, 'Words of the server', 'other')
  await user.click(inLadder.getByRole('button', { name: 'Place bet' }))
  await inLadder.findByText('Rejected: Words of the server')
})

test('with one-click betting on a press is a bet at that price, with the one-click stake and the rule for price changes', async () => {
  const { cell, row, inLadder, mock, user } = await openLadder()
  act(() => useSlip.setState({ oneClickStake: 700, policy: 'any' }))
  await inLadder.findByText('One-click is on: ₹700.00 a tap')
  expect(row(3).lastElementChild?.textContent).toBe('+1,400')
  await user.click(cell('Lay 3.1,'))
  await inLadder.findByText('Accepted at 3.1')
  expect(mock.count('POST /api/bets')).toBe(1)
  expect(mock.lastBody('POST /api/bets')).toMatchObject({
    side: 'lay',
    odds: 3.1,
    stake: 700,
    accept: { policy: 'any' },
  })
  await waitFor(() => expect(row(3).lastElementChild?.textContent).toBe('−70'))
})

test('a suspended market keeps its rows, says so and takes no press', async () => {
  const { cell, grid, inLadder, force, user } = await openLadder()
  const rows = () => [...grid.querySelectorAll('[data-step]')]
  const before = rows()
  force('suspended')
  await inLadder.findByText('Suspended')
  expect(rows()).toEqual(before)
  await user.click(cell('Back 3,'))
  expect(slip()).toEqual([])
  force('open')
  await waitFor(() => expect(inLadder.queryByText('Suspended')).toBeNull())
  await user.click(cell('Back 3,'))
  expect(slip()).toEqual(['back 3 500'])
})

test('old prices are named, and take no press', async () => {
  const { cell, inLadder, user } = await openLadder()
  act(() => useMarkets.setState({ source: 'none' }))
  await inLadder.findByText('Prices paused')
  await user.click(cell('Back 3,'))
  expect(slip()).toEqual([])
})

test('arrows move from the middle, Enter and B and L put prices into the slip, Esc closes and gives the focus back', async () => {
  const { cell, grid, user } = await openLadder()
  grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  expect(document.activeElement).toBe(cell('Back 3,'))
  await user.keyboard('{Enter}')
  expect(slip()).toEqual(['back 3 500'])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(cell('Back 3.1,'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cell('Lay 3.1,'))
  await user.keyboard('{ArrowLeft}l')
  expect(slip()).toEqual(['back 3 500', 'lay 3.1 500'])
  // A key that is held takes a price once.
  fireEvent.keyDown(cell('Back 3.1,'), { key: 'l', repeat: true })
  expect(fireEvent.keyDown(cell('Back 3.1,'), { key: 'Enter', repeat: true })).toBe(false)
  expect(slip()).toEqual(['back 3 500', 'lay 3.1 500'])
  await user.keyboard('{ArrowDown}{ArrowDown}b')
  expect(slip()).toEqual(['lay 3.1 500'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All prices of Match Odds' }))
})
