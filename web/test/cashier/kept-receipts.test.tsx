import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createDeposit, createWithdrawal } from '../../src/features/cashier/queries.ts'
import { showLanguage } from '../../src/site/language.ts'
import { atEnd } from '../at-end.ts'
import { startMock } from '../mock.ts'
import { address, openSiteAsPlayer, reloadSite } from '../site.tsx'
import { apply } from '../situation.ts'
import { forms, openFilled } from './filled-forms.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'
import '../../src/features/cashier/withdraw/pre-withdraw-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-list-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-form-pages.tsx'

/** The tab after a reload: nothing is remembered but what the address says. */
function reload() {
  act(() => {
    createDeposit.useIntents.setState({}, true)
    createWithdrawal.useIntents.setState({}, true)
  })
  return reloadSite()
}

test.each([
  ['deposit', 'd-1'],
  ['withdrawal', 'w-1'],
] as const)(
  '%s: its receipt stands there again after a reload, Back and Forward, and nothing is sent twice',
  async (name, id) => {
    const { mock, call, path, user, press } = await openFilled(name)
    await press()
    await screen.findByText('Pending')
    await waitFor(() => expect(address()).toBe(`${path}?request=${id}`))
    await user.click(screen.getByRole('link', { name: 'All requests' }))
    await waitFor(() => expect(location.pathname).not.toBe(path))
    reload()
    await act(async () => window.history.back())
    await screen.findByRole('region', { name: 'Your request' })
    expect(address()).toBe(`${path}?request=${id}`)
    await act(async () => window.history.forward())
    await waitFor(() => expect(location.pathname).not.toBe(path))
    await act(async () => window.history.back())
    await waitFor(() => expect(location.pathname).toBe(path))
    const again = reload()
    await screen.findByText('Pending')
    expect(screen.queryByRole('button', { name: forms[name].button })).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'New request' }))
    const box = await screen.findByLabelText<HTMLInputElement>('Amount')
    expect([box.value, address(), mock.count(call)]).toEqual(['', path, 1])
  },
)

test('where the cash does not allow another withdrawal, the receipt of the last one stands there all the same', async () => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  await openSiteAsPlayer(mock, '/withdraw/bank?request=w-1')
  const card = await screen.findByRole('region', { name: 'Your request' })
  expect(card.textContent).toContain('₹1,500.00')
})

test('a Hindi receipt asks into which account, and not until when', async () => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  await openSiteAsPlayer(mock, '/withdraw/bank?request=w-1')
  await act(() => showLanguage('hi'))
  atEnd(() => showLanguage('en'))
  const card = await screen.findByRole('region', { name: 'आपका अनुरोध' })
  await waitFor(() => expect(card.textContent).toContain('किस खाते मेंSahyadri Bank'))
})

test.each([
  ['of another way to pay', '/deposit/m_bkash?request=d-1'],
  ['that does not exist', '/deposit/m_paytm?request=d-9'],
])('a request %s leaves the form where it is', async (_what, at) => {
  const mock = await startMock()
  apply(mock, 'deposit-declined')
  await openSiteAsPlayer(mock, at)
  await screen.findByLabelText('Amount')
  await waitFor(() => expect(mock.count('GET /api/deposit/get')).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your request' })).toBeNull())
})
