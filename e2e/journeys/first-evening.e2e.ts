import { expectToast } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { expectMoney, signOut } from '../parts/account.ts'
import { newcomer, register, storedToken, verifyMobile } from '../parts/auth.ts'
import { chooseBackPrice, openLiveMatch, placeBet } from '../parts/betting.ts'

// Time stands still but for the in-play delay, so that no ball moves the price between look and click.
test.use({ worldOptions: { frozen: true } })

test('[1-2, 1-6, 2.6-11, 4-4, 4-9, 8-3] a new player signs up with a code, bets on the live match and signs out', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  test.slow()
  await page.goto('/')
  await verifyMobile(page, world, newcomer.mobile)
  await register(page, newcomer)
  await expectToast(page, 'Player added')
  await expect(page).toHaveURL(/\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('mobileDetails'))).toBeNull()
  await expectMoney(page, '₹10,000.00', '₹0.00')

  await openLiveMatch(page)
  const choice = await chooseBackPrice(page)
  await placeBet(page, world, choice, '500')
  await expectMoney(page, '₹9,500.00', '₹500.00')

  await page.reload()
  await expectMoney(page, '₹9,500.00', '₹500.00')
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  expect(await storedToken(page)).toBeNull()
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok, 'the ledger adds up').toBe(true)
})
