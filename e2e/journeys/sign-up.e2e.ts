import { expectToast } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { expectMoney } from '../parts/account.ts'
import { enterMobile, newcomer, register, verifyMobile } from '../parts/auth.ts'

test.describe('when the setting asks for no code', () => {
  test.use({ worldOptions: { scenarios: ['otp-not-required'] } })

  test('[4-5] sign-up goes from the number straight to the register form', async ({ page, world }) => {
    await page.goto('/')
    await enterMobile(page, newcomer.mobile)
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
    await register(page, newcomer)
    await expectToast(page, 'Player added')
    await expectMoney(page, '₹10,000.00', '₹0.00')
    expect(await world.control.listOtps({ world: world.name, mobile: newcomer.mobile })).toEqual([])
  })
})

test('[5-13] a number that is none stays where it is', async ({ page }) => {
  await page.goto('/')
  await enterMobile(page, '12345')
  await expect(page.getByText('Please enter mobile number')).toBeVisible()
})

test('[2.6-13, 2.6-14] an automatic close keeps the flow, the close button ends it', async ({ page, world }) => {
  await page.goto('/')
  await verifyMobile(page, world, newcomer.mobile)
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('[2.6-8] the agent code of a link is in the register form', async ({ page, world }) => {
  await page.goto('/?agent_code=MUM42')
  await verifyMobile(page, world, newcomer.mobile)
  await expect(page.getByLabel('Agent code', { exact: true })).toHaveValue('MUM42')
})
