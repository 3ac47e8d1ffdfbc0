import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { exampleBet } from '../../../../test/examples.ts'
import { draftOnMumbai, renderSlip } from '../../../../test/slip.tsx'
import { query } from '../../../api/query.ts'
import { type SlipEntry, showSlip, shutPanel, useSlip } from '../selection/slip-store.ts'
import { SlipSheet } from './slip-sheet.tsx'

function entry(runnerName: string, stakeText: string, state: SlipEntry['state']): SlipEntry {
  return { ...draftOnMumbai, id: runnerName, selectionId: runnerName, runnerName, stakeText, state }
}

const accepted = entry('Mumbai', '500', { at: 'done', answer: { bet: exampleBet } })
const rejected = entry('Goa', '900', { at: 'refused', code: 'market_suspended', message: '' })
const draft = entry('Chennai', '300', { at: 'ready' })

/** The phone's slip of a match without bets. */
function openSheet(entries: readonly SlipEntry[]) {
  renderSlip(<SlipSheet matchId="1" />, entries)
  return screen.getByRole('button', { name: /Bet slip/ })
}

test('the bar counts and sums what is still to be placed', () => {
  const dock = openSheet([accepted, rejected, draft])
  expect(dock.textContent).toBe('Bet slip1₹300 to place')
})

test('the bar names its selection while there is but one without a stake', () => {
  const dock = openSheet([{ ...draft, stakeText: '', price: 2.02 }])
  expect(dock.textContent).toBe('Bet slip1Back Chennai at 2.02')
  act(() => useSlip.setState({ betSlipContent: [{ ...draft, stakeText: '300' }] }))
  expect(dock.textContent).toBe('Bet slip1₹300 to place')
})

test('the bar has no count and no sum when every bet has its answer', () => {
  const dock = openSheet([accepted, rejected])
  expect(dock.textContent).toBe('Bet slip')
})

test('the badge of the tab counts drafts, and receipts can still be cleared', async () => {
  openSheet([accepted, rejected])
  act(() => showSlip(true))
  const sheet = await screen.findByRole('dialog', { name: 'Bet slip' })
  expect(within(sheet).getByRole('tab', { name: /Bet slip/ }).textContent).toBe('Bet slip')
  expect(within(sheet).getByRole('button', { name: 'Clear all' })).toBeTruthy()
})

test('the bar of a match without drafts counts its open bets, and opens the sheet on them', async () => {
  const queries = renderSlip(
    <MemoryRouter>
      <SlipSheet matchId="1" />
    </MemoryRouter>,
    [],
  )
  const match = { refMatchId: '1', matchName: 'Mumbai v Chennai', exposureAmount: 1000, totalBets: 2 }
  act(() => queries.setQueryData(query('getExposure').queryKey, { exposureAmount: 1000, betMatches: [match] }))
  const bar = await screen.findByRole('button', { name: /Open bets/ })
  expect(bar.textContent).toBe('Open bets2₹1,000.00 at risk')
  await userEvent.click(bar)
  const sheet = await screen.findByRole('dialog', { name: 'Bet slip' })
  expect(within(sheet).getByRole('tab', { selected: true }).textContent).toBe('Open bets2')
  act(() => useSlip.setState({ betSlipContent: [draft] }))
  expect(screen.getByRole('button', { name: /Bet slip/, hidden: true }).textContent).toBe('Bet slip1₹300 to place')
})

test.each(['1', null])(
  'beside the receipt of its only bet the bar leads to the open bets, as while the bet waits (match %s)',
  async (matchId) => {
    const queries = renderSlip(
      <MemoryRouter>
        <SlipSheet matchId={matchId} />
      </MemoryRouter>,
      [accepted],
    )
    act(() => useSlip.setState({ openEntry: accepted.id }))
    const match = { refMatchId: '1', matchName: 'Mumbai v Chennai', exposureAmount: 500, totalBets: 1 }
    act(() => queries.setQueryData(query('getExposure').queryKey, { exposureAmount: 500, betMatches: [match] }))
    expect((await screen.findByRole('button', { name: /Open bets/ })).textContent).toBe('Open bets1₹500.00 at risk')
    act(() => useSlip.setState({ betSlipContent: [{ ...accepted, state: { at: 'submitting' } }] }))
    expect(screen.getByRole('button', { name: /Open bets/ })).toBeTruthy()
    act(() => useSlip.setState({ betSlipContent: [{ ...accepted, state: { at: 'ready' } }] }))
    expect(screen.queryByRole('button', { name: /Open bets/ })).toBeNull()
  },
)

test('nothing is docked while the slip is empty, or while its entry has its panel under the price', () => {
  renderSlip(<SlipSheet matchId="1" />, [])
  const bar = () => screen.queryByRole('button', { name: /Bet slip/ })
  expect(bar()).toBeNull()
  act(() => useSlip.setState({ betSlipContent: [draft], openEntry: draft.id }))
  expect(bar()).toBeNull()
  act(() => useSlip.setState({ betSlipContent: [draft, { ...draft, id: 'another' }] }))
  expect(bar()?.textContent).toBe('Bet slip2₹600 to place')
  act(shutPanel)
  act(() => useSlip.setState({ betSlipContent: [draft] }))
  expect(bar()?.textContent).toBe('Bet slip1₹300 to place')
})
