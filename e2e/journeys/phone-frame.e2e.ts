import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../parts/betting.ts'

test.use({ worldOptions: { frozen: true } })

test('the star of a cover is seen without hovering, large enough for a thumb, and says its state', async ({ page }) => {
  await signIn(page)
  await page.goto('/games-all')
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

test('Back closes the bet sheet with its draft kept, then the menu, and only then leaves the match', async ({
  page,
}) => {
  await signIn(page)
  await openLiveMatch(page)
  const match = page.url()
  await chooseBackPrice(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(match)
  await expect(page.getByRole('button', { name: /^1 Bet slip/ })).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(match)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test('Back from a game that the search found leads to the page of the search, and the next to the page before', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/games-all')
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

test.describe('at 320 px', () => {
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

  test('a long name of a team or a market leaves the score and the marks beside it in sight', async ({ page }) => {
    await signIn(page)
    await openLiveMatch(page)
    const score = page.getByRole('region', { name: 'Score' }).locator('.score-big')
    const head = page.locator('.market-name').first()
    for (const name of [score.locator('.score-team'), head.locator('h2')]) {
      await name.evaluate((element, text) => {
        element.textContent = text
      }, hostileName)
    }
    for (const part of [score.locator('> b'), score.locator('.score-side'), head.getByRole('button').last()]) {
      const box = await part.boundingBox()
      expect(box?.width).toBeGreaterThan(30)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    }
    const side = await score.locator('.score-side').boundingBox()
    expect(side?.width).toBeGreaterThanOrEqual(80)
  })
})
