import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { approveDeposit } from '../../../mock-server/src/domain/cashier/decide-deposit.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
import { apply, keysOf, loseAnswer } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'

const create = 'POST /api/deposit/create'
const scan = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'paid.png', {
  type: 'image/png',
})

async function openPaytm(path = '/paytm') {
  const mock = await startMock()
  const site = await openSiteAsPlayer(mock, path)
  await screen.findByRole('heading', { level: 1, name: 'Deposit by Paytm' })
  return { mock, ...site }
}

async function fill({ user }: Pick<Awaited<ReturnType<typeof openPaytm>>, 'user'>, amount: string, utr: string) {
  await user.type(await screen.findByLabelText('Amount'), amount)
  await user.type(screen.getByLabelText('UTR number'), utr)
}

const submit = () => screen.getByRole('button', { name: 'Submit request' })
const requests = (mock: Mock) => mock.count(create)

test('[7.3-4] [9-6] the list shows every way to pay in with its limits', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/gatewaylist')
  await screen.findByRole('link', { name: /^Paytm/ })
  const tiles = within(screen.getByRole('region', { name: 'Choose a method' })).getAllByRole('link')
  expect(tiles.map((tile) => [tile.getAttribute('href'), tile.querySelector('b')?.textContent])).toEqual([
    ['/deposit/m_paytm', 'Paytm'],
    ['/deposit/m_bkash', 'bKash'],
    ['/deposit/m_nagad', 'Nagad'],
    ['/deposit/m_binance_tron', 'Binance, TRON'],
    ['/deposit/m_binance_bsc', 'Binance, BSC'],
    ['/deposit/bank', 'Bank transfer'],
    ['/deposit/fast', 'Fast pay'],
  ])
  expect(tiles[0]?.textContent).toBe('PaPaytm₹200 to ₹50,000, open 24 hours')
  // The header has them.
  expect(within(screen.getByRole('main')).queryByText('Real balance')).toBeNull()
})

test('gateways that are down say so, and their page offers another method', async () => {
  const mock = await startMock()
  apply(mock, 'gateways-down', { gateway: 'm_paytm' })
  const { user } = await openSiteAsPlayer(mock, '/gatewaylist')
  await user.click(await screen.findByRole('link', { name: /^Paytm.*Not available now/ }))
  await screen.findByText('Nothing can be paid in by Paytm at the moment.')
  expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Choose another method' }))
  expect(address()).toBe('/gatewaylist')
})

test('earlier requests and own limits stand beside the methods', async () => {
  const mock = await startMock()
  apply(mock, 'deposit-declined')
  await openSiteAsPlayer(mock, '/gatewaylist')
  const rows = within(await screen.findByRole('list', { name: 'Your requests' })).getAllByRole('listitem')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.textContent).toMatch(/^₹500\.00.*Paytm.*Declined/)
  const limits = await screen.findByRole('region', { name: 'Your deposit limits' })
  await waitFor(() => expect(limits.textContent).toContain('24 hoursNo limit set'))
})

test('where the server lists no requests and has no limits, the methods are there all the same', async () => {
  const mock = await startMock()
  mock.fail('listDeposits', 404, 'Not found', 'not_found')
  mock.fail('getLimits', 501, 'Not offered')
  await openSiteAsPlayer(mock, '/gatewaylist')
  await screen.findByRole('link', { name: /^Paytm/ })
  await waitFor(() => expect(screen.queryByText('Your requests')).toBeNull())
  await waitFor(() => expect(screen.queryByText('Your deposit limits')).toBeNull())
})

test.each([
  ['/deposit/m_paypal', '/gatewaylist'],
  ['/deposit/card', '/gatewaylist'],
])('the unknown method %s leads to the list', async (path, list) => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, path)
  await waitFor(() => expect(address()).toBe(list))
})

test.each([
  ['/paytm', 'Deposit by Paytm'],
  ['/bkash', 'Deposit by bKash'],
  ['/nagad', 'Deposit by Nagad'],
  ['/deposit/M_PAYTM', 'Deposit by Paytm'],
  ['/deposit/fast', 'Fast pay'],
])('[2.4-1] [2.4-3] %s shows %s', async (path, heading) => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, path)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('[7.2-2] a bank transfer shows the account that was chosen, and needs the account, the UTR and a proof', async () => {
  const mock = await startMock()
  const site = await openSiteAsPlayer(mock, '/deposit/bank')
  await fill(site, '1000', '431055278846')
  await site.user.click(submit())
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Choose the account that you paid into',
      'File is required',
    ]),
  )
  await site.user.click(screen.getByRole('radio', { name: /Konkan Bank/ }))
  expect(screen.getByText('000033334444', { selector: 'dd' })).toBeTruthy()
  expect(screen.getByText('PLAY0000002')).toBeTruthy()
  await site.user.upload(screen.getByLabelText('Proof of payment'), scan)
  await site.user.click(submit())
  await toastSays('other', 'Request submitted')
  await screen.findByText('₹1,000.00', { selector: '.receipt-amount' })
  expect(requests(mock)).toBe(1)
})

test('[7.3-3] a deposit is announced once, under one key, and its card follows the approval', async () => {
  const { mock, ...site } = await openPaytm()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  await fill(site, '1,500.50', '431055278846')
  await site.user.dblClick(submit())
  await toastSays('other', 'Request submitted')
  const card = await screen.findByRole('region', { name: 'Your request' })
  // The form was long: what takes its place has the focus, and with it the screen.
  expect(document.activeElement?.contains(card)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(card.textContent).toContain('Pending')
  expect(card.textContent).toContain('₹1,500.50')
  expect(requests(mock)).toBe(1)
  expect(keysOf(mock, create)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  // Nothing is added before the operator says so.
  expect(wallet()).toMatchObject({ balance: 10_000 })
  approveDeposit(mock.world, 'd-1')
  await within(card).findByText('Approved')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 11_500.5 }))
})

