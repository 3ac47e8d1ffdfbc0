import { expect, test as kit } from '@chaupar/playwright'
import { startFrontEnd } from './front-end.ts'

const test = kit.extend({
  siteUrl: async ({ mockUrl }, use) => {
    const { url, close } = await startFrontEnd(mockUrl)
    await use(url)
    await close()
  },
})

test('a front end of another team signs in, in the world of the test', async ({ page, world, faults, journal }) => {
  await world.control.creditPlayer({ world: world.name, username: 'player', amount: 250.5 })
  await faults.plant('login', { kind: 'error', status: 503, message: 'Closed for a minute' })
  await page.goto('/')
  expect(new URL(page.url()).hostname).toBe(`${world.name}.localhost`)
  await page.getByLabel('Name').fill('player')
  await page.getByLabel('Password').fill('Chaupar123')
  const signIn = page.getByRole('button', { name: 'Sign in' })
  await signIn.click()
  await expect(page.getByRole('status')).toHaveText('Closed for a minute')
  await signIn.click()
  await expect(page.getByRole('status')).toHaveText('10250.50')
  const logins = (await journal.entries({ kind: 'http' })).entries.filter(({ name }) => name === 'login')
  expect(logins.map(({ status }) => status)).toEqual([503, 200])
})
