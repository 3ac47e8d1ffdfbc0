import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { brokenRules, expectAccessible, overflow, overflowOfSpacedText, smallBoxes } from '../parts/accessibility.ts'
import { signIn } from '../parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../parts/betting.ts'
import { layoutFaults } from '../parts/layout.ts'
import { addressesOf, openRoute } from '../parts/routes.ts'

const isEverything = process.env.ROUTES === 'all'

/** Every run looks at English on a small phone; ROUTES=all adds the desktop and Hindi. */
const variants = [
  { width: 360, language: 'en' },
  ...(isEverything
    ? [
        { width: 1280, language: 'en' },
        { width: 360, language: 'hi' },
        { width: 1280, language: 'hi' },
      ]
    : []),
]

const height = 800

/** Window sizes that each page is checked at for cut and covered text. */
const sizes = [
  ...(isEverything
    ? [
        { width: 360, height: 740 },
        { width: 390, height: 844 },
        { width: 600, height: 900 },
        { width: 768, height: 1024 },
        { width: 932, height: 430 },
        { width: 1024, height: 768 },
        { width: 1280, height: 800 },
        { width: 1440, height: 900 },
      ]
    : []),
  { width: 320, height: 640 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
]

/** A window of 1280 x 1024 at 400 % (WCAG 2.2, 1.4.10). */
const zoomedIn = { width: 320, height: 256 }

/** So many routes a test: few worlds to make, and the tests still spread over the workers. */
const portion = 9

/** Pages that both may see are read by the player alone, unless everything is. */
const pages = {
  player: addressesOf('player'),
  guest: addressesOf('guest').filter((path) => isEverything || !addressesOf('player').includes(path)),
}

test.use({ worldOptions: { frozen: true } })

/** A page is drawn for its new size some time after the window has it. */
const inItsNewSize = expect.configure({ soft: true })

for (const { width, language } of variants) {
  test.describe(`in ${language} at ${width} px`, { tag: '@phone' }, () => {
    test.use({ viewport: { width, height }, isMobile: width < 761, hasTouch: width < 761 })
    for (const visitor of ['guest', 'player'] as const) {
      const addresses = pages[visitor]
      for (let from = 0; from < addresses.length; from += portion) {
        const part = addresses.slice(from, from + portion)
        test(`a ${visitor} meets no broken rule of WCAG 2.2 AA, no text that is cut or covered, and never scrolls sideways, from ${part[0]} to ${part.at(-1)}`, async ({
          page,
        }) => {
          test.slow()
          if (visitor === 'player') await storeSession(page)
          await page.addInitScript((chosen) => {
            // A game's frame is sandboxed and has no storage.
            if (window === window.top) localStorage.setItem('language', chosen)
          }, language)
          for (const path of part) {
            await openRoute(page, path)
            expect.soft(await brokenRules(page), path).toEqual([])
            expect.soft(await overflow(page), `${path} is wider than the screen`).toBe(0)
            if (width < 761)
              expect.soft(await smallBoxes(page), `boxes that an iPhone zooms in on: ${path}`).toEqual([])
            await page.setViewportSize(zoomedIn)
            await inItsNewSize.poll(() => overflow(page), `${path} at 400 %`).toBe(0)
            await inItsNewSize
              .poll(() => overflowOfSpacedText(page), `${path} at 400 % with wider spacing of its text`)
              .toBe(0)
            for (const size of [{ width, height }, ...sizes]) {
              await page.setViewportSize(size)
              await inItsNewSize.poll(() => layoutFaults(page), `${path} at ${size.width} x ${size.height}`).toEqual([])
            }
            await page.setViewportSize({ width, height })
          }
        })
      }
    }
  })
}

// What a press opens on the routes.
test.describe('no rule of WCAG 2.2 AA is broken on', { tag: '@phone' }, () => {
  test('the sign-in panel with its errors', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Login', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Username cannot be empty')).toBeVisible()
    await expectAccessible(page)
  })

  test('the match page, and its slip', async ({ page }) => {
    await signIn(page)
    await openLiveMatch(page)
    await expectAccessible(page)
    await chooseBackPrice(page)
    await expectAccessible(page)
  })
})

test('an empty box to tick is drawn on the ground of its theme', async ({ page }) => {
  await signIn(page, '/cashier')
  const box = page.getByRole('checkbox', { name: 'Group games by day' })
  for (const [theme, ground] of [
    ['dark', 'rgb(11, 13, 26)'],
    ['light', 'rgb(246, 240, 227)'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.reload()
    await expect(box).toHaveCSS('appearance', 'none')
    await expect(box).toHaveCSS('background-color', ground)
  }
})
