import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'
import { expectMoney } from './account.ts'
import { fillLogin, seeded } from './auth.ts'
import { advanceUntil, expectSound, gameIn, goToGame, press, setNextRound } from './games.ts'

/** A guest searches for Aviator and is asked to log in on the spot, which leads into the game. */
export async function findAviator(page: Page): Promise<FrameLocator> {
  await page.goto('/')
  await press(page.getByRole('banner').getByRole('button', { name: 'Search for games' }))
  const search = page.getByRole('dialog', { name: 'Search for games' })
  await expect.poll(() => search.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await search.getByPlaceholder('Start writing a game or provider name').fill('avia')
  await expect(search.getByText('1 game', { exact: true })).toBeVisible()
  await press(search.getByRole('link', { name: /^Aviator/ }))
  await fillLogin(page, seeded)
  await expect(page).toHaveURL(/\/casino\/spribe\/aviator$/)
  return gameIn(page, 'Aviator')
}

/**
 * Flies two rounds of a crash game in a world whose clock stands: in the first, two bets, of which the server cashes one out by
 * itself and the player the other one later; in the second, one, by hand. Each is worth what the curve shows at that moment.
 */
export async function flyTwice(page: Page, world: World, game: FrameLocator): Promise<void> {
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
  await expectMoney(page, '₹9,800.00', '₹0.00')
  await until(says('Bet 1 paid ₹120.00 at 1.20×.'))
  await expectMoney(page, '₹9,920.00', '₹0.00')
  await advance(2000)
  await press(button(2))
  const first = await paidBy(says(/Bet 2 paid ₹/))
  expect(first).toBeGreaterThan(120)
  await expectMoney(page, rupees(9_920 + first), '₹0.00')

  await until(says(/The round ended at 1.50×/))
  await crashAt(1.5)
  await takeOff([2])
  await advance(2000)
  await press(button(2))
  const second = await paidBy(says(/Bet 2 paid ₹/))
  expect(second).toBeGreaterThan(100)
  await expectMoney(page, rupees(9_820 + first + second), '₹0.00')
  await expectSound(world)
}

/** The rupees that a line tells as paid on the second bet. */
async function paidBy(line: Locator): Promise<number> {
  await expect(line).toBeAttached()
  return Number(/Bet 2 paid ₹([\d.]+)/.exec((await line.textContent()) ?? '')?.[1])
}

function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** A hand of blackjack is left by a reload, is there again with its cards, and is finished. */
export async function leaveHand(page: Page, world: World): Promise<void> {
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
}

/** A spin brings free spins; all of them are told, and their sum is paid once. */
export async function spinForFree(page: Page, world: World): Promise<void> {
  const slug = 'pragmaticplay/lotustemple'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setNextRound(world, slug, 'free spins')
  const game = await goToGame(page, slug, 'Lotus Temple')
  await press(game.getByRole('button', { name: /^Spin/ }))
  await expect(game.getByText('Free spins are over')).toBeVisible()
  await expect(game.getByText(/^\d+ free spins paid ₹[\d,.]+$/)).toBeVisible()
  await expect
    .poll(async () => (await world.control.listRounds({ world: world.name })).filter(({ game: of }) => of === slug))
    .toMatchObject([{ status: 'won', forced: true }])
  await expectSound(world)
}

/** Opens a tile of Mines that is safe by the seed of every journey's world, and cashes out: ₹112.00 of ₹100.00. */
export async function finishMines(game: FrameLocator): Promise<void> {
  await press(game.getByRole('button', { name: 'Tile 1, closed' }))
  await press(game.getByRole('button', { name: /^Cash out ₹112.00/ }))
}

/** The answer to a stake in Mines is lost and found again: it is staked once, and the round goes on. The player has 10,000.00. */
export async function loseAnswer(page: Page, world: World): Promise<FrameLocator> {
  const game = await goToGame(page, 'spribe/mines', 'Mines')
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'rgs-answer-lost' }] })
  await press(game.getByRole('button', { name: /^Bet/ }))
  await expect(game.getByRole('button', { name: 'Tile 1, closed' })).toBeEnabled()
  await expect(game.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await expectMoney(page, '₹9,900.00', '₹0.00')
  await expectSound(world)
  await world.control.endScenarios({ world: world.name, scenarios: ['rgs-answer-lost'] })
  return game
}

/** The last round of the Mines that are open is over, is copied from the game, and the page of fair play works it out again. */
export async function checkRound(page: Page, game: FrameLocator): Promise<void> {
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
  await expect(page.getByText('Same as told.')).toBeVisible()
}
