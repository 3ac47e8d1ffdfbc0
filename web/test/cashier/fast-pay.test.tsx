import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { approveDeposit, declineDeposit } from '../../../mock-server/src/domain/cashier/decide-deposit.ts'
import { payDepositFast } from '../../../mock-server/src/domain/cashier/deposits.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSiteAsPlayer } from '../site.tsx'
import { apply } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'

const pay = 'POST /api/deposit/fastpayme'

/** A request of another tab, or of this one before the provider's page took its place. */
function askEarlier(mock: Mock): string {
  const player = playerByUsername(mock.world, 'player')
  if (!player) throw new Error('no player')
  return payDepositFast(mock.world, player, { gateway: 'm_paytm', amountPaise: 500_00 }).deposit.id
}

const receipt = () => screen.findByRole('region', { name: 'Your request' })
const open = () => screen.queryByRole('link', { name: /^Open / })

test('a fast payment has its receipt before the provider is opened, and it turns by push', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/deposit/fast')
  await user.click(await screen.findByRole('radio', { name: /^Paytm/ }))
  await user.type(await screen.findByLabelText('Amount'), '500')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const card = await receipt()
  for (const line of ['₹500.00', 'MethodPaytm', 'Request numberd-1', 'IST', 'Pending']) {
    expect(card.textContent).toContain(line)
  }
  expect(open()?.getAttribute('href')).toMatch(`${mock.origin}/game-host/pay/d-1.`)
  expect(address()).toBe('/deposit/fast?request=d-1')
  act(() => approveDeposit(mock.world, 'd-1'))
  await within(card).findByText('Approved')
  expect(open()).toBeNull()
  expect(mock.count(pay)).toBe(1)
})

test('shows the receipt after the return from the provider, and a new form only on request', async () => {
  const mock = await startMock()
  const id = askEarlier(mock)
  const { user } = await openSiteAsPlayer(mock, `/deposit/fast?request=${id}`)
  const card = await receipt()
  within(card).getByText('Pending')
  within(card).getByText(/^The payment is made on the page of the payment provider/)
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  act(() => declineDeposit(mock.world, id, 'The payment was declined at the provider'))
  await within(card).findByText('Declined')
  within(card).getByText('The payment was declined at the provider')
  await user.click(within(card).getByRole('button', { name: 'New request' }))
  await screen.findByRole('button', { name: 'Continue' })
  expect(address()).toBe('/deposit/fast')
  expect(mock.count(pay)).toBe(0)
})

test('above an empty form stands the request that waits still', async () => {
  const mock = await startMock()
  askEarlier(mock)
  const { user } = await openSiteAsPlayer(mock, '/deposit/fast')
  await screen.findByText(/^A request of ₹500\.00 is open already, since .* IST\.$/)
  await user.click(screen.getByRole('link', { name: 'See request d-1' }))
  expect((await receipt()).textContent).toContain('Request numberd-1')
})

test('an address of no request of this player leads to the form', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/deposit/fast?request=d-9')
  await screen.findByRole('button', { name: 'Continue' })
})

test('shows the receipt from the response if the server lists no requests', async () => {
  const mock = await startMock()
  mock.fail('listDeposits', 404, 'Not found', 'not_found')
  const { user } = await openSiteAsPlayer(mock, '/deposit/fast')
  await user.click(await screen.findByRole('radio', { name: /^Paytm/ }))
  await user.type(await screen.findByLabelText('Amount'), '500')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await receipt()).textContent).toContain('Request numberd-1')
  expect(open()).not.toBeNull()
})

test('fast pay offers the methods that have a page of the provider, and no other', async () => {
  const mock = await startMock()
  apply(mock, 'described-forms')
  await openSiteAsPlayer(mock, '/deposit/fast')
  const methods = await screen.findAllByRole('radio')
  expect(methods.map((method) => method.getAttribute('value'))).toEqual([
    'm_paytm',
    'm_bkash',
    'm_nagad',
    'm_binance_tron',
    'm_binance_bsc',
  ])
})

test('where no method has such a page, none is offered, and the list of methods does not lead there', async () => {
  const mock = await startMock()
  mock.changeAnswer('GET /api/gateways', (text) => text.replaceAll('"fast":true,', ''))
  const { user } = await openSiteAsPlayer(mock, '/deposit/fast')
  await screen.findByText('No method has a page of the payment provider')
  await user.click(within(screen.getByRole('main')).getAllByRole('link', { name: 'All methods' })[0] ?? raise())
  await screen.findByRole('link', { name: /^Paytm/ })
  expect(screen.queryByRole('link', { name: /^Fast pay/ })).toBeNull()
})

test('the request that waits is found behind many newer ones, and one that was announced is not taken for it', async () => {
  const mock = await startMock()
  askEarlier(mock)
  for (let at = 0; at < 11; at += 1) apply(mock, 'deposit-pending')
  await openSiteAsPlayer(mock, '/deposit/fast')
  await screen.findByRole('link', { name: 'See request d-1' })
  expect(screen.queryByRole('link', { name: /^See request d-(?!1$)/ })).toBeNull()
})

function raise(): never {
  throw new Error('it is not there')
}
