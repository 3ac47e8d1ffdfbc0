import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { showHeader } from '../parts/account.ts'
import { loginButton, signIn } from '../parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../parts/betting.ts'
import { hold } from '../parts/reach.ts'

test.use({ worldOptions: { frozen: true } })

test('the star of a cover is seen without hovering, large enough for a thumb, and says its state', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, '/games-all')
  const star = page
    .getByRole('list', { name: 'All games' })
    .getByRole('button', { name: /^Favourite: / })
    .first()
  await expect(star).toHaveCSS('opacity', '1')
  const box = await star.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.tap()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/games-all$/)
})

test('Back closes the bet sheet with its draft kept, then the menu, and only then leaves the match', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page)
  await openLiveMatch(page)
  const match = page.url()
  await chooseBackPrice(page)
  await page.getByRole('button', { name: /^Bet options/ }).tap()
  await page.getByRole('button', { name: 'Bet slip', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(match)
  await expect(page.getByRole('button', { name: /^Bet slip 1/ })).toBeVisible()
  await showHeader(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(match)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test('Back from a game that the search found leads to the page of the search, and the next to the page before', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, '/games-all')
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).last().tap()
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('banner').getByRole('button', { name: 'Search for games' }).tap()
  const search = page.getByRole('dialog', { name: 'Search for games' })
  await search.getByRole('searchbox').fill('Aviator')
  await search
    .getByRole('link', { name: /^Aviator/ })
    .first()
    .tap()
  await expect(page.getByTitle('Aviator')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'covers' in history.state)).toBe(false)
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/games-all$/)
})

/** Stands in for what a feed may send. */
const hostileName = 'Averyveryverylongteamnamewithoutanyspacethatsomebodysent United'

test.describe('at 320 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a long label of a banner stays inside its slide', async ({ page }) => {
    const banner = { title: 'Roulette', text: 'Wheels', alt: '', image: '', href: '/games/roulette', order: 1 }
    const label = 'A label that somebody wrote without ever looking at it on a phone'
    await page.route('**/api/getBanners*', (route) =>
      route.fulfill({ json: { error: false, message: '', data: { banners: [{ ...banner, label }] } } }),
    )
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Highlights' })
    const link = carousel.getByRole('link', { name: /^A label/ })
    await expect(link).toBeVisible()
    const [outer, inner] = [await carousel.boundingBox(), await link.boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 999)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) - 16)
  })

  test('a banner to another site shows its host whole, however long its label is', async ({ page }) => {
    const banner = { title: 'The cup', text: 'Tickets', alt: '', image: '', href: 'https://cup.example/', order: 1 }
    const label = 'Sixty letters that are by far too many for a small phone now'
    await page.route('**/api/getBanners*', (route) =>
      route.fulfill({ json: { error: false, message: '', data: { banners: [{ ...banner, label }] } } }),
    )
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Highlights' })
    const host = carousel
      .getByRole('link', { name: `${label}, cup.example (opens in a new tab)` })
      .getByText('cup.example')
    await expect(host).toBeVisible()
    const [outer, inner] = [await carousel.boundingBox(), await host.boundingBox()]
    expect(inner?.x).toBeGreaterThanOrEqual((outer?.x ?? 0) + 16)
    expect((inner?.x ?? 0) + (inner?.width ?? 999)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) - 16)
    // Cut by nothing: all of its letters fit into its box.
    expect(await host.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  })

  test('a long name of a team or a market leaves the score and the marks beside it in sight', async ({ page }) => {
    await signIn(page)
    await openLiveMatch(page)
    const score = page.getByRole('region', { name: 'Score' }).locator('.score-big')
    const head = page.locator('.market-name').first()
    for (const text of await page.locator('.market-name h2, .market-terms > span').all())
      expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    for (const name of [score.locator('.score-team'), head.locator('h2')]) {
      await name.evaluate((element, text) => {
        element.textContent = text
      }, hostileName)
    }
    for (const part of [score.locator('> b'), score.locator('.score-side'), head.getByRole('button').last()]) {
      const box = await part.boundingBox()
      // What a finger needs at the least (WCAG 2.5.8).
      expect(box?.width).toBeGreaterThanOrEqual(24)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    }
    const side = await score.locator('.score-side').boundingBox()
    expect(side?.width).toBeGreaterThanOrEqual(80)
  })
})

