import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { DomainEvents } from '../../../mock-server/src/domain/base/events.ts'
import { forceMarketStatus, forcePriceByTicks } from '../../../mock-server/src/domain/matches/market-control.ts'
import type { FaultEffect } from '../../../mock-server/src/world/faults.ts'
import { takeMarkets, useMarkets } from '../../src/features/sports/prices/market-store.ts'
// Here already, so that no test waits for it.
import '../../src/features/sports/pages/match-page.tsx'
import '../../src/features/sports/pages/my-bets-page.tsx'
import type { Market } from '../../src/features/sports/queries.ts'
import { readStoredExposure } from '../../src/player/session-storage.ts'
import { on } from '../../src/realtime/connection.ts'
import { best, matchOddsOf, openMatchPage, passDelay, startLiveMatch } from '../live-match.tsx'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer, wallet } from '../site.tsx'
import { apply, keysOf } from '../situation.ts'

/** A player on the page of the cricket match in play; its prices are pushed. */
async function openMatch() {
  const { mock, id } = await startLiveMatch()
  const site = await openMatchPage(mock, id)
  await pushed()
  return site
}

/** Prices are pushed; a subscription that is answered late is asked for again after ten seconds. */
async function pushed(): Promise<void> {
  await waitFor(() => expect(useMarkets.getState().source).toBe('push'))
}

type Site = Awaited<ReturnType<typeof openMatch>>

async function stake({ user, board }: Site, text: string): Promise<HTMLInputElement> {
  await user.click(best(board, 'back'))
  const box = await screen.findByLabelText<HTMLInputElement>('Stake')
  if (text !== '') await user.type(box, text)
  return box
}

/**
 * Presses Place bet as a player does, once more when nothing came of it: the button is disabled while the market is not open or its
 * prices are asked for again, also between the moments of one press. Waits for what the slip says then.
 */
async function place({ user }: Site, shown = 'Waiting: in-play delay'): Promise<void> {
  await waitFor(async () => {
    const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Place bet' })
    if (button?.disabled === false) await user.click(button)
    expect(screen.getByText(shown)).toBeTruthy()
  })
}

/** Moves the best back price, which is held there; the market stays open whatever the match does. */
async function moveBestBack(site: Site, ticks: number): Promise<void> {
  const { marketId, runners } = await matchOddsOf(site.mock, site.id)
  forceMarketStatus(site.mock.world, marketId, 'open')
  forcePriceByTicks(site.mock.world, marketId, { selectionId: runners[0]?.selectionId ?? '', side: 'back', ticks })
}

/** Nothing was taken and nothing is held. */
async function expectNothingStaked(): Promise<void> {
  expect(screen.getByText(/^Nothing was staked\./)).toBeTruthy()
  await waitFor(() => expect(readStoredExposure()).toBe(0))
  expect(wallet()).toMatchObject({ balance: 10_000 })
}

test('a market that closes during the delay takes no bet, and the slip says so', async () => {
  const site = await openMatch()
  apply(site.mock, 'market-closes-during-delay')
  await moveBestBack(site, 0)
  await stake(site, '500')
  await place(site)
  passDelay(site.mock)
  await screen.findByText('Rejected: the market is closed')
  await expectNothingStaked()
  expect(site.mock.count('POST /api/bets')).toBe(1)
})

test('a price that gets worse during the delay is refused; the price of now is one tap away and a new intent', async () => {
  const site = await openMatch()
  await stake(site, '500')
  await place(site)
  await moveBestBack(site, -2)
  passDelay(site.mock)
  await screen.findByText('Rejected: the price moved')
  await expectNothingStaked()
  await site.user.click(await screen.findByRole('button', { name: /^Use / }))
  await place(site)
  passDelay(site.mock)
  await screen.findByText(/^Accepted at/)
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9500 }))
  const keys = keysOf(site.mock, 'POST /api/bets')
  expect(new Set(keys).size).toBe(2)
})

test('offline during submit: the bet is unknown, nothing is sent later, and one bet comes of the second try', async () => {
  const site = await openMatch()
  await moveBestBack(site, 0)
  await stake(site, '500')
  // No server listens there: every call fails as without a network.
  jsdom.reconfigure({ url: `http://127.0.0.1:1${location.pathname}` })
  await place(site, 'Unknown: checking with the exchange')
  jsdom.reconfigure({ url: `${site.mock.origin}${location.pathname}` })
  await screen.findByText('Not placed: it did not arrive')
  expect(screen.getByText(/You may send it again\./)).toBeTruthy()
  await expectNothingStaked()
  expect(site.mock.count('POST /api/bets')).toBe(0)
  await site.user.click(screen.getByRole('button', { name: 'Edit' }))
  await place(site)
  passDelay(site.mock)
  await screen.findByText(/^Accepted at/)
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9500 }))
  expect(site.mock.count('POST /api/bets')).toBe(1)
})

/** The updates that come from now on, counted from 1. */
function listen({ mock, id }: Site): number[] {
  const before = mock.world.feed.get(id)?.sequence ?? 0
  const came: number[] = []
  // After the page itself: what is counted here has been taken there.
  const deaf = on('odds:update', ({ sequence, heartbeat }) => {
    if (heartbeat !== true && sequence > before) came.push(sequence - before)
  })
  onTestFinished(deaf)
  return came
}

