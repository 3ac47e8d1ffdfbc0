import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import { draftOnMumbai, renderSlip } from '../../../../test/slip.tsx'
import { takeMarkets } from '../prices/market-store.ts'
import type { Market } from '../queries.ts'
import { type SlipEntry, useSlip } from '../selection/slip-store.ts'
import { BetSlip } from './bet-slip.tsx'

const onMumbai: SlipEntry = { ...draftOnMumbai, stakeText: '500' }
const onChennai: SlipEntry = {
  ...onMumbai,
  id: 'm-1/Chennai/back',
  selectionId: 'Chennai',
  runnerName: 'Chennai',
  price: 1.6,
}
const onGoa: SlipEntry = { ...onMumbai, id: 'm-2/Goa/back', marketId: 'm-2', selectionId: 'Goa', runnerName: 'Goa' }

let sequence = 1

/** The market of the entries on Mumbai and Chennai as the board has it from now on. */
function market(status: Market['status'], mumbai = 2.5): void {
  sequence += 1
  const runners = [exampleRunner('Mumbai', mumbai), exampleRunner('Chennai', 1.6)]
  act(() => takeMarkets([{ ...exampleMarket(runners, sequence), status }], false))
}

function button(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: /^Place (\d )?bets?$/ })
}

function part(name: string): ReturnType<typeof within> {
  return within(screen.getByRole('region', { name }))
}

/** What stands beside the odds of an entry: the stepper's own figure comes after it. */
function saidOf(name: string): string | null | undefined {
  return part(name).getAllByRole('status')[0]?.textContent
}

function note(): string | null | undefined {
  return button().nextElementSibling?.textContent
}

/** No call was begun: every entry is as it was. */
function expectAllDrafts(): void {
  expect(useSlip.getState().betSlipContent.filter(({ state }) => state.at !== 'ready')).toEqual([])
}

const delayNote = 'In play: held 1 second before it is matched'

test.each([
  [1000, '1 second'],
  [1500, '1.5 seconds'],
  [5000, '5 seconds'],
])('shows a delay of %i ms as %s', (delayMs, words) => {
  renderSlip(<BetSlip />, [{ ...draftOnMumbai, delayMs }])
  expect(screen.getByText(`In play: held ${words} before it is matched`)).toBeTruthy()
})

