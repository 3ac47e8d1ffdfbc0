import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer, toastSays } from '../site.tsx'
import { apply } from '../situation.ts'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/cashier/banks/bank-details-page.tsx'

test('[7.3-5] [4-15] [9-12] banks and cards: saved with the server’s checks, listed, removed after a question', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/bank-details')
  await screen.findByText('No saved accounts yet')
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Account holder is required',
    'Bank name is required',
    'Account number is required',
    'IFSC is required',
  ])
  await user.type(screen.getByLabelText('Account holder'), 'Asha Rao')
  await user.type(screen.getByLabelText('Bank name'), 'Konkan Bank')
  await user.type(screen.getByLabelText('Account number'), '0000 1111 2222')
  await user.type(screen.getByLabelText('IFSC'), 'konk0001234')
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  await toastSays('other', 'Account saved')
  await screen.findByText('Konkan Bank ******2222')
  screen.getByText('1 saved')
  expect(mock.lastBody('POST /api/bank')).toEqual({
    type: 'bank',
    holder: 'Asha Rao',
    number: '000011112222',
    bankName: 'Konkan Bank',
    ifsc: 'KONK0001234',
  })
  await user.click(screen.getByRole('radio', { name: 'Card' }))
  await user.type(screen.getByLabelText('Account holder'), 'Asha Rao')
  await user.type(screen.getByLabelText('Card number'), '4111111111111112')
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  await toastSays('error', 'Card number is not valid')
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4111111111111112')
  await user.click(screen.getByRole('button', { name: 'Remove Konkan Bank ******2222' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove this account?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText('No saved accounts yet')
})

test('[7.3-7] [9-12] saved accounts come ten to a page', async () => {
  const mock = await startMock()
  const token = await mock.token()
  for (let number = 0; number < 11; number += 1) {
    await fetch(`${mock.origin}/api/bank`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({
        type: 'bank',
        holder: 'A',
        bankName: 'B',
        number: `10000000${10 + number}`,
        ifsc: 'PLAY0000001',
      }),
    })
  }
  const { user } = await openSiteAsPlayer(mock, '/bank-details')
  await screen.findByText('1 to 10 of 11')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('B ******0010')
})

test('an account that a pending withdrawal goes to stays, with the server’s reason', async () => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  const { user } = await openSiteAsPlayer(mock, '/bank-details')
  await user.click(await screen.findByRole('button', { name: /^Remove/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await toastSays('error', 'A pending withdrawal goes to this account')
  screen.getByText('Sahyadri Bank ******2222')
})
