import { expectToast, seededPlayer } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { expectMoney } from '../parts/account.ts'
import { expectSignedOut, fillLogin, signIn, storedToken } from '../parts/auth.ts'
import { hold } from '../parts/reach.ts'

test('[7.8-1, 4-6] a sign-in stores the token, says so and brings the balance over the socket', async ({ page }) => {
  await page.goto('/sign-in')
  await fillLogin(page, seededPlayer)
  await expectToast(page, 'Login Success')
  await expect(page).toHaveURL(/\/home$/)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  expect(await storedToken(page)).toBeTruthy()
})

test('[2.7-4, 8-2] a wrong password shows the message of the server and does not sign in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
  await fillLogin(page, { ...seededPlayer, password: 'Wrong12345' })
  await expectToast(page, 'Invalid username or password')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('[5-1, 5-2, 5-3] an empty login form names what is missing and makes no call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/login')) calls.push(request.url())
  })
  await page.goto('/sign-in')
  await fillLogin(page, { username: '', password: '' })
  await expect(page.getByText('Username cannot be empty')).toBeVisible()
  await expect(page.getByText('Password cannot be empty')).toBeVisible()
  await fillLogin(page, seededPlayer)
  await expect(page).toHaveURL(/\/home$/)
  expect(calls).toHaveLength(1)
})

test('[1-4, 2.6-5] Demo Login signs a demo user in without a password', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Demo Login' }).click()
  await expectToast(page, 'Login Success')
  await expect(page).toHaveURL(/\/home$/)
})

test('the login form stays where it stands while Demo Login comes', { tag: ['@phone', '@desktop'] }, async ({
  page,
}) => {
  const answerDemo = await hold(page, '**/api/app/demo')
  await page.goto('/sign-in')
  const places = () =>
    Promise.all(['Login', 'Sign up'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()))
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await places()
  answerDemo()
  await expect(page.getByRole('button', { name: 'Demo Login' })).toBeVisible()
  expect(await places()).toEqual(before)
})

test("[7.8-6, 8-10, 4-8] a 401 'Unauthorized action.' signs the player out", async ({ page, world }) => {
  // Without a socket only a call can learn that the token is worthless.
  await page.routeWebSocket(/\/public\//, (socket) => socket.close())
  await page.route('**/public/**', (route) => route.abort())
  await signIn(page)
  await world.control.logOutEverywhere({ world: world.name, username: seededPlayer.username })
  // A call of this page or of the reloaded one is refused. Its answer is not waited for: the reload may cut it off.
  await page.reload()
  await expect(page).toHaveURL(/\/$/)
  await expectSignedOut(page)
})

test('[7.7-1, 8-11] a token that ends while the player looks on signs the player out by the socket', async ({
  page,
  world,
}) => {
  await signIn(page)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  await world.control.logOutEverywhere({ world: world.name, username: seededPlayer.username })
  await expect(page).toHaveURL(/\/$/)
  await expectSignedOut(page)
})

test('[2.1-1, 2.1-2] a guest is led from a protected page to the landing page, a player from there to the home page', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, '/')
  await expect(page).toHaveURL(/\/home$/)
})

test('[2.1-5] an unknown path leads to the landing page, and a toast says so', async ({ page }) => {
  await page.goto('/no/such/page')
  await expectToast(page, 'This page does not exist')
  await expect(page).toHaveURL(/\/$/)
})