test.each([
  ['suspended', 'Suspended'],
  ['ball_running', 'Ball running'],
  ['closed', 'Closed'],
] as const)('while its market is %s the entry says so and the button waits; the draft stays', async (status, words) => {
  market('open')
  renderSlip(<BetSlip />, [onMumbai])
  expect(button().disabled).toBe(false)
  expect(note()).toBe(delayNote)
  market(status)
  expect(saidOf('Back Mumbai')).toBe(words)
  expect(note()).toBe(words)
  expect(button().disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Stake'), '{Enter}')
  expectAllDrafts()
  market('open')
  expect(saidOf('Back Mumbai')).toBe('')
  expect(note()).toBe(delayNote)
  expect(button().disabled).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Stake').value).toBe('500')
})

test('of several entries the one that cannot be placed is named, and the button waits for it', () => {
  market('ball_running')
  renderSlip(<BetSlip />, [onGoa, onMumbai])
  expect(saidOf('Back Goa')).toBe('')
  expect(saidOf('Back Mumbai')).toBe('Ball running')
  expect(note()).toBe('Back Mumbai: Ball running')
  expect(button().disabled).toBe(true)
  market('open')
  expect(button().disabled).toBe(false)
})

test('a button that waits for a ball has the focus again after it', () => {
  market('open')
  renderSlip(<BetSlip />, [onMumbai])
  button().focus()
  market('ball_running')
  // A browser takes the focus from what is disabled; the document of the tests leaves it there.
  button().blur()
  expect(document.activeElement).toBe(document.body)
  market('open')
  expect(document.activeElement).toBe(button())
})

test('Enter places nothing while another entry has no stake, and the slip says which', async () => {
  renderSlip(<BetSlip />, [{ ...onMumbai, stakeText: '' }, onGoa])
  expect(note()).toBe('Back Mumbai: Enter a stake.')
  expect(button().disabled).toBe(true)
  await userEvent.type(part('Back Goa').getByLabelText('Stake'), '{Enter}')
  expectAllDrafts()
})

test('a better price than the market offers is spoken of before it is placed, and one tap takes what is offered', async () => {
  market('open')
  renderSlip(<BetSlip />, [onMumbai])
  await userEvent.click(screen.getByRole('button', { name: 'Raise odds' }))
  await userEvent.click(screen.getByRole('button', { name: 'Raise odds' }))
  expect(screen.getByText('2.54 is not offered now. Take 2.5, or wait.')).toBeTruthy()
  expect(button().disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Stake'), '{Enter}')
  expectAllDrafts()
  await userEvent.click(screen.getByRole('button', { name: 'now 2.5' }))
  expect(screen.queryByText('2.54 is not offered now. Take 2.5, or wait.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Stake'))
  expect(button().disabled).toBe(false)
})

test('where the market takes offers, a price that it does not have can wait in the book', async () => {
  market('open')
  renderSlip(<BetSlip />, [onMumbai])
  await userEvent.click(screen.getByRole('button', { name: 'Raise odds' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  const runners = [exampleRunner('Mumbai', 2.5), exampleRunner('Chennai', 1.6)]
  sequence += 1
  act(() => takeMarkets([{ ...exampleMarket(runners, sequence), takesOffers: true, inPlay: false }], false))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep as an offer at 2.52' }))
  expect(screen.queryByText('2.54 is not offered now. Take 2.5, or wait.')).toBeNull()
  expect(button().disabled).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep it in play too' }))
  expect(useSlip.getState().betSlipContent[0]?.offer).toEqual({ keepInPlay: true })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep as an offer at 2.52' }))
  expect(button().disabled).toBe(true)
})

test('the rule for price changes decides whether what the market offers is taken', async () => {
  market('open', 2.46)
  renderSlip(<BetSlip />, [onMumbai])
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
  for (const [rule, taken] of [
    ['Never', false],
    ['Any', true],
    ['Better only', false],
    ['Within 2 ticks', true],
  ] as const) {
    await choose(rule)
    expect(button().disabled, rule).toBe(!taken)
  }
  market('open', 2.54)
  await choose('Better only')
  expect(button().disabled).toBe(false)
})

test('a wrong stake is spoken of before the price', async () => {
  market('open', 2.46)
  renderSlip(<BetSlip />, [onMumbai])
  await userEvent.clear(screen.getByLabelText('Stake'))
  expect(screen.getByText('2.5 is not offered now. Take 2.46, or wait.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Stake'), '99')
  expect(screen.getByRole('alert').textContent).toBe('The lowest stake is ₹100.00.')
})

test('on the phone the foot says what is wrong, since the keypad may stand over the entry that says it', async () => {
  market('open', 2.46)
  renderSlip(<BetSlip keypad />, [onMumbai])
  expect(note()).toBe('2.5 is not offered now. Take 2.46, or wait.')
  market('open')
  expect(note()).toBe(delayNote)
  await userEvent.clear(screen.getByLabelText('Stake'))
  expect(note()).toBe(delayNote)
  await userEvent.click(screen.getByRole('button', { name: '5' }))
  expect(note()).toBe('The lowest stake is ₹100.00.')
})

test('on the phone one draft is open and the others are rows, which open with a tap', async () => {
  market('open')
  renderSlip(<BetSlip keypad />, [onMumbai, { ...onGoa, stakeText: '' }, onChennai])
  expect(screen.getAllByLabelText('Stake')).toEqual([part('Back Chennai').getByLabelText('Stake')])
  const row = (name: string) => part(`Back ${name}`).getByRole('button', { expanded: false })
  expect(row('Mumbai').textContent).toBe('Back Mumbai at 2.5 Match Odds ₹500')
  expect(row('Goa').textContent).toBe('Back Goa at 2.5 Match Odds No stake')
  market('suspended')
  expect(row('Mumbai').textContent).toBe('Back Mumbai at 2.5 Suspended ₹500')
  await userEvent.click(row('Goa'))
  expect(screen.getAllByLabelText('Stake')).toEqual([document.activeElement])
  expect(part('Back Goa').getByLabelText('Stake')).toBe(document.activeElement)
  expect(row('Chennai').textContent).toBe('Back Chennai at 1.6 Suspended ₹500')
})

test('on the phone the newest draft is open, and after it was taken out the one beside it', async () => {
  renderSlip(<BetSlip keypad />, [onMumbai, onGoa])
  act(() => useSlip.setState({ betSlipContent: [onMumbai, onGoa, onChennai] }))
  expect(part('Back Chennai').getByLabelText('Stake')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Chennai' }))
  expect(part('Back Goa').getByLabelText('Stake')).toBe(document.activeElement)
})

test('Remove goes on to the stake of the next entry', async () => {
  renderSlip(<BetSlip />, [onMumbai, onGoa, onChennai])
  screen.getByRole('button', { name: 'Remove Goa' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(part('Back Chennai').getByLabelText('Stake'))
  screen.getByRole('button', { name: 'Remove Chennai' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(part('Back Mumbai').getByLabelText('Stake'))
})
