import { storeSession } from '@chaupar/playwright'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney } from '../../parts/account.ts'
import {
  closeSheet,
  expectAccepted,
  findSelection,
  openSheet,
  rupees,
  select,
  settleBoard,
  stakeOn,
} from '../../parts/betting.ts'

// Time stands still but for the in-play delay, so that no ball moves a price between look and click.
test.use({ worldOptions: { frozen: true } })

test('[7.4-1] a bet is cashed out in two parts', { tag: ['@desktop', '@phone'] }, async ({ page, world }) => {
  test.slow()
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const entry = await select(page, selection)
  await stakeOn(page, entry, '1000')
  await expectAccepted(entry, world, selection.price)
  await closeSheet(page)
  await expectMoney(page, '₹9,000.00', '₹1,000.00')
  const openBets = page.getByRole('tab', { name: /^Open bets/ })
  await openSheet(page, openBets)
  await openBets.click()
  const panel = page.getByRole('tabpanel', { name: /^Open bets/ })
  await panel.getByRole('button', { name: /^Cash out .+ comes back: / }).click()
  await panel.getByRole('slider').fill('40')
  const first = await takeOffer(panel)
  await expect(panel.getByText('Cashed out ₹400.00 of stake')).toBeVisible()
  await closeSheet(page)
  await expectMoney(page, rupees(9_400_00 + first), '₹600.00')

  await page.goto('/mybets')
  await page.getByRole('button', { name: /^Cash out .+ comes back: / }).click()
  const rest = await takeOffer(page.getByRole('main'))
  // The bet leaves the list, what was paid for it stays.
  await expect(page.getByText('No open bets', { exact: true })).toBeVisible()
  await expect(page.getByText(/: cashed out, [+−]\u2060₹[\d.]+ (profit|loss)$/)).toBeVisible()
  await expectMoney(page, rupees(10_000_00 + first + rest), '₹0.00')
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok, 'the ledger adds up').toBe(true)
})

test('[7.4-1] all bets of a market are cashed out at one result', { tag: '@phone' }, async ({ page, world }) => {
  test.slow()
  await storeSession(page)
  const back = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const lay = await findSelection(world, { kind: 'match_odds', side: 'lay' })
  for (const [selection, stake] of [
    [back, '1000'],
    [lay, '400'],
  ] as const) {
    const entry = await select(page, selection)
    await stakeOn(page, entry, stake)
    await expectAccepted(entry, world, selection.price)
    await closeSheet(page)
  }
  await page.goto('/mybets')
  await page.getByRole('button', { name: /^Cash out all .+: 2 bets on Match Odds$/ }).click()
  const panel = page.getByRole('region', { name: 'Cash out all bets on Match Odds' })
  const outcomes = panel.getByRole('table', { name: 'What each outcome of Match Odds brings' })
  const result = (
    (await panel.getByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ }).textContent()) ?? ''
  ).replace('Cash out ', '')
  for (const row of await outcomes.getByRole('row').all()) {
    if ((await row.getByRole('cell').count()) > 0) await expect(row.getByRole('cell').last()).toHaveText(result)
  }
  await expectAccessible(page)
  const taken = await takeOffer(panel)
  await expect(page.getByText(/^Match Odds: all cashed out, /)).toBeVisible()
  await expect(page.getByText('No open bets', { exact: true })).toBeVisible()
  await expectMoney(page, rupees(10_000_00 + taken), '₹0.00')
  await world.control.settleMarket({ world: world.name, marketId: back.marketId, result: back.selectionId })
  await page.reload()
  await expectMoney(page, rupees(10_000_00 + taken), '₹0.00')
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok, 'the ledger adds up').toBe(true)
})

/** Takes the offer in sight; gives its profit or loss in paise. What comes back stands beside it: the stake and that. */
async function takeOffer(place: Locator): Promise<number> {
  const button = place.getByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ })
  const paise = paiseOf((await button.textContent()) ?? '')
  await expect(
    place.getByText(paise < 0 ? / loss · ₹[\d,.]+ comes back$/ : / profit · ₹[\d,.]+ comes back$/),
  ).toBeVisible()
  await button.click()
  return paise
}

