import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible, overflow } from '../../parts/accessibility.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import { expectSound, goToGame, press } from '../../parts/games.ts'

test('a lost answer is found again, the round is cashed out, copied and checked on the page of fair play', {
  tag: '@phone',
}, async ({ page, world }) => {
  await storeSession(page)
  const game = await goToGame(page, 'spribe/mines', 'Mines')
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'rgs-answer-lost' }] })
  await press(game.getByRole('button', { name: /^Bet/ }))
  await expect(game.getByRole('button', { name: 'Tile 1, closed' })).toBeEnabled()
  await expect(game.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await expectMoneyInGame(page, '₹9,900.00', '₹0.00')
  await expectSound(world)
  await world.control.endScenarios({ world: world.name, scenarios: ['rgs-answer-lost'] })
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  // Tile 1 is safe by the seed of every journey's world.
  await press(game.getByRole('button', { name: 'Tile 1, closed' }))
  await press(game.getByRole('button', { name: /^Cash out ₹112.00/ }))
  await expectMoneyInGame(page, '₹10,012.00', '₹0.00')

  const menu = game.getByRole('dialog', { name: 'Menu' })
  await press(game.getByRole('button', { name: 'Menu' }))
  await press(menu.getByRole('button', { name: 'Fairness' }))
  await game.getByLabel('Your next seed').fill('monsoon-482')
  await press(game.getByRole('button', { name: 'Change the seeds' }))
  await expect(game.getByText('The server seed until now')).toBeVisible()
  await press(game.getByRole('button', { name: 'Close', exact: true }))
  await press(game.getByRole('button', { name: 'Menu' }))
  await press(menu.getByRole('button', { name: 'My rounds' }))
  await press(game.getByRole('button', { name: 'Copy', exact: true }).first())
  await expect(game.getByText(/^Copied\./)).toBeVisible()

  await page.goto('/fairplay#check')
  await page.getByLabel('Copied from the game').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue('spribe.mines')
  await press(page.getByRole('button', { name: 'Check the round' }))
  await expect(page.getByText('The hash is right.')).toBeVisible()
  await expect(page.getByText('The round matches.')).toBeVisible()
  await expectAccessible(page)
})
