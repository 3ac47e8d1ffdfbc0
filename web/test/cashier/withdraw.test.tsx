import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  approveWithdrawal,
  declineWithdrawal,
  expireWithdrawal,
} from '../../../mock-server/src/domain/cashier/decide-withdrawal.ts'
import { balanceOf } from '../../../mock-server/src/domain/money/wallet.ts'
import { brokenInvariants, seededId } from '../../../mock-server/test/support/worlds.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, go, openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
import { apply, giveCash, keysOf, loseAnswer } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/cashier/withdraw/withdraw-page.tsx'
import '../../src/features/cashier/withdraw/pre-withdraw-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-form-pages.tsx'
import '../../src/features/cashier/withdraw/withdraw-new-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-list-page.tsx'

const create = 'POST /api/withdrawRequest/create'
const cancel = 'POST /api/withdrawRequest/cancel'

/** The texts of the listed requests: amount, account, state. */
function requests(): string[] {
  const list = screen.getByRole('list', { name: 'Your withdrawals' })
  return within(list)
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('b, .mark')].map(({ textContent }) => textContent).join(' '))
}

async function checklist(): Promise<string[]> {
  const box = await screen.findByRole('region', { name: 'Before you withdraw' })
  await within(box).findByText(/^Your documents/)
  return within(box)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.mark')?.textContent ?? '')
}

/** The seeded player, identified, with cash and a saved bank; 1,500.00 of it wait already. */
async function openForm(path: string) {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  giveCash(mock, 2000)
  const site = await openSiteAsPlayer(mock, path)
  return { mock, ...site }
}

test('[2.4-1] [7.3-2] the overview shows cash, documents, the ways to be paid and the newest requests', async () => {
  const { mock } = await openForm('/withdraw')
  approveWithdrawal(mock.world, 'w-1')
  await screen.findByRole('link', { name: /^Bank transfer/ })
  await waitFor(() => expect(requests()).toEqual(['₹1,500.00 Approved']))
  const cash = screen.getByRole('region', { name: 'What may be withdrawn' })
  await waitFor(() =>
    expect(cash.textContent).toContain('Real balance₹12,000.00Not withdrawable₹10,000.00May be withdrawn₹2,000.00'),
  )
  const documents = screen.getByRole('region', { name: 'Identity check' })
  await within(documents).findByText('Approved')
  expect(screen.getByRole('link', { name: /^Paytm/ }).getAttribute('href')).toBe('/pre-withdraw-page/m_paytm')
})

test('[2.4-3] the checklist names what is missing and does not lead on', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/pre-withdraw-page/bank')
  await waitFor(async () =>
    expect(await checklist()).toEqual([
      'Not met:Your documents must be approved',
      'Met:Bank transfer is open now',
      'Not met:You have ₹0.00 in cash; the minimum is ₹500.00',
      'Met:Deposits wagered',
      'Not met:An account to pay to must be saved',
    ]),
  )
  expect(screen.getByRole('link', { name: 'Go to KYC' }).getAttribute('href')).toBe('/kyc')
  expect(screen.getByRole('link', { name: 'Add an account' }).getAttribute('href')).toBe('/bank-details')
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
})

test('shows that documents are being checked, and asks the player for nothing', async () => {
  const mock = await startMock()
  apply(mock, 'kyc-pending')
  await openSiteAsPlayer(mock, '/pre-withdraw-page/bank')
  await waitFor(async () =>
    expect((await checklist())[0]).toBe(
      'Not met:Your documents are being checked. You can withdraw when they are approved.',
    ),
  )
  expect(screen.queryByRole('link', { name: 'Go to KYC' })).toBeNull()
})

test('a checklist that is met leads to the form', async () => {
  const { user } = await openForm('/pre-withdraw-page/BANK')
  await user.click(await screen.findByRole('link', { name: 'Continue' }))
  await screen.findByLabelText('Amount')
  expect(address()).toBe('/withdraw/bank')
})

test.each([
  ['/withdraw/bank', '/pre-withdraw-page/bank'],
  ['/withdraw/m_paytm', '/pre-withdraw-page/m_paytm'],
  ['/withdraw/paypal', '/withdraw'],
  ['/pre-withdraw-page/paypal', '/withdraw'],
  ['/withdrawnewForm', '/withdrawnew'],
  ['/withdrawnewForm?account=bk-99', '/withdrawnew'],
])('%s without what it needs leads to %s', async (path, target) => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, path)
  await waitFor(() => expect(address()).toBe(target))
})

