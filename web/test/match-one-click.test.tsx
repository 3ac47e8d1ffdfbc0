// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../src/features/sports/pages/matches-page.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSlip } from '../src/features/sports/selection/slip-store.ts'
import { startMock } from './mock.ts'
import { openSite, openSiteAsPlayer, wallet } from './site.tsx'

async function openSoccer() {
  const mock = await startMock()
  const site = await openSiteAsPlayer(mock, '/spmsports/soccer')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  const price = async () => {
    const prices = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Back .+ [\d.]+ [\d.]+(K|L|Cr)?$/ })
    // The last ones are of matches to come: they are open, and no delay runs.
    return prices.at(-1) ?? document.body
  }
  return { mock, price, ...site }
}

test('[4-13] one-click betting asks before it is switched on; then a tap on a price is a bet', async () => {
  const { mock, price, user } = await openSoccer()
  await user.click(await screen.findByRole('button', { name: 'One-click betting' }))
  await user.click(await screen.findByRole('radio', { name: '2,000' }))
  expect(useSlip.getState().oneClickStake).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  await screen.findByText('One-click is on: ₹2,000.00 a tap')
  await user.dblClick(await price())
  await screen.findByText(/^Accepted at/)
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 8000 }))
  expect(mock.count('POST /api/bets')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Switch off' }))
  await user.click(await price())
  await screen.findByRole('button', { name: 'Place bet' })
  expect(mock.count('POST /api/bets')).toBe(1)
})

test('a one-click stake that the market does not take stays in the slip, with its reason', async () => {
  const { mock, price, user } = await openSoccer()
  useSlip.setState({ oneClickStake: 99 })
  await user.click(await price())
  await screen.findByText('The lowest stake is ₹100.00.')
  expect(mock.count('POST /api/bets')).toBe(0)
})

test('selections stay while one looks around, and over a reload; a sign-out takes them along', async () => {
  const { mock, price, user, token } = await openSoccer()
  await user.click(await price())
  await user.type(await screen.findByLabelText('Stake'), '750')
  await user.click(screen.getByRole('link', { name: /^Tennis/ }))
  await screen.findByRole('heading', { level: 1, name: 'Tennis' })
  expect(screen.getByLabelText<HTMLInputElement>('Stake').value).toBe('750')
  expect(token).not.toBe('')
  // As after a reload: nothing in memory.
  const [entry] = useSlip.getState().betSlipContent
  const kept = sessionStorage.getItem('betSlip') ?? ''
  useSlip.setState({ betSlipContent: [] })
  sessionStorage.setItem('betSlip', kept)
  openSite('/spmsports/tennis')
  await waitFor(() => expect(useSlip.getState().betSlipContent).toEqual([entry]))
  expect(mock.count('POST /api/bets')).toBe(0)
})

test.each(['{', '{"lines":7}', '{"lines":[{"id":1},null,{"side":"back"}]}'])(
  'garbage in the place of the kept selections is no selection: %s',
  async (text) => {
    const mock = await startMock()
    sessionStorage.setItem('betSlip', text)
    await openSiteAsPlayer(mock, '/spmsports/soccer')
    await screen.findByText('Your slip is empty')
  },
)
