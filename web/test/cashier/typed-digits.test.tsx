import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { identify } from '../../../mock-server/test/support/identity.ts'
import { seededId } from '../../../mock-server/test/support/worlds.ts'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'
import { giveCash } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/app/pages/profile-page.tsx'
import '../../src/features/cashier/banks/bank-details-page.tsx'
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-form-pages.tsx'

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a deposit is typed in Devanagari digits, shown in 0 to 9, and sent as the same amount', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/paytm')
  await user.type(await screen.findByLabelText('Amount'), '१,५००.५०')
  await user.type(box('UTR number'), '४०२९११२२३३४४')
  expect([box('Amount').value, box('UTR number').value]).toEqual(['1,500.50', '402911223344'])
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  const card = await screen.findByRole('region', { name: 'Your request' })
  expect(card.textContent).toMatch(/₹1,500\.50.*Reference402911223344/)
})

test('what is no amount in any script is refused in words, and nothing is sent', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/paytm')
  await user.type(await screen.findByLabelText('Amount'), '५००५०५०')
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText('Maximum ₹50,000.00')
  await user.clear(box('Amount'))
  await user.type(box('Amount'), 'पाँच सौ')
  await screen.findByText('Enter an amount in rupees, such as 500 or 99.50')
  expect(mock.count('POST /api/deposit/create')).toBe(0)
})

test('a withdrawal is typed in Devanagari digits, and its button says the amount', async () => {
  const mock = await startMock()
  identify(mock.world, seededId(mock.world))
  giveCash(mock, 900)
  const { user } = await openSiteAsPlayer(mock, '/withdraw/m_paytm')
  await user.type(await screen.findByLabelText('Wallet number'), '९८२००४११७७')
  await user.type(box('Amount'), '２५०')
  await user.click(screen.getByRole('button', { name: 'Request ₹250.00' }))
  await screen.findByRole('region', { name: 'Your request' })
  expect(mock.lastBody('POST /api/withdrawRequest/create')).toMatchObject({ amount: 250, account: '9820041177' })
})

test('an account and its branch are typed in Devanagari digits', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/bank-details')
  await user.type(await screen.findByLabelText('Account holder'), 'Asha Rao')
  await user.type(box('Bank name'), 'Sahyadri Bank')
  await user.type(box('Account number'), '००११२२३३४४५५')
  await user.type(box('IFSC'), 'PLAY०००००१२')
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  await waitFor(() =>
    expect(mock.lastBody('POST /api/bank')).toMatchObject({ number: '001122334455', ifsc: 'PLAY0000012' }),
  )
})

test('an own limit is typed in Devanagari digits', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const deposits = await screen.findByRole('group', { name: 'Deposits' })
  const daily = deposits.querySelector('input')
  if (!daily) throw new Error('there is no box for a limit')
  await user.type(daily, '५०००')
  expect(daily.value).toBe('5000')
})

test.each([
  ['unseen marks of direction', '\u202aRs.\u00a01,500.50\u202c', '\u202a411234567890\u202c'],
  ['zero-width blanks', '1500\u200b.50/-', '411234567890\u200b'],
  ['blanks and hyphens that do not break', '₹\u00a01\u202f500.50', '4112\u20113456\u00a07890'],
])('a deposit that is pasted with %s is sent as what is seen', async (_with, amount, utr) => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/paytm')
  await user.click(await screen.findByLabelText('Amount'))
  await user.paste(amount)
  await user.click(box('UTR number'))
  await user.paste(utr)
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  const card = await screen.findByRole('region', { name: 'Your request' })
  expect(card.textContent).toMatch(/₹1,500\.50.*Reference411234567890/)
})

test('a withdrawal is pasted with unseen signs and gaps', async () => {
  const mock = await startMock()
  identify(mock.world, seededId(mock.world))
  giveCash(mock, 900)
  const { user } = await openSiteAsPlayer(mock, '/withdraw/m_paytm')
  await user.click(await screen.findByLabelText('Wallet number'))
  await user.paste('\u202a98200\u00a041177\u202c')
  await user.click(box('Amount'))
  await user.paste('Rs. 250/-\u200b')
  await user.click(screen.getByRole('button', { name: 'Request ₹250.00' }))
  await screen.findByRole('region', { name: 'Your request' })
  expect(mock.lastBody('POST /api/withdrawRequest/create')).toMatchObject({ amount: 250, account: '9820041177' })
})

test('an account and its branch are pasted with unseen signs and gaps', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/bank-details')
  await user.type(await screen.findByLabelText('Account holder'), 'Asha Rao')
  await user.type(box('Bank name'), 'Sahyadri Bank')
  await user.click(box('Account number'))
  await user.paste('\u202a0011\u00a02233\u20114455\u202c')
  await user.click(box('IFSC'))
  await user.paste('play 0000\u200b012')
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  await waitFor(() =>
    expect(mock.lastBody('POST /api/bank')).toMatchObject({ number: '001122334455', ifsc: 'PLAY0000012' }),
  )
})
