import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { expectSound, gameIn, goToGame, press, setNextRound } from '../../parts/games.ts'

test('a hand of blackjack that was left by a reload is there again with its cards, and is finished', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  await storeSession(page)
  await setNextRound(world, 'ezg-Blackjack', 'pair to split')
  const game = await goToGame(page, 'ezg-Blackjack', 'Blackjack')
  await press(game.getByRole('button', { name: /^Deal/ }))
  await expect(game.getByRole('button', { name: /^Split/ })).toBeVisible()
  // The choices have the place of the button: nothing dead stands there.
  await expect(game.getByRole('button', { name: /^Your move/ })).toHaveCount(0)
  for (const choice of [/^Hit/, /^Stand/, /^Split/]) {
    const box = await game.getByRole('button', { name: choice }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(60)
  }
  const hand = await game.getByRole('region', { name: /^Your hand/ }).textContent()
  await page.reload()
  const again = await gameIn(page, 'Blackjack')
  await expect(again.getByText('Your last round was left open. It goes on where it was.')).toBeVisible()
  expect(await again.getByRole('region', { name: /^Your hand/ }).textContent()).toBe(hand)
  await press(again.getByRole('button', { name: /^Stand/ }))
  await expect(again.getByRole('status').filter({ hasText: /(Paid ₹[\d.]+|Nothing paid)$/ })).toBeAttached()
  await expectSound(world)
})
