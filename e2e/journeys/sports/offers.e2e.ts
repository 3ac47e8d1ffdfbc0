import { storeSession, type World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney } from '../../parts/account.ts'
import { closeSheet, findSelection, openSheet, rupees, type Selection, select, stakeOn } from '../../parts/betting.ts'

// Time stands still, so that the only price that moves is the one that a test moves.
test.use({ worldOptions: { frozen: true } })

const openingPaise = 10_000_00

test('an offer waits, is matched in part, changed, cancelled and paid to the paisa', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  test.slow()
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const { entry, odds } = await offer(page, selection, '1000')
  await expect(entry.getByRole('status')).toContainText(`Waiting in the book at ${odds}`)
  await expect(entry.getByRole('status')).toContainText('₹0.00 of ₹1,000.00 matched.')
  await closeSheet(page)
  await expectMoney(page, '₹9,000.00', '₹1,000.00')

  await comeTo(world, selection, odds, 300)
  const waiting = await openOffers(page)
  await expect(waiting.getByText('₹300.00 of ₹1,000.00 matched, ₹700.00 held')).toBeVisible()
  await expectAccessible(page)
  await closeSheet(page)
  await expectMoney(page, '₹9,000.00', '₹1,000.00')

  // It is there after a reload, beside all other bets.
  await page.goto('/mybets')
  const listed = page.getByRole('region', { name: 'Unmatched bets' })
  await listed.getByRole('button', { name: /^Change the offer on / }).click()
  const form = listed.getByRole('form', { name: /^Change the offer on / })
  await form.getByRole('button', { name: 'Raise odds' }).click()
  await form.getByLabel('Stake that waits').fill('500')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(listed.getByText('₹300.00 of ₹800.00 matched, ₹500.00 held')).toBeVisible()
  await expectMoney(page, '₹9,200.00', '₹800.00')

  await listed.getByRole('button', { name: /^Cancel the offer on / }).click()
  await expect(page.getByText(/: ₹500\.00 waits no more\.$/)).toBeVisible()
  await expect(listed).toBeHidden()
  await expectMoney(page, '₹9,700.00', '₹300.00')
  await world.control.settleMarket({ world: world.name, marketId: selection.marketId, result: selection.selectionId })
  await expectMoney(page, rupees(openingPaise + Math.round(300_00 * (odds - 1))), '₹0.00')
  await expectBooksInOrder(world)
})

test('an offer lapses when its match begins, and one that stays is matched in play', { tag: '@phone' }, async ({
  page,
  world,
}) => {
  test.slow()
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  await offer(page, selection, '1000')
  await closeSheet(page)
  const stays = await otherOf(world, selection)
  const { odds } = await offer(page, stays, '200', { keepInPlay: true })
  await closeSheet(page)
  // Whichever side wins, at most one of the two bets loses.
  await expectMoney(page, '₹9,000.00', '₹1,000.00')

  // Held, so that the first ball does not bring the price of the offer by itself.
  await comeTo(world, stays, stays.price, 5000)
  await beginMatch(world, selection)
  await expectMoney(page, '₹9,800.00', '₹200.00')
  await comeTo(world, stays, odds, 5000)
  const open = await openBets(page)
  await expect(async () => {
    // While a ball is bowled nothing is matched.
    await world.control.advanceClock({ world: world.name, ms: 1000 })
    await expect(open.getByRole('region', { name: 'Unmatched bets' })).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(open.getByText(`${stays.name} at ${odds}`)).toBeVisible()
  await closeSheet(page)
  await expectMoney(page, '₹9,800.00', '₹200.00')
  await expectBooksInOrder(world)
})

type Offered = { entry: Locator; odds: number }

/** Puts a price of one's own into the book, five ticks above the market's. */
async function offer(page: Page, selection: Selection, stake: string, { keepInPlay = false } = {}): Promise<Offered> {
  const entry = await select(page, selection)
  for (let tick = 0; tick < 5; tick += 1) await entry.getByRole('button', { name: 'Raise odds' }).click()
  const choice = entry.getByRole('checkbox', { name: /^Keep as an offer at / })
  await choice.check()
  if (keepInPlay) await entry.getByRole('checkbox', { name: 'Keep it in play too' }).check()
  const odds = Number(/at ([\d.]+)$/.exec((await choice.locator('..').textContent()) ?? '')?.[1])
  await stakeOn(page, entry, stake)
  await expect(entry.getByRole('status')).toContainText('Waiting in the book')
  return { entry, odds }
}

/** The market comes to this price, with so many rupees behind it. */
async function comeTo(world: World, { marketId, selectionId }: Selection, price: number, size: number): Promise<void> {
  await world.control.movePrice({ world: world.name, marketId, selectionId, side: 'back', price, size })
}

/** The next selection of the same market. */
async function otherOf(world: World, selection: Selection): Promise<Selection> {
  const [match] = await world.control.listMarkets({ world: world.name, refMatchId: selection.matchId })
  const runners = match?.markets.find(({ marketId }) => marketId === selection.marketId)?.runners ?? []
  const other = runners.find(({ selectionId }) => selectionId === selection.others[0])
  if (!other?.back) throw new Error('no other runner with a price')
  const { selectionId, name, back } = other
  return { ...selection, selectionId, name: `Back ${name}`, price: back.price, others: [] }
}

async function beginMatch(world: World, { matchId }: Selection): Promise<void> {
  const [match] = await world.control.listMarkets({ world: world.name, refMatchId: matchId })
  if (!match) throw new Error('no such match')
  await world.control.setClock({ world: world.name, now: match.startTime })
  await world.control.advanceClock({ world: world.name, ms: 1000 })
}

async function openBets(page: Page): Promise<Locator> {
  const tab = page.getByRole('tab', { name: /^Open bets/ })
  await openSheet(page, tab)
  await tab.click()
  return page.getByRole('tabpanel', { name: /^Open bets/ })
}

async function openOffers(page: Page): Promise<Locator> {
  return (await openBets(page)).getByRole('region', { name: 'Unmatched bets' })
}

async function expectBooksInOrder(world: World): Promise<void> {
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok, 'the ledger adds up').toBe(true)
}
