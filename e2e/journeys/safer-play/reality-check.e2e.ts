import { expectToast, storeSession, type World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { showHeader } from '../../parts/account.ts'
import { expectSignedOut, signIn } from '../../parts/auth.ts'
import {
  closeSheet,
  endsOf,
  expectAccepted,
  findSelection,
  rupees,
  select,
  settleBoard,
  stakeOn,
} from '../../parts/betting.ts'
import { gameIn, goToGame } from '../../parts/games.ts'

const minuteMs = 60_000
const wonStakePaise = 333_33
const lostStakePaise = 777_77

test.describe('with a frozen clock', () => {
  test.use({ worldOptions: { frozen: true } })

  test('the result of a play session is shown to the paisa in both menus and in the reality check', {
    tag: ['@desktop', '@phone'],
  }, async ({ page, world }) => {
    await storeSession(page)
    await askEveryQuarter(page)
    const won = await bet(page, world, 'match_odds', wonStakePaise)
    await bet(page, world, 'bookmaker', lostStakePaise)
    const net = won - lostStakePaise
    const shown = `${net < 0 ? '−' : '+'}\u2060${rupees(Math.abs(net))}`
    await expectInMenu(page, 'Account menu', shown)
    await expectInMenu(page, 'Menu', shown)
    await world.control.advanceClock({ world: world.name, ms: 15 * minuteMs })
    await expect(check(page)).toBeVisible()
    await expectFigure(page, 'Time signed in', /^1[56] min$/)
    await expectFigure(page, 'Staked', rupees(wonStakePaise + lostStakePaise))
    await expectFigure(page, 'Won', rupees(won))
    await expectFigure(page, 'Lost', rupees(lostStakePaise))
    await expectFigure(page, 'Net', shown)
  })
})

test('a reality check waits in every tab, and is answered once', { tag: '@phone' }, async ({ page, world }) => {
  await signIn(page, '/responsiblegame')
  await page.getByRole('region', { name: 'Reality check' }).getByText('15 min').click()
  await expectToast(page, 'Reality check saved')
  const second = await page.context().newPage()
  await second.goto('/home')
  await expect(second.getByRole('banner')).toContainText('₹10,000.00')
  await world.control.advanceClock({ world: world.name, ms: 15 * minuteMs })
  await expect(check(page)).toContainText(/Time signed in\s*1[56] min/)
  await expect(check(page)).toContainText(/Net\s*₹0\.00/)
  await expectAccessible(page)
  await expect(check(second)).toBeVisible()
  await page.reload()
  await expect(check(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(check(page)).toBeVisible()
  await check(page).getByRole('button', { name: 'Go on' }).click()
  await expect(check(page)).toHaveCount(0)
  await expect(check(second)).toHaveCount(0)
  await world.control.advanceClock({ world: world.name, ms: 15 * minuteMs })
  await check(second).getByRole('button', { name: 'Sign out' }).click()
  await expectSignedOut(second)
  await expectSignedOut(page)
})

test('a reality check ends the full screen of a game that it comes over', async ({ page, world }) => {
  await storeSession(page)
  await askEveryQuarter(page)
  const game = await goToGame(page, 'spribe/dice', 'Dice')
  const full = () => page.evaluate(() => document.fullscreenElement?.className ?? null)
  await page.getByRole('main').getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(full).toBe('game-stage')
  await game.locator('body').evaluate((body) => body.requestFullscreen())
  await expect.poll(full).toBe('game-frame')
  await world.control.advanceClock({ world: world.name, ms: 15 * minuteMs })
  await expect(check(page)).toBeVisible()
  await expect.poll(full).toBeNull()
  await check(page).getByRole('button', { name: 'Go on' }).click()
  await expect(check(page)).toHaveCount(0)
  await gameIn(page, 'Dice')
})

/** Has the server ask after each quarter of an hour, and waits until it does. */
async function askEveryQuarter(page: Page): Promise<void> {
  await page.goto('/responsiblegame')
  await page.getByRole('region', { name: 'Reality check' }).getByText('15 min').click()
  await expectToast(page, 'Reality check saved')
}

/** Backs the first selection of a kind, which wins its match odds and loses its bookmaker; gives what it wins, in paise. */
async function bet(page: Page, world: World, kind: 'match_odds' | 'bookmaker', stakePaise: number): Promise<number> {
  const selection = await findSelection(world, { kind, side: 'back' })
  const entry = await select(page, selection)
  await stakeOn(page, entry, String(stakePaise / 100))
  await expectAccepted(entry, world, selection.price)
  await closeSheet(page)
  const { marketId, selectionId, others } = selection
  const result = kind === 'match_odds' ? selectionId : (others[0] ?? '')
  await settleBoard(page, world, marketId, result)
  return endsOf(selection, stakePaise).wins
}

/** The line of a menu that leads to the own activity. */
async function expectInMenu(page: Page, menu: 'Account menu' | 'Menu', net: string): Promise<void> {
  await showHeader(page)
  await page.getByRole('button', { name: menu, exact: true }).click()
  const opened = page.getByRole('dialog', { name: menu, exact: true })
  const line = opened.getByRole('link', { name: /^Time signed in/ })
  await expect(line).toHaveText(/^Time signed in \d min ?Net /)
  await expect(line).toContainText(`Net ${net}`)
  await expect(line).toHaveAttribute('href', '/activity')
  // Until it has taken the focus, nothing in it hears a key.
  await expect(opened.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(line).toHaveCount(0)
}

async function expectFigure(page: Page, term: string, figure: string | RegExp): Promise<void> {
  const row = check(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
  await expect(row.locator('xpath=following-sibling::dd'), term).toHaveText(figure)
}

const check = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Reality check' })
