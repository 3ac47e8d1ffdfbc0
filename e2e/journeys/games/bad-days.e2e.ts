import type { World } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import { gameIn, openGame, press } from '../../parts/games.ts'

function apply(world: World, ...names: string[]) {
  return world.control.applyScenarios({ world: world.name, scenarios: names.map((name) => ({ name })) })
}

test('a balance that is short is said in the game, and nothing is staked', async ({ page, world }) => {
  const game = await openGame(page, 'spribe/dice', 'Dice')
  await apply(world, 'insufficient-in-game')
  await press(game.getByRole('button', { name: /^Roll/ }))
  await expect(game.getByRole('alert').filter({ hasText: 'Your balance does not cover this.' })).toBeVisible()
  await expectMoneyInGame(page, '₹10,000.00', '₹0.00')
})

test('a round that was left open goes on in a slow game, and after a session that was lost in its middle', async ({
  page,
  world,
}) => {
  await apply(world, 'round-left-open', 'rgs-slow')
  const game = await openGame(page, 'spribe/mines', 'Mines')
  await expect(game.getByText('Your last round was left open. It goes on where it was.')).toBeVisible()
  await expectMoneyInGame(page, '₹9,900.00', '₹0.00')
  await apply(world, 'session-ended-in-game')
  await press(game.getByRole('button', { name: /^Take back/ }))
  const ended = page.getByRole('alert').filter({ hasText: 'The session of this game has ended' })
  await expect(ended).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await world.control.endScenarios({ world: world.name, scenarios: ['session-ended-in-game', 'rgs-slow'] })
  await press(ended.getByRole('button', { name: 'Try again' }))
  await press((await gameIn(page, 'Mines')).getByRole('button', { name: /^Take back/ }))
  await expectMoneyInGame(page, '₹10,000.00', '₹0.00')
})
