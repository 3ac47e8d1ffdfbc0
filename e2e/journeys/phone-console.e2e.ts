import { expect, test } from '../fixtures/test.ts'
import { brokenRules } from '../parts/accessibility.ts'
import { openConsole, panel } from '../parts/console.ts'

test.use({ worldOptions: { frozen: true } })

const parts = [
  ['Situations', 'Scenarios'],
  ['Journal', 'World clock, IST'],
  ['Market', 'Market control'],
  ['Players', 'Money and KYC approvals'],
] as const

test('each part fits a phone: nothing runs over the edge, no rule of WCAG 2.2 AA is broken', async ({ page }) => {
  test.slow()
  await openConsole(page)
  for (const [tab, title] of parts) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(panel(page, title)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(over, tab).toBeLessThanOrEqual(0)
    expect.soft(await brokenRules(page), tab).toEqual([])
  }
})

test('on a phone, too, a player is sent to maintenance', async ({ page, world }) => {
  await openConsole(page)
  await page.getByRole('button', { name: 'maintenance', exact: true }).click()
  await expect(panel(page, 'Scenarios').getByText('Done: applyScenarios')).toBeVisible()
  expect((await world.control.readWorld({ world: world.name })).scenarios).toContain('maintenance')
})
