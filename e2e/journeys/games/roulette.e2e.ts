import { expect, test } from '../../fixtures/test.ts'
import { expectMoney } from '../../parts/account.ts'
import { openGame, setNextRound, spotNamed, tabTo } from '../../parts/games.ts'

test('a bet on red is placed, spun and paid by the keyboard alone', async ({ page, world }) => {
  await setNextRound(world, 'onetouch/roulette', 'number 23')
  const game = await openGame(page, 'onetouch/roulette', 'Thumb Roulette')
  await tabTo(page, spotNamed(game, '0 green, pays 36×'))
  for (const [key, name] of [
    ['ArrowRight', '2 black, pays 36×'],
    ['ArrowDown', '1 red, pays 36×'],
    ['ArrowRight', '4 black, pays 36×'],
    ['ArrowRight', '7 red, pays 36×'],
    ['ArrowRight', '10 black, pays 36×'],
    ['ArrowRight', '13 black, pays 36×'],
    ['ArrowDown', '2nd 12, pays 3×'],
    ['ArrowDown', 'Red, pays 2×'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(spotNamed(game, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(spotNamed(game, 'Red, pays 2×, ₹10 on it')).toBeFocused()
  // The list of touching bets, the rack, undo, clear and double lie between.
  expect(await tabTo(page, game.getByRole('button', { name: /^Spin/ }))).toBe(6)
  await page.keyboard.press('Enter')
  await expect(game.getByRole('status').filter({ hasText: /23 red, odd, high.* Paid ₹20\.00$/ })).toBeAttached()
  await expectMoney(page, '₹10,010.00', '₹0.00')
})
