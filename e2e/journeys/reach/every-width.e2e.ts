import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../../parts/betting.ts'
import {
  bettingPages,
  chromeHeights,
  cricketInPlay,
  cutPrices,
  expectPrices,
  firstPrice,
  headerClashes,
  lostNames,
} from '../../parts/hand.ts'

test.use({ worldOptions: { frozen: true } })

const lists = [bettingPages.home, bettingPages['In play'], bettingPages.soccer, bettingPages['/jetfair']]

/** Tablets both ways, phones on their side, and where the desktop's columns begin. */
const sizes = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1024, height: 768 },
  { width: 1181, height: 800 },
  { width: 1600, height: 900 },
]

for (const size of sizes) {
  test.describe(`at ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size, hasTouch: size.width < 1024 })

    test('every name can be read, no price is cut, and nothing in the header lies on anything', async ({
      page,
      world,
    }) => {
      await signIn(page)
      const match = await cricketInPlay(world)
      for (const path of [...lists, bettingPages.match.replace(':match', match)]) {
        await page.goto(path)
        await expectPrices(page)
        expect(await lostNames(page), `names of ${path}`).toEqual([])
        expect(await cutPrices(page), `prices of ${path}`).toEqual([])
        expect(await headerClashes(page), `header of ${path}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
      }
    })

    test('a whole price is in the first view, and so is the button of a bet once one is chosen', async ({
      page,
      world,
    }) => {
      await signIn(page)
      const match = await cricketInPlay(world)
      for (const path of [bettingPages.home, bettingPages['In play'], bettingPages.match.replace(':match', match)]) {
        await page.goto(path)
        await expectPrices(page)
        const { below } = await chromeHeights(page)
        expect((await firstPrice(page)).bottom, path).toBeLessThanOrEqual(size.height - below)
      }
      await page.goto(bettingPages.home)
      await openLiveMatch(page)
      await chooseBackPrice(page)
      await expect(page.getByRole('button', { name: 'Place bet' })).toBeInViewport({ ratio: 1 })
    })
  })
}

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  test('gives a game its height: the frame begins under one bar and ends with the window', async ({ page }) => {
    await signIn(page)
    await page.goto('/casino/spribe/aviator')
    const frame = await page.getByTitle('Aviator').boundingBox()
    expect(frame?.y).toBeLessThanOrEqual(50)
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBe(390)
    await expect(page.getByText('Real', { exact: true }).filter({ visible: true })).toHaveCount(1)
  })
})
