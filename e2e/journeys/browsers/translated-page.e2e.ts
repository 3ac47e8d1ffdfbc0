import { expectToast, seededPlayer, storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { type Translation, translate } from '../../fixtures/translator.ts'
import { expectMoney } from '../../parts/account.ts'
import { fillLogin, signIn } from '../../parts/auth.ts'
import { chooseBackPrice, findSelection, openLiveMatch, placeBet } from '../../parts/betting.ts'
import { advanceUntil, openGame } from '../../parts/games.ts'

// No ball moves a price but those of the test.
test.use({ worldOptions: { frozen: true } })

const translations: readonly Translation[] = ['wraps', 'replaces']

for (const translation of translations) {
  test.describe(`under a translator that ${translation} texts`, () => {
    test.afterEach(async ({ page }) => {
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
    })

    test('a sign-in that is refused at first succeeds', async ({ page }) => {
      await page.goto('/sign-in')
      await expect(page.getByLabel('Username', { exact: true })).toBeVisible()
      await translate(page.locator('body'), translation)
      await fillLogin(page, { username: '', password: '' })
      await expect(page.getByText('Username cannot be empty')).toBeVisible()
      await fillLogin(page, { ...seededPlayer, password: 'Wrong12345' })
      await expectToast(page, 'Invalid username or password')
      await fillLogin(page, seededPlayer)
      await expect(page).toHaveURL(/\/home$/)
      await expectMoney(page, '₹10,000.00', '₹0.00')
    })

    test('a deposit is asked for once, and its receipt says so', async ({ page, world }) => {
      await signIn(page, '/deposit/m_paytm')
      const amount = page.getByRole('textbox', { name: 'Amount' })
      await expect(amount).toBeVisible()
      await translate(page.locator('body'), translation)
      await page.getByRole('button', { name: 'Submit request' }).click()
      await amount.fill('500')
      await page.getByLabel('UTR number').fill('411234567890')
      await page.getByRole('button', { name: 'Submit request' }).click()
      const receipt = page.getByRole('region', { name: 'Your request', exact: true })
      await expect(receipt).toContainText('Pending')
      await expect(receipt).toContainText('₹500.00')
      await expect(receipt).toContainText('411234567890')
      const requests = await world.control.listMoneyRequests({ world: world.name })
      expect(requests.map(({ kind, amount: rupees }) => [kind, rupees])).toEqual([['deposit', 500]])
      await world.control.approveDeposit({ world: world.name, requestId: 'd-1' })
      await expect(receipt).toContainText('Approved')
      await expectMoney(page, '₹10,500.00', '₹0.00')
    })

    test('a bet is placed, and balance and exposure follow', async ({ page, world }) => {
      await signIn(page)
      await openLiveMatch(page)
      await translate(page.locator('body'), translation)
      const choice = await chooseBackPrice(page)
      await placeBet(page, world, choice, '500')
      await expectMoney(page, '₹9,500.00', '₹500.00')
    })

    test('prices of a match go on moving', async ({ page, world }) => {
      await storeSession(page)
      const { matchId, marketId, selectionId } = await findSelection(world, { kind: 'match_odds', side: 'back' })
      await page.goto(`/exchange/${matchId}`)
      const cell = page.locator(`[data-cell="${marketId}/${selectionId}/back"][data-best]`)
      await expect(cell).toBeVisible()
      await translate(page.locator('body'), translation)
      for (const price of [3.1, 3.2, 3.3, 3.4, 3.5]) {
        await world.control.movePrice({ world: world.name, marketId, selectionId, side: 'back', price })
        await expect(cell.locator('b')).toHaveText(String(price))
      }
      await world.control.suspendMarket({ world: world.name, marketId })
      await expect(cell).toHaveAttribute('aria-disabled', 'true')
      await world.control.openMarket({ world: world.name, marketId })
      await cell.click()
      await expect(page.getByLabel('Stake', { exact: true })).toBeVisible()
    })

    test('a bet of a game is placed, taken back and flown in a translated frame', async ({ page, world }) => {
      const game = await openGame(page, 'spribe/aviator', 'Aviator')
      const button = game.locator('.go').filter({ hasText: '(Bet 1)' })
      await advanceUntil(world, button.filter({ hasText: 'Bet (Bet 1)' }))
      await translate(game.locator('body'), translation)
      await button.click()
      await expect(button).toContainText('Cancel (Bet 1)')
      await button.click()
      await expect(button).toContainText('Bet (Bet 1)')
      await button.click()
      await advanceUntil(world, button.filter({ hasText: 'Cash out (Bet 1)' }))
    })
  })
}
