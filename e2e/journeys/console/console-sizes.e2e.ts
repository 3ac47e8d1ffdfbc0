import { expect, test } from '../../fixtures/test.ts'
import { brokenRules } from '../../parts/accessibility.ts'
import { openConsole, panel } from '../../parts/console.ts'

test.use({ worldOptions: { frozen: true } })

const parts = [
  ['Situations', 'Scenarios'],
  ['Journal', 'World clock, IST'],
  ['Market', 'Market control'],
  ['Players', 'Money and KYC approvals'],
] as const

test('each part of the console fits a phone, breaks no rule of WCAG 2.2 AA, and a press in it works', {
  tag: '@phone',
}, async ({ page, world }) => {
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
  await page.getByRole('tab', { name: 'Situations', exact: true }).click()
  await page.getByRole('button', { name: 'maintenance', exact: true }).click()
  await expect(panel(page, 'Scenarios').getByText('Done: applyScenarios')).toBeVisible()
  expect((await world.control.readWorld({ world: world.name })).scenarios).toContain('maintenance')
})

test('on a laptop the buttons of a market stand in view, and over the line that says how a press went', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openConsole(page)
  const market = panel(page, 'Market control')
  const suspend = market.getByRole('button', { name: 'Suspend', exact: true })
  await expect(suspend).toBeInViewport({ ratio: 1 })
  await suspend.click()
  const line = await market.getByText('Done: suspendMarket').boundingBox()
  for (const name of ['Suspend', 'Void']) {
    const button = await market.getByRole('button', { name, exact: true }).boundingBox()
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0), name).toBeLessThanOrEqual(line?.y ?? 0)
  }
})
