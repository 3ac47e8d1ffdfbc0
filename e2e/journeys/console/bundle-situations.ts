import type { World } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { closeSheet, expectAccepted, findSelection, select, stakeOn } from '../../parts/betting.ts'
import { gameIn } from '../../parts/games.ts'
import { expect } from '../../parts/patient-expect.ts'

/** What a page shows when its world is saved. */
export type Situation = {
  name: string
  /** Who sees it; `loggedOut`: a player at first, and a guest when the world is saved. */
  visitor: 'guest' | 'player' | 'loggedOut'
  path: string | ((world: World) => Promise<string>)
  /** What holds in the world before the page is opened. */
  arrange?: (world: World) => Promise<unknown>
  /** What the visitor does on the page, and the world keeps. */
  act?: (page: Page, world: World) => Promise<unknown>
  /** What the device alone keeps: done again on the other machine. */
  device?: (page: Page) => Promise<unknown>
  /** A text of the page that shows that the situation is there. */
  shows: string | RegExp
  /** Part of the page is kept nowhere: in the world that is opened the main heading and the header are the same. */
  isPartial?: true
  /** Looked at in every run, not only with SITUATIONS=all. */
  inEveryRun?: true
}

const scenario = (name: string) => (world: World) => world.apply(name)

const wanted = { kind: 'match_odds', side: 'back' } as const

const matchToCome = async (world: World) => `/exchange/${(await findSelection(world, wanted)).matchId}`

/** The next call of an operation answers an error. */
const failing =
  (operation: string, status: number, code: string, times?: number) =>
  async ({ name, control }: World) => {
    const effect = { kind: 'error', status, code, message: 'Unauthorized action.' } as const
    await control.plantFault({ world: name, target: { operation }, effect, ...(times === undefined ? {} : { times }) })
  }

async function stakeOnMatch(page: Page, world: World) {
  const selection = await findSelection(world, wanted)
  const entry = await select(page, selection)
  await stakeOn(page, entry, '500')
  return { selection, entry }
}

/** One of each kind of page, of money, of refusal and of device. */
export const situations: readonly Situation[] = [
  { name: 'the landing page of a guest', visitor: 'guest', path: '/', shows: 'SIGN UP' },
  { name: 'the home page of a player', visitor: 'player', path: '/home', shows: '₹10,000.00' },
  {
    name: 'home in Hindi',
    visitor: 'player',
    path: '/home',
    device: async (page) => {
      await page.evaluate(() => localStorage.setItem('language', 'hi'))
      await page.reload()
    },
    shows: 'लाइव',
    inEveryRun: true,
  },
  {
    name: 'home of a device without a network',
    visitor: 'player',
    path: '/home',
    device: async (page) => {
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('banner')).toContainText('₹10,000.00')
      await page.context().setOffline(true)
    },
    shows: 'You are offline. Prices are paused, your bets are safe.',
  },
  {
    name: 'a list of matches that cannot be loaded',
    visitor: 'player',
    path: '/sportsbook2',
    arrange: failing('listMatches', 500, 'internal'),
    shows: 'Retry',
    // The id of the failed request is another one.
    isPartial: true,
  },
  {
    name: 'a match with a bet',
    visitor: 'player',
    path: matchToCome,
    act: async (page, world) => {
      const { selection, entry } = await stakeOnMatch(page, world)
      await expectAccepted(entry, world, selection.price)
      await entry.getByRole('button', { name: /^Remove/ }).click()
      await closeSheet(page)
    },
    shows: '₹500.00',
    inEveryRun: true,
  },
  {
    name: 'a slip with a bet that was refused',
    visitor: 'player',
    path: matchToCome,
    arrange: failing('placeBet', 400, 'insufficient_funds', 1),
    act: stakeOnMatch,
    shows: 'Rejected: your balance is too low',
    isPartial: true,
  },
  {
    name: 'a match with a suspended market',
    visitor: 'player',
    path: matchToCome,
    arrange: async (world) => {
      const { marketId } = await findSelection(world, wanted)
      await world.control.suspendMarket({ world: world.name, marketId })
    },
    shows: 'Suspended',
  },
  {
    name: 'settled bets',
    visitor: 'player',
    path: '/mybets',
    arrange: scenario('settled-match'),
    device: (page) => page.getByRole('tab', { name: 'Settled' }).click(),
    shows: 'Won',
  },
  {
    name: 'the statement of a player whose bets were settled',
    visitor: 'player',
    path: '/cashier',
    arrange: scenario('settled-match'),
    shows: 'Net',
  },
  {
    name: 'a deposit that waits',
    visitor: 'player',
    path: '/deposit/m_paytm',
    arrange: scenario('deposit-pending'),
    shows: '₹500.00 by Paytm is being checked.',
  },
  {
    name: 'a withdrawal that waits',
    visitor: 'player',
    path: '/withdrawList',
    arrange: scenario('withdraw-pending'),
    shows: 'Pending',
  },
  {
    name: 'an identity check that was declined',
    visitor: 'player',
    path: '/kyc',
    arrange: scenario('kyc-declined'),
    shows: 'Declined',
  },
  {
    name: 'a bonus that was claimed',
    visitor: 'player',
    path: '/bonus/bn-welcome',
    act: async (page, world) => {
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: /^Claim/ }).click()
      await expect(page.getByText('Active', { exact: true })).toBeVisible()
      // The time that is left stands between two whole minutes, and the toast has gone.
      await world.control.advanceClock({ world: world.name, ms: 90_000 })
      await page.reload()
    },
    shows: 'Active',
  },
  {
    name: 'a refused deposit among the notifications',
    visitor: 'player',
    path: '/home',
    arrange: scenario('deposit-declined'),
    device: (page) =>
      page
        .getByRole('button', { name: /^Notifications/ })
        .first()
        .click(),
    shows: /declined/i,
  },
  {
    name: 'the casino of one kind and one provider',
    visitor: 'player',
    path: '/games-all',
    device: async (page) => {
      await page.getByRole('tab', { name: /^Roulette/ }).click()
      await page.getByRole('checkbox', { name: /^Vivo/ }).check()
    },
    shows: 'Gallery Roulette',
  },
  {
    name: 'a game with a stake in an open round',
    visitor: 'player',
    path: '/casino/spribe/mines',
    act: async (page) => {
      const game = await gameIn(page, 'Mines')
      await game.getByRole('button', { name: /^Bet/ }).click()
    },
    shows: '₹9,900.00',
  },
  {
    name: 'a player who was logged out by a 401',
    visitor: 'loggedOut',
    path: '/bonus',
    arrange: failing('getBonusStats', 401, 'unauthorized', 1),
    shows: 'SIGN UP',
    inEveryRun: true,
    // The toast that says so.
    isPartial: true,
  },
  { name: 'maintenance', visitor: 'guest', path: '/', arrange: scenario('maintenance'), shows: 'maintenance' },
  {
    name: 'a suspended organisation',
    visitor: 'guest',
    path: '/',
    arrange: scenario('suspended'),
    shows: 'This site is suspended',
  },
]
