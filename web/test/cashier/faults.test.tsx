import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { withdrawalFunds } from '../../../mock-server/src/domain/cashier/withdrawals.ts'
import { brokenInvariants, seededId } from '../../../mock-server/test/support/worlds.ts'
import { address, toastSays, wallet } from '../site.tsx'
import { apply, keysOf, loseAnswer } from '../situation.ts'
import { forms, openFilled, scan } from './filled-forms.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/account/kyc-page.tsx'
import '../../src/features/cashier/banks/bank-details-page.tsx'
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-form-pages.tsx'

/** A server that fails before it has done anything, and says nothing. */
const unanswered = { kind: 'error', status: 500, code: '', message: '' } as const

const lost = 'The answer was lost. We are checking what became of your request.'
const notSent = 'Your request did not arrive, so nothing has happened. You can send it again.'

const names = ['deposit', 'fast pay', 'withdrawal', 'kyc', 'bank'] as const

test.each(names)(
  '%s: a press without a network sends nothing, then or later, and the next one sends it once',
  async (name) => {
    const { mock, call, end, press } = await openFilled(name)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await press()
    await screen.findByText(notSent)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    // Whatever wakes up with the network has asked by the time that a reading call has come back.
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
    expect(mock.count(call)).toBe(0)
    await press()
    await screen.findByText(end)
    expect(mock.count(call)).toBe(1)
    expect(brokenInvariants(mock.world)).toEqual([])
  },
)

test('an account whose answer is lost is looked up under its key, and saved once', async () => {
  const { mock, call, end, press } = await openFilled('bank')
  loseAnswer(mock, 'addBank')
  await press()
  await screen.findByText(lost)
  // A look-up that goes on would speak in the next test.
  await toastSays('other', 'Account saved')
  await screen.findByText(end)
  screen.getByText('1 saved')
  expect(keysOf(mock, call)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

/** The page of saved accounts with one on it, and the two presses that take it away. */
async function openSaved() {
  const { mock, end, user, press } = await openFilled('bank')
  await press()
  await screen.findByText(end)
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: `Remove ${end}` }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  }
  const isGone = async () => {
    await toastSays('other', 'Account removed')
    await screen.findByText('No saved accounts yet')
    expect(document.getElementById('toast-alerts')).toBeNull()
  }
  return { mock, end, remove, isGone }
}

test('an account whose removal loses its answer is gone, and nothing says that it failed', async () => {
  const { mock, remove, isGone } = await openSaved()
  loseAnswer(mock, 'removeBank')
  await remove()
  await isGone()
  expect(mock.count('DELETE /api/bank')).toBe(1)
})

test('an account that was removed in another tab is gone, and nothing says that it failed', async () => {
  const { mock, remove, isGone } = await openSaved()
  const headers = { authorization: await mock.token() }
  const { data } = await (await fetch(`${mock.origin}/api/bank`, { headers })).json()
  await fetch(`${mock.origin}/api/bank?id=${data.banks[0].id}`, { method: 'DELETE', headers })
  await remove()
  await isGone()
})

test('an account whose removal never arrived is said to be there, and can be removed again', async () => {
  const { mock, end, remove } = await openSaved()
  mock.world.faults.plant({ target: { operation: 'removeBank' }, effect: unanswered, times: 1 })
  await remove()
  await toastSays('error', 'Something went wrong')
  screen.getByText(end)
  await remove()
  await screen.findByText('No saved accounts yet')
})

test.each(['deposit', 'withdrawal'] as const)(
  '%s: Back after it was taken shows the receipt, not the form',
  async (name) => {
    const { mock, call, path, user, press } = await openFilled(name)
    await press()
    await screen.findByText('Pending')
    await user.click(screen.getByRole('link', { name: 'All requests' }))
    await waitFor(() => expect(location.pathname).not.toBe(path))
    window.history.back()
    await waitFor(() => expect(location.pathname).toBe(path))
    await screen.findByRole('region', { name: 'Your request' })
    expect(screen.queryByRole('button', { name: forms[name].button })).toBeNull()
    expect(mock.count(call)).toBe(1)
  },
)

test('KYC: Back after the documents were taken shows where they stand, not the form', async () => {
  const { mock, call, user, press } = await openFilled('kyc')
  await press()
  await screen.findByText('Pending')
  await user.click(screen.getAllByRole('link', { name: 'Deposit' })[0] ?? document.body)
  await waitFor(() => expect(address()).toBe('/gatewaylist'))
  window.history.back()
  await screen.findByText('Your documents are being checked. We will update this page.')
  expect(screen.queryByRole('button', { name: 'Submit documents' })).toBeNull()
  expect(mock.count(call)).toBe(1)
})

test('two tabs: the same payment announced in the other one is refused here, and stands once', async () => {
  const { mock, press } = await openFilled('deposit')
  const token = await mock.token()
  const body = JSON.stringify({ gateway: 'm_paytm', amount: 500, utr: '431055278846' })
  const headers = { 'content-type': 'application/json', authorization: token }
  await fetch(`${mock.origin}/api/deposit/create`, { method: 'POST', headers, body })
  await press()
  await screen.findByText('This UTR was already used', { selector: '[role=alert]' })
  expect(screen.getByLabelText('UTR number')).toHaveProperty('value', '431055278846')
  const list = await fetch(`${mock.origin}/api/deposit/get`, { headers: { authorization: token } })
  expect((await list.json()).data).toMatchObject({ count: 1 })
})

async function walletOnceShown() {
  await waitFor(() => expect(wallet()).not.toBeNull())
  return wallet()
}

test.each(['deposit', 'fast pay', 'withdrawal'] as const)(
  '%s: a gateway that goes down in mid-form is a refusal in words, what was typed stays, and nothing moves',
  async (name) => {
    const { mock, call, press } = await openFilled(name)
    const before = await walletOnceShown()
    apply(mock, 'gateways-down', { gateway: 'm_paytm' })
    await press()
    await toastSays('error', 'This payment method is not available now')
    screen.getByText('This payment method is not available now', { selector: '.note *' })
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '500')
    expect(mock.count(call)).toBe(1)
    expect(wallet()).toEqual(before)
    expect(brokenInvariants(mock.world)).toEqual([])
  },
)