test('[4-21] the button reads Submitting... and is disabled while the request is on its way', async () => {
  const { mock, ...site } = await openPaytm()
  await fill(site, '500', '431055278846')
  mock.delay('createDeposit', 300)
  await site.user.click(submit())
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
  await screen.findByText('Pending')
})

test('[9-8] what is wrong is named beside its field, the first one has the focus, and no call is made', async () => {
  const { mock, ...site } = await openPaytm()
  await site.user.click(submit())
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Amount is required',
    'UTR number is required',
  ])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')))
  await fill(site, '199.99', '4310552')
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Minimum ₹200.00',
      'UTR number has 12 digits',
    ]),
  )
  expect(requests(mock)).toBe(0)
})

test('a refusal is said beside the button, and what was typed stays', async () => {
  const { mock, ...site } = await openPaytm()
  await fill(site, '500', '431055278846')
  mock.fail('createDeposit', 422, 'This limit is reached', 'limit_reached')
  await site.user.click(submit())
  await toastSays('error', 'This limit is reached')
  expect(screen.getByText('This limit is reached', { selector: '.note *' })).toBeTruthy()
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '500')
  expect(submit()).toHaveProperty('disabled', false)
})

test('an answer that is lost after the commit is looked up, never sent again, and ends in the receipt', async () => {
  const { mock, ...site } = await openPaytm()
  await fill(site, '500', '431055278846')
  loseAnswer(mock, 'createDeposit')
  await site.user.click(submit())
  await screen.findByText('The answer was lost. We are checking what became of your request.')
  await screen.findByText('Pending')
  expect(requests(mock)).toBe(1)
})

test('a request that is on its way is found again after leaving the page', async () => {
  const { mock, ...site } = await openPaytm('/deposit/m_paytm')
  await fill(site, '500', '431055278846')
  mock.delay('createDeposit', 600)
  await site.user.click(submit())
  await site.user.click(screen.getByRole('link', { name: 'All methods' }))
  await site.user.click(await screen.findByRole('link', { name: /^Paytm/ }))
  await screen.findByText('Pending')
  expect(requests(mock)).toBe(1)
})

test('sends the player to the list and posts nothing again if the outcome stays unknown', async () => {
  const { mock, ...site } = await openPaytm()
  await fill(site, '500', '431055278846')
  mock.fail('getIntent', 404, 'Not found', 'not_found')
  loseAnswer(mock, 'createDeposit')
  await site.user.click(submit())
  await screen.findByRole('button', { name: 'Check again' })
  expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull()
  await site.user.click(screen.getByRole('link', { name: 'Your requests' }))
  await screen.findByRole('list', { name: 'Your requests' })
  expect(requests(mock)).toBe(1)
})

test('a request that never arrived may be sent again: its key is closed, and the second has one of its own', async () => {
  const { mock, ...site } = await openPaytm()
  await fill(site, '500', '431055278846')
  await site.user.upload(screen.getByLabelText('Proof of payment'), scan)
  // The connection ends before the server has acted: an answer that is no answer, and a look-up that knows nothing.
  const { id } = mock.world.faults.plant({
    target: { operation: 'createDeposit' },
    effect: { kind: 'error', status: 502, code: 'internal_error', message: '' },
    times: 1,
  })
  await site.user.click(submit())
  await screen.findByText('The answer was lost. We are checking what became of your request.')
  await screen.findByText('Your request did not arrive, so nothing has happened. You can send it again.')
  mock.world.faults.clear(id)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '500')
  expect(screen.getByLabelText<HTMLInputElement>('Proof of payment').files).toHaveLength(1)
  await site.user.click(submit())
  await screen.findByText('Pending')
  const keys = keysOf(mock, create)
  expect(keys).toHaveLength(2)
  expect(keys[0]).not.toBe(keys[1])
  expect(mock.count(`POST /api/intents/${keys[0]}/close`)).toBe(1)
})

test('before a server that closes no keys, what never arrived goes out again under the same key', async () => {
  const { mock, ...site } = await openPaytm()
  await fill(site, '500', '431055278846')
  mock.fail('closeIntent', 404, 'Not found', 'not_found')
  const { id } = mock.world.faults.plant({
    target: { operation: 'createDeposit' },
    effect: { kind: 'error', status: 502, code: 'internal_error', message: '' },
    times: 1,
  })
  await site.user.click(submit())
  await screen.findByText('Your request did not arrive, so nothing has happened. You can send it again.', undefined)
  mock.world.faults.clear(id)
  await site.user.click(submit())
  await screen.findByText('Pending')
  const keys = keysOf(mock, create)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('fast pay begins one request and leads to the page of the provider', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/deposit/fast')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText('Choose a method')
  await user.click(screen.getByRole('radio', { name: /^Paytm/ }))
  await user.type(await screen.findByLabelText('Amount'), '500')
  await user.dblClick(screen.getByRole('button', { name: 'Continue' }))
  const link = await screen.findByRole('link', { name: /^Open/ })
  expect(link.getAttribute('href')).toMatch(`${mock.origin}/game-host/pay/`)
  expect(mock.count('POST /api/deposit/fastpayme')).toBe(1)
})

test('while the browser is offline a page says so, and fills itself when the connection is back', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/withdraw')
  const link = await screen.findByRole('link', { name: 'All requests' })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await user.click(link)
  await screen.findByText('This appears by itself when the connection is back.')
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await screen.findByText('No withdrawals yet')
})
