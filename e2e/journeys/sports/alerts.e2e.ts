import { expectToast, storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible, overflow } from '../../parts/accessibility.ts'
import { showHeader } from '../../parts/account.ts'
import { findSelection } from '../../parts/betting.ts'

// Time stands still, so that the only price that moves is the one that a test moves.
test.use({ worldOptions: { frozen: true } })

test('an alert of a price is set on the page of its match, fires in the page and stands behind the bell', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  test.slow()
  await storeSession(page)
  const { matchId, marketId, selectionId } = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const moveTo = (price: number) =>
    world.control.movePrice({ world: world.name, marketId, selectionId, side: 'back', price, size: 120_000 })
  await moveTo(3)
  await page.goto(`/exchange/${matchId}`)
  await page.getByRole('button', { name: 'Alerts of this match' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alerts of this match' })
  await expect(dialog.getByText('Now 3', { exact: true })).toBeVisible()
  await dialog.getByLabel('Price', { exact: true }).fill('3.51')
  await expect(dialog.getByRole('alert')).toHaveText('The scale has no 3.51. The next price below is 3.5.')
  await dialog.getByLabel('Price', { exact: true }).fill('3.5')
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await expect(dialog.getByRole('list', { name: 'Price alerts' })).toContainText('can be backed at 3.5 or more')
  await dialog.getByLabel('When').selectOption('Lay, at a price or less')
  await dialog.getByLabel('Price', { exact: true }).fill('1.01')
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await dialog.getByRole('button', { name: /^Remove: .+ can be laid at 1\.01 or less$/ }).click()
  await expect(dialog.getByRole('list', { name: 'Price alerts' }).getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('checkbox').check()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Alerts of this match, on' })).toBeVisible()

  await moveTo(3.6)
  await expectToast(page, /^Price : .+, Match Odds, .+: Back 3\.6$/)
  await showHeader(page)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').filter({ hasText: ': Back 3.6' })).toHaveCount(1)
  await panel.getByRole('button', { name: 'Your alerts' }).click()
  await expect(panel.getByText('No price alerts are set.')).toBeVisible()
  await panel.getByRole('checkbox', { name: /^Quiet hours/ }).check()
  await expect(panel.getByLabel('From', { exact: true })).toHaveValue('22:00')
  await panel.getByRole('button', { name: /^Switch off the alerts of / }).click()
  await expect(panel.getByText("None. The bell on a match's page switches them on.")).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
})