/** Adds up how far parts of the page move by themselves, from its beginning. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
      Reflect.set(window, 'shifted', sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))
}

const picture = (page: Page) => page.getByRole('main').locator('img').first()
const prices = (page: Page) => page.getByRole('button', { name: /^Back / }).first()

test('a guest at / sees the landing page before any script, which takes it over as it stands', {
  tag: '@phone',
}, async ({ page }) => {
  const shifted = await watchShifts(page)
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(loginButton(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible()
  await expect(picture(page)).toHaveJSProperty('complete', true)
  // Prices are never drawn ahead.
  await expect(page.getByRole('button', { name: /^Back / })).toHaveCount(0)
  await page.getByRole('main').evaluate((main) => {
    main.dataset.seen = 'before'
  })
  release()
  await expect(prices(page)).toBeVisible()
  await expect(page.getByText('Scores and prices follow the match')).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('data-seen', 'before')
  expect(await shifted()).toBeLessThanOrEqual(0.02)
})

test('[2.1-2] the address a guest wanted is kept for after the login', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/exchange/Inplay?from=mail')
  await expect(prices(page)).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('afterLogin'))).toBe('/exchange/Inplay?from=mail')
})

test('[2.1-8] a page other than / shows the loader before any script', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Terms and Conditions' })).toBeVisible()
})

test("a player at / sees nothing of a guest's page", { tag: '@phone' }, async ({ page }) => {
  await signIn(page)
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(loginButton(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('a guest who chose Hindi and light sees no English and no dark page', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'hi')
    localStorage.setItem('theme', 'light')
  })
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(page.getByText('Live now')).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 240, 227)')
  release()
  await expect(page.getByRole('heading', { name: 'अभी लाइव' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 240, 227)')
})

test.describe('on a light device', () => {
  test.use({ colorScheme: 'light' })

  test('the page is light from its first paint until the player chooses dark', { tag: '@phone' }, async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 240, 227)')
    release()
    // The page that the build drew takes presses once the app runs, and only the app draws prices.
    await expect(prices(page)).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark', { exact: true }).click()
    await page.reload()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 13, 26)')
  })
})

test("an operator's own title and banners win, and nothing moves", { tag: '@phone' }, async ({ page }) => {
  const shifted = await watchShifts(page)
  const banner = { order: 1, image: '/art/banner-football.svg', alt: 'A goal', href: '/terms', title: 'The cup' }
  const answers = { getAppDetails: { SEO_TITLE: 'Maidan' }, getBanners: { banners: [banner] } }
  for (const [call, data] of Object.entries(answers)) {
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json: { error: false, message: '', data } }))
  }
  await page.goto('/')
  await expect(page).toHaveTitle('Maidan')
  await expect(page.getByRole('heading', { name: 'The cup' })).toBeVisible()
  await expect(picture(page)).toHaveAttribute('src', '/art/banner-football.svg')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Maidan home' })).toBeVisible()
  await expect(prices(page)).toBeVisible()
  expect(await shifted()).toBeLessThanOrEqual(0.02)
})

test('what is new and what is at risk are seen whole: in the badge of the bell, and on one line of the menu', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page)
  // Each request is a notification; more than nine are no longer counted out.
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', authorization: localStorage.getItem('token') ?? '' }
    const body = JSON.stringify({ gateway: 'm_paytm', amount: 200 })
    for (let sent = 0; sent < 10; sent += 1) await fetch('/api/deposit/fastpayme', { method: 'POST', headers, body })
  })
  await page.reload()
  const badge = await page.getByRole('button', { name: 'Notifications, 9+ new' }).getByText('9+').boundingBox()
  expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThanOrEqual(390)
  expect(badge?.y).toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const [bonus, exposure] = await Promise.all(
    ['Bonus', 'Exposure'].map(async (name) => {
      const box = await menu.getByText(name, { exact: true }).first().boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }),
  )
  expect(Math.abs((bonus ?? 0) - (exposure ?? 99))).toBeLessThan(3)
})
