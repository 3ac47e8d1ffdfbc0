import { expectToast, seededPlayer, storeSession } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { expectMoney, signOut } from '../parts/account.ts'
import { expectSignedOut, loginButton, signIn, signInByForm, storedToken } from '../parts/auth.ts'

test('[7.8-6, 8-10] a 401 with another text keeps the player signed in', async ({ page, world }) => {
  await signIn(page)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  const refused = page.waitForResponse((answer) => answer.status() === 401)
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'unauthorized-other' }] })
  await page.getByRole('link', { name: 'My Bets' }).first().click()
  await refused
  await expect(page).toHaveURL(/\/mybets$/)
  await page.reload()
  await expectMoney(page, '₹10,000.00', '₹0.00')
  expect(await storedToken(page)).toBeTruthy()
})

test('[8-11, 7.7-1] a socket that is refused says why and signs out', async ({ page, world }) => {
  await signIn(page)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  await world.control.applyScenarios({
    world: world.name,
    scenarios: [{ name: 'connect-error', params: { connectMessage: 'Your session is over' } }],
  })
  await page.reload()
  await expectToast(page, 'Your session is over')
  await expectSignedOut(page)
})

test('[4-19, 7.7-4] a session check that fails signs out', async ({ page, world }) => {
  await signIn(page)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'session-check-fails' }] })
  await world.control.pushSessionRefresh({ world: world.name, reason: 'session' })
  await expectToast(page, 'Please log in again')
  await expectSignedOut(page)
})

test('a second tab follows the login and the logout of the first', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/terms')
  await expect(loginButton(other)).toBeVisible()
  await signInByForm(page)
  await expectMoney(other, '₹10,000.00', '₹0.00')
  await signOut(page)
  await expectSignedOut(page)
  await expectSignedOut(other)
  await expect(other).toHaveURL(/\/terms$/)
})

test('garbage in local storage is a logged-out start, not a crash', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => {
    localStorage.setItem('token', '{"broken')
    localStorage.setItem('user', 'no JSON')
    localStorage.setItem('wallet', '[1, 2')
    localStorage.setItem('exposureAmount', 'a lot')
    localStorage.setItem('mobileDetails', '12')
    localStorage.setItem('theme', 'plaid')
    localStorage.setItem('language', 'xx')
  })
  await page.goto('/')
  await expectSignedOut(page)
})

test('[2.1-2] a guest who came for a protected page is led there after the login', async ({ page }) => {
  await page.goto('/exchange/Inplay')
  await expect(page).toHaveURL(/\/$/)
  await loginButton(page).click()
  await page.getByRole('dialog').getByLabel('Username', { exact: true }).fill(seededPlayer.username)
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(seededPlayer.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/exchange\/Inplay$/)
})

test('[2.1-2] a guest is led from the pages of a player to the landing page', async ({ page }) => {
  for (const path of ['/mybets', '/gatewaylist', '/withdrawList', '/casino/spribe/aviator', '/bonus/bn-welcome']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/$/)
    await expect(loginButton(page), path).toBeVisible()
  }
})

test('[2.1-1] a player is led from every page for guests to the home page', async ({ page }) => {
  await storeSession(page)
  for (const path of ['/', '/register', '/mobile-number', '/verify-number', '/forgot-password', '/reset-password']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/home$/)
  }
})
