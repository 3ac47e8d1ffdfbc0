import { seededPlayer } from '@chaupar/playwright'
import { takeNewerBuiltIns } from '../../fixtures/older-browser.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectMoney } from '../../parts/account.ts'
import { fillLogin } from '../../parts/auth.ts'
import { chooseBackPrice, openLiveMatch, placeBet } from '../../parts/betting.ts'
import { goToGame } from '../../parts/games.ts'

test.use({ worldOptions: { frozen: true } })

test('without the built-ins that the oldest supported browsers lack, a player bets and plays', async ({
  page,
  context,
  world,
}) => {
  test.slow()
  await takeNewerBuiltIns(context)
  await page.goto('/')
  expect(await page.evaluate(() => 'canParse' in URL || 'groupBy' in Map || 'toSorted' in Array.prototype)).toBe(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
  await fillLogin(page, seededPlayer)
  await expect(page).toHaveURL(/\/home$/)
  await openLiveMatch(page)
  await placeBet(page, world, await chooseBackPrice(page), '500')
  await expectMoney(page, '₹9,500.00', '₹500.00')
  await page.goto('/mybets')
  await expect(page.getByRole('main')).toContainText('₹500.00')
  for (const path of ['/exchange/Inplay', '/cashier', '/deposit/m_paytm', '/activity', '/fairplay', '/referral']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  const game = await goToGame(page, 'spribe/mines', 'Mines')
  await game.getByRole('button', { name: /^Bet/ }).click()
  await expect(game.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await page.goto('/__mock/docs')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

for (const path of ['/', '/home', '/__mock/']) {
  test(`a browser that is too old is named the browsers that work, in both languages, at ${path}`, async ({
    page,
    context,
  }) => {
    // Which it does not know: container queries (Chrome 105).
    await context.addInitScript(() => {
      const { supports } = CSS
      CSS.supports = (property: string, value?: string) =>
        property !== 'container-type' && (value === undefined ? supports(property) : supports(property, value))
    })
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.goto(path)
    await expect(page.locator('body')).toHaveText(
      'Chaupar needs a newer browser: Chrome 109, Firefox 115, Safari 16.4 (iOS 16.4) or later.' +
        'Chaupar के लिए नया ब्राउज़र चाहिए: Chrome 109, Firefox 115, Safari 16.4 (iOS 16.4) या इनसे नया।',
    )
    await expect(page.locator('p[lang="hi"]')).toBeVisible()
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  })
}
