import { expect, test } from '../../fixtures/test.ts'
import { expectInSlip, moveAgainst, signUpForPrice, tapAsGuest } from '../../parts/guest-price.ts'

// Prices stand still but for the moves of the tests.
test.use({ worldOptions: { frozen: true } })

test('[2.6-5] on a phone a price that a guest taps is in the slip after the demo login, ready for a stake', async ({
  page,
  world,
}) => {
  const wanted = await tapAsGuest(page, world, 'back')
  await expect(page.getByText(`Log in to back ${wanted.runner} at ${wanted.price}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Demo Login' }).click()
  const line = await expectInSlip(page, wanted)
  await expect(line.getByText(/^was /)).toHaveCount(0)
  await line.getByLabel('Stake', { exact: true }).fill('100')
  await expect(page.getByRole('button', { name: 'Place bet', exact: true })).toBeEnabled()
})

test('[2.6-11] on a phone a price that changed during the sign-up stands in the slip with the one that was tapped', async ({
  page,
  world,
}) => {
  const wanted = await tapAsGuest(page, world, 'back')
  await moveAgainst(world, wanted)
  await signUpForPrice(page, world, wanted)
  const line = await expectInSlip(page, wanted)
  await expect(line.getByText(`was ${wanted.price}`, { exact: true })).toBeVisible()
})
