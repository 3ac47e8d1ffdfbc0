import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible, overflow } from '../../parts/accessibility.ts'
import { expectMoney, showHeader, signOut } from '../../parts/account.ts'
import { expectSignedOut, signIn } from '../../parts/auth.ts'
import { closeSheet, expectAccepted, findSelection, select, stakeOn } from '../../parts/betting.ts'

// Time stands still, so that the only price that moves is the one that a test moves.
test.use({ worldOptions: { frozen: true } })

test('a rule cashes a bet out for a player who is signed out, at what is offered then and once', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  test.slow()
  await signIn(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const { marketId, selectionId } = selection
  const runner = selection.name.replace(/^Back /, '')
  const moveTo = async (side: 'back' | 'lay', price: number) => {
    await world.control.movePrice({ world: world.name, marketId, selectionId, side, price, size: 1_200_000 })
  }
  await moveTo('back', 3)
  await moveTo('lay', 3.05)
  const entry = await select(page, selection)
  await stakeOn(page, entry, '1000')
  await expectAccepted(entry, world, 3)
  await closeSheet(page)

  await page.goto('/mybets')
  await page.getByRole('button', { name: /^Cash out .+ comes back: / }).click()
  const panel = page.getByRole('region', { name: `Cash out ${runner}` })
  await panel.getByRole('button', { name: 'Auto cash-out', exact: true }).click()
  const form = panel.getByRole('form', { name: `Set the auto cash-out of ${runner}` })
  await form.getByLabel('Cash out at a profit of', { exact: true }).fill('200')
  await form.getByLabel('Cash out at a loss of', { exact: true }).fill('400')
  await expect(form).toContainText('Paid at what is offered then, not at your line.')
  await expectAccessible(page)
  expect(await overflow(page)).toBe(0)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const rule = panel.getByRole('status').filter({ hasText: 'Auto cash-out at +\u2060₹200.00 / −\u2060₹400.00' })
  await expect(rule).toContainText('Armed')

  // 1,000 at 3 closed at 2.8 brings 71.43; at 2, beyond the line, 500.
  await moveTo('lay', 2.8)
  await world.control.advanceClock({ world: world.name, ms: 1000 })
  await expect(rule).toContainText('Armed')
  await signOut(page)
  await expectSignedOut(page)
  await moveTo('lay', 2)
  await world.control.advanceClock({ world: world.name, ms: 1000 })
  await moveTo('lay', 1.5)
  await world.control.advanceClock({ world: world.name, ms: 1000 })
  await signIn(page, '/mybets')
  await expectMoney(page, '₹10,500.00', '₹0.00')
  await page.getByRole('tab', { name: 'Settled', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Bets' }).getByRole('listitem')).toContainText('Cashed out')
  await showHeader(page)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'Match Odds: ₹1,500.00 for ₹1,000.00 of stake',
  )
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok, 'the ledger adds up').toBe(true)
})
