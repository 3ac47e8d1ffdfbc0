import { ask } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { seeded, signIn, storedToken } from '../parts/auth.ts'

test('[7.6-1] a launched game opens by its address alone, follows the balance, and leads back', async ({
  page,
  world,
}) => {
  await signIn(page)
  // A game that the game client cannot show: its page has the balance alone.
  const game = { provider: 'worldcasino', code: '501', casino: 'worldcasino', homeUrl: '/home', device: 'desktop' }
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
  await expect(page.getByRole('heading', { level: 1, name: 'World Worli Matka' })).toBeVisible()
  const balance = page.getByRole('status')
  await expect(balance).toHaveText('₹10,000.00')
  await world.control.creditPlayer({ world: world.name, username: seeded.username, amount: 0.5 })
  await expect(balance).toHaveText('₹10,000.50')
  await page.getByRole('link', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto(data.url)
  await expect(page.getByRole('heading', { name: 'This address was already used' })).toBeVisible()
})
