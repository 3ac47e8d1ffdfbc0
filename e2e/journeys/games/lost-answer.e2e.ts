import { expect, test } from '../../fixtures/test.ts'
import { expectMoney } from '../../parts/account.ts'
import { openGame } from '../../parts/games.ts'

test('a stake whose answer is lost is found again: staked once, and the round goes on', async ({ page, world }) => {
  const game = await openGame(page, 'spribe/mines', 'Mines')
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'rgs-answer-lost' }] })
  await game.getByRole('button', { name: /^Bet/ }).click()
  await expect(game.getByRole('button', { name: 'Tile 1, closed' })).toBeEnabled()
  await expect(game.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await expectMoney(page, '₹9,900.00', '₹0.00')
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok).toBe(true)
})

test('a balance that is short is said in the game, and nothing is staked', async ({ page, world }) => {
  const game = await openGame(page, 'spribe/dice', 'Dice')
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'insufficient-in-game' }] })
  await game.getByRole('button', { name: /^Roll/ }).click()
  await expect(game.getByRole('alert').filter({ hasText: 'Your balance does not cover this.' })).toBeVisible()
  await expectMoney(page, '₹10,000.00', '₹0.00')
})
