import { storeSession, type World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectMoney } from '../../parts/account.ts'
import { signIn } from '../../parts/auth.ts'
import {
  closeSheet,
  endsOf,
  expectAccepted,
  findSelection,
  rupees,
  type Selection,
  select,
  stakeOn,
  type Wanted,
} from '../../parts/betting.ts'

// Time stands still but for the in-play delay, so that no ball moves a price between look and click.
test.use({ worldOptions: { frozen: true } })

const openingPaise = 10_000_00

const both = ['@desktop', '@phone']

/** Rules and money are tried on a desktop; on a phone only the sheet of a line market differs. */
const settledBets: readonly (Wanted & { name: string; stake: string; tag?: string[] })[] = [
  { name: 'a back on match odds', kind: 'match_odds', side: 'back', stake: '333.33' },
  { name: 'a lay on match odds', kind: 'match_odds', side: 'lay', stake: '1000' },
  { name: 'a bookmaker bet', kind: 'bookmaker', side: 'back', stake: '777.77' },
  { name: 'Yes on a session', kind: 'session', side: 'back', stake: '500', tag: both },
  { name: 'No on a session', kind: 'session', side: 'lay', stake: '500' },
]

for (const { name: bet, stake, tag = '@desktop', ...wanted } of settledBets) {
  test(`[1-6, 7.4-1] ${bet} is settled both ways`, { tag }, async ({ page, world }) => {
    test.slow()
    await storeSession(page)
    const selection = await findSelection(world, wanted)
    const { wins, loses } = endsOf(selection, Math.round(Number(stake) * 100))
    const entry = await select(page, selection)
    await stakeOn(page, entry, stake)
    await expectAccepted(entry, world, selection.price)
    await closeSheet(page)
    await expectMoney(page, rupees(openingPaise - loses), rupees(loses))

    const { marketId } = selection
    const { won, lost } = resultsOf(selection)
    await world.control.settleMarket({ world: world.name, marketId, result: won })
    await expectMoney(page, rupees(openingPaise + wins), '₹0.00')
    await world.control.resettleMarket({ world: world.name, marketId, result: lost })
    await expectMoney(page, rupees(openingPaise - loses), '₹0.00')
    const { ok } = await world.control.readInvariants({ world: world.name })
    expect(ok, 'the ledger adds up').toBe(true)
  })
}

/** The results that this bet wins and loses by. */
function resultsOf({ priceKind, side, selectionId, others, line }: Selection): { won: string; lost: string } {
  const [other = ''] = others
  const [happens, fails] = priceKind === 'line' ? [String(line), String(line - 1)] : [selectionId, other]
  return side === 'back' ? { won: happens, lost: fails } : { won: fails, lost: happens }
}

const policies: readonly { policy: string; tag?: string[] }[] = [
  { policy: 'Never' },
  { policy: 'Better only', tag: both },
  { policy: 'Any' },
  { policy: 'Within 2 ticks' },
]

/** What happens to the market while the bet is on its way. */
const situations = [
  { name: 'nothing', ticks: 0, taken: ['Never', 'Better only', 'Any', 'Within 2 ticks'] },
  { name: 'up', ticks: 1, taken: ['Better only', 'Any', 'Within 2 ticks'] },
  { name: 'down', ticks: -1, taken: ['Any', 'Within 2 ticks'] },
  { name: 'far down', ticks: -5, taken: ['Any'] },
] as const

for (const { policy, tag = '@desktop' } of policies) {
  test(`[7.4-1] the rule ${policy} against a price that stays, rises and falls and a market that is suspended`, {
    tag,
  }, async ({ page, world }) => {
    test.slow()
    await storeSession(page)
    for (const { name, ticks, taken } of situations) {
      const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
      const entry = await select(page, selection)
      const isTaken = taken.some((one) => one === policy)
      await chooseRule(page, policy)
      await meanwhile(page, async () => {
        if (ticks !== 0) await movePrice(world, selection, ticks)
      })
      await stakeOn(page, entry, '100')
      const status = entry.getByRole('status').filter({ hasText: /Accepted|Rejected/ })
      await expect(status, `${policy}, ${name}`).toContainText(isTaken ? 'Accepted at' : 'Rejected: the price moved')
      if (!isTaken) await expectWaiting(page, entry, world, selection)
      await entry.getByRole('button', { name: /^Remove/ }).click()
      await closeSheet(page)
    }
    const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
    const entry = await select(page, selection)
    await meanwhile(page, () => world.control.suspendMarket({ world: world.name, marketId: selection.marketId }))
    await stakeOn(page, entry, '100')
    await expect(entry).toContainText('Rejected: the market was suspended')
    await expect(entry).toContainText('Nothing was staked.')
    await expectSuspended(page, entry, world, selection)
  })
}

