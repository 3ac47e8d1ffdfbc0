import { expect, test } from '../../fixtures/test.ts'
import { openConsole, panel } from '../../parts/console.ts'

test('a world is made, chosen and ended', async ({ page, world }) => {
  const name = `${world.name}-b`
  await openConsole(page)
  const worlds = panel(page, 'Worlds')
  await worlds.getByRole('button', { name: 'New', exact: true }).click()
  await worlds.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await worlds.getByRole('combobox', { name: /^Scenarios/ }).selectOption('otp-not-required')
  await worlds.getByRole('button', { name: 'Make this world' }).click()
  await expect(page.getByRole('combobox', { name: 'World' })).toHaveValue(name)
  await expect(page).toHaveURL(new RegExp(`world=${name}$`))
  await expect(worlds.getByText('Done: createWorld', { exact: true })).toBeVisible()
  await expect(worlds.locator('code')).toContainText(`"name":"${name}"`)
  expect((await world.control.readWorld({ world: name })).scenarios).toEqual(['default', 'otp-not-required'])
  await worlds.getByRole('button', { name: 'Delete', exact: true }).click()
  await worlds.getByRole('button', { name: `End ${name}?` }).click()
  await expect(page.getByRole('combobox', { name: 'World' })).toHaveValue('default')
  await expect(worlds.locator('code')).toHaveText(`curl -X DELETE $M/worlds/${name}`)
  expect((await world.control.listWorlds()).map((one) => one.name)).not.toContain(name)
})

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1180, 800],
  [1000, 800],
] as const) {
  test(`at ${width} x ${height} the parameters of a scenario are in sight at a press, and the keys can give them`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await openConsole(page)
    const scenarios = panel(page, 'Scenarios')
    for (const name of ['rich', 'low-balance', 'slow', 'flaky', 'connect-error']) {
      const chip = scenarios.getByRole('button', { name: `${name} …`, exact: true })
      await chip.click()
      const form = scenarios.getByRole('form', { name: `Scenario ${name}` })
      await expect(form).toBeInViewport({ ratio: 1 })
      await expect(form.getByRole('textbox').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(chip).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(scenarios.getByRole('form', { name: 'Scenario connect-error' })).toBeVisible()
    await page.keyboard.type('Come back later')
    await page.keyboard.press('Enter')
    await expect(scenarios.getByText('Done: applyScenarios')).toBeInViewport()
    expect((await world.control.listFaults({ world: world.name })).map(({ effect }) => effect)).toEqual([
      { kind: 'event-failed', message: 'Come back later' },
    ])
  })
}

test('the command of what was done is copied whole, and does the same', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConsole(page)
  await page.getByRole('button', { name: 'otp-not-required', exact: true }).click()
  await page.getByRole('button', { name: 'Copy the command applyScenarios' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const body = '{"scenarios":[{"name":"otp-not-required"}]}'
  expect(copied).toBe(
    `curl -X POST '${world.url}/__mock/worlds/${world.name}/scenario' -H 'content-type: application/json' -d '${body}'`,
  )
})
