// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/pages/my-bets-page.tsx'
import '../../src/features/sports/pages/matches-page.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { decideMarket } from '../../../mock-server/src/domain/settlement/decide-market.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, wallet } from '../site.tsx'

type Answered = { data: Record<string, never> }

async function ask(mock: Mock, path: string, token: string, body?: object): Promise<Answered['data']> {
  const answer = await fetch(mock.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: token, 'xu-auth': token, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()).data
}

/** Places a back bet on match odds of the first match of a later day, beside the site; it is accepted at once. */
async function placeBet(mock: Mock, token: string, stake: number): Promise<{ id: string; marketId: string }> {
  const { matches } = (await ask(mock, '/api/sports/matches?sportId=4&when=upcoming', token)) as never as {
    matches: { firstMarket: { marketId: string; runners: { selectionId: string; back: { price: number }[] }[] } }[]
  }
  const market = matches[0]?.firstMarket
  const runner = market?.runners[0]
  const placed = await ask(mock, '/api/bets', token, {
    marketId: market?.marketId,
    selectionId: runner?.selectionId,
    side: 'back',
    odds: runner?.back[0]?.price,
    stake,
    accept: { policy: 'any' },
  })
  return (placed as never as { bet: { id: string; marketId: string } }).bet
}

const cashOutOffer = /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/

/** My bets of a player with one open bet of 1,000. */
async function openMyBets(path = '/mybets') {
  const mock = await startMock()
  const token = await mock.token()
  const bet = await placeBet(mock, token, 1000)
  mock.calls.length = 0
  const site = await openSiteAsPlayer(mock, path)
  return { mock, bet, ...site }
}

function rows() {
  return within(screen.getByRole('list', { name: 'Bets' })).getAllByRole('listitem')
}

function asked(mock: Mock): URLSearchParams[] {
  return mock.calls
    .filter(({ call }) => call === 'GET /sports-data/user/bets')
    .map(({ request }) => new URLSearchParams(request.url.split('?')[1]))
}

/**
 * What pages of ten were asked for; the tab's count asks for more at once. In no order: a list that is read again when the socket
 * connects may arrive after one that was asked for later.
 */
function pages(mock: Mock): Record<string, string>[] {
  return asked(mock)
    .map((query) => Object.fromEntries(query))
    .filter(({ pagesize }) => pagesize === '10')
}

test('[7.4-2] [7.4-3] [7-4] [9-12] the filters of My bets ask the sports-data host, ten rows at a time, with xu-auth', async () => {
  const { mock, user, token } = await openMyBets()
  await screen.findByRole('list', { name: 'Bets' })
  await user.click(screen.getByRole('tab', { name: 'Settled' }))
  await screen.findByText('No bets in these days')
  await user.click(screen.getByRole('radio', { name: 'Fancy' }))
  await waitFor(() => expect(pages(mock)).toContainEqual(expect.objectContaining({ markettype: 'fancy' })))
  await screen.findByText('Nothing fits these filters')
  await user.click(screen.getByRole('radio', { name: 'Bookmaker' }))
  await waitFor(() => expect(pages(mock)).toContainEqual(expect.objectContaining({ markettype: 'bookmaker' })))
  await user.click(screen.getByRole('radio', { name: 'All markets' }))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-02' } })
  await waitFor(() => expect(location.search).toContain('from=2026-01-02'))
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-31' } })
  await waitFor(() => {
    const days = { startdate: '2026-01-02', enddate: '2026-01-31' }
    expect(pages(mock)).toContainEqual({ ...days, betstatus: 'settled', skip: '0', pagesize: '10' })
  })
  const call = mock.calls.find((made) => made.call === 'GET /sports-data/user/bets')
  expect(call?.headers['xu-auth']).toBe(token)
  expect(call?.headers.authorization).toBeUndefined()
})

