// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/pages/match-page.tsx'
import '../../src/features/sports/pages/matches-page.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forceMarketStatus, forcePriceByTicks } from '../../../mock-server/src/domain/matches/market-control.ts'
import type { Market } from '../../src/features/sports/queries.ts'
import { type SlipEntry, useSlip } from '../../src/features/sports/selection/slip-store.ts'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { readWantedPrice } from '../../src/player/wanted-price.ts'
import { matchOddsOf, startLiveMatch } from '../live-match.tsx'
import type { Mock } from '../mock.ts'
import { address, openSite, toastSays } from '../site.tsx'

type Side = 'back' | 'lay'
type Person = ReturnType<typeof openSite>['user']

/** A guest in the lobby, and the first runner of the cricket match in play, whose prices stand still. */
async function openLobby() {
  const { mock, id } = await startLiveMatch()
  mock.world.clock.freeze()
  const market = await matchOddsOf(mock, id)
  const site = openSite('/sportsbook2')
  return { mock, id, market, runner: firstOf(market), ...site }
}

function firstOf({ runners }: Market) {
  const [runner] = runners
  if (!runner) throw new Error('a market without a runner')
  return { ...runner, back: runner.back[0]?.price ?? 0, lay: runner.lay[0]?.price ?? 0 }
}

async function tapPrice(user: Person, words: 'Back' | 'Lay', runner: { name: string; back: number; lay: number }) {
  const price = words === 'Back' ? runner.back : runner.lay
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words} ${runner.name} ${price} `) }))
}

const demoLogin = async (user: Person) => user.click(await screen.findByRole('button', { name: 'Demo Login' }))

/** The price moves while the guest logs in; gives today's. */
async function move(mock: Mock, id: string, market: Market, side: Side, ticks: number): Promise<number> {
  const { selectionId } = firstOf(market)
  forcePriceByTicks(mock.world, market.marketId, { selectionId, side, ticks })
  return firstOf(await matchOddsOf(mock, id))[side]
}

async function theEntry(): Promise<SlipEntry> {
  await waitFor(() => expect(useSlip.getState().betSlipContent).toHaveLength(1))
  const [entry] = useSlip.getState().betSlipContent
  if (!entry) throw new Error('the slip is empty')
  return entry
}

test.each([
  ['Back', 'back', 'Log in to back'],
  ['Lay', 'lay', 'Log in to lay'],
] as const)(
  'a %s price that a guest taps is the reason of the login, and is in the slip after it',
  async (words, side, reason) => {
    const { id, market, runner, user } = await openLobby()
    await tapPrice(user, words, runner)
    const login = await screen.findByRole('dialog', { name: 'Login' })
    within(login).getByText(`${reason} ${runner.name} at ${runner[side]}`)
    await demoLogin(user)
    await waitFor(() => expect(address()).toBe(`/exchange/${id}`))
    const entry = await theEntry()
    expect(entry).toMatchObject({ marketId: market.marketId, selectionId: runner.selectionId, side, stakeText: '' })
    expect(entry.price).toBe(runner[side])
    expect(entry.tappedPrice).toBeUndefined()
    expect(useSlip.getState()).toMatchObject({ openEntry: entry.id, showBetSlip: false })
    expect(readWantedPrice()).toBeNull()
  },
)

test('a price that changed meanwhile is in the slip as it is today, with the tapped one beside it', async () => {
  const { mock, id, market, runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  await screen.findByRole('dialog', { name: 'Login' })
  const today = await move(mock, id, market, 'back', 3)
  expect(today).not.toBe(runner.back)
  await demoLogin(user)
  expect(await theEntry()).toMatchObject({ price: today, tappedPrice: runner.back })
  await screen.findByText(`was ${runner.back}`)
})

test('the slip says that the price is on its way until it has come', async () => {
  const { mock, runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  await screen.findByRole('dialog', { name: 'Login' })
  mock.delay('getMatchOdds', 1000)
  await demoLogin(user)
  await screen.findByText(`Adding ${runner.name} to your slip`)
  expect(screen.queryByText('Your slip is empty')).toBeNull()
  await theEntry()
  await waitFor(() => expect(screen.queryByText(`Adding ${runner.name} to your slip`)).toBeNull())
})

test('a sign-up of all its steps keeps the price and names it at each', async () => {
  const { mock, runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  await user.click(await screen.findByRole('button', { name: 'Sign up' }))
  const reason = `Sign up to back ${runner.name} at ${runner.back}`
  await user.type(await screen.findByLabelText('Mobile number'), '9811122233')
  screen.getByText(reason)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByLabelText('OTP'), mock.code('9811122233'))
  screen.getByText(reason)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  const fields = { Name: 'Asha Rao', Username: 'asha77', Password: 'monsoon77', 'Confirm password': 'monsoon77' }
  for (const [label, text] of Object.entries(fields)) await user.type(await screen.findByLabelText(label), text)
  screen.getByText(reason)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await toastSays('other', 'Player added')
  expect((await theEntry()).runnerName).toBe(runner.name)
})

test('closing the login forgets the price', async () => {
  const { id, runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  await screen.findByRole('dialog', { name: 'Login' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readWantedPrice()).toBeNull()
  act(() => useAuthPanel.getState().open('login', { target: `/exchange/${id}` }))
  await demoLogin(user)
  await screen.findByText('Your slip is empty')
})

test('a reload in the middle keeps the price: the next login names it and leads to its match', async () => {
  const { id, runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  await screen.findByRole('dialog', { name: 'Login' })
  // What a reload leaves of it: the panel is closed without its own close.
  const kept = sessionStorage.getItem('wantedPrice') ?? ''
  act(() => useAuthPanel.getState().close())
  sessionStorage.setItem('wantedPrice', kept)
  act(() => useAuthPanel.getState().open('login'))
  await screen.findByText(`Log in to back ${runner.name} at ${runner.back}`)
  await demoLogin(user)
  await waitFor(() => expect(address()).toBe(`/exchange/${id}`))
  expect((await theEntry()).runnerName).toBe(runner.name)
})

test('a market that is suspended meanwhile is in the slip, which says so', async () => {
  const { mock, market, runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  forceMarketStatus(mock.world, market.marketId, 'suspended')
  await demoLogin(user)
  const entry = await theEntry()
  const card = await screen.findByRole('region', { name: `Back ${entry.runnerName}` })
  await within(card).findByText('Suspended')
})

test('shows an error if the market is gone meanwhile', async () => {
  const { runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  const wanted = readWantedPrice()
  if (!wanted) throw new Error('nothing is kept')
  sessionStorage.setItem('wantedPrice', JSON.stringify({ ...wanted, marketId: 'gone' }))
  await demoLogin(user)
  await toastSays('other', `${runner.name} at ${runner.back} is not in your slip: the market is closed.`)
  expect(useSlip.getState().betSlipContent).toEqual([])
})

test('shows an error if the price cannot be read', async () => {
  const { mock, runner, user } = await openLobby()
  await tapPrice(user, 'Back', runner)
  mock.fail('getMatchOdds', 400, 'no')
  await demoLogin(user)
  const text = `We could not read the price of ${runner.name}. It is not in your slip: please tap it again.`
  await toastSays('error', text)
  await screen.findByText('Your slip is empty')
  expect(useSlip.getState().betSlipContent).toEqual([])
})

test.each(['{', '{}', '{"side":"back","price":1.5}', '[]', '{"refMatchId":1}'])(
  'what is no price is none: %s',
  (kept) => {
    sessionStorage.setItem('wantedPrice', kept)
    expect(readWantedPrice()).toBeNull()
  },
)
