import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'
import { expectAccessible } from './accessibility.ts'
import { signOut } from './account.ts'
import { expectSignedOut, expectToast, signIn } from './auth.ts'
import { expectAccepted, findSelection, select, stakeOn } from './betting.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A limit on deposits that is lowered holds at once; raised, it holds after 24 hours of the world and not before. */
export async function raiseALimit(page: Page, world: World): Promise<void> {
  await signIn(page)
  await setDailyDeposits(page, '500', 'Limits saved')
  await setDailyDeposits(page, '900', /^Saved\. Higher limits hold from \d+ \w+ \d{4}, /)
  await expect(page.getByText(/^Deposits, 24 hours: ₹900\.00 from /)).toBeVisible()
  await expectAccessible(page)
  await payFast(page, '600')
  await expect(page.getByText('Your own limit over 24 hours leaves ₹500.00', { exact: true })).toBeVisible()
  await world.control.advanceClock({ world: world.name, ms: 24 * hourMs - minuteMs })
  await page.goto('/responsiblegame')
  await expect(dailyDeposits(page)).toHaveValue('500')
  await world.control.advanceClock({ world: world.name, ms: minuteMs })
  // A day is also as long as a login lasts.
  await expectSignedOut(page)
  await signIn(page)
  await page.goto('/responsiblegame')
  await expect(dailyDeposits(page)).toHaveValue('900')
  await expect(page.getByText(/^Deposits, 24 hours: ₹900\.00 from /)).toHaveCount(0)
  await payFast(page, '600')
  await expect(page.getByRole('link', { name: /^Open / })).toBeVisible()
}

/**
 * During a time-out no bet, deposit or game is offered, each place says so, and the open bet wins; it holds across a logout, a second browser and
 * a restart of the world, and ends by itself at its time.
 */
export async function takeATimeOut(page: Page, world: World, browser: Browser): Promise<void> {
  await signIn(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const line = await select(page, selection)
  await stakeOn(page, line, '1000')
  await expectAccepted(line, world, selection.price)
  await beginTimeOut(page)
  await expectOnBreak(page)
  await expectAccessible(page)

  await page.goto(`/exchange/${selection.matchId}`)
  const during = await select(page, selection)
  await during.getByLabel('Stake', { exact: true }).fill('100')
  await expect(page.getByText('You are taking a break from play').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place bet' })).toBeDisabled()
  await page.goto('/deposit/fast')
  await expect(page.getByText('Nothing can be paid in until then.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/casino/spribe/dice')
  await expect(page.getByText('You are taking a break from play').first()).toBeVisible()

  await signOut(page)
  await signIn(page)
  await expectOnBreak(page)
  const second = await browser.newContext({ baseURL: world.url })
  const elsewhere = await second.newPage()
  await signIn(elsewhere)
  await expectOnBreak(elsewhere)
  await second.close()
  await reopen(world)
  await page.reload()
  await expectOnBreak(page)

  // 1,000.00 back comes with what it wins, though nothing may be staked.
  const { name } = world
  await world.control.settleMarket({ world: name, marketId: selection.marketId, result: selection.selectionId })
  const won = Math.round(1000_00 * (selection.price - 1)) / 100
  const balance = (10_000 + won).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  await expect(page.getByRole('banner')).toContainText(`₹${balance}`)
  await world.control.advanceClock({ world: name, ms: 24 * hourMs })
  await signIn(page)
  await expect(page.getByRole('banner')).toContainText(`₹${balance}`)
  await expect(breakLine(page)).toHaveCount(0)
}

/** A reality check comes at its time over any page, stays through a reload and in a second tab, and one answer is for both. */
export async function answerARealityCheck(page: Page, world: World): Promise<void> {
  await signIn(page)
  await page.goto('/responsiblegame')
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
}

async function beginTimeOut(page: Page): Promise<void> {
  await page.goto('/responsiblegame#take-break')
  await page.getByRole('button', { name: 'Take a time-out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a time-out?' })
  await expect(dialog).toContainText('A day')
  await expect(dialog).toContainText('You cannot deposit.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('neither you nor we can end it early')
  await dialog.getByRole('button', { name: 'Begin the time-out' }).click()
  await expect(dialog).toHaveCount(0)
}

const breakLine = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(On a break|Break) until / })

async function expectOnBreak(page: Page): Promise<void> {
  await expect(breakLine(page)).toBeVisible()
}

const check = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Reality check' })

const dailyDeposits = (page: Page) =>
  page.getByRole('group', { name: 'Deposits' }).getByLabel('24 hours', { exact: true })

async function setDailyDeposits(page: Page, rupees: string, said: string | RegExp): Promise<void> {
  await page.goto('/responsiblegame')
  await dailyDeposits(page).fill(rupees)
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expectToast(page, said)
}

async function payFast(page: Page, rupees: string): Promise<void> {
  await page.goto('/deposit/fast')
  await page.getByRole('radio', { name: /Paytm/ }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill(rupees)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The world is closed, and opened again from what was kept of it, as by a restart of its server. */
export async function reopen({ name, control }: World): Promise<void> {
  const saved = `${name}-kept`
  await control.saveWorld({ world: name, as: saved })
  await control.deleteWorld({ world: name })
  await control.loadWorld({ saved, name })
  await control.deleteSavedWorld({ saved })
}
