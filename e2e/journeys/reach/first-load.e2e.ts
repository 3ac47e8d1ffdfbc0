import type { Request } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { cricketInPlay, expectPrices, firstPrice, hold, watchShifts } from '../../parts/reach.ts'

test.use({ worldOptions: { frozen: true } })

test('a guest on a phone loads no more of the landing page than its first screens need, and the rest on the way down', {
  tag: '@phone',
}, async ({ page }) => {
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request)
  })
  await page.goto('/')
  await expectPrices(page)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  const bytes = sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  )
  expect(requests.length).toBeLessThanOrEqual(50)
  expect(bytes).toBeLessThanOrEqual(350_000)
  const covers = () => requests.filter((request) => request.url().includes('/covers/')).length
  expect(covers()).toBe(0)
  await page.mouse.wheel(0, 2500)
  await expect.poll(covers).toBeGreaterThan(0)
})

for (const path of ['/exchange/Inplay', '/spmsports/cricket', '/spmsports/soccer']) {
  test(`the matches of ${path} stay where they first stand`, { tag: '@phone' }, async ({ page }) => {
    const shifted = await watchShifts(page)
    await signIn(page, path)
    await expectPrices(page)
    await page.waitForLoadState('networkidle')
    expect(await shifted()).toBeLessThanOrEqual(0.01)
  })
}

test('the prices of a match stay in place while its alerts load, at every width of a phone', {
  tag: '@phone',
}, async ({ page, world }) => {
  const firstPrices = async () => {
    const tops: number[] = []
    for (let width = 320; width <= 430; width += 10) {
      await page.setViewportSize({ width, height: 844 })
      tops.push((await firstPrice(page)).top)
    }
    return tops
  }
  const answerAlerts = await hold(page, '**/api/alerts')
  await signIn(page, `/exchange/${await cricketInPlay(world)}`)
  await expectPrices(page)
  const before = await firstPrices()
  answerAlerts()
  await expect(page.getByRole('button', { name: 'Alerts of this match' })).toBeVisible()
  expect(await firstPrices()).toEqual(before)
})

test('beside a match no link moves: what is below its matches comes with them', async ({ page, world }) => {
  const answerMatches = await hold(page, '**/api/sports/matches')
  await signIn(page, `/exchange/${await cricketInPlay(world)}`)
  const links = page.getByRole('navigation', { name: 'Sports', exact: true }).getByRole('link')
  await expect(links).toHaveText(['In play'])
  const before = await links.first().boundingBox()
  answerMatches()
  await expect(links.filter({ hasText: 'Slots' })).toBeVisible()
  expect(await links.first().boundingBox()).toEqual(before)
})

test('the page stays where it is when the header of a player comes', { tag: ['@desktop', '@phone'] }, async ({
  page,
}) => {
  const answerHeader = await hold(page, '**/assets/player-header-*.js')
  await signIn(page)
  const main = page.getByRole('main')
  await expect(page.locator('.header-waiting')).toBeVisible()
  const before = await main.boundingBox()
  answerHeader()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect((await main.boundingBox())?.y).toBe(before?.y)
})
