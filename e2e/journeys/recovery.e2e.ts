import { expectToast, seededMobile, seededPlayer } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { fillLogin, loginButton } from '../parts/auth.ts'

const password = 'Kabaddi88'

test('[1-3, 2.6-9, 2.6-10, 2.6-12] forgot password leads over the code to a new password and back to the login', async ({
  page,
  world,
}) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await page.getByLabel('Mobile number', { exact: true }).fill(seededMobile)
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click()
  await expectToast(page, 'OTP sent')
  await page.getByLabel('OTP', { exact: true }).fill(await world.sentCode(seededMobile))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectToast(page, 'Password reset success')
  await fillLogin(page, seededPlayer)
  await expectToast(page, 'Invalid username or password')
  await fillLogin(page, { ...seededPlayer, password })
  await expect(page).toHaveURL(/\/home$/)
})

test('[2.6-15, 2.6-16] the login dialog recovers a password by itself: Send OTP enables Submit, success returns to the login', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await loginButton(page).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Mobile number', { exact: true }).fill(seededMobile)
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click()
  await expect(submit).toBeEnabled()
  await page.getByLabel('OTP', { exact: true }).fill(await world.sentCode(seededMobile))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await submit.click()
  await expectToast(page, 'Password reset success')
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused()
  await fillLogin(page, { ...seededPlayer, password })
  await expect(page).toHaveURL(/\/home$/)
})
