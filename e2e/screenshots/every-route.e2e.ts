import { toasts } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'
import { addressesOf, openRoute } from '../parts/routes.ts'

test.use({ worldOptions: { frozen: true } })

/** Such as `player-casino-spribe-aviator-phone.png`. */
function fileOf(visitor: string, path: string): string {
  const words = path.replace(':', '').split('/').filter(Boolean)
  return `screenshots/routes/${[visitor, ...words].join('-') || visitor}-${test.info().project.name}.png`
}

for (const visitor of ['guest', 'player'] as const) {
  test(`every route of a ${visitor}`, async ({ page }) => {
    if (visitor === 'player') await signIn(page)
    for (const path of addressesOf(visitor)) {
      await openRoute(page, path)
      // Some pages lead on when they know more, and a game comes into its frame.
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0)
      await expect(toasts(page)).toHaveCount(0)
      await page.screenshot({ path: fileOf(visitor, path), animations: 'disabled' })
    }
  })
}
