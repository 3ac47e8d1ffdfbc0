import { expect, test } from '../../fixtures/test.ts'
import { gameIn, openGame } from '../../parts/games.ts'

test('a hand of blackjack that was left by a reload is there again with its cards, and is finished', async ({
  page,
  world,
}) => {
  await world.control.applyScenarios({
    world: world.name,
    scenarios: [{ name: 'next-round', params: { game: 'ezg-Blackjack', outcome: 'pair to split' } }],
  })
  const game = await openGame(page, 'ezg-Blackjack', 'Blackjack')
  await game.getByRole('button', { name: /^Deal/ }).click()
  await expect(game.getByRole('button', { name: /^Split/ })).toBeVisible()
  const hand = await game.getByRole('region', { name: /^Your hand/ }).textContent()
  await page.reload()
  const again = await gameIn(page, 'Blackjack')
  await expect(again.getByText('Your last round was left open. It goes on where it was.')).toBeVisible()
  expect(await again.getByRole('region', { name: /^Your hand/ }).textContent()).toBe(hand)
  await again.getByRole('button', { name: /^Stand/ }).click()
  await expect(again.getByRole('status').filter({ hasText: /(Paid ₹[\d.]+|Nothing paid)$/ })).toBeAttached()
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok).toBe(true)
})