test('presses that come before the page has drawn the one before them all count', async () => {
  const { mock } = await openMyBets('/mybets?betstatus=settled')
  await screen.findByText('No bets in these days')
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  // React draws when it has time, as in a browser, and not at once after each event.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  radio('Fancy').click()
  radio('All markets').click()
  await waitFor(() => expect(location.search).toBe('?betstatus=settled'))
  for (const name of ['Bookmaker', 'Today', 'Fancy', '7 days']) radio(name).click()
  const both = { startdate: '2026-11-15', markettype: 'fancy' }
  await waitFor(() => expect(pages(mock)).toContainEqual(expect.objectContaining(both)))
  expect(location.search).toBe('?betstatus=settled&markettype=fancy&from=2026-11-15&to=2026-11-21')
  expect([radio('Fancy').checked, radio('7 days').checked]).toEqual([true, true])
})

test('[7.4-3] the open bets come first, of all days, and each says what it risks and when it wins', async () => {
  const { mock } = await openMyBets()
  expect(await screen.findByRole('tab', { name: 'Open1', selected: true })).toBeTruthy()
  await screen.findByRole('list', { name: 'Bets' })
  const page = asked(mock).find((query) => query.get('pagesize') === '10')
  expect(Object.fromEntries(page ?? [])).toEqual({ betstatus: 'open', skip: '0', pagesize: '10' })
  const [row] = rows()
  expect(row?.textContent).toMatch(/At risk₹1,000\.00Profit\+\u2060₹[\d,.]+if it winsMatched/)
  expect(screen.queryByLabelText('Totals')).toBeNull()
})

test('keeps the filters in the address, and rejects reversed days without a call', async () => {
  const { mock } = await openMyBets('/mybets?betstatus=open&from=2026-02-01&to=2026-01-01')
  await screen.findByText('The first day is after the last. Choose the days again.')
  expect(screen.getByRole('tab', { name: /^Open/ }).ariaSelected).toBe('true')
  expect(asked(mock).filter((query) => query.has('startdate'))).toEqual([])
})

test('[1-6] totals and table show the stakes and the results', async () => {
  const { mock, bet, user } = await openMyBets('/mybets?betstatus=results')
  const totals = await screen.findByLabelText('Totals')
  expect(totals.textContent).toContain('Staked₹1,000.00 1 bet')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9000 }))
  expect(totals.textContent).toContain('Exposure now−\u2060₹1,000.00 1 open bet')
  const loser = mock.world.feed.market(bet.marketId)?.runners[1]
  decideMarket(mock.world, bet.marketId, loser?.selectionId ?? '')
  await waitFor(() => expect(totals.isConnected && totals.textContent).toContain('settled only−\u2060₹1,000.00'))
  const table = screen.getByRole('table', { name: 'Day by day' })
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/11,000−1,000−1,000$/)
  screen.getByRole('img', { name: /ends at −\u2060₹1,000\.00\. The table holds the same figures\.$/ })
  await user.click(screen.getByRole('tab', { name: 'Settled' }))
  await waitFor(() => expect(within(rows()[0] ?? document.body).getByText('Lost')).toBeTruthy())
})

/** Puts copies of the player's bet behind it, as older ones, until he has `count`. */
function multiplyBet({ world }: Mock, betId: string, count: number): void {
  const columns = `player_id, ref_match_id, market_id, selection_id, runner_name, side, price_hundredths, line, stake_paise,
    if_true_paise, if_false_paise, status, policy, policy_ticks, delay_ms, created_at_ms, resolve_at_ms`
  world.store.run(
    `WITH RECURSIVE copies (copy) AS (VALUES (1) UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)
     INSERT INTO bets (id, serial, ${columns}) SELECT 'C' || copy, -copy, ${columns} FROM bets, copies WHERE id = ?`,
    [count - 1, betId],
  )
}

