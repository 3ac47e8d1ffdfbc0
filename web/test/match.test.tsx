import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forceMarketStatus } from '../../mock-server/src/domain/matches/market-control.ts'
import { readStoredExposure } from '../src/player/session-storage.ts'
import { best, matchOddsOf, openMatchPage, passDelay, startLiveMatch } from './live-match.tsx'
import { startMock } from './mock.ts'
import { openSite, openSiteAsPlayer, wallet } from './site.tsx'
import { onPhone } from './slip.tsx'

/** Match odds are held open, whatever the match does while a slow machine draws the page. */
async function openMatch() {
  const { mock, id } = await startLiveMatch()
  forceMarketStatus(mock.world, (await matchOddsOf(mock, id)).marketId, 'open')
  return openMatchPage(mock, id)
}

async function fillStake(site: Awaited<ReturnType<typeof openMatch>>, stake: string) {
  await site.user.click(best(site.board, 'back'))
  await site.user.type(await screen.findByLabelText('Stake'), stake)
  return screen.getByRole('button', { name: 'Place bet' })
}

test('[7.4-1] a bet goes from the tap over the delay to its reference; balance and exposure follow', async () => {
  const site = await openMatch()
  const place = await fillStake(site, '1000')
  await site.user.click(place)
  await screen.findByText('Waiting: in-play delay')
  passDelay(site.mock)
  await screen.findByText(/^Accepted at/)
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9000 }))
  await waitFor(() => expect(readStoredExposure()).toBe(1000))
  expect(site.mock.lastBody('POST /api/bets')).toMatchObject({
    side: 'back',
    stake: 1000,
    accept: { policy: 'better' },
  })
})

test('a double click and Enter in the stake box are one bet', async () => {
  const site = await openMatch()
  const place = await fillStake(site, '500')
  await Promise.all([site.user.dblClick(place), site.user.type(screen.getByLabelText('Stake'), '{Enter}')])
  await screen.findByText('Waiting: in-play delay')
  passDelay(site.mock)
  await screen.findByText(/^Accepted at/)
  expect(site.mock.count('POST /api/bets')).toBe(1)
})

test('an answer that is lost after the commit is looked up and never sent again', async () => {
  const site = await openMatch()
  site.mock.world.faults.plant({ target: { operation: 'placeBet' }, effect: { kind: 'dropped-answer' }, times: 1 })
  await site.user.click(await fillStake(site, '500'))
  await screen.findByText('Unknown: checking with the exchange')
  await screen.findByText('Waiting: in-play delay')
  passDelay(site.mock)
  await screen.findByText(/^Accepted at/)
  expect(site.mock.count('POST /api/bets')).toBe(1)
})

test('a refusal says why in words, what was asked, and that nothing was staked', async () => {
  const site = await openMatch()
  const price = best(site.board, 'back').querySelector('b')?.textContent
  const place = await fillStake(site, '500')
  site.mock.fail('placeBet', 422, 'The market is suspended.', 'market_suspended')
  await site.user.click(place)
  await screen.findByText('Rejected: the market was suspended')
  const said = screen.getByText('Nothing was staked.').textContent
  expect(said?.replace(/\s+/g, ' ')).toBe(`₹500.00 at ${price}. Nothing was staked.`)
  expect(wallet()).toMatchObject({ balance: 10_000 })
})

test('limits stand beside the stake and speak before any call', async () => {
  const site = await openMatch()
  const place = await fillStake(site, '99')
  expect(screen.getByText('The lowest stake is ₹100.00.')).toBeTruthy()
  expect(place).toHaveProperty('disabled', true)
  await site.user.clear(screen.getByLabelText('Stake'))
  await site.user.type(screen.getByLabelText('Stake'), '20000')
  expect(screen.getByText('This bet needs ₹20,000.00. You have ₹10,000.00.')).toBeTruthy()
  expect(site.mock.count('POST /api/bets')).toBe(0)
})

test('[4-13] the board says before placing what the slip would change', async () => {
  const site = await openMatch()
  await fillStake(site, '1000')
  const rows = within(site.board).getAllByRole('row')
  expect(within(rows[1] ?? site.board).getAllByText('−1,000').length).toBeGreaterThan(0)
})

