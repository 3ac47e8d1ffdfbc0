import { expect, test } from '../../fixtures/test.ts'
import { gameIn, openGame } from '../../parts/games.ts'

test('a hand of blackjack that was left by a reload is there again with its cards, and is finished', async ({
  page,
  world,
}) => {
  const game = await openGame(page, 'ezg-Blackjack', 'Blackjack')
  const stand = game.getByRole('button', { name: /^Stand/ })
  const over = game.getByRole('status').filter({ hasText: /(Paid ₹[\d.]+|Nothing paid)$/ })
  // A blackjack, the player's or the dealer's, ends the hand at once.
  do {
    await game.getByRole('button', { name: /^Deal/ }).click()
    await expect(stand.or(over)).toBeAttached()
  } while (!(await stand.isVisible()))
  const hand = await game.getByRole('region', { name: /^Your hand/ }).textContent()
  await page.reload()
  const again = await gameIn(page, 'Blackjack')
  await expect(again.getByText('Your last round was left open. It goes on where it was.')).toBeVisible()
  expect(await again.getByRole('region', { name: /^Your hand/ }).textContent()).toBe(hand)
  await again.getByRole('button', { name: /^Stand/ }).click()
  await expect(over).toBeAttached()
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok).toBe(true)
})
