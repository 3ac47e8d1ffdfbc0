import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draftOnMumbai, renderSlip } from '../../../../../test/slip.tsx'
import { BetSlip } from '../bet-slip.tsx'

/** The slip with one draft. */
function openSlip({ keypad = false } = {}): HTMLInputElement {
  renderSlip(<BetSlip keypad={keypad} />, [draftOnMumbai])
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
const notDigits = 'Write the stake in digits, such as 500 or 500.50.'
const negative = 'A stake is more than 0.'

test.each([
  ['1000000000', tooHigh],
  ['12345678901234567890', tooHigh],
  ['10.555', tooFine],
  ['1,5', tooFine],
  ['abc', tooFine],
  ['1e9', notDigits],
  ['+500', notDigits],
  ['-5', negative],
  ['-1e9', negative],
  ['0', 'The lowest stake is ₹100.00.'],
])('%s stays as it was entered and has its reason', async (text, reason) => {
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

test.each(['१५०.५०', '１５０.５０', '১৫০.৫০', '۱۵۰.۵۰', '1५0.5०'])(
  'a stake is read in the digits of any script and shown in 0 to 9: %s',
  async (entry) => {
    const input = openSlip()
    await userEvent.type(input, entry)
    expect(input.value).toBe('150.50')
    expect([says(), placeable()]).toEqual([null, true])
  },
)

test.each(['\u202a150.50\u202c', '150.50\u200b', '₹\u00a0150.50', 'Rs. 150.50', '150.50/-'])(
  'a stake that is pasted as %j is taken as what is seen',
  async (entry) => {
    const input = openSlip()
    await userEvent.click(input)
    await userEvent.paste(entry)
    expect(input.value).toBe('150.50')
    expect([says(), placeable()]).toEqual([null, true])
  },
)

test('digits that are typed into the middle of a stake go where the caret is', async () => {
  const input = openSlip()
  await userEvent.type(input, '1000')
  await userEvent.type(input, '२३', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input.value).toBe('123000')
})

test('the keypad of the phone shows the tenth digit and the third decimal too', async () => {
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

test('grouping that is typed or pasted is no other number', async () => {
  const input = openSlip()
  await userEvent.type(input, '1,000')
  expect(input.value).toBe('1000')
  expect(says()).toBeNull()
  expect(placeable()).toBe(true)
})

test('no profit is promised for a stake that is refused', () => {
  const input = openSlip()
  fireEvent.change(input, { target: { value: '500' } })
  expect(screen.getByText('Profit if it wins')).toBeTruthy()
  fireEvent.change(input, { target: { value: '50001' } })
  expect(says()).toBe(tooHigh)
  expect(screen.queryByText('Profit if it wins')).toBeNull()
})
