import { expectToast, storeSession } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney, expectMoneyInGame } from '../../parts/account.ts'
import { closeSheet, expectAccepted, findSelection, select, stakeOn } from '../../parts/betting.ts'
import { gameIn, goToGame, press, setNextRound } from '../../parts/games.ts'

test.use({ worldOptions: { frozen: true } })

const hourMs = 60 * 60 * 1000

test('a bonus is offered to a player, claimed by its terms, wagered by a bet and a round, released in parts, and expires', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  const { control, name } = world
  const rates = { games: { instant: 50 }, exceptions: [{ game: 'spribe/aviator', percent: 0 }] }
  const conditions = ['For players of this week.']
  const offer = { id: 'bn-friday', name: 'Friday bonus', amount: 90, wagerTarget: 300, parts: 3, lifeHours: 12 }
  await control.placeBonusOffer({ world: name, ...offer, rates, conditions, username: 'player' })
  await storeSession(page)
  await claim(page)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  await expect(progress(page)).toContainText('₹0.00 wagered of ₹300.00')
  await expect(progress(page)).toContainText(/1[12] h \d+ min left/)
  await expectAccessible(page)

  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const entry = await select(page, selection)
  await stakeOn(page, entry, '100')
  await expectAccepted(entry, world, selection.price)
  await closeSheet(page)
  await control.settleMarket({ world: name, marketId: selection.marketId, result: selection.others[0] ?? '' })
  await expectMoney(page, '₹9,930.00', '₹0.00')

  await setNextRound(world, 'spribe/dice', 'loses')
  const game = await goToGame(page, 'spribe/dice', 'Dice')
  await game.getByRole('textbox', { name: 'Stake in rupees' }).fill('200')
  await press(game.getByRole('button', { name: /^Roll/ }))
  await expectMoneyInGame(page, '₹9,760.00', '₹0.00')

  await page.goto('/bonus/bn-friday')
  await expect(progress(page)).toContainText('₹200.00 wagered of ₹300.00')
  await expect(parts(page)).toHaveText([/Released/, /Released/, /To wager/])
  await control.advanceClock({ world: name, ms: 12 * hourMs })
  await expect(parts(page)).toHaveText([/Released/, /Released/, /Lost/])
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Expired')
  await expectMoney(page, '₹9,760.00', '₹0.00')

  await page.goto('/cashier?type=bonus')
  await expect(page.getByLabel('Totals of these rows')).toContainText('Balance change+\u2060₹60.00')
  await page.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Friday bonus' })).toBeVisible()

  await page.goto('/cashier?type=game')
  await page
    .getByRole('table', { name: 'Entries' })
    .getByRole('link', { name: /^Dice, round \d+/ })
    .click()
  const past = (await gameIn(page, 'Dice')).getByRole('listitem').and(page.locator('[aria-current]'))
  await expect(past).toContainText('Staked ₹200.00')
  expect(await control.readInvariants({ world: name })).toMatchObject({ ok: true })
})

/** Finds the offer among the others, is reminded of its terms, and takes it. */
async function claim(page: Page): Promise<void> {
  await page.goto('/bonus')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Details.*Friday bonus$/ }).click()
  const terms = page.getByRole('region', { name: 'Terms' })
  await expect(terms).toContainText('For players of this week.')
  await expect(page.getByRole('region', { name: 'What games count' })).toContainText('Aviator0% of the stake')
  await terms.getByRole('button', { name: 'Claim ₹90.00' }).click()
  await expect(terms.getByRole('alert')).toHaveText('Please agree to the terms first')
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Claim ₹90.00' }).click()
  await expectToast(page, 'Bonus claimed')
  await expect(progress(page)).toContainText('Active')
}

const progress = (page: Page): Locator => page.getByRole('region', { name: 'Progress' })
const parts = (page: Page): Locator => page.getByRole('list', { name: 'Parts' }).getByRole('listitem')
