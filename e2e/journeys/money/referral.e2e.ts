import { expectToast, type World } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney } from '../../parts/account.ts'
import { newcomer, register, signIn } from '../../parts/auth.ts'
import { expectAccepted, findSelection, select, stakeOn } from '../../parts/betting.ts'

const earned = '₹50.00'

test('a player who comes by a link counts once the first bet is decided, to the paisa in header, statement and ledger', {
  tag: '@phone',
}, async ({ page, world, browser }) => {
  test.slow()
  const { name, control } = world
  await signIn(page, '/referral')
  await page.getByRole('button', { name: 'Get my code' }).click()
  const link = await page.getByRole('definition').filter({ hasText: '/mobile-number?agent_code=' }).textContent()
  await expectTotals(page, ['0', '0', '0', '₹0.00'])

  const other = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
  const friend = await other.newPage()
  await friend.goto(/http\S+source=\w+/.exec(link ?? '')?.[0] ?? 'no link')
  await signUpByLink(friend, world)
  await expectMoney(friend, '₹10,000.00', '₹0.00')
  await page.reload()
  await expectTotals(page, ['1', '1', '0', '₹0.00'])
  await expect(page.getByRole('list', { name: 'Friends who joined' })).toContainText(/as\*\*\*7.*No bet decided yet/s)
  await expectAccessible(page)

  const header = page.getByRole('banner')
  await expect(header).toContainText('₹10,000.00')
  await betAndDecide(friend, world)
  await expect(header).toContainText('₹10,050.00')
  await page.reload()
  await expectTotals(page, ['1', '1', '1', earned])
  await expect(page.getByRole('list', { name: 'Friends who joined' })).toContainText(/as\*\*\*7.*Playing.*₹50\.00/s)

  await betAndDecide(friend, world)
  await other.close()
  await page.goto('/cashier?type=referral')
  await expect(page.getByLabel('Totals of these rows')).toHaveText(
    'Credited+\u2060₹50.00Debited₹0.00Balance change+\u2060₹50.00',
  )
  await expect(page.getByRole('heading', { name: 'Entries 1' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('A player you referred has begun to play')
  await expect(header).toContainText('₹10,050.00')
  expect(await control.readInvariants({ world: name })).toMatchObject({ ok: true })
})

/** The link opens the sign-up, and its code stands in the form. */
async function signUpByLink(friend: Page, world: World): Promise<void> {
  await friend.getByLabel('Mobile number', { exact: true }).fill(newcomer.mobile)
  await friend.getByRole('button', { name: 'Send OTP', exact: true }).click()
  await expect(friend.getByRole('heading', { name: 'Verify number', exact: true })).toBeVisible()
  await friend.getByLabel('OTP', { exact: true }).fill(await world.sentCode(newcomer.mobile))
  await friend.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(friend.getByLabel('Agent code', { exact: true })).toHaveValue(/^PLAYER\d{4}$/)
  await register(friend, newcomer)
  await expectToast(friend, 'Player added')
}

/** Backs 100.00 on a match to come, which is decided against it. */
async function betAndDecide(friend: Page, world: World): Promise<void> {
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const entry = await select(friend, selection)
  await stakeOn(friend, entry, '100')
  await expectAccepted(entry, world, selection.price)
  const [winner = 'void'] = selection.others
  await world.control.settleMarket({ world: world.name, marketId: selection.marketId, result: winner })
}

async function expectTotals(page: Page, [visits, registered, playing, earnings]: string[]): Promise<void> {
  await expect(page.getByLabel('Referral totals')).toHaveText(
    `Visits by your link${visits}Registered${registered}Active${playing}Earned${earnings}`,
  )
}
