import { seededPlayer } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'
import { goToGame } from '../parts/games.ts'

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

test('[1-10] a game that covers the header has the badges in its own bar, once at every size', async ({ page }) => {
  await signIn(page)
  await goToGame(page, 'spribe/mines', 'Mines')
  for (const size of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    for (const badge of ['DEMO', '18+']) {
      const shown = page.getByText(badge, { exact: true }).filter({ visible: true })
      await expect(shown, `${badge} at ${size.width} x ${size.height}`).toHaveCount(1)
      await expect(shown).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Mines' })).toBeInViewport({ ratio: 1 })
  }
})
