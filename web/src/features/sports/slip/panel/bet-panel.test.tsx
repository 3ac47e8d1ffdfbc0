import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exampleBet } from '../../../../../test/examples.ts'
import { draftOnMumbai, onPhone, renderSlip } from '../../../../../test/slip.tsx'
import { changeEntry, type SlipEntry, shutPanel, useSlip } from '../../selection/slip-store.ts'
import { BetPanel } from './bet-panel.tsx'

const lay: SlipEntry = { ...draftOnMumbai, id: 'm-1/Mumbai/lay', side: 'lay', price: 3 }
const chennai: SlipEntry = { ...draftOnMumbai, id: 'm-1/Chennai/back', selectionId: 'Chennai', runnerName: 'Chennai' }

/** The places of two runners, one of whose entries has its panel open. */
function openPanel(entries: readonly SlipEntry[], openEntry: string, isPhone = true) {
  onPhone(isPhone)
  const queries = renderSlip(
    <>
      <BetPanel marketId="m-1" selectionId="Mumbai" />
      <BetPanel marketId="m-1" selectionId="Chennai" />
    </>,
    entries,
  )
  act(() => useSlip.setState({ openEntry }))
  return queries
}

function panels(): string[] {
  return screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '')
}

test('one panel is open, under the runner whose price was tapped last; shutting it keeps the entry', () => {
  openPanel([draftOnMumbai, chennai], chennai.id)
  expect(panels()).toEqual(['Back Chennai'])
  act(() => useSlip.setState({ openEntry: draftOnMumbai.id }))
  expect(panels()).toEqual(['Back Mumbai'])
  act(shutPanel)
  expect(panels()).toEqual([])
  expect(useSlip.getState().betSlipContent).toHaveLength(2)
})

test('the panel stands before the bets of its match are asked for', () => {
  vi.useFakeTimers()
  const queries = openPanel([draftOnMumbai], draftOnMumbai.id)
  const areAsked = () =>
    queries
      .getQueryCache()
      .find({ queryKey: ['listMatchBets', 'of the slip', '1'] })
      ?.isActive()
  expect(panels()).toEqual(['Back Mumbai'])
  expect(areAsked()).toBe(false)
  act(() => vi.advanceTimersByTime(17))
  expect(areAsked()).toBe(true)
})

test('where the slip stands beside the board no panel does', () => {
  openPanel([draftOnMumbai], draftOnMumbai.id, false)
  expect(panels()).toEqual([])
})

test('the keypad has 00, and a lay says what it wins and costs in its own words', async () => {
  openPanel([lay], lay.id)
  const panel = within(screen.getByRole('region', { name: 'Lay Mumbai' }))
  const keypad = within(panel.getByRole('group', { name: 'Keypad' }))
  for (const key of ['00', '5', '00']) await userEvent.click(keypad.getByRole('button', { name: key }))
  expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Stake' }).value).toBe('500')
  expect(panel.getByText('Profit if Mumbai does not win').nextElementSibling?.textContent).toBe('+\u2060₹500.00')
  expect(panel.getByText('Liability').nextElementSibling?.textContent).toBe('−\u2060₹1,000.00')
  expect(panel.getByText('Exposure after').nextElementSibling?.textContent).toBe('−\u2060₹1,000.00')
})

test('a bet on its way can be hidden, and stays in the slip', async () => {
  openPanel([draftOnMumbai], draftOnMumbai.id)
  act(() => changeEntry(draftOnMumbai.id, { stakeText: '500', state: { at: 'submitting' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(panels()).toEqual([])
  expect(useSlip.getState().betSlipContent.map(({ state }) => state.at)).toEqual(['submitting'])
})

test('what became of the bet stands in the place of the form', () => {
  openPanel([draftOnMumbai], draftOnMumbai.id)
  act(() => changeEntry(draftOnMumbai.id, { stakeText: '500', state: { at: 'done', answer: { bet: exampleBet } } }))
  const panel = within(screen.getByRole('region', { name: 'Back Mumbai' }))
  expect(panel.getByRole('status').textContent).toMatch(/^Accepted at/)
  expect(panel.queryByRole('textbox')).toBeNull()
})
