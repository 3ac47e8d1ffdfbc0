import { storeSession } from '@chaupar/playwright'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { signIn } from '../../parts/auth.ts'
import { chooseBackPrice, expectAccepted, openLiveMatch, stakeOn } from '../../parts/betting.ts'
import {
  bettingPages,
  chromeHeights,
  cricketInPlay,
  expectPrices,
  firstEntries,
  firstEntryTop,
  firstPrice,
  matchesInFirstView,
} from '../../parts/reach.ts'

test.use({ worldOptions: { frozen: true } })

test('the header goes while one reads on, comes back on the way up and for the keyboard, and moves nothing else', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page)
  await openLiveMatch(page)
  const header = page.getByRole('banner')
  const market = page.getByRole('heading', { name: 'Match Odds' })
  await expect(market).toBeVisible()
  await expect(header).toBeInViewport()
  const before = await topInPage(market)
  await page.mouse.wheel(0, 300)
  await expect(header).not.toBeInViewport()
  expect(await topInPage(market)).toBe(before)
  await page.mouse.wheel(0, -60)
  await expect(header).toBeInViewport({ ratio: 1 })
  expect(await topInPage(market)).toBe(before)
  await page.mouse.wheel(0, 200)
  await expect(header).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await header.getByRole('link', { name: 'Deposit' }).focus()
  await expect(header).toBeInViewport({ ratio: 1 })
})

test('the first price stands early', { tag: '@phone' }, async ({ page, world }) => {
  await storeSession(page)
  for (const [path, limit] of [
    [bettingPages.home, 420],
    [bettingPages['In play'], 260],
    [bettingPages.match.replace(':match', await cricketInPlay(world)), 300],
  ] as const) {
    await page.goto(path)
    await expectPrices(page)
    expect((await firstPrice(page)).top, path).toBeLessThanOrEqual(limit)
    expect((await chromeHeights(page)).above, path).toBeLessThanOrEqual(100)
  }
})

test('eight matches in play stand in the first view', { tag: '@phone' }, async ({ page }) => {
  await storeSession(page)
  await page.goto(bettingPages['In play'])
  await expectPrices(page)
  expect(await matchesInFirstView(page)).toBeGreaterThanOrEqual(8)
})

test('the statement begins with its entries, the live casino with its covers', { tag: '@phone' }, async ({ page }) => {
  await storeSession(page)
  for (const { path, first } of Object.values(firstEntries)) {
    await page.goto(path)
    expect(await firstEntryTop(page, first), path).toBeLessThanOrEqual(420)
  }
})

test.describe('at 320 x 640', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a whole price is in sight on every page that bets are made on', async ({ page, world }) => {
    await storeSession(page)
    const match = await cricketInPlay(world)
    for (const path of Object.values(bettingPages)) {
      await page.goto(path.replace(':match', match))
      await expectPrices(page)
      expect((await firstPrice(page)).bottom, path).toBeLessThanOrEqual(640 - (await chromeHeights(page)).below)
    }
  })
})

test('a list begins with its prices; its filters open in their row and say that they are in use', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, '/exchange/Inplay')
  const matches = page.getByRole('main').getByRole('link', { name: / v / })
  await expect(matches.first()).toBeVisible()
  const all = await matches.count()
  const search = page.getByRole('searchbox', { name: 'Search matches' })
  await expect(search).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.getByRole('tab', { name: /^Tennis/ }).tap()
  await expect.poll(() => matches.count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Filters, in use' }).tap()
  await expect(search).toBeHidden()
  await expect(page).toHaveURL(/sport=tennis/)
})

test('the own bets and the casino are one tap away', { tag: '@phone' }, async ({ page }) => {
  await signIn(page)
  await openLiveMatch(page)
  const links = page.getByRole('navigation', { name: 'Quick links' })
  await links.getByRole('link', { name: 'My Bets' }).tap()
  await expect(page).toHaveURL(/\/mybets$/)
  await links.getByRole('link', { name: 'Casino' }).tap()
  await expect(page).toHaveURL(/\/all-dealer$/)
})

test('a price opens its bet under its row: nothing above moves, score, prices and results stay in sight', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page)
  await openLiveMatch(page)
  const cell = page.locator('[data-best="back"]:not([aria-disabled])').first()
  await expect(cell).toBeVisible()
  const before = await cell.boundingBox()
  const { runner } = await chooseBackPrice(page)
  const panel = page.getByRole('region', { name: `Back ${runner}`, exact: true })
  await expect(panel.getByRole('button', { name: 'Place bet' })).toBeInViewport({ ratio: 1 })
  expect(await cell.boundingBox()).toEqual(before)
  for (const key of ['5', '00']) await panel.getByRole('button', { name: key, exact: true }).tap()
  await expect(page.getByText('with slip −500').first()).toBeInViewport()
  await expect(cell).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Score', exact: true })).toBeInViewport()
  await expectAccessible(page)
  // Nothing is docked while the panel has the slip's only entry.
  await expect(page.getByRole('button', { name: /^Bet slip/ })).toBeHidden()
  expect((await chromeHeights(page)).below).toBeLessThanOrEqual(58)
})

test('the prices under a bet that waits stay where they are when its answer comes', { tag: '@phone' }, async ({
  page,
  world,
}) => {
  await signIn(page)
  await openLiveMatch(page)
  const { runner, price } = await chooseBackPrice(page)
  const panel = page.getByRole('region', { name: `Back ${runner}`, exact: true })
  await stakeOn(page, panel, '500')
  await expect(panel.getByRole('status')).toContainText('Waiting')
  const market = page.getByRole('heading', { name: 'Bookmaker' })
  const waiting = await topInPage(market)
  await expectAccepted(panel, world, price)
  expect(await topInPage(market)).toBe(waiting)
})

/** How far below the top of the page an element begins, wherever the page is scrolled to; in px. */
function topInPage(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
}
