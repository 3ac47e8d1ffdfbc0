import { expect, test } from '../../fixtures/test.ts'
import { expectInSlip, moveAgainst, signUpForPrice, tapAsGuest } from '../../parts/guest-price.ts'

// Prices stand still but for the moves of the tests.
test.use({ worldOptions: { frozen: true } })

test('[2.6-11] a price that a guest taps comes through the sign-up into the slip, as it is today', async ({
  page,
  world,
}) => {
  const wanted = await tapAsGuest(page, world, 'lay')
  const login = page.getByRole('dialog', { name: 'Login' })
  await expect(login.getByText(`Log in to lay ${wanted.runner} at ${wanted.price}`, { exact: true })).toBeVisible()
  const today = await moveAgainst(world, wanted)
  await signUpForPrice(page, world, wanted)
  const line = await expectInSlip(page, wanted)
  await expect(line.getByText(`was ${wanted.price}`, { exact: true })).toBeVisible()
  await expect(line.getByRole('group', { name: /^Odds/ })).toContainText(today)
})

test('[2.6-13] a guest who closes the login has no price waiting in his slip later', async ({ page, world }) => {
  await tapAsGuest(page, world, 'back')
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(/^Log in to back/)).toBeHidden()
  await page.getByRole('button', { name: 'Demo Login' }).click()
  await expect(page).toHaveURL(/\/home$/)
})
