import { seededPlayer } from '@chaupar/playwright'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import { fillLogin } from '../../parts/auth.ts'
import { advanceUntil, expectSound, gameIn, press } from '../../parts/games.ts'

// Rounds follow from the world's clock, which the journey moves.
test.use({ worldOptions: { frozen: true } })

test('[2.9-1, 2.9-2, 7.6-1] a guest finds Aviator, logs in on the spot and flies twice: cashed out by the server, and by hand', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  test.slow()
  await page.goto('/')
  await press(page.getByRole('banner').getByRole('button', { name: 'Search for games' }))
  const search = page.getByRole('dialog', { name: 'Search for games' })
  await expect.poll(() => search.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await search.getByPlaceholder('Start writing a game or provider name').fill('avia')
  await expect(search.getByText('1 game', { exact: true })).toBeVisible()
  await press(search.getByRole('link', { name: /^Aviator/ }))
  await fillLogin(page, seededPlayer)
  await expect(page).toHaveURL(/\/casino\/spribe\/aviator$/)
  const game = await gameIn(page, 'Aviator')

  const advance = (ms: number) => world.control.advanceClock({ world: world.name, ms })
  const crashAt = (times: number) =>
    world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'next-crash-at', params: { times } }] })
  const until = (element: Locator) => advanceUntil(world, element)
  const button = (bet: number) => game.locator('.go').filter({ hasText: `(Bet ${bet})` })
  const says = (text: string | RegExp) => game.getByRole('status').filter({ hasText: text })
  /** Bets now, or waits for the round that takes bets; goes on until that one runs. */
  const takeOff = async (bets: readonly number[]) => {
    for (const bet of bets) await press(button(bet))
    for (const bet of bets) await until(button(bet).filter({ hasText: 'bet is placed' }))
    for (const bet of bets) await until(button(bet).filter({ hasText: 'Cash out' }))
  }

  await crashAt(1.5)
  await press(game.getByRole('switch', { name: 'Auto cash-out' }).first())
  await game.getByRole('textbox', { name: 'Cash out at' }).first().fill('1.20')
  await takeOff([1, 2])
  await expectMoneyInGame(page, '₹9,800.00', '₹0.00')
  await until(says('Bet 1 paid ₹120.00 at 1.20×.'))
  await expectMoneyInGame(page, '₹9,920.00', '₹0.00')
  await advance(2000)
  await press(button(2))
  const first = await paidBy(says(/Bet 2 paid ₹/))
  expect(first).toBeGreaterThan(120)
  await expectMoneyInGame(page, rupees(9_920 + first), '₹0.00')

  await until(says(/The round ended at 1.50×/))
  await crashAt(1.5)
  await takeOff([2])
  await advance(2000)
  await press(button(2))
  const second = await paidBy(says(/Bet 2 paid ₹/))
  expect(second).toBeGreaterThan(100)
  await expectMoneyInGame(page, rupees(9_820 + first + second), '₹0.00')
  await expectSound(world)
})

/** The rupees that a line shows as paid on the second bet. */
async function paidBy(line: Locator): Promise<number> {
  await expect(line).toBeAttached()
  return Number(/Bet 2 paid ₹([\d.]+)/.exec((await line.textContent()) ?? '')?.[1])
}

function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