/** Three moves, the first of which is struck on its way. Answers the price that the server has in the end. */
async function moveThrice(site: Site, effect: FaultEffect): Promise<number> {
  site.mock.world.faults.plant({ target: { event: 'odds:update' }, effect, times: 1 })
  for (const ticks of [3, -2, 4]) await moveBestBack(site, ticks)
  const price = (await matchOddsOf(site.mock, site.id)).runners[0]?.back[0]?.price
  if (price === undefined) throw new Error('the market has no price')
  return price
}

function expectBoardAt({ board }: Site, price: number): void {
  expect(within(best(board, 'back')).getByText(String(price))).toBeTruthy()
}

/** On the page of a match in which nothing moves but what is moved by hand. */
async function openStillMatch() {
  const site = await openMatch()
  site.mock.world.clock.freeze()
  await moveBestBack(site, 0)
  return { site, came: listen(site) }
}

const broken: readonly [string, FaultEffect, readonly number[]][] = [
  ['come twice', { kind: 'event-duplicated' }, [1, 1, 2, 3]],
  ['are lost', { kind: 'event-lost' }, [2, 3]],
]

test.each(broken)('ticks that %s leave the board where the server is', async (_, effect, coming) => {
  const { site, came } = await openStillMatch()
  const price = await moveThrice(site, effect)
  await waitFor(() => expect(came).toEqual(coming))
  await waitFor(() => expectBoardAt(site, price))
  await pushed()
})

test('a tick that others overtook leaves the board where the server is', async () => {
  const { site, came } = await openStillMatch()
  const { events } = site.mock.world
  const ticks: DomainEvents['odds-changed'][] = []
  onTestFinished(events.on('odds-changed', (tick) => ticks.push(tick)))
  const price = await moveThrice(site, { kind: 'event-lost' })
  await waitFor(() => expectBoardAt(site, price))
  await pushed()
  // What did not arrive comes now that the page is past it.
  const [late] = ticks
  if (late === undefined) throw new Error('nothing moved')
  events.emit({ name: 'odds-changed', payload: late })
  await waitFor(() => expect(came).toEqual([2, 3, 1]))
  // What is taken is drawn with the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expectBoardAt(site, price)
  expect(useMarkets.getState().source).toBe('push')
})

/** A market as a newer server might send it: what is changed need not fit our types. */
async function fromNewerServer(site: Site, change: Record<string, string>): Promise<Market> {
  return JSON.parse(JSON.stringify({ ...(await matchOddsOf(site.mock, site.id)), ...change }))
}

test('names a market with an unknown price scale, which takes no bet; the others work', async () => {
  const site = await openMatch()
  const strange = { marketId: 'm-strange', marketType: 'spread', priceKind: 'spread', HeadName: 'Corner spread' }
  takeMarkets([await fromNewerServer(site, strange)], false)
  const part = await screen.findByRole('region', { name: 'Corner spread' })
  within(part).getByText('Bets on this kind of market cannot be placed here yet.')
  expect(within(part).queryAllByRole('button')).toEqual([])
  await stake(site, '500')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place bet' }).disabled).toBe(false)
})

test('shows an unknown market type on a known scale like any other board', async () => {
  const site = await openMatch()
  const market = await fromNewerServer(site, { marketId: 'm-new', marketType: 'corners', HeadName: 'First corner' })
  takeMarkets([market], false)
  const board = await screen.findByRole('grid', { name: 'First corner' })
  await site.user.click(best(board, 'back'))
  await screen.findByLabelText('Stake')
})

const refusedStakes: readonly [string, string][] = [
  ['0', 'The lowest stake is ₹100.00.'],
  ['-500', 'A stake is more than 0.'],
  ['1000000000', 'The highest stake is'],
  ['1e9', 'Write the stake in digits, such as 500 or 500.50.'],
  ['0.5', 'The lowest stake is ₹100.00.'],
  ['500.555', 'A stake is a number with at most two decimals.'],
]

test('a stake of zero, a negative, a huge and a too fine one: each has its reason and makes no call, not by Enter either', async () => {
  const site = await openMatch()
  const box = await stake(site, '')
  for (const [text, reason] of refusedStakes) {
    await site.user.clear(box)
    await site.user.type(box, text)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Place bet' })
    expect(button.disabled, text).toBe(true)
    await site.user.type(box, '{Enter}')
    fireEvent.click(button)
    expect(box.value).toBe(text)
    expect(screen.getByRole('alert').textContent).toContain(reason)
  }
  expect(site.mock.count('POST /api/bets')).toBe(0)
})

test('a stake with paise is staked to the paisa', async () => {
  const site = await openMatch()
  await moveBestBack(site, 0)
  await stake(site, '500.55')
  await place(site)
  passDelay(site.mock)
  await screen.findByText(/^Accepted at/)
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9499.45 }))
  expect(readStoredExposure()).toBe(500.55)
  expect(site.mock.lastBody('POST /api/bets')).toMatchObject({ stake: 500.55 })
})

test('a list of bets that failed has no number at its tab', async () => {
  const mock = await startMock()
  mock.fail('listUserBets', 400, 'No bets today')
  const { user } = await openSiteAsPlayer(mock, '/mybets')
  await screen.findByText('We could not load your bets')
  await waitFor(() => expect(mock.count('GET /api/bet/exposure/amount')).toBe(1))
  const open = () => screen.getByRole('tab', { name: /^Open/ }).textContent
  expect(open()).toBe('Open')
  mock.world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('No open bets')
  await waitFor(() => expect(open()).toBe('Open0'))
})
