import type { Data } from '@chaupar/api/api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { forceMarketStatus } from '../../../mock-server/src/domain/matches/market-control.ts'
import { selfExclude, startTimeOut } from '../../../mock-server/src/domain/play-limits/take-break.ts'
import { setOneClick } from '../../src/features/sports/selection/slip-store.ts'
import { formatDateTime } from '../../src/lib/dates.ts'
import { formatRupees } from '../../src/lib/money.ts'
import { best, matchOddsOf, openMatchPage, startLiveMatch } from '../live-match.tsx'
import { type Mock, startMock } from '../mock.ts'
import { go, openSiteAsPlayer, wallet } from '../site.tsx'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/bonus/bonus-details-page.tsx'
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'
import '../../src/features/cashier/statement/statement-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-page.tsx'
import '../../src/features/casino/pages/casino-slug-page.tsx'
import '../../src/features/sports/pages/match-page.tsx'

const playerId = ({ world }: Mock) => playerByUsername(world, 'player')?.id ?? 0

/** What may be done goes on being offered; what may not is not, and says until when. */
const words = /^You are taking a break from play until /

test.each([
  ['/gatewaylist', 'Choose a method'],
  ['/deposit/m_paytm', 'Submit request'],
  ['/deposit/fast', 'Continue'],
])('%s offers no way to pay in during a time-out, says until when, and leads to withdrawals', async (path, offered) => {
  const mock = await startMock()
  startTimeOut(mock.world, playerId(mock), 24)
  await openSiteAsPlayer(mock, path)
  await screen.findByText(words)
  screen.getByText('Nothing can be paid in until then.')
  expect(screen.queryByText(offered)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Withdraw' }).at(-1)?.getAttribute('href')).toBe('/withdraw')
})

test('a form that is open when a break begins elsewhere gives way to its words', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/deposit/m_paytm')
  await screen.findByLabelText('Amount')
  // The socket is there.
  await waitFor(() => expect(wallet()).not.toBeNull())
  startTimeOut(mock.world, playerId(mock), 24)
  await screen.findByText(words)
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

test('a bonus offer shows its terms during a time-out, and cannot be claimed until it ends', async () => {
  const mock = await startMock()
  startTimeOut(mock.world, playerId(mock), 24)
  await openSiteAsPlayer(mock, '/bonus/bn-welcome')
  const terms = await screen.findByRole('region', { name: 'Terms' })
  await within(terms).findByText(words)
  within(terms).getByText('No bonus can be claimed until then.')
  within(terms).getByText('To wager')
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the list of bonuses says during a time-out that none can be claimed', async () => {
  const mock = await startMock()
  startTimeOut(mock.world, playerId(mock), 24)
  await openSiteAsPlayer(mock, '/bonus')
  await screen.findByText(/^You are taking a break from play until .+\. No bonus can be claimed until then\.$/)
})

test('withdrawals go on during an exclusion', async () => {
  const mock = await startMock()
  selfExclude(mock.world, playerId(mock), 6)
  await openSiteAsPlayer(mock, '/withdraw')
  await screen.findByRole('region', { name: 'Choose a method' })
})

test('a game is not launched during an exclusion, and the lists of games say so', async () => {
  const mock = await startMock()
  selfExclude(mock.world, playerId(mock), 6)
  const { user } = await openSiteAsPlayer(mock, '/casino/spribe')
  await screen.findByText(/^You have excluded yourself from play until .*No game opens until then\.$/)
  const asked = mock.count('POST /game-host/lobby')
  await user.click((await screen.findAllByRole('link', { name: /^Dice/ }))[0] ?? document.body)
  await screen.findByText('No game opens until then.')
  expect(screen.queryByTitle('Dice')).toBeNull()
  expect(mock.count('POST /game-host/lobby')).toBe(asked)
})

test('shows the record of a round from the statement while its game does not open', async () => {
  const mock = await startMock()
  const { token, user } = await openSiteAsPlayer(mock, '/casino/spribe/dice')
  const frame = await screen.findByTitle('Dice')
  await playDice(mock, frame, 123)
  await playDice(mock, frame, 50)
  const { rows } = await statementOf(mock, token)
  // The older of the two rounds, by its stake.
  const stake = rows.find(({ debit }) => debit === 123)
  const paid = rows.find(({ about, credit }) => about?.round === stake?.about?.round && credit > 0)?.credit ?? 0
  startTimeOut(mock.world, playerId(mock), 24)
  await screen.findByRole('link', { name: /^On a break until / })
  await go('/cashier?type=game')
  const number = stake?.about?.round?.replace(/^g-/, '')
  const entry = await screen.findAllByRole('link', { name: new RegExp(`round ${number}, stake`) })
  const launched = mock.count('POST /game-host/lobby')
  await user.click(entry[0] ?? document.body)
  const record = await screen.findByRole('region', { name: 'Your round' })
  const figures = () =>
    within(record)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  await waitFor(() =>
    expect(figures()).toEqual([
      ['Time', formatDateTime(stake?.createdAt ?? '')],
      ['Staked', '₹123.00'],
      ['Paid out', formatRupees(paid)],
    ]),
  )
  screen.getByText('No game opens until then.')
  expect(mock.count('POST /game-host/lobby')).toBe(launched)
  await go('/casino/spribe/dice?round=g-999&day=2026-11-24')
  await screen.findByText('The entries of this round stand in your account statement.')
})

/** A round of dice that is won nearly always, paid at once. */
async function playDice(mock: Mock, frame: HTMLElement, rupees: number): Promise<void> {
  const sessionID = new URL(frame.getAttribute('src') ?? '').pathname.split('/').at(-1)
  const bet = { amount: rupees * 1_000_000, mode: 'base', meta: { target: 9_800, over: false } }
  for (const [path, body] of [
    ['authenticate', {}],
    ['play', bet],
    ['end-round', {}],
  ] as const) {
    await fetch(`${mock.origin}/game-host/rgs/default/wallet/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID, ...body }),
    })
  }
}

async function statementOf(mock: Mock, token: string): Promise<Data<'getAccountStatement'>> {
  const answer = await fetch(`${mock.origin}/api/getAccountstatement?type=game`, { headers: { authorization: token } })
  return (await answer.json()).data
}

test('a game that is open when a break begins stays, so that its round can be ended', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/casino/spribe/dice')
  const frame = await screen.findByTitle('Dice')
  await waitFor(() => expect(wallet()).not.toBeNull())
  startTimeOut(mock.world, playerId(mock), 24)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Launch again' })).toHaveProperty('disabled', true))
  expect(screen.getByTitle('Dice')).toBe(frame)
})

test('the slip takes no bet during a break and says why; one click puts the price into it, and no more', async () => {
  const { mock, id } = await startLiveMatch()
  mock.world.clock.freeze()
  forceMarketStatus(mock.world, (await matchOddsOf(mock, id)).marketId, 'open')
  startTimeOut(mock.world, playerId(mock), 24)
  const { user, board } = await openMatchPage(mock, id)
  await screen.findByRole('link', { name: /^On a break until / })
  setOneClick(500)
  await user.click(best(board, 'back'))
  await screen.findByText(words, { selector: '.slip-note' })
  expect(screen.getByRole('button', { name: 'Place bet' })).toHaveProperty('disabled', true)
  await user.keyboard('{Enter}')
  expect(mock.count('POST /api/bets')).toBe(0)
})
