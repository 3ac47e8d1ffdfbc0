import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { chooseBackPrice } from '../../parts/betting.ts'
import {
  bettingPages,
  chromeHeights,
  cricketInPlay,
  cutPrices,
  expectPrices,
  firstEntryTop,
  firstPrice,
  headerClashes,
  lostNames,
} from '../../parts/reach.ts'

test.use({ worldOptions: { frozen: true } })

/** Tablets both ways and phones on their side; where the desktop's columns begin, and wider. */
const devices = [
  {
    name: 'tablets and turned phones',
    hasTouch: true,
    sizes: [
      { width: 768, height: 1024 },
      { width: 820, height: 1180 },
      { width: 844, height: 390 },
      { width: 932, height: 430 },
    ],
  },
  {
    name: 'desktops',
    hasTouch: false,
    sizes: [
      { width: 1024, height: 768 },
      { width: 1181, height: 800 },
      { width: 1600, height: 900 },
    ],
  },
]

/** Whether nothing else, such as a bar at the window's foot, lies over the first and the last line of it. */
function isUncovered(element: Element): boolean {
  const { x, width, top, bottom } = element.getBoundingClientRect()
  return [top + 3, bottom - 3].every((y) => {
    const there = document.elementFromPoint(x + width / 2, y)
    return there !== null && (element.contains(there) || there.contains(element))
  })
}

for (const { name, hasTouch, sizes } of devices) {
  test.describe(`on ${name}`, () => {
    test.use({ hasTouch })

    test('every name can be read, no price is cut, nothing in the header overlaps, and a whole price is in the first view', async ({
      page,
      world,
    }) => {
      test.slow()
      await storeSession(page)
      const match = bettingPages.match.replace(':match', await cricketInPlay(world))
      const inFirstView = [bettingPages.home, bettingPages['In play'], match]
      for (const path of [...inFirstView, bettingPages.soccer, bettingPages['/jetfair']]) {
        await page.goto(path)
        for (const size of sizes) {
          await page.setViewportSize(size)
          const place = `${path} at ${size.width} x ${size.height}`
          await expectPrices(page)
          expect(await lostNames(page), `names of ${place}`).toEqual([])
          expect(await cutPrices(page), `prices of ${place}`).toEqual([])
          expect(await headerClashes(page), `header of ${place}`).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0)
          if (!inFirstView.includes(path)) continue
          const { below } = await chromeHeights(page)
          expect((await firstPrice(page)).bottom, place).toBeLessThanOrEqual(size.height - below)
        }
      }
    })

    test('the button of a bet, and the note under it, are in view once a price is chosen', async ({ page, world }) => {
      test.slow()
      await storeSession(page)
      const match = bettingPages.match.replace(':match', await cricketInPlay(world))
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.goto(match)
        const { runner } = await chooseBackPrice(page)
        await expect(page.getByRole('button', { name: 'Place bet' })).toBeInViewport({ ratio: 1 })
        const note = page.getByText('In play: held 5 seconds before it is matched')
        expect(await note.evaluate(isUncovered), `note at ${size.width} x ${size.height}`).toBe(true)
        await page
          .getByRole('region', { name: `Back ${runner}`, exact: true })
          .getByRole('button', { name: /^Remove/ })
          .click()
      }
    })
  })
}

test('a phone that is turned while a price is chosen shows the whole panel again', async ({ page, world }) => {
  await storeSession(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(bettingPages.match.replace(':match', await cricketInPlay(world)))
  await chooseBackPrice(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByRole('button', { name: 'Place bet' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Stake', { exact: true })).toBeInViewport({ ratio: 1 })
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  test('shows what a page is for on the first screen', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.locator('form').getByRole('button', { name: 'Login', exact: true })).toBeInViewport({ ratio: 1 })
    await page.goto('/')
    const { below } = await chromeHeights(page)
    await expectPrices(page)
    expect((await firstPrice(page)).bottom, 'the first price of the landing page').toBeLessThanOrEqual(390 - below)
    await signIn(page, '/mybets')
    const text = page.getByText('Bets you place are listed here until they are settled.')
    await expect(text).toBeInViewport({ ratio: 1 })
    expect(await text.evaluate(isUncovered), 'the text of My Bets without bets').toBe(true)
    for (const path of ['/Casino', '/all-dealer', '/games-all', '/slots']) {
      await page.goto(path)
      // The head of a cover names its game.
      const top = await firstEntryTop(page, '#main .game-cover')
      expect(top, `the first cover of ${path}`).toBeLessThanOrEqual(390 - below - 64)
    }
  })

  test('gives a game its height: the frame begins under one bar and ends with the window', async ({ page }) => {
    await signIn(page, '/casino/spribe/aviator')
    const frame = await page.getByTitle('Aviator').boundingBox()
    expect(frame?.y).toBeLessThanOrEqual(50)
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBe(390)
    await expect(page.getByText('Real', { exact: true }).filter({ visible: true })).toHaveCount(1)
  })
})
