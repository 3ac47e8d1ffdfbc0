import type { World } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import { advanceUntil, expectSound, openGame, press, setNextRound } from '../../parts/games.ts'

/** A table that takes bets on a round which the player's side wins. */
async function openTable(page: Page, world: World) {
  const game = await openGame(page, 'ezg-Baccarat', 'Baccarat')
  const says = (text: string | RegExp) => game.getByRole('status').filter({ hasText: text })
  await advanceUntil(world, says(/^Bets are taken/))
  await setNextRound(world, 'ezg-Baccarat', 'player wins')
  return {
    game,
    says,
    player: game.getByRole('button', { name: /^Player, nearer to 9/ }),
    secondsLeft: async () => Number.parseInt((await game.getByText(/^\d+ s$/).textContent()) ?? '', 10),
  }
}

test.describe('in a world whose clock the journey moves', () => {
  test.use({ worldOptions: { frozen: true } })

  test('chips are placed in time at a live table, the cards are seen as they fall, and the win is there by itself', async ({
    page,
    world,
  }) => {
    test.slow()
    const { game, says, player, secondsLeft } = await openTable(page, world)
    await press(player)
    await press(game.getByRole('button', { name: /^Place bets/ }))
    await expect(says('₹10.00 placed.')).toBeAttached()
    await press(player)
    await press(player)
    await press(game.getByRole('button', { name: /^Place bets/ }))
    await expect(says('₹30.00 placed.')).toBeAttached()
    await expectMoneyInGame(page, '₹9,970.00', '₹0.00')
    await world.control.advanceClock({ world: world.name, ms: (await secondsLeft()) * 1000 })
    await expect(says('Bets are closed.')).toBeAttached()
    await expect(player).toHaveAttribute('aria-disabled', 'true')
    await advanceUntil(world, says(/^Banker: .* in all\.$/))
    await advanceUntil(world, says(/Player wins\. Paid ₹60\.00$/))
    await expectMoneyInGame(page, '₹10,030.00', '₹0.00')
    await expect(game.getByRole('list', { name: 'Past rounds' }).getByRole('listitem').first()).toHaveText('P')
    await expectSound(world)
  })

  test('chips that lie when betting closes are a bet, once', { tag: ['@desktop', '@phone'] }, async ({
    page,
    world,
  }) => {
    test.slow()
    const { game, says, player, secondsLeft } = await openTable(page, world)
    await press(player)
    await press(player)
    await expect(game.getByRole('button', { name: /^Undo/ })).toBeEnabled()
    await world.control.advanceClock({ world: world.name, ms: ((await secondsLeft()) - 4) * 1000 })
    // So slow that what stands between the bet and the end of betting, a second and a half, is seen on a busy machine.
    await world.control.scaleClock({ world: world.name, factor: 0.2 })
    await expect(says('₹20.00 placed.')).toBeAttached()
    await expectMoneyInGame(page, '₹9,980.00', '₹0.00')
    await advanceUntil(world, says(/Player wins\. Paid ₹40\.00$/))
    await expectSound(world)
  })
})
