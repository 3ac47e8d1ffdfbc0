import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../../parts/betting.ts'
import { bettingPages, expectPrices, firstEntries, firstEntryTop, firstPrice, nameToPrice } from '../../parts/reach.ts'

test.use({ worldOptions: { frozen: true }, viewport: { width: 1920, height: 1080 } })

test('on a wide screen a price stands near the name it belongs to', async ({ page }) => {
  await storeSession(page)
  for (const path of [bettingPages.home, bettingPages['In play'], bettingPages.soccer, bettingPages['/jetfair']]) {
    await page.goto(path)
    await expectPrices(page)
    expect(await nameToPrice(page), path).toBeLessThanOrEqual(420)
  }
  await page.goto(bettingPages.home)
  await openLiveMatch(page)
  await expectPrices(page)
  expect(await nameToPrice(page), 'the page of a match').toBeLessThanOrEqual(420)
})

for (const size of [
  { width: 1440, height: 700 },
  { width: 1100, height: 600 },
]) {
  test(`the slip and the score stay in sight at every place of the board at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await signIn(page)
    await openLiveMatch(page)
    const { runner } = await chooseBackPrice(page)
    const stake = page.getByRole('region', { name: `Back ${runner}`, exact: true }).getByLabel('Stake', { exact: true })
    const score = page.getByRole('region', { name: 'Score', exact: true })
    await expect(score).toBeInViewport()
    for (const part of [0.5, 1]) {
      await page.evaluate((to) => scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight)), part)
      await expect(stake).toBeInViewport({ ratio: 1 })
      await expect(score.or(page.locator('.score-line > p')).filter({ visible: true }).last()).toBeInViewport()
    }
  })
}

test('the line of the score stands only while the score is off the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn(page)
  await openLiveMatch(page)
  const score = page.getByRole('region', { name: 'Score', exact: true })
  const line = page.locator('.score-line > p')
  await expectPrices(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(line).toBeInViewport()
  // Its title is gone, its last 60 px are still there.
  await score.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 60))
  await expect(line).toBeHidden()
  await expect(score).toBeInViewport()
})

test.describe('at 1440 x 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the first price of home and the first entry of the statement stand early', async ({ page }) => {
    await signIn(page, bettingPages.home)
    await expectPrices(page)
    expect((await firstPrice(page)).top).toBeLessThanOrEqual(420)
    const { path, first } = firstEntries.statement
    await page.goto(path)
    expect(await firstEntryTop(page, first)).toBeLessThanOrEqual(420)
  })

  test('the live casino names each provider once', async ({ page }) => {
    await signIn(page, '/all-dealer')
    await expect(page.getByRole('group', { name: 'Providers' }).getByText('Evolution')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Game providers' })).toBeHidden()
  })
})