test('[7.4-3] totals and file say how many of the bets they cover, where there are more than a thousand', async () => {
  const mock = await startMock()
  const bet = await placeBet(mock, await mock.token(), 100)
  multiplyBet(mock, bet.id, 1234)
  const { user } = await openSiteAsPlayer(mock, '/mybets?betstatus=results')
  await screen.findByText(/^Totals and chart cover the newest 1,000 of 1,234 bets of these days/)
  expect(screen.getByLabelText('Totals').textContent).toContain('Staked₹1,00,000.00 1,000 bets')
  const file = screen.getByRole('button', { name: 'CSV', description: /the newest 1,000 of 1,234 bets of these days/ })
  expect(file.hasAttribute('disabled')).toBe(false)
  mock.world.store.run("DELETE FROM bets WHERE id LIKE 'C%' AND serial <= -1000")
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await waitFor(() => expect(screen.queryByText(/the newest 1,000 of/)).toBeNull())
  expect(file.getAttribute('aria-describedby')).toBeNull()
})

test('[7.4-3] where only the newest bets are known, chart and table begin with the first of them', async () => {
  const mock = await startMock()
  const bet = await placeBet(mock, await mock.token(), 100)
  multiplyBet(mock, bet.id, 1234)
  await openSiteAsPlayer(mock, '/mybets?betstatus=results')
  const day = '21 Nov 2026'
  await screen.findByText(
    new RegExp(`^Totals and chart cover the newest 1,000 of 1,234 bets of these days, from ${day}, .+ on\\. Choose`),
  )
  // The range is of 30 days; the others would look as if nothing had been placed.
  screen.getByRole('img', { name: new RegExp(`^Net result by day, ${day} to ${day}: `) })
})

test('a receipt names the bet by its reference', async () => {
  const { bet, user } = await openMyBets()
  await user.click(await screen.findByRole('button', { name: `Receipt ${bet.id}` }))
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' })
  within(receipt).getByText(bet.id)
  expect(within(receipt).getAllByText('₹1,000.00')).toHaveLength(2)
  within(receipt).getByRole('link', { name: 'Go to the match' })
})

test('a part of a bet is cashed out in place, then the rest; the wallet follows the answers', async () => {
  const { mock, user } = await openMyBets('/mybets?betstatus=open')
  await user.click(await screen.findByRole('button', { name: /^Cash out .+ comes back: / }))
  const panel = within(await screen.findByRole('region', { name: /^Cash out / }))
  fireEvent.change(panel.getByRole('slider'), { target: { value: '40' } })
  await user.click(await panel.findByRole('button', { name: cashOutOffer }))
  await panel.findByText('Cashed out ₹400.00 of stake')
  expect(mock.lastBody('POST /api/bets/cash-out')).toMatchObject({ share: 40 })
  await waitFor(() => expect(within(rows()[0] ?? document.body).getAllByText('₹600.00')).toHaveLength(2))
  await user.click(panel.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: /^Cash out .+: / }))
  await user.click(await screen.findByRole('button', { name: cashOutOffer }))
  await screen.findByText('Cashed out ₹600.00 of stake')
  expect(wallet()?.balance).toBeGreaterThan(9000)
  expect(mock.count('POST /api/bets/cash-out')).toBe(2)
})

/** Cashes the only bet in sight out whole, once the list shows it; gives the offer that was taken: '−₹19.80'. */
async function cashOutWhole(user: UserEvent): Promise<string> {
  await user.click(await screen.findByRole('button', { name: /^Cash out .+ comes back: / }))
  const take = await screen.findByRole('button', { name: cashOutOffer })
  const offer = take.textContent?.replace('Cash out ', '') ?? ''
  await user.click(take)
  return offer
}

test('among the open bets what was paid stays to be read when its bet has left the list', async () => {
  const { user } = await openMyBets('/mybets')
  const offer = await cashOutWhole(user)
  await screen.findByText('No open bets')
  const [receipt] = rows()
  expect(rows()).toHaveLength(1)
  expect(within(receipt ?? document.body).getByRole('status').textContent).toMatch(
    new RegExp(`: cashed out, ${offer.replace('+', '\\+')} (loss|profit)Cashed out ₹1,000\\.00 of stake`),
  )
  expect(document.activeElement?.textContent).toContain(`cashed out, ${offer}`)
  expect(within(receipt ?? document.body).queryByText('Matched')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/: cashed out, /)).toBeNull()
  expect(screen.queryByRole('list', { name: 'Bets' })).toBeNull()
})

