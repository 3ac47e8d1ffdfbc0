import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BetSlip } from './bet-slip.tsx'
import { sports } from './queries.ts'
import { type SlipLine, useSlip } from './slip-store.ts'

const draft: SlipLine = {
  id: 'm-1/Mumbai/back',
  refMatchId: '1',
  matchName: 'Mumbai v Chennai',
  marketId: 'm-1',
  HeadName: 'Match Odds',
  selectionId: 'Mumbai',
  runnerName: 'Mumbai',
  side: 'back',
  priceKind: 'decimal',
  price: 2.5,
  minStake: 100,
  maxStake: 50_000,
  delayMs: 1000,
  stakeText: '',
  state: { at: 'draft' },
  key: null,
}

/** The slip with one draft; no call is made. */
function openSlip({ keypad = false } = {}): HTMLInputElement {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(sports.bets('1').queryKey, { bets: [], count: 0 })
  queries.setQueryData(['listMatchBets', 'of the slip', '1'], [])
  useSlip.setState({ betSlipContent: [draft] })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <BetSlip keypad={keypad} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' })
}

function says(): string | null {
  return screen.queryByRole('alert')?.textContent ?? null
}

function placeable(): boolean {
  return !screen.getByRole<HTMLButtonElement>('button', { name: 'Place bet' }).disabled
}

const tooHigh = 'The highest stake is ₹50,000.00.'
const tooFine = 'A stake is a number with at most two decimals.'

afterEach(() => useSlip.setState({ betSlipContent: [] }))

test.each([
  ['1000000000', tooHigh],
  ['12345678901234567890', tooHigh],
  ['10.555', tooFine],
  ['1,5', tooFine],
  ['1e3', tooFine],
  ['0', 'The lowest stake is ₹100.00.'],
])('[7.4-1] %s stays as it was entered and has its reason', async (text, reason) => {
  const input = openSlip()
  for (const enter of [
    () => fireEvent.change(input, { target: { value: text } }),
    () => userEvent.click(input).then(() => userEvent.paste(text)),
    () => userEvent.type(input, text),
  ]) {
    await userEvent.clear(input)
    await enter()
    expect(input.value).toBe(text)
    expect(says()).toBe(reason)
    expect(placeable()).toBe(false)
  }
})

test('[7.4-1] the keypad of the phone shows the tenth digit and the third decimal too', async () => {
  const input = openSlip({ keypad: true })
  const press = async (keys: string) => {
    for (const key of keys) {
      await userEvent.click(screen.getByRole('button', { name: key === '.' ? 'Decimal point' : key }))
    }
  }
  await press('1000000000')
  expect(input.value).toBe('1000000000')
  expect(says()).toBe(tooHigh)
  fireEvent.change(input, { target: { value: '' } })
  await press('10.555')
  expect(input.value).toBe('10.555')
  expect(says()).toBe(tooFine)
})

test('[7.4-1] grouping that is typed or pasted is no other number', async () => {
  const input = openSlip()
  await userEvent.type(input, '1,000')
  expect(input.value).toBe('1000')
  expect(says()).toBeNull()
  expect(placeable()).toBe(true)
})

test('[7.4-1] no profit is promised for a stake that is refused', () => {
  const input = openSlip()
  fireEvent.change(input, { target: { value: '500' } })
  expect(screen.getByText('Profit if it wins')).toBeTruthy()
  fireEvent.change(input, { target: { value: '50001' } })
  expect(says()).toBe(tooHigh)
  expect(screen.queryByText('Profit if it wins')).toBeNull()
})
