import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { payDepositFast } from '../../../mock-server/src/domain/cashier/deposits.ts'
import { setLimits } from '../../../mock-server/src/domain/play-limits/limits.ts'
import { there } from '../../../mock-server/test/support/answers.ts'
import { brokenInvariants } from '../../../mock-server/test/support/worlds.ts'
import { showLanguage } from '../../src/site/language.ts'
import { atEnd } from '../at-end.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
import { apply, giveCash, keysOf, loseAnswer } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/bonus/bonus-details-page.tsx'
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-list-page.tsx'

const looking = 'The answer was lost. We are checking what became of your request.'
const aKey = expect.stringMatching(/^[0-9a-f]{32}$/)

/** A request of 1,500.00 that waits, and the question whether to cancel it. */
async function askToCancel() {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  giveCash(mock, 0.05)
  const { user } = await openSiteAsPlayer(mock, '/withdrawList')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const confirm = () => user.click(screen.getByRole('button', { name: 'Cancel withdrawal' }))
  await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' })
  return { mock, user, confirm }
}

const cancel = 'POST /api/withdrawRequest/cancel'
const row = async () => within(await screen.findByRole('list', { name: 'Your withdrawals' })).getByRole('listitem')

test('a cancelling whose answer is lost is looked up beside the request: one call, and the hold is back to the paisa', async () => {
  const { mock, confirm } = await askToCancel()
  loseAnswer(mock, 'cancelWithdrawal')
  await confirm()
  await within(await row()).findByText(looking)
  expect(screen.queryByRole('dialog')).toBeNull()
  await toastSays('other', 'Withdrawal cancelled')
  await within(await row()).findByText('Cancelled')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 11_500.05 }))
  expect(keysOf(mock, cancel)).toEqual([aKey])
  expect(brokenInvariants(mock.world)).toEqual([])
})

test('a cancellation with unknown outcome has its own notice, and shows its outcome when checked again', async () => {
  const { mock, user, confirm } = await askToCancel()
  const { id } = mock.fail('getIntent', 404, 'Not found', 'not_found')
  // The server has not acted: the call itself never came through.
  mock.fail('cancelWithdrawal', 502, 'Bad gateway')
  await confirm()
  await within(await row()).findByText(
    'We still do not know whether your withdrawal was cancelled. That is not sent again by itself: this list shows where the request stands.',
  )
  within(await row()).getByText('Pending')
  mock.world.faults.clear(id)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await toastSays('error', 'Your request did not arrive, so nothing has happened. You can send it again.')
  expect(mock.count(cancel)).toBe(1)
})

test('a fast payment whose answer is lost is looked up, and leads to its one receipt', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/deposit/fast')
  await user.click(await screen.findByRole('radio', { name: /^Paytm/ }))
  await user.type(await screen.findByLabelText('Amount'), '500.35')
  loseAnswer(mock, 'payDepositFast')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText(looking)
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  const receipt = await screen.findByRole('region', { name: 'Your request' })
  expect(receipt.textContent).toContain('₹500.35')
  expect(address()).toBe('/deposit/fast?request=d-1')
  expect(screen.getByRole('link', { name: /^Open / }).getAttribute('href')).toMatch(/\/game-host\/pay\/d-1\./)
  expect(keysOf(mock, 'POST /api/deposit/fastpayme')).toEqual([aKey])
  expect(wallet()).toMatchObject({ balance: 10_000 })
  expect(await requestsOf(mock)).toBe(1)
})

test('shows a refusal whose response was lost in Hindi on a Hindi page, once it is looked up', async () => {
  const mock = await startMock()
  const { user, queries } = await openSiteAsPlayer(mock, '/deposit/fast')
  await user.click(await screen.findByRole('radio', { name: /^Paytm/ }))
  await user.type(await screen.findByLabelText('Amount'), '500.35')
  atEnd(() => showLanguage('en'))
  await act(() => showLanguage('hi'))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  // Set on another device: this page does not know of it.
  const player = there(playerByUsername(mock.world, 'player'))
  setLimits(mock.world, player.id, { limitsPaise: [{ kind: 'deposit', period: 'daily', amountPaise: 400_00 }] })
  // The server has refused, and what stands before it answers in its place.
  mock.fail('payDepositFast', 502, 'Bad gateway')
  mock.onAnswer('POST /api/deposit/fastpayme', () => {
    const key = String(keysOf(mock, 'POST /api/deposit/fastpayme')[0])
    const pay = () => payDepositFast(mock.world, player, { gateway: 'm_paytm', amountPaise: 500_35 }, key)
    expect(pay).toThrow('Your own limit on deposits over 24 hours leaves ₹400.00')
  })
  await user.click(screen.getByRole('button', { name: 'आगे बढ़ें' }))
  await screen.findByText('जवाब खो गया। हम जाँच रहे हैं कि आपके अनुरोध का क्या हुआ।')
  await toastSays('error', 'जमा पर 24 घंटे की आपकी सीमा में ₹400.00 बाकी हैं')
  expect(keysOf(mock, 'POST /api/deposit/fastpayme')).toEqual([aKey])
  expect(await requestsOf(mock)).toBe(0)
})

test('a giving up of a bonus whose answer is lost is looked up in place of its button: it ends once, and the coins with it', async () => {
  const mock = await startMock()
  apply(mock, 'bonus-active')
  const { user } = await openSiteAsPlayer(mock, '/bonus/bn-welcome')
  await user.click(await screen.findByRole('button', { name: 'Give this bonus up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Give this bonus up?' })
  loseAnswer(mock, 'cancelBonus')
  await user.click(within(dialog).getByRole('button', { name: 'Give up' }))
  await screen.findByText(looking)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Give this bonus up' })).toBeNull()
  await screen.findByText('Given up')
  await toastSays('other', 'Bonus given up')
  await waitFor(() => expect(wallet()).toMatchObject({ coins: 0, balance: 10_000 }))
  expect(keysOf(mock, 'POST /api/bonus/claims/cancel')).toEqual([aKey])
  expect(brokenInvariants(mock.world)).toEqual([])
})

/** How many deposits the player has, by the API. */
async function requestsOf(mock: Mock): Promise<number> {
  const answer = await fetch(`${mock.origin}/api/deposit/get`, { headers: { authorization: await mock.token() } })
  return (await answer.json()).data.count
}