test('the receipt of a cash-out outlasts the offer of another bet, not the page', async () => {
  const mock = await startMock()
  const token = await mock.token()
  await placeBet(mock, token, 1000)
  await placeBet(mock, token, 200)
  const { user } = await openSiteAsPlayer(mock, '/mybets?betstatus=open')
  await screen.findByRole('list', { name: 'Bets' })
  const older = within(rows()[1] ?? document.body)
  await user.click(await older.findByRole('button', { name: /^Cash out .+: / }))
  await user.click(await screen.findByRole('button', { name: cashOutOffer }))
  await screen.findByText('Cashed out ₹1,000.00 of stake')
  await waitFor(() => expect(within(rows()[1] ?? document.body).queryByText('Matched')).toBeNull())
  await user.click(await screen.findByRole('button', { name: /^Cash out .+: / }))
  await screen.findByRole('button', { name: cashOutOffer })
  expect(rows()[1]?.textContent).toContain('Cashed out ₹1,000.00 of stake')
  await user.click(screen.getByRole('link', { name: 'Games Rules' }))
  await screen.findByRole('heading', { level: 1, name: /rules/i })
  history.back()
  await screen.findByRole('list', { name: 'Bets' })
  expect(screen.queryByText('Cashed out ₹1,000.00 of stake')).toBeNull()
})

test('a cash-out whose answer is lost is looked up by its key and never sent again', async () => {
  const { mock, user } = await openMyBets()
  mock.world.faults.plant({ target: { operation: 'cashOutBet' }, effect: { kind: 'dropped-answer' }, times: 1 })
  await user.click(await screen.findByRole('button', { name: /^Cash out .+: / }))
  await user.dblClick(await screen.findByRole('button', { name: cashOutOffer }))
  await screen.findByText('The answer was lost. We are checking what became of your request.')
  await screen.findByText('Cashed out ₹1,000.00 of stake')
  expect(mock.count('POST /api/bets/cash-out')).toBe(1)
})

test('an offer that went down is refused in words, and nothing is cashed out', async () => {
  const { mock, user } = await openMyBets()
  await user.click(await screen.findByRole('button', { name: /^Cash out .+: / }))
  const take = await screen.findByRole('button', { name: cashOutOffer })
  mock.fail('cashOutBet', 422, 'The offer has changed', 'cash_out_changed')
  await user.click(take)
  await screen.findByText('The offer went down meanwhile. Nothing was cashed out; look at the new amount.')
  expect(within(rows()[0] ?? document.body).getByText('Matched')).toBeTruthy()
})

test('where a server offers no cash-out there is none to tap', async () => {
  const mock = await startMock()
  const token = await mock.token()
  await placeBet(mock, token, 100)
  mock.fail('cashOutQuote', 501, 'Not offered', 'not_offered')
  await openSiteAsPlayer(mock, '/mybets')
  await screen.findByText('Matched')
  await waitFor(() => expect(mock.count('GET /api/bets/cash-out/quote')).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByText(/cash.?out/i)).toBeNull())
})

test('beside the board a bet is cashed out too, once in sight', async () => {
  const { bet, user, mock } = await openMyBets('/spmsports/cricket')
  const open = await screen.findByRole('button', { name: /^Cash out .+ comes back: / })
  await user.click(screen.getByRole('tab', { name: /^Open bets/ }))
  await waitFor(() => expect(open.isConnected).toBe(false))
  await user.click(await screen.findByRole('button', { name: /^Cash out .+ comes back: / }))
  await user.click(await screen.findByRole('button', { name: cashOutOffer }))
  await screen.findByText('Cashed out ₹1,000.00 of stake')
  await screen.findByText('No open bets')
  expect(mock.lastBody('POST /api/bets/cash-out')).toMatchObject({ betId: bet.id })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('Cashed out ₹1,000.00 of stake')).toBeNull()
})