test('the board is one tab stop: arrows move, B and L take the best prices, Esc takes them out', async () => {
  const site = await openMatch()
  const cells = within(site.board)
    .getAllByRole('gridcell')
    .filter((cell) => cell.dataset.cell)
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([best(site.board, 'back')])
  best(site.board, 'back').focus()
  await site.user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(best(site.board, 'lay'))
  await site.user.keyboard('l')
  await waitFor(() => expect(best(site.board, 'lay').getAttribute('aria-selected')).toBe('true'))
  best(site.board, 'lay').focus()
  await site.user.keyboard('{Escape}')
  expect(best(site.board, 'lay').getAttribute('aria-selected')).toBe('false')
})

test('a price that moves is drawn without a new board, and the slip offers it; its side stays marked', async () => {
  const site = await openMatch()
  const cell = best(site.board, 'back')
  await fillStake(site, '500')
  expect([cell.getAttribute('aria-selected'), cell.dataset.chosen]).toEqual(['true', undefined])
  const before = cell.textContent
  for (let second = 0; second < 120 && cell.textContent === before; second += 10) {
    site.mock.world.clock.advance(10_000)
    site.mock.world.tick()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await waitFor(() => expect(best(site.board, 'back').textContent).not.toBe(before))
  expect(best(site.board, 'back')).toBe(cell)
  await waitFor(() => expect([cell.getAttribute('aria-selected'), cell.dataset.chosen]).toEqual(['false', 'true']))
})

test('[2.7-13] [2.7-14] [7.4-4] [9-12] the exposure popup leads from the match to its bets and back', async () => {
  const site = await openMatch()
  await site.user.click(await fillStake(site, '500'))
  await screen.findByText('Waiting: in-play delay')
  passDelay(site.mock)
  await screen.findByText(/^Accepted at/)
  await site.user.click((await screen.findAllByRole('button', { name: /^Exposure/ }))[0] ?? document.body)
  const popup = await screen.findByRole('dialog', { name: 'Exposure' })
  const heads = async () => (await within(popup).findAllByRole('columnheader')).map((head) => head.textContent)
  expect(await heads()).toEqual(['Match name', 'Exposure amount', 'Total bets', 'Ref match ID'])
  await site.user.click(within(popup).getByRole('button', { name: / v / }))
  await waitFor(async () =>
    expect(await heads()).toEqual(['Selection', 'Odds', 'Stack', 'Selection type', 'Status', 'Create date']),
  )
  const asked = site.mock.calls.filter(({ call }) => call === 'GET /api/bets')
  expect(asked.length).toBeGreaterThan(0)
  await site.user.click(within(popup).getByRole('button', { name: 'Back' }))
  await waitFor(async () => expect(await heads()).toContain('Total bets'))
  // On a phone the id stands under the name of its match.
  await site.user.click(within(popup).getByRole('button', { name: 'Close' }))
  onPhone()
  await site.user.click((await screen.findAllByRole('button', { name: /^Exposure/ }))[0] ?? document.body)
  const small = within(await screen.findByRole('dialog', { name: 'Exposure' }))
  const shown = (await small.findAllByRole('columnheader')).map((head) => head.textContent)
  expect(shown).toEqual(['Match name', 'Exposure amount', 'Total bets'])
  expect(small.getByText(/^Ref match ID/).textContent).toMatch(/^Ref match ID \d+$/)
})

test('a match that does not exist is a state in place, with a way on', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/exchange/999')
  await screen.findByText('This match was not found')
  expect(screen.getByRole('link', { name: 'Matches in play' })).toBeTruthy()
})

test('[2.4-5] /exchange/Inplay lists the matches in play by sport', async () => {
  const { mock, id } = await startLiveMatch()
  await openSiteAsPlayer(mock, '/exchange/inplay')
  const links = await screen.findAllByRole('link', { name: / v / })
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/exchange/${id}`)
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const sports = ['Cricket', 'Soccer', 'Tennis']
  expect(heads.filter((head) => sports.includes(head))).toEqual([...new Set(heads)])
  expect(heads).toContain('Cricket')
})

test('a guest sees the prices of the landing page, and a tap on one opens the login modal', async () => {
  await startMock()
  const { user } = openSite('/')
  const prices = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^(Back|Lay) / })
  // A match may be suspended at this moment, for rain or a goal.
  await user.click(prices.find(({ disabled }) => !disabled) ?? document.body)
  await screen.findByRole('dialog', { name: 'Login' })
})
