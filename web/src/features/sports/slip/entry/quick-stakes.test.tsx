import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { draftOnMumbai, renderSlip } from '../../../../../test/slip.tsx'
import { restoreSlipSettings, useSlip } from '../../selection/slip-store.ts'
import { BetSlip } from '../bet-slip.tsx'

const usual = [500, 1000, 2000, 5000, 10_000]

beforeEach(() => {
  localStorage.removeItem('betSettings')
  useSlip.setState({ quickStakes: usual })
})

function edit(text: string): HTMLInputElement {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quick stake 1' })
  fireEvent.change(input, { target: { value: text } })
  return input
}

test('a quick stake is edited in place, kept on this device, and fills the stake', async () => {
  renderSlip(<BetSlip />, [draftOnMumbai])
  await userEvent.click(screen.getByRole('button', { name: 'Edit quick stakes' }))
  edit('1,50,000')
  await userEvent.click(screen.getByRole('button', { name: 'Edit quick stakes' }))
  useSlip.setState({ quickStakes: usual })
  restoreSlipSettings()
  await userEvent.click(await screen.findByRole('button', { name: '1,50,000' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' }).value).toBe('150000')
  expect(document.querySelector('.slip-box-grouped')?.textContent).toBe('1,50,000')
})

test.each(['', '0', '-5', '1e9', '12.5', '999999999', '<b>1</b>'])(
  '%j is no quick stake: it is marked, and the old one stays',
  async (text) => {
    renderSlip(<BetSlip />, [draftOnMumbai])
    await userEvent.click(screen.getByRole('button', { name: 'Edit quick stakes' }))
    const input = edit(text)
    expect(input.value).toBe(text)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(useSlip.getState().quickStakes).toEqual(usual)
  },
)
