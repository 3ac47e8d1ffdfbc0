import { seededPlayer } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'

test.use({ worldOptions: { frozen: true } })

const widths = [320, 360, 361, 390, 761, 900, 1000, 1280]

test('[2.7-9] the header shows both balances whole, a crore too, at every width', async ({ page, world }) => {
  await world.control.creditPlayer({ world: world.name, username: seededPlayer.username, amount: 99_99_000 })
  await signIn(page, '/bank-details')
  const header = page.getByRole('banner')
  await expect(header.getByText('₹1,00,09,000.00', { exact: true })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    const cut = await header.locator('.balances .figure').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const letters = document.createRange()
        letters.selectNodeContents(figure.querySelector('b') ?? figure)
        const [text, room] = [letters.getBoundingClientRect(), figure.getBoundingClientRect()]
        const fits = text.left >= room.left && text.right <= room.right && room.right <= window.innerWidth
        return fits ? [] : [figure.textContent]
      }),
    )
    expect(cut, `at ${width} px`).toEqual([])
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, `what stands beyond the window at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('[9-16] a page is as high as the window, also when the window changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sign-in')
  const sheet = page.locator('.auth-page')
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible()
  for (const height of [844, 1100]) {
    await page.setViewportSize({ width: 390, height })
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(height)
  }
})
