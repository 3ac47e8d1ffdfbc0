import { storeSession, type World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney } from '../../parts/account.ts'
import { closeSheet, endsOf, expectAccepted, rupees, type Selection, select, stakeOn } from '../../parts/betting.ts'

test.use({ worldOptions: { frozen: true } })

const openingPaise = 10_000_00
const stakePaise = 500_00

/** Names that a feed may give to a line, and the board that shows it then. */
const names = [
  ['Match Odds', 'Other lines'],
  ['Bookmaker 6 over', 'Other lines'],
  ['Tied Match runs', 'Other lines'],
  ['Over by over', 'Over sessions'],
  ['Sixes <b>of</b> the day', 'Session and fancy'],
] as const

test('a line under any name, also that of a match market, is shown, bet on and settled to the paisa', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  await storeSession(page)
  for (const [name, board] of names) {
    const line = await nameLine(world, name)
    if (!page.url().endsWith(`/exchange/${line.matchId}`)) await page.goto(`/exchange/${line.matchId}`)
    const region = page.getByRole('region', { name: board, exact: true })
    await expect(region.locator(cell(line)), name).toBeVisible()
    await expect(region.getByText(name, { exact: true }), name).toBeVisible()
  }
  const line = await nameLine(world, 'Match Odds')
  await expect(boardOf(page).getByText('Match Odds', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const slip = await select(page, line)
  await stakeOn(page, slip, '500')
  await expectAccepted(slip, world, line.price)
  await closeSheet(page)
  const { wins, loses } = endsOf(line, stakePaise)
  await expectMoney(page, rupees(openingPaise - loses), rupees(loses))

  await world.control.settleMarket({ world: world.name, marketId: line.marketId, result: String(line.line) })
  await expectMoney(page, rupees(openingPaise + wins), '₹0.00')
  await page.goto('/mybets?betstatus=settled')
  await page.getByRole('tab', { name: 'Settled', exact: true }).click()
  const bet = page.getByRole('list', { name: 'Bets' }).getByRole('listitem')
  await expect(bet).toHaveCount(1)
  await expect(bet).toContainText('Match Odds')
  await expect(bet).toContainText('Won')
  await expect(bet).toContainText(`+\u2060${rupees(wins)}`)
  expect(await world.control.readInvariants({ world: world.name })).toMatchObject({ ok: true })
})

/** The line of the match in play that bears this name from now on, open, with a price that stays. */
async function nameLine(world: World, lineName: string): Promise<Selection> {
  const { control, name } = world
  await control.applyScenarios({ world: name, scenarios: [{ name: 'line-named', params: { lineName } }] })
  const matches = await control.listMarkets({ world: name })
  for (const { refMatchId, markets } of matches) {
    const market = markets.find(({ HeadName, priceKind }) => HeadName === lineName && priceKind === 'line')
    const [runner] = market?.runners ?? []
    if (!market || !runner?.back) continue
    const { marketId, priceKind } = market
    const { selectionId, back } = runner
    await control.openMarket({ world: name, marketId })
    const { price, line = 0 } = back
    await control.movePrice({ world: name, marketId, selectionId, side: 'back', price, line })
    const side = 'back'
    return {
      matchId: refMatchId,
      marketId,
      selectionId,
      side,
      name: `Yes ${lineName}`,
      priceKind,
      price,
      line,
      others: [],
    }
  }
  throw new Error(`no line called ${lineName}`)
}

const cell = ({ marketId, selectionId, side }: Selection): string =>
  `[data-cell="${marketId}/${selectionId}/${side}"][data-best]:not([aria-disabled])`

const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'Other lines', exact: true })
