import { expect, test } from '../fixtures/test.ts'
import { expectAccessible } from '../parts/accessibility.ts'
import { openConsole, panel } from '../parts/console.ts'

test.use({ worldOptions: { frozen: true } })

test('the console fits a phone: every part by its tab, nothing runs over the edge', async ({ page }) => {
  await openConsole(page)
  const parts = [
    ['Situations', 'Scenarios'],
    ['Journal', 'World clock, IST'],
    ['Market', 'Market control'],
    ['Players', 'Money and KYC approvals'],
  ] as const
  for (const [tab, title] of parts) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(panel(page, title)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, `${tab} runs over the edge`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})

test('on a phone, too, a player is sent to maintenance', async ({ page, world }) => {
  await openConsole(page)
  await page.getByRole('button', { name: 'maintenance', exact: true }).click()
  await expect(panel(page, 'Scenarios').getByText('Done: applyScenarios')).toBeVisible()
  expect((await world.control.readWorld({ world: world.name })).scenarios).toContain('maintenance')
})