test.each(['kyc', 'bank'] as const)('%s: two presses are one call under one key', async (name) => {
  const { mock, call, button, end, user } = await openFilled(name)
  await user.dblClick(screen.getByRole('button', { name: button }))
  await screen.findByText(end)
  expect(keysOf(mock, call)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

test.each([
  ['heard of it', 'Maximum ₹400.00', 1],
  ['not heard of it', 'The amount is more than your cash', 2],
] as const)(
  'two tabs: a second withdrawal that no longer fits the cash, in a tab that has %s, is refused in words: one hold',
  async (hearing, refusal, calls) => {
    const { mock, call, user } = await openFilled('withdrawal')
    if (hearing === 'not heard of it') {
      mock.world.faults.plant({ target: { event: 'update_balance' }, effect: { kind: 'event-lost' }, times: null })
    }
    const headers = { 'content-type': 'application/json', authorization: await mock.token() }
    const body = JSON.stringify({ amount: 1600, method: 'm_paytm', account: '9820041177' })
    const path = `${mock.origin}${call.replace('POST ', '')}`
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200)
    if (hearing === 'heard of it') await waitFor(() => expect(wallet()).toMatchObject({ cash: 400 }))
    await user.click(screen.getByRole('button', { name: /^Request / }))
    await screen.findByText(refusal, { selector: 'main [role=alert], main [role=alert] *' })
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '500')
    expect(mock.count(call)).toBe(calls)
    const funds = withdrawalFunds(mock.world, seededId(mock.world))
    expect(funds).toMatchObject({ heldPaise: 1_600_00, wallet: { balancePaise: 10_400_00 } })
    expect(brokenInvariants(mock.world)).toEqual([])
  },
)

const notAnAmount = 'Enter an amount in rupees, such as 500 or 99.50'

describe.each([
  ['deposit', 'Minimum ₹200.00', 'Maximum ₹50,000.00'],
  ['fast pay', 'Minimum ₹200.00', 'Maximum ₹50,000.00'],
  ['withdrawal', 'Minimum ₹200.00', 'Maximum ₹2,000.00'],
] as const)('%s', (name, least, most) => {
  test.each([
    ['199.99', least],
    ['50000.01', most],
    ['500.005', notAnAmount],
    ['-500', notAnAmount],
    ['1e309', notAnAmount],
    ['0', notAnAmount],
    ['five', notAnAmount],
  ])('an amount of %s is refused beside its field, and no call is made', async (amount, message) => {
    const { mock, call, user } = await openFilled(name)
    await user.clear(screen.getByLabelText('Amount'))
    await user.type(screen.getByLabelText('Amount'), amount)
    await user.click(screen.getByRole('button', { name: /^(Submit request|Continue|Request )/ }))
    await screen.findByText(message)
    expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull()
    expect(mock.count(call)).toBe(0)
  })
})

test.each([
  [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }), 'The file is larger than 5 MB'],
  [new File(['text'], 'passport.txt', { type: 'text/plain' }), 'Only PNG, JPEG and PDF files are taken'],
  [new File([], 'empty.png', { type: 'image/png' }), 'The file is empty'],
])(
  'KYC: the file %o is refused beside its field, no call is made, and the right one is taken',
  async (file, message) => {
    const { mock, call, end, user, press } = await openFilled('kyc')
    await user.setup({ applyAccept: false }).upload(screen.getByLabelText('Scan of the document'), file)
    await press()
    await screen.findByText(message, { selector: '[role=alert]' })
    expect(mock.count(call)).toBe(0)
    await user.upload(screen.getByLabelText('Scan of the document'), scan)
    await press()
    await screen.findByText(end)
    expect(mock.count(call)).toBe(1)
  },
)

/** Its name and its kind say PNG, its bytes do not. */
const renamed = new File(['just a text'], 'passport.png', { type: 'image/png' })

test.each([
  ['deposit', 'Proof of payment', '431055278846'],
  ['kyc', 'Scan of the document', 'P1234567'],
] as const)(
  '%s: a renamed file is refused beside its field, what was typed stays, and the right one is taken',
  async (name, label, typed) => {
    const { mock, call, end, user, press } = await openFilled(name)
    await user.upload(screen.getByLabelText(label), renamed)
    await press()
    await screen.findByText('Only PNG, JPEG and PDF files are taken', { selector: '[role=alert]' })
    expect(screen.getByDisplayValue(typed)).toBeTruthy()
    await user.upload(screen.getByLabelText(label), scan)
    await press()
    await screen.findByText(end)
    expect(mock.count(call)).toBe(1)
  },
)
