import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible, overflow } from '../../parts/accessibility.ts'
import { expectMoney } from '../../parts/account.ts'
import { signIn } from '../../parts/auth.ts'
import { goToGame, press, setNextRound } from '../../parts/games.ts'
import { checkRound, finishMines, leaveHand, loseAnswer, spinForFree } from '../../parts/rounds.ts'

test('on a phone a lost answer is found again, the round is cashed out, and checked on the page of fair play', async ({
  page,
  world,
}) => {
  await signIn(page)
  const game = await loseAnswer(page, world)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await finishMines(game)
  await expectMoney(page, '₹10,012.00', '₹0.00')
  await checkRound(page, game)
})

test('on a phone roulette is played by touch, a hand of blackjack is left and finished, and free spins are told', async ({
  page,
  world,
}) => {
  test.slow()
  await setNextRound(world, 'onetouch/roulette', 'number 23')
  await signIn(page)
  const roulette = await goToGame(page, 'onetouch/roulette', 'Thumb Roulette')
  await press(roulette.getByRole('button', { name: 'Red, pays 2×', exact: true }))
  await press(roulette.getByRole('button', { name: /^Spin/ }))
  await expect(roulette.getByRole('status').filter({ hasText: /23 red, odd, high.* Paid ₹20\.00$/ })).toBeAttached()
  await expectMoney(page, '₹10,010.00', '₹0.00')
  await leaveHand(page, world)
  await spinForFree(page, world)
})
