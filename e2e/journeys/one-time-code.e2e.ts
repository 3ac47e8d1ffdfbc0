import { expectToast } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { enterMobile, newcomer, verifyMobile } from '../parts/auth.ts'

test('[7.8-3] a wrong code is refused in the words of the server, and the right one is taken after it', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await enterMobile(page, newcomer.mobile)
  await expectToast(page, 'OTP sent')
  const code = page.getByLabel('OTP', { exact: true })
  const right = await world.sentCode(newcomer.mobile)
  await code.fill(right === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expectToast(page, 'Invalid OTP')
  await expect(page.getByRole('dialog', { name: 'Verify number' })).toBeVisible()
  await code.fill(right)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
})

test.describe('a code that has expired', () => {
  test.use({ worldOptions: { scenarios: ['otp-expired'] } })

  test('[7.8-3] is refused, and a new one can be asked for', async ({ page, world }) => {
    await page.goto('/')
    await verifyMobile(page, world, newcomer.mobile)
    await expectToast(page, 'OTP has expired')
    await page.getByRole('button', { name: 'Change number' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible()
    await expect(page.getByLabel('Mobile number', { exact: true })).toHaveValue(/98123 ?45670/)
  })
})

test.describe('when no code can be sent', () => {
  test.use({ worldOptions: { scenarios: ['otp-send-fails'] } })

  test('[4-22] the dialog stays open and its button works again', async ({ page }) => {
    await page.goto('/')
    await enterMobile(page, newcomer.mobile)
    await expectToast(page, 'OTP could not be sent')
    await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send OTP', exact: true })).toBeEnabled()
  })
})