test('[7.3-2] a request holds exactly its amount, once, and the wallet is what the server says', async () => {
  const { mock, user } = await openForm('/withdraw/bank')
  await user.type(await screen.findByLabelText('Amount'), '1,234.56')
  const money = screen.getByRole('region', { name: 'What happens to your money' })
  expect(money.textContent).toContain(
    'Balance now₹12,000.00Held until it is decided−\u2060₹1,234.56Balance after₹10,765.44',
  )
  expect(wallet()).toMatchObject({ balance: 12_000 })
  await user.dblClick(screen.getByRole('button', { name: 'Request ₹1,234.56' }))
  await toastSays('other', 'Request submitted')
  await screen.findByText('Sahyadri Bank ******2222')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_765.44, cash: 765.44 }))
  expect(mock.lastBody(create)).toEqual({ amount: 1234.56, method: 'bank', bankId: 'bk-1' })
  expect(keysOf(mock, create)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

test('the number at a gateway is typed and checked, and no more than the cash is taken', async () => {
  const { mock, user } = await openForm('/withdraw/m_paytm')
  await user.type(await screen.findByLabelText('Amount'), '2000.01')
  await user.type(screen.getByLabelText('Wallet number'), '98200')
  await user.click(screen.getByRole('button', { name: 'Request withdrawal' }))
  await screen.findByText('Maximum ₹2,000.00')
  screen.getByText('Wallet number has 10 to 11 characters')
  expect(mock.count(create)).toBe(0)
  await user.type(screen.getByLabelText('Wallet number'), '41177')
  await user.click(screen.getByRole('button', { name: 'All cash' }))
  await user.click(await screen.findByRole('button', { name: 'Request ₹2,000.00' }))
  await screen.findByText('******1177')
  expect(mock.lastBody(create)).toEqual({ amount: 2000, method: 'm_paytm', account: '9820041177' })
})

test('documents that expire in mid-form are a clear refusal, and what was typed stays', async () => {
  const { mock, user } = await openForm('/withdraw/m_paytm')
  await user.type(await screen.findByLabelText('Amount'), '500')
  await user.type(screen.getByLabelText('Wallet number'), '9820041177')
  apply(mock, 'kyc-expired')
  await user.click(screen.getByRole('button', { name: 'Request ₹500.00' }))
  await toastSays('error', 'Please complete KYC first')
  expect(screen.getByText('Please complete KYC first', { selector: '.note *' })).toBeTruthy()
  expect(wallet()).toMatchObject({ balance: 12_000 })
})

test('an answer that is lost after the commit is looked up: one hold, one request', async () => {
  const { mock, user } = await openForm('/withdraw/bank')
  await user.type(await screen.findByLabelText('Amount'), '500')
  loseAnswer(mock, 'createWithdrawal')
  await user.click(screen.getByRole('button', { name: 'Request ₹500.00' }))
  await screen.findByText('The answer was lost. We are checking what became of your request.')
  await screen.findByText('Sahyadri Bank ******2222')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 11_500 }))
  expect(mock.count(create)).toBe(1)
})

test('[2.4-1] the two steps: choose a saved account, then the amount', async () => {
  const { mock, user } = await openForm('/withdrawnew')
  expect(await screen.findByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: /Sahyadri Bank/ }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(address()).toBe('/withdrawnewForm?account=bk-1')
  await user.type(await screen.findByLabelText('Amount'), '600')
  await user.click(screen.getByRole('button', { name: 'Request ₹600.00' }))
  await screen.findByText('Pending')
  expect(mock.lastBody(create)).toEqual({ amount: 600, method: 'bank', bankId: 'bk-1' })
})

test('[7.3-2] a pending request is cancelled after a question, and exactly the hold comes back', async () => {
  const { mock, user } = await openForm('/withdrawList')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' })
  expect(dialog.textContent).toContain('The hold of ₹1,500.00 comes back to your balance.')
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  expect(mock.count(cancel)).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.dblClick(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
  await waitFor(() => expect(requests()).toEqual(['₹1,500.00 Cancelled']))
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 13_500 }))
  expect(mock.count(cancel)).toBe(1)
})

test('the statement that was read before has the cancellation, though the server pushes nothing', async () => {
  const { mock, user } = await openForm('/cashier?type=withdrawal')
  await screen.findByText('Withdrawal w-1 to Sahyadri Bank ******2222, held')
  for (const event of ['notification_toast', 'update_balance']) {
    mock.world.faults.plant({ target: { event }, effect: { kind: 'event-lost' }, times: null })
  }
  await go('/withdrawList')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
  await waitFor(() => expect(requests()).toEqual(['₹1,500.00 Cancelled']))
  await go('/cashier?type=withdrawal')
  await screen.findByText('Withdrawal w-1 to Sahyadri Bank ******2222, returned')
})

test.each([
  ['approved', approveWithdrawal, 12_000],
  ['declined', declineWithdrawal, 13_500],
  ['expired', expireWithdrawal, 13_500],
] as const)(
  'a request that was %s while the question stood is not cancelled: refused in words, and the money is as it was decided',
  async (state, decide, balance) => {
    const { mock, user } = await openForm('/withdrawList')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    const confirm = await screen.findByRole('button', { name: 'Cancel withdrawal' })
    // The push is late: the page still asks when the player confirms.
    for (const event of ['notification_toast', 'update_balance']) {
      mock.world.faults.plant({ target: { event }, effect: { kind: 'event-late', ms: 300 }, times: null })
    }
    decide(mock.world, 'w-1')
    await user.click(confirm)
    await toastSays('error', 'The withdrawal is no longer pending')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(requests().map((text) => text.toLowerCase())).toEqual([`₹1,500.00 ${state}`]))
    expect(balanceOf(mock.world, seededId(mock.world)).balancePaise).toBe(balance * 100)
    await waitFor(() => expect(wallet()).toMatchObject({ balance }))
    expect(brokenInvariants(mock.world)).toEqual([])
    expect(mock.count(cancel)).toBe(1)
  },
)

test('[4-12] the list is narrowed by status, in pages of ten', async () => {
  const { mock, user } = await openForm('/withdrawList')
  await withdrawals(mock, 11)
  await user.click(await screen.findByRole('radio', { name: 'Pending' }))
  await screen.findByText('1 to 10 of 12')
  expect(address()).toBe('/withdrawList?status=pending')
  await user.click(screen.getByRole('radio', { name: 'Declined' }))
  await screen.findByText('Nothing fits these filters')
})

async function withdrawals(mock: Mock, count: number) {
  const token = await mock.token()
  for (let made = 0; made < count; made += 1) {
    await fetch(`${mock.origin}/api/withdrawRequest/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ amount: 500, method: 'm_paytm', account: '9820041177' }),
    })
    giveCash(mock, 500)
  }
}
