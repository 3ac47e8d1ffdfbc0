import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wallet } from '../site.tsx'
import { openLadder } from './open-ladder.ts'

const cancels = 'POST /api/bets/unmatched/cancel'
const three = [
  { side: 'back', price: 3.2, rupees: 1000 },
  { side: 'back', price: 3.5, rupees: 500 },
  { side: 'lay', price: 2.5, rupees: 200 },
] as const

test('own offers stand in their rows, one far from the market too', async () => {
  const { cell, row } = await openLadder([...three, { side: 'back', price: 500, rupees: 100 }])
  expect(row(3.2).contains(cell('Take back your offer: Back 3.2, ₹1,000'))).toBe(true)
  expect(row(2.5).contains(cell('Take back your offer: Lay 2.5, ₹200'))).toBe(true)
  expect(row(500).contains(cell('Take back your offer: Back 500, ₹100'))).toBe(true)
})

test('a press on an own offer takes back that one, while the market is suspended too', async () => {
  const { cell, inLadder, force, mock, user } = await openLadder(three)
  force('suspended')
  await inLadder.findByText('Suspended')
  await user.dblClick(cell('Take back your offer: Back 3.2'))
  const ended = within(await inLadder.findByRole('list', { name: 'Offers taken back' }))
  await waitFor(() => expect(ended.getByRole('listitem').textContent).toBe('Back 3.2, ₹1,000.00: cancelled.'))
  expect(cell('3.2, no offer of yours').textContent).toBe('')
  expect(cell('Take back your offer: Back 3.5')).toBeTruthy()
  expect(mock.count(cancels)).toBe(1)
  // What the lay of 200 at 2.5 costs is covered by no other offer.
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9500 }))
})

test('the words of the server stand beside an offer that cannot be taken back', async () => {
  const { cell, inLadder, mock, user } = await openLadder(three)
  mock.fail('cancelBet', 422, 'Words of the server', 'other')
  await user.click(cell('Take back your offer: Back 3.2'))
  await inLadder.findByText(/Words of the server/)
  expect(inLadder.getByRole('listitem').textContent).toBe('Back 3.2, ₹1,000.00: Words of the server')
  expect(cell('Take back your offer: Back 3.2')).toBeTruthy()
})

test('cancel all lists what was cancelled, what was matched meanwhile, and looks up a lost answer', async () => {
  const { inLadder, mock, come } = await openLadder(three)
  mock.world.faults.plant({ target: { operation: 'cancelBet' }, effect: { kind: 'dropped-answer' }, times: 1 })
  // The market comes to one offer after the press, before the server has heard of it.
  fireEvent.click(inLadder.getByRole('button', { name: 'Cancel all 3' }))
  come('back', 3.2, 5000)
  await inLadder.findByText(/unknown, the answer was lost\. We are checking\./)
  const items = () => inLadder.getAllByRole('listitem').map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(items()).toEqual([
      'Back 3.5, ₹500.00: cancelled.',
      'Back 3.2, ₹1,000.00: matched meanwhile at 3.2.',
      'Lay 2.5, ₹200.00: cancelled.',
    ]),
  )
  expect(mock.count(cancels)).toBe(3)
  expect(inLadder.getByRole('button', { name: 'Cancel all' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9000 }))
})

test('an offer that was matched in part says how much of it was cancelled', async () => {
  const { inLadder, come } = await openLadder(three.slice(0, 1))
  fireEvent.click(inLadder.getByRole('button', { name: 'Cancel all 1' }))
  come('back', 3.2, 300)
  await inLadder.findByText(/₹700\.00 cancelled, ₹300\.00 matched meanwhile\./)
})

test('an answer that stays unknown says so, after the ladder was closed too, and is looked up when asked', async () => {
  const { inLadder, mock, user } = await openLadder(three.slice(0, 1))
  mock.world.faults.plant({ target: { operation: 'cancelBet' }, effect: { kind: 'dropped-answer' }, times: 1 })
  mock.fail('getIntent', 404, 'Not found', 'not_found')
  await user.click(inLadder.getByRole('button', { name: 'Cancel all 1' }))
  await inLadder.findByRole('button', { name: 'Check again' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  mock.world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'All prices of Match Odds' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByRole('listitem').textContent).toMatch(/^Back 3\.2, ₹1,000\.00: unknown, the answer was lost\./)
  await user.click(again.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(again.queryByRole('button', { name: 'Check again' })).toBeNull())
  await again.findByText(/: cancelled\./)
  expect(mock.count(cancels)).toBe(1)
})