/** '−₹1,019.80' as paise. */
function paiseOf(text: string): number {
  return Math.round(Number(text.replace('−', '-').replace(/[^\d.+-]/g, '')) * 100)
}

test('[7.4-3] My bets shows the bets that fit its filters', { tag: ['@desktop', '@phone'] }, async ({
  page,
  world,
}) => {
  test.slow()
  await storeSession(page)
  const odds = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const first = await select(page, odds)
  await stakeOn(page, first, '200')
  await expectAccepted(first, world, odds.price)
  await closeSheet(page)
  await settleBoard(page, world, odds.marketId, odds.selectionId)
  const session = await findSelection(world, { kind: 'session', side: 'back' })
  const second = await select(page, session)
  await stakeOn(page, second, '300')
  await expectAccepted(second, world, session.price)

  await page.goto('/mybets')
  const rows = page.getByRole('list', { name: 'Bets' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const phone = (page.viewportSize()?.width ?? 0) < 760
  const top = (await rows.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
  expect(top, 'the first open bet is above the fold').toBeLessThanOrEqual(phone ? 520 : 420)
  const shows = async (words: readonly string[]) => {
    await expect(rows).toHaveCount(words.length)
    for (const [index, word] of words.entries()) await expect(rows.nth(index)).toContainText(word)
  }
  const show = async (choice: string, words: readonly string[]) => {
    await page.getByRole('radio', { name: choice, exact: true }).click({ force: true })
    await shows(words)
  }
  await shows(['Matched'])
  await page.getByRole('tab', { name: 'Settled', exact: true }).click()
  await shows(['Won'])
  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await shows(['Matched', 'Won'])
  const filters = page.getByRole('button', { name: /^Filters/ })
  if (await filters.isVisible()) await filters.click()
  await show('Fancy', ['₹300.00'])
  await show('Match odds', ['₹200.00'])
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page.getByText('The first day is after the last. Choose the days again.')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing fits these filters')).toBeVisible()
})

test('[7.3-1] [7.4-2] entries of the statement lead to the receipt of their bet and to the bets on their match', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  test.slow()
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  for (const stake of ['200', '300']) {
    const entry = await select(page, selection)
    await stakeOn(page, entry, stake)
    await expectAccepted(entry, world, selection.price)
    await closeSheet(page)
  }
  await page.goto('/mybets')
  // One bet of the list, not the offer for all of them.
  await page
    .getByRole('list', { name: 'Bets', exact: true })
    .getByRole('button', { name: /^Cash out (?!all ).+ comes back: / })
    .first()
    .click()
  await takeOffer(page.getByRole('main'))
  await expect(page.getByText(/: cashed out, /)).toBeVisible()
  await world.control.settleMarket({ world: world.name, marketId: selection.marketId, result: selection.selectionId })

  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  const follow = async (type: string, entry: number) => {
    await page.goto(`/cashier?type=${type}`)
    await page.getByRole('table', { name: 'Entries' }).getByRole('row').nth(entry).getByRole('link').click()
    await expect(page).toHaveURL(/\/mybets\?/)
  }
  const phone = (page.viewportSize()?.width ?? 0) < 760
  await follow('bet', 2)
  await expect(receipt).toContainText('Stake₹200.00')
  await expectAccessible(page)
  await (phone ? page.goBack() : page.keyboard.press('Escape'))
  await expect(receipt).toBeHidden()
  await expect(page.getByRole('list', { name: 'Bets' }).getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(/\/cashier\?type=bet$/)

  await follow('cash_out', 1)
  await expect(receipt).toContainText('StatusCashed out')
  await receipt.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(receipt).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/cashier\?type=cash_out$/)

  await follow('settlement', 1)
  await expect(page.getByText('Your bets on one match', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Bets' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Go to the match' }).click()
  await expect(page).toHaveURL(new RegExp(`/exchange/${selection.matchId}$`))

  await page.goto('/mybets?bet=B1')
  await expect(page.getByText('The bet B1 is not among yours.', { exact: true })).toBeVisible()
  await expect(receipt).toBeHidden()
})