test('a bet that never arrived ends as not placed when the server is back, and the second try is one bet', async ({
  page,
  world,
}) => {
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const entry = await select(page, selection)
  const away = /\/api\/(bets|intents)\b/
  await page.route(away, (route) => route.abort())
  const lost = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/bets'))
  await stakeOn(page, entry, '100')
  await expect(entry).toContainText('Unknown: checking with the exchange')
  const sent = await lost
  await page.unroute(away)
  await expect(entry).toContainText('Not placed: it did not arrive', { timeout: 20_000 })
  await expect(entry).toContainText('Nothing was staked. You may send it again.')
  const { authorization = '', 'idempotency-key': key = '' } = await sent.allHeaders()
  const late = await page.evaluate(
    async ({ body, headers }) => (await fetch('/api/bets', { method: 'POST', headers, body })).json(),
    { body: sent.postData(), headers: { authorization, 'idempotency-key': key, 'content-type': 'application/json' } },
  )
  expect(late).toMatchObject({ error: true, code: 'intent_closed' })
  await entry.getByRole('button', { name: 'Edit' }).click()
  await placeButton(page).click()
  await expectAccepted(entry, world, selection.price)
  await closeSheet(page)
  await expectMoney(page, rupees(openingPaise - 100_00), rupees(100_00))
})

/** The next bet meets this on its way: after the press, before the server has it. */
async function meanwhile(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.route(
    '**/api/bets',
    async (route) => {
      await act()
      await route.continue()
    },
    { times: 1 },
  )
}

async function chooseRule(page: Page, policy: string): Promise<void> {
  // On the phone it stands behind the options of the panel.
  const options = page.getByRole('button', { name: /^Bet options/, expanded: false })
  if (await options.isVisible()) await options.click()
  await page.getByRole('radio', { name: policy, exact: true }).check({ force: true })
}

/** The one button of the slip. */
function placeButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place bet', exact: true })
}

/** A refused price that moved again is not offered: the slip says so, places nothing, and takes what is offered in a tap. */
async function expectWaiting(page: Page, entry: Locator, world: World, selection: Selection): Promise<void> {
  await entry.getByRole('button', { name: /^Use / }).click()
  await expect(placeButton(page)).toBeEnabled()
  await movePrice(world, selection, -5)
  await expect(entry).toContainText(/[\d.]+ is not offered now\. Take [\d.]+, or wait\./)
  await expect(placeButton(page)).toBeDisabled()
  await entry.getByRole('button', { name: /^now / }).click()
  await expect(placeButton(page)).toBeEnabled()
}

/** A market that is suspended before the press: the line says so, the button waits, and comes back by itself. */
async function expectSuspended(page: Page, entry: Locator, world: World, { marketId }: Selection): Promise<void> {
  await entry.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(entry.getByText('Suspended', { exact: true }).first()).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  await world.control.openMarket({ world: world.name, marketId })
  const now = entry.getByRole('button', { name: /^now / })
  // It may open at another price, which is the rule's matter.
  await expect(async () => {
    if (await now.isVisible()) await now.click()
    await expect(placeButton(page)).toBeEnabled({ timeout: 500 })
  }).toPass()
  await placeButton(page).click()
  await expect(entry).toContainText('Accepted at')
}

async function movePrice(world: World, { marketId, selectionId, side }: Selection, ticks: number): Promise<void> {
  await world.control.movePrice({ world: world.name, marketId, selectionId, side, ticks })
}

test('[4-13] one-click betting bets with one tap', { tag: ['@desktop', '@phone'] }, async ({ page, world }) => {
  await signIn(page, '/spmsports/soccer')
  const price = page
    .getByRole('region', { name: /^Upcoming/ })
    .getByRole('button', { name: /^Back / })
    .first()
  const oneClick = page.getByRole('button', { name: 'One-click betting', exact: true })
  await expect(price).toBeVisible()
  // On the phone the switch is one of the options of a bet.
  if (!(await oneClick.isVisible())) {
    await price.click()
    await page.getByRole('button', { name: /^Bet options/ }).click()
  }
  await oneClick.click()
  await page
    .getByRole('dialog', { name: 'Switch on one-click betting?' })
    .getByRole('button', { name: 'Switch on' })
    .click()
  await price.click()
  await expect(page.getByText(/^Accepted at/).first()).toBeVisible()
  await closeSheet(page)
  await expectMoney(page, '₹9,500.00', '₹500.00')
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok, 'the ledger adds up').toBe(true)
})

test('[2.4-4] a bet from a list takes three taps', { tag: ['@desktop', '@phone'] }, async ({ page }) => {
  await signIn(page, '/spmsports/tennis')
  await page
    .getByRole('region', { name: /^Upcoming|^Today/ })
    .first()
    .getByRole('button', { name: /^Back / })
    .first()
    .click()
  await page.getByRole('group', { name: 'Quick stakes' }).getByRole('button', { name: '500', exact: true }).click()
  await page.getByRole('button', { name: 'Place bet', exact: true }).click()
  await expect(page.getByText(/^Accepted at/).first()).toBeVisible()
  await closeSheet(page)
  await expectMoney(page, '₹9,500.00', '₹500.00')
})
