import { ask } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn, storedToken } from '../parts/auth.ts'

test('[7.6-1] a launched game opens once by its address alone, survives a reload, and leads back', async ({
  page,
  world,
}) => {
  await signIn(page)
  const game = { provider: 'spribe', code: 'mines', casino: 'spribe', homeUrl: '/home', device: 'desktop' }
  const launched = await ask('/game-host/lobby', {
    method: 'POST',
    headers: {
      'x-world': world.name,
      authorization: (await storedToken(page)) ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(game),
  })
  const { data } = await launched.json()
  await page.goto(data.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Mines' })).toBeVisible()
  await expect(page.getByText('₹10,000.00')).toBeVisible()
  await page.reload()
  await expect(page.getByText('₹10,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto(data.url)
  await expect(page.getByRole('heading', { name: 'This address was already used' })).toBeVisible()
})
