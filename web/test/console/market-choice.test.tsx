import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { MarketPanel } from '../../src/console/markets/market-panel.tsx'
import { show, useMock } from './mock.tsx'

const chosenMarket = () => screen.getByRole('button', { pressed: true }).textContent
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('the market that stood there first stays chosen when it is settled, and can be settled again', async () => {
  const { seen } = await useMock()
  show(<MarketPanel world="default" />)
  const first = await screen.findByRole('row', { name: /^Match Odds/ })
  expect(chosenMarket()).toBe('Match Odds')
  await press('Settle…')
  await press('Settle Match Odds')
  await within(first).findByText('closed')
  expect(chosenMarket()).toBe('Match Odds')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suspend' }).disabled).toBe(true)
  await press('Settle again…')
  await press('Settle Match Odds')
  expect(await screen.findByText('Done: resettleMarket')).toBeTruthy()
  const [settled, again] = seen.map(({ path }) => path)
  expect(again).toBe(settled?.replace(/settle$/, 'resettle'))
})

test('a match that is over stays chosen with its market', async () => {
  const { seen } = await useMock()
  show(<MarketPanel world="default" />)
  const picker = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Match' })
  const { value } = picker
  const [winner] = screen.getAllByRole('button', { name: / wins$/ })
  if (!winner) throw new Error('no button for a winner')
  await userEvent.click(winner)
  await press(/^Settle all \d+ markets\?$/)
  expect(await within(picker).findByRole('option', { name: / \(finished\)$/, selected: true })).toBeTruthy()
  expect(picker.value).toBe(value)
  expect(screen.getByText(/^It is over\./)).toBeTruthy()
  expect(chosenMarket()).toBe('Match Odds')
  await press('Settle again…')
  await userEvent.selectOptions(screen.getByLabelText('Winner'), 'away')
  await press('Settle Match Odds')
  expect(await screen.findByText('Done: resettleMarket')).toBeTruthy()
  expect(seen.map(({ body }) => body)).toEqual([{ winner: 'home' }, { result: 'away' }])
})

test('another match begins with its own first market', async () => {
  await useMock()
  show(<MarketPanel world="default" />)
  const picker = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Match' })
  await press('Bookmaker')
  const other = picker.options[1]?.value ?? ''
  await userEvent.selectOptions(picker, other)
  await eventually(() => expect(chosenMarket()).toBe('Match Odds'))
  expect(picker.value).toBe(other)
})
