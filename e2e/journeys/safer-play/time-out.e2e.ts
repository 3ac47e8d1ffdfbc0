import { storeSession } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { signOut } from '../../parts/account.ts'
import { signIn } from '../../parts/auth.ts'
import { expectAccepted, findSelection, select, stakeOn } from '../../parts/betting.ts'

const hourMs = 60 * 60_000

test('a time-out holds across logout, second browser and restart, and the open bet wins in it', {
  tag: '@phone',
}, async ({ page, world, browser }) => {
  test.slow()
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const entry = await select(page, selection)
  await stakeOn(page, entry, '1000')
  await expectAccepted(entry, world, selection.price)
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
  await world.reopen()
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
})

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
