import { expect, type Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'
import { expectMoney, signOut } from './account.ts'
import { expectToast, newcomer, register, storedToken, verifyMobile } from './auth.ts'
import { chooseBackPrice, openLiveMatch, placeBet } from './betting.ts'

/** A newcomer's whole way: sign up with a code, see the money, bet on the match in play, see it move, leave. */
export async function firstEvening(page: Page, world: World): Promise<void> {
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
}
