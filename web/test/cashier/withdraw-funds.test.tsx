import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { approveDeposit } from '../../../mock-server/src/domain/cashier/decide-deposit.ts'
import { approveWithdrawal } from '../../../mock-server/src/domain/cashier/decide-withdrawal.ts'
import { createDeposit } from '../../../mock-server/src/domain/cashier/deposits.ts'
import { cancelWithdrawal, createWithdrawal } from '../../../mock-server/src/domain/cashier/withdrawals.ts'
import { playerOf } from '../../../mock-server/test/support/identity.ts'
import { seededId } from '../../../mock-server/test/support/worlds.ts'
import { disconnect } from '../../src/realtime/connection.ts'
import { setConnectionStatus } from '../../src/realtime/connection-store.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, wallet } from '../site.tsx'
import { apply, giveCash } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/cashier/withdraw/withdraw-page.tsx'
import '../../src/features/cashier/withdraw/pre-withdraw-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-form-pages.tsx'

const create = 'POST /api/withdrawRequest/create'

/** The seeded player, identified, with 2,000.00 of cash; 1,500.00 of his wait already. */
async function withCash(): Promise<Mock> {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  giveCash(mock, 2000)
  return mock
}

/** A socket that never comes, as behind a proxy that lets none through. */
function withoutSocket(mock: Mock): void {
  mock.world.faults.plant({ target: { event: 'get:balance' }, effect: { kind: 'event-lost' }, times: null })
}

async function losesSocket(): Promise<void> {
  await act(async () => {
    disconnect()
    setConnectionStatus('paused')
  })
}

function deposits(mock: Mock, rupees: number): void {
  const player = playerByUsername(mock.world, 'player')
  if (!player) throw new Error('no player')
  const body = { gateway: 'm_paytm', amountPaise: rupees * 100, utr: '123456789012' } as const
  approveDeposit(mock.world, createDeposit(mock.world, player, body, null).id)
}

test('what of a deposit is still to be wagered is a point of the checklist, and bars nothing that is cash', async () => {
  const mock = await withCash()
  deposits(mock, 750)
  await openSiteAsPlayer(mock, '/pre-withdraw-page/bank')
  const box = await screen.findByRole('region', { name: 'Before you withdraw' })
  const point = await within(box).findByText('Still to wager before it is cash: ₹750.00')
  expect(point.closest('.mark')?.textContent).toMatch(/^Open:/)
  await within(box).findByRole('link', { name: 'Continue' })
  const cash = screen.getByRole('region', { name: 'What may be withdrawn' })
  expect(cash.textContent).toContain(
    'Real balance₹12,750.00Not withdrawable₹10,750.00Of it still to wager₹750.00May be withdrawn₹2,000.00Held for your requests₹1,500.00',
  )
})

test('without deposits nothing is left to wager, and a hold that comes back is seen at once', async () => {
  const mock = await withCash()
  await openSiteAsPlayer(mock, '/pre-withdraw-page/bank')
  await screen.findByText('Deposits wagered')
  const cash = screen.getByRole('region', { name: 'What may be withdrawn' })
  await within(cash).findByText('Held for your requests')
  act(() => void cancelWithdrawal(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, 'w-1'))
  await waitFor(() => expect(cash.textContent).toContain('May be withdrawn₹3,500.00'))
  await waitFor(() => expect(cash.textContent).not.toContain('Held'))
})

test('takes the balance from the list without a socket: shows the form, and sends a request', async () => {
  const mock = await withCash()
  withoutSocket(mock)
  const { user } = await openSiteAsPlayer(mock, '/withdraw/bank')
  await user.type(await screen.findByLabelText('Amount'), '2000')
  await user.click(screen.getByRole('button', { name: 'Request ₹2,000.00' }))
  await screen.findByRole('region', { name: 'Your request' })
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000, cash: 0 }))
  expect(mock.count(create)).toBe(1)
})

test('a page that lost its socket says so, and asks by a call', async () => {
  const mock = await withCash()
  const { user } = await openSiteAsPlayer(mock, '/withdraw/bank')
  await screen.findByLabelText('Amount')
  await waitFor(() => expect(wallet()).toMatchObject({ cash: 2000 }))
  await losesSocket()
  await screen.findByText('There is no live connection: these amounts do not follow by themselves.')
  giveCash(mock, 500)
  await user.click(await screen.findByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 12_500, cash: 2500 }))
  await screen.findByText('₹500.00 to ₹2,500.00')
})

test.each([
  ['499.99', 'Minimum ₹500.00'],
  ['2000.01', 'Maximum ₹2,000.00'],
  ['500.001', 'Enter an amount in rupees, such as 500 or 99.50'],
  ['-500', 'Enter an amount in rupees, such as 500 or 99.50'],
  ['1e309', 'Enter an amount in rupees, such as 500 or 99.50'],
])('the amount %s is named beside its field, and nothing is sent', async (amount, words) => {
  const mock = await withCash()
  const { user } = await openSiteAsPlayer(mock, '/withdraw/bank')
  await user.type(await screen.findByLabelText('Amount'), amount)
  await user.click(screen.getByRole('button', { name: 'Request withdrawal' }))
  await screen.findByText(words)
  expect(mock.count(create)).toBe(0)
})

test('a receipt follows its request, also behind many that were made after it in another tab', async () => {
  const mock = await startMock()
  apply(mock, 'kyc-approved')
  giveCash(mock, 9000)
  const { user } = await openSiteAsPlayer(mock, '/withdraw/m_paytm')
  await user.type(await screen.findByLabelText('Wallet number'), '9820041177')
  await user.type(screen.getByLabelText('Amount'), '500')
  await user.click(screen.getByRole('button', { name: 'Request ₹500.00' }))
  const receipt = await screen.findByRole('region', { name: 'Your request' })
  within(receipt).getByText('Pending')
  const player = playerOf(mock.world, seededId(mock.world))
  for (let at = 0; at < 6; at += 1) {
    createWithdrawal(mock.world, player, { method: 'm_paytm', amountPaise: 200_00, account: '9820041177' })
  }
  approveWithdrawal(mock.world, 'w-1')
  await within(receipt).findByText('Approved')
})
