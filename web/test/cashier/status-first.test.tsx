import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { approveDeposit } from '../../../mock-server/src/domain/cashier/decide-deposit.ts'
import { approveWithdrawal } from '../../../mock-server/src/domain/cashier/decide-withdrawal.ts'
import { payDepositFast } from '../../../mock-server/src/domain/cashier/deposits.ts'
import { startMock } from '../mock.ts'
import { address, openSiteAsPlayer } from '../site.tsx'
import { apply } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-page.tsx'

const checked = '₹500.00 by Paytm is being checked.'
const main = () => within(screen.getByRole('main'))

/** Whether a screen reader reads the first element before the second. */
function isBefore(first: Element, second: Element): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

test.each([
  ['/gatewaylist', 'Choose a method'],
  ['/deposit/m_paytm', '1How much'],
  ['/deposit/fast', 'Method and amount'],
])('%s shows a pending deposit before "%s", and links to its receipt', async (path, title) => {
  const mock = await startMock()
  apply(mock, 'deposit-pending')
  const { user } = await openSiteAsPlayer(mock, path)
  const line = await screen.findByText(checked)
  const heading = await screen.findByText(
    (_, element) => element?.matches('h2') === true && element.textContent === title,
  )
  expect(isBefore(line, heading)).toBe(true)
  await user.click(screen.getByRole('link', { name: 'See request d-1' }))
  const receipt = await screen.findByRole('region', { name: 'Your request' })
  expect(receipt.textContent).toContain('Request numberd-1')
  expect(address()).toBe('/gatewaylist?request=d-1')
  await waitFor(() => expect(screen.queryByText(checked)).toBeNull())
})

test('a pending deposit leaves the page when the operator decides it', async () => {
  const mock = await startMock()
  apply(mock, 'deposit-pending')
  await openSiteAsPlayer(mock, '/deposit/m_paytm')
  await screen.findByText(checked)
  act(() => approveDeposit(mock.world, 'd-1'))
  await waitFor(() => expect(screen.queryByText(checked)).toBeNull())
  screen.getByLabelText('Amount')
})

test('several pending deposits are one line with their number and sum, and a link to the list', async () => {
  const mock = await startMock()
  apply(mock, 'deposit-pending')
  apply(mock, 'deposit-pending', { amount: 750 })
  await openSiteAsPlayer(mock, '/deposit/m_bkash')
  await screen.findByText('2 deposits, ₹1,250.00 in all, are being checked.')
  expect(main().getByRole('link', { name: 'See your requests' }).getAttribute('href')).toBe('/gatewaylist#requests')
})

test('the list of methods shows a fast payment that is still open', async () => {
  const mock = await startMock()
  const player = playerByUsername(mock.world, 'player')
  if (!player) throw new Error('no player')
  payDepositFast(mock.world, player, { gateway: 'm_paytm', amountPaise: 500_00 })
  await openSiteAsPlayer(mock, '/gatewaylist')
  await screen.findByText(/^A request of ₹500\.00 is open already, since .* IST\.$/)
  expect(screen.queryByText(checked)).toBeNull()
  expect(main().getByRole('link', { name: 'See request d-1' }).getAttribute('href')).toBe('/deposit/fast?request=d-1')
})

test('/withdraw shows what may be withdrawn and what is held before the methods', async () => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  await openSiteAsPlayer(mock, '/withdraw')
  const held = await screen.findByRole('link', { name: '₹1,500.00' })
  const strip = held.closest('dl')
  await waitFor(() =>
    expect(strip?.textContent).toBe('May be withdrawn₹0.00Not withdrawable₹10,000.00Held for your requests₹1,500.00'),
  )
  expect(isBefore(held, screen.getByRole('region', { name: 'Choose a method' }))).toBe(true)
  expect(held.getAttribute('href')).toBe('/withdraw#requests')
  expect(screen.getByRole('link', { name: '₹10,000.00' }).getAttribute('href')).toBe('/withdraw#cash')
  expect(screen.getByRole('region', { name: 'What may be withdrawn' }).id).toBe('cash')
  const requests = screen.getByRole('region', { name: 'Newest requests' })
  expect(requests.id).toBe('requests')
  await within(requests).findByRole('button', { name: 'Cancel' })
  act(() => approveWithdrawal(mock.world, 'w-1'))
  await waitFor(() => expect(strip?.textContent).toBe('May be withdrawn₹0.00Not withdrawable₹10,000.00'))
})

test('/withdraw says before the methods that nothing may be withdrawn, and when money may be', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/withdraw')
  const note = await main().findByText(/^None of your ₹10,000\.00 may be withdrawn yet\./)
  expect(note.textContent).toBe(
    'None of your ₹10,000.00 may be withdrawn yet. You can withdraw a deposit once you have wagered it, and a bonus as its parts are released. Opening play money is for play only.',
  )
  expect(isBefore(note, screen.getByRole('region', { name: 'Choose a method' }))).toBe(true)
  const bank = await main().findByRole('link', { name: /^Bank transfer/ })
  expect([bank.dataset.off, bank.querySelector('.tile-arrow')]).toEqual(['true', null])
})

test('/withdraw says before the methods that an identity check is missing', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/withdraw')
  const link = await main().findByRole('link', { name: 'Not submitted' })
  await waitFor(() =>
    expect(link.closest('dl')?.textContent).toBe(
      'May be withdrawn₹0.00Not withdrawable₹10,000.00Identity checkNot submitted',
    ),
  )
  expect(isBefore(link, screen.getByRole('region', { name: 'Choose a method' }))).toBe(true)
  expect(link.getAttribute('href')).toBe('/kyc')
})
