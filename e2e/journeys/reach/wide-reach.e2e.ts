import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { openLiveMatch } from '../../parts/betting.ts'
import { bettingPages, expectPrices, nameToPrice } from '../../parts/hand.ts'

test.use({ worldOptions: { frozen: true }, viewport: { width: 1920, height: 1080 } })

test('on a wide screen a price stands near the name it belongs to', async ({ page }) => {
  await signIn(page)
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
