import type { World } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney, showHeader } from '../../parts/account.ts'
import { signIn } from '../../parts/auth.ts'
import { closeSheet, expectAccepted, findSelection, type Selection, stakeOn } from '../../parts/betting.ts'

test.use({ worldOptions: { frozen: true } })

/** From any page to a match by its team's name, there to its market's pin. */
async function searchAndPin(page: Page, matchName: string, matchId: string): Promise<void> {
  await showHeader(page)
  await page.getByRole('button', { name: 'Search for games' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Search for games' })
  await dialog.getByRole('searchbox').fill(matchName.split(' v ')[0] ?? '')
  const found = dialog.getByRole('region', { name: 'Matches found' })
  await expect(found.getByRole('status')).toHaveText(/^\d+ match(es)?$/)
  await expectAccessible(page)
  await found.locator(`a[href="/exchange/${matchId}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/exchange/${matchId}$`))
  await page.getByRole('button', { name: 'Pin Match Odds' }).click()
  await expect(page.getByRole('button', { name: 'Unpin Match Odds' })).toBeVisible()
}

test('two matches are searched, their markets pinned, and a bet is placed on the page of the pins', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  await signIn(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const matches = await world.control.listMarkets({ world: world.name })
  const first = matches.find(({ refMatchId }) => refMatchId === selection.matchId)
  const second = matches.find(({ sportId, status }) => sportId === 2 && status === 'upcoming')
  if (!first || !second) throw new Error('no two matches to come')
  await searchAndPin(page, first.matchName, first.refMatchId)
  await searchAndPin(page, second.matchName, second.refMatchId)

  await page.goto('/pins')
  for (const { matchName } of [first, second]) {
    const section = page.getByRole('region', { name: matchName, exact: true })
    await expect(section.getByRole('grid', { name: 'Match Odds' })).toBeVisible()
  }
  await expectAccessible(page)
  await betOn(page, world, selection)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Match Odds' })).toHaveCount(2)
})

/** The board has another price, and a bet is taken at it. */
async function betOn(page: Page, world: World, { marketId, selectionId, name }: Selection): Promise<void> {
  await world.control.movePrice({ world: world.name, marketId, selectionId, side: 'back', price: 7.4 })
  const cell = page.locator(`[data-cell="${marketId}/${selectionId}/back"][data-best]:not([aria-disabled])`)
  await expect(cell).toContainText('7.4')
  await cell.click()
  const entry = page.getByRole('region', { name, exact: true })
  await stakeOn(page, entry, '500')
  await expectAccepted(entry, world, 7.4)
  await closeSheet(page)
  await expectMoney(page, '₹9,500.00', '₹500.00')
}
