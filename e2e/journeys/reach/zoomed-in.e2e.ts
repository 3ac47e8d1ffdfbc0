import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { overflow } from '../../parts/accessibility.ts'
import { signIn } from '../../parts/auth.ts'
import { addressesOf, openRoute } from '../../parts/routes.ts'

// A window of 1280 x 1024 at 400 % (WCAG 2.2, 1.4.10).
test.use({ worldOptions: { frozen: true }, viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })

/** So many routes a test: few worlds to make, and the tests still spread over the workers. */
const portion = 18

/** What a player's own style sheet may do to the spacing of the text (WCAG 2.2, 1.4.12). */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

for (const visitor of ['guest', 'player'] as const) {
  const addresses = addressesOf(visitor)
  for (let from = 0; from < addresses.length; from += portion) {
    const part = addresses.slice(from, from + portion)
    test(`no page of a ${visitor} scrolls sideways at 400 %, with wider spacing of its text too, from ${part[0]} to ${part.at(-1)}`, async ({
      page,
    }) => {
      test.slow()
      if (visitor === 'player') await signIn(page)
      for (const path of part) {
        await openRoute(page, path)
        expect.soft(await overflow(page), path).toBe(0)
        await spaceText(page)
        expect.soft(await overflow(page), `${path} with wider spacing`).toBe(0)
      }
    })
  }
}
