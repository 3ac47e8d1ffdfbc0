import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible, overflow } from '../../parts/accessibility.ts'
import { expectMoney } from '../../parts/account.ts'
import { findSelection, rupees } from '../../parts/betting.ts'

// Time stands still, so that the only price that moves is the one that a test moves.
test.use({ worldOptions: { frozen: true } })

test('a price of the ladder is bet on, an offer stands in its row, and cancel all takes it back', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  test.slow()
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const { matchId, marketId, selectionId } = selection
  const moveTo = async (side: 'back' | 'lay', price: number) => {
    await world.control.movePrice({ world: world.name, marketId, selectionId, side, price, size: 120_000 })
  }
  await moveTo('back', 3)
  await moveTo('lay', 3.1)
  await page.goto(`/exchange/${matchId}`)
  const open = page.getByRole('button', { name: 'All prices of Match Odds' })
  await open.click()
  const ladder = page.getByRole('dialog', { name: 'All prices of Match Odds' })
  const back = ladder.getByRole('gridcell', { name: 'Back 3, 1.2L offered' })
  await expect(back).toBeInViewport()
  await expect(
    ladder.getByRole('row').filter({ has: page.getByRole('gridcell', { name: 'Back 3, 1.2L offered' }) }),
  ).toContainText('+1,000')
  expect(await overflow(page)).toBe(0)

  await back.click()
  await ladder.getByRole('button', { name: 'Place bet' }).click()
  await expect(ladder.getByText('Accepted at 3', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(ladder).toBeHidden()
  await expectMoney(page, '₹9,500.00', '₹500.00')

  // The rows go after the market when it has left them.
  await open.click()
  await ladder.getByLabel('Stake', { exact: true }).hover()
  await moveTo('lay', 90)
  await moveTo('back', 85)
  await expect(ladder.getByRole('gridcell', { name: 'Back 85, 1.2L offered' })).toBeInViewport()
  await moveTo('back', 3)
  await moveTo('lay', 3.1)
  await expect(back).toBeInViewport()
  await page.keyboard.press('Escape')

  await world.control.movePrice({ world: world.name, marketId, selectionId, side: 'back', price: 2.9, size: 100 })
  const best = page.locator(`[data-cell="${marketId}/${selectionId}/back"][data-best]`)
  await expect(best).toContainText('2.9')
  await best.click()
  const entry = page.getByRole('region', { name: selection.name, exact: true })
  for (let tick = 0; tick < 5; tick += 1) await entry.getByRole('button', { name: 'Raise odds' }).click()
  await entry.getByRole('checkbox', { name: /^Keep as an offer at / }).check()
  await entry.getByLabel('Stake', { exact: true }).fill('200')
  await page.getByRole('button', { name: 'Place bet', exact: true }).click()
  await expect(entry.getByRole('status')).toContainText(/Waiting in the book at 3(?![.\d])/)
  await expectMoney(page, '₹9,300.00', '₹700.00')

  await open.click()
  const own = ladder.getByRole('gridcell', { name: 'Take back your offer: Back 3, ₹200' })
  await expect(own).toBeInViewport()
  await ladder.getByRole('button', { name: 'Cancel all 1' }).click()
  await expect(ladder.getByRole('list', { name: 'Offers taken back' })).toContainText('Back 3, ₹200.00: cancelled.')
  await expect(own).toBeHidden()
  await page.keyboard.press('Escape')
  await expectMoney(page, rupees(9500_00), '₹500.00')
})
