import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { openConsole, panel } from '../../parts/console.ts'

test('a price that is filled in and pushed stands on the page of a player who follows the match', async ({
  page,
  world,
  player,
  clock,
  matches,
}) => {
  await clock.freeze()
  const id = await matches.inPlay('cricket')
  const [match] = await world.control.listMarkets({ world: world.name, refMatchId: id })
  const tab = await page.context().newPage()
  await player.signIn(tab)
  await tab.goto(`/exchange/${id}`)
  const prices = tab.getByRole('main')
  await expect(prices).toContainText('Match Odds')
  await expect(prices).not.toContainText('7.77')
  await openConsole(page)
  const events = panel(page, 'Push any event')
  await events.getByRole('combobox', { name: 'Event' }).selectOption('odds:update')
  await events.getByRole('combobox', { name: 'To' }).selectOption(`followers of ${match?.matchName}`)
  await events.getByRole('button', { name: "Fill in the match's prices" }).click()
  const form = events.getByRole('form', { name: 'odds:update' })
  await expect(form.getByLabel('matchId')).toHaveValue(id)
  let part = form
  for (const name of ['markets', '1', 'runners', '1', 'back', '1']) {
    const summary = page.locator(`:scope > summary:text-matches("^${name}( |$)")`)
    part = part.locator('details').filter({ has: summary }).first()
    await part.locator('> summary').click()
  }
  const price = part.getByLabel('price')
  await price.fill('0')
  await events.getByRole('button', { name: 'Push odds:update' }).click()
  expect(await price.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true)
  await expect(prices).not.toContainText('7.77')
  await price.fill('7.77')
  await events.getByRole('button', { name: 'Push odds:update' }).click()
  await expect(events.getByText('Done: pushEvent')).toBeVisible()
  await expect(prices).toContainText('7.77')
  await expectAccessible(page)
})
