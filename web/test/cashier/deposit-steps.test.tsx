import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { setLimits } from '../../../mock-server/src/domain/play-limits/limits.ts'
import { startMock } from '../mock.ts'
import { scanDrawn } from '../scanner.ts'
import { openSiteAsPlayer, toastSays } from '../site.tsx'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/cashier/deposit/deposit-page.tsx'

async function open(path: string) {
  const mock = await startMock()
  const site = await openSiteAsPlayer(mock, path)
  return { mock, amount: await screen.findByLabelText('Amount'), ...site }
}

/** What a scanner reads from the code on the page. */
const scanned = () => scanDrawn(screen.getByRole('img', { name: 'QR code of the payment' }))

/** The line of a receiver: its term, its text and the word of its button. */
const line = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent

test('Paytm: the code carries id, amount and note, and each can be copied', async () => {
  const { mock, user, amount } = await open('/paytm')
  screen.getByText('Enter an amount within the limits to get the code.')
  expect(line('To send')).toBe('To send–')
  await user.type(amount, '1,500.50')
  const number = mock.world.store.one('SELECT id FROM players WHERE is_demo = 0', [], (row) => row.integer('id'))
  expect(scanned()).toBe(`upi://pay?pa=chaupar.demo@pay&pn=Chaupar%20Play&am=1500.50&cu=INR&tn=Player%20${number}`)
  expect(screen.getByRole('link', { name: 'Open a UPI app' }).getAttribute('href')).toBe(scanned())
  for (const [what, text] of [
    ['the amount', '1500.50'],
    ['the address to pay to', 'chaupar.demo@pay'],
    ['the note', `Player ${number}`],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Copy ${what}` }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text))
  }
  await user.clear(amount)
  expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull()
})

test('Binance, TRON: the code is the address, and the amount is shown in USDT at its rate', async () => {
  const { user, amount } = await open('/deposit/m_binance_tron')
  expect(scanned()).toBe('TPLAYMONEYDONOTSEND000000000000000')
  await user.type(amount, '1000')
  expect(line('To send')).toMatch(/^To send11\.30 USDT/)
  expect(line('Rate')).toBe('Rate1 USDT = ₹88.50')
  expect(line('Network')).toBe('NetworkTRC-20')
  expect(screen.queryByRole('link', { name: 'Open a UPI app' })).toBeNull()
})

test('a bank that has a UPI id takes a scanned payment too', async () => {
  const { user, amount } = await open('/deposit/bank')
  await user.type(amount, '1000')
  await user.click(await screen.findByRole('radio', { name: /Sahyadri Bank/ }))
  expect(scanned()).toBe('upi://pay?pa=chaupar@play&pn=Chaupar%20Play&am=1000.00&cu=INR')
  await user.click(screen.getByRole('radio', { name: /Konkan Bank/ }))
  expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull()
  expect(line('To send')).toMatch(/^To send₹1,000\.00/)
})

test.each([
  ['/bkash', 'bKash transaction ID', '9FG3KQ0TX1', 'bKash transaction ID has 10 characters'],
  ['/nagad', 'Nagad transaction ID', '72XK93AB', 'Nagad transaction ID has 8 characters'],
])('%s asks for its own reference and says where it is found', async (path, label, reference, wrong) => {
  const { mock, user, amount } = await open(path)
  await user.type(amount, '500')
  await user.type(screen.getByLabelText(label), '431055')
  screen.getByText('Where do I find it?')
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText(wrong)
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), reference)
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await toastSays('other', 'Request submitted')
  const card = await screen.findByRole('region', { name: 'Your request' })
  expect(within(card).getByText('Pending')).toBeTruthy()
  expect(mock.count('POST /api/deposit/create')).toBe(1)
})

test.each([
  ['/paytm', 'Submit request', 'POST /api/deposit/create'],
  ['/deposit/fast', 'Continue', 'POST /api/deposit/fastpayme'],
])('%s shows beside the amount what an own limit leaves, before anything is paid', async (path, button, call) => {
  const mock = await startMock()
  const daily = { kind: 'deposit', period: 'daily', amountPaise: 700_50 } as const
  setLimits(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, { limitsPaise: [daily] })
  const { user } = await openSiteAsPlayer(mock, path)
  if (path === '/deposit/fast') await user.click(await screen.findByRole('radio', { name: /^Paytm/ }))
  const amount = await screen.findByLabelText('Amount')
  await screen.findByText('Your own limit over 24 hours leaves ₹700.50')
  screen.getByText('₹200.00 to ₹700.50')
  expect(screen.queryByRole('button', { name: '1,000' })).toBeNull()
  await user.type(amount, '701')
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByText('Your own limit over 24 hours leaves ₹700.50', { selector: '[role=alert]' })
  expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull()
  expect(mock.count(call)).toBe(0)
})

test('an amount that does not fit is said in the place of the limits when the field is left, before anything is sent', async () => {
  const { user, amount } = await open('/paytm')
  await user.type(amount, '10')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(screen.getByRole('alert').textContent).toBe('Minimum ₹200.00')
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('₹200.00 to ₹50,000.00')).toBeNull()
  await user.click(screen.getByRole('button', { name: '500' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(amount.getAttribute('aria-invalid')).toBeNull()
  screen.getByText('₹200.00 to ₹50,000.00')
})
