import type { World } from '@chaupar/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until all boards of a match are drawn: they come one after another. */
export async function expectAllBoards(page: Page): Promise<void> {
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.locator('#markets-panel[aria-busy]')).toHaveCount(0)
}

/** From the home page to the page of the match in play, with its boards drawn. */
export async function openLiveMatch(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/exchange/"]:not([href$="/Inplay"])').first().click()
  await expectAllBoards(page)
}

export type Choice = { runner: string; price: string }

/** Puts the best back price of the first runner into the slip. */
export async function chooseBackPrice(page: Page): Promise<Choice> {
  const open = page.locator('[data-best]:not([aria-disabled])')
  const cell = page
    .getByRole('gridcell', { name: /^Back / })
    .and(open)
    .first()
  const text = (await cell.textContent()) ?? ''
  const [, runner = '', price = ''] = /^Back (.+?)\s+([\d.]+)\s/.exec(text) ?? []
  await cell.click()
  await expect(slipEntry(page, runner)).toBeVisible()
  return { runner, price }
}

/** The slip entry for a back of this runner. */
function slipEntry(page: Page, runner: string): Locator {
  return page.getByRole('region', { name: `Back ${runner}`, exact: true })
}

/** Stakes on the slip entry and places it, until it is accepted. */
export async function placeBet(page: Page, world: World, choice: Choice, stake: string): Promise<void> {
  const entry = slipEntry(page, choice.runner)
  await stakeOn(page, entry, stake)
  await expectAccepted(entry, world, choice.price)
  await closeSheet(page)
}

/** One price of the board: which market, which runner, which side; and what stands there before the test moves anything. */
export type Selection = {
  matchId: string
  marketId: string
  selectionId: string
  side: 'back' | 'lay'
  /** Name of the slip entry: 'Back Mumbai', 'Yes 6 over run MUM'. */
  name: string
  priceKind: 'decimal' | 'rate' | 'line'
  /** Decimal odds or a rate per 100. */
  price: number
  /** Runs of a line market. */
  line: number
  /** Every other selection of the market. */
  others: readonly string[]
}

export type Wanted = { kind: 'match_odds' | 'bookmaker' | 'session'; side: 'back' | 'lay' }

/** The first open selection of a kind: a line in the match in play, all else in one that is to come, so that no ball moves it. */
export async function findSelection(world: World, { kind, side }: Wanted): Promise<Selection> {
  const matches = await world.control.listMarkets({ world: world.name })
  const status = kind === 'session' ? 'inplay' : 'upcoming'
  for (const match of matches.filter((one) => one.sportId === 4 && one.status === status)) {
    const market = match.markets.find((one) => one.marketType === kind && one.status === 'open')
    const runner = market?.runners[0]
    const price = runner?.[side]
    if (!market || !runner || !price) continue
    const words = kind === 'session' ? { back: 'Yes', lay: 'No' } : { back: 'Back', lay: 'Lay' }
    return {
      matchId: match.refMatchId,
      marketId: market.marketId,
      selectionId: runner.selectionId,
      side,
      name: `${words[side]} ${runner.name}`,
      priceKind: market.priceKind,
      price: price.price,
      line: price.line ?? 0,
      others: market.runners.slice(1).map(({ selectionId }) => selectionId),
    }
  }
  throw new Error(`no open ${kind} with a ${side} price`)
}

/** What a bet wins and loses, in paise: the rules of spec 1 and the price scales, computed apart from the site's own. */
export function endsOf({ priceKind, side, price }: Selection, stakePaise: number): { wins: number; loses: number } {
  const hundredths = Math.round(price * 100)
  const gain = Math.round((stakePaise * (priceKind === 'decimal' ? hundredths - 100 : hundredths / 100)) / 100)
  return side === 'back' ? { wins: gain, loses: stakePaise } : { wins: stakePaise, loses: gain }
}

/** Rupees as the header writes them. */
export function rupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** Opens the match and puts the selection into the slip; gives its entry there. */
export async function select(page: Page, selection: Selection): Promise<Locator> {
  if (!page.url().endsWith(`/exchange/${selection.matchId}`)) await page.goto(`/exchange/${selection.matchId}`)
  const id = `${selection.marketId}/${selection.selectionId}/${selection.side}`
  await page.locator(`[data-cell="${id}"][data-best]:not([aria-disabled])`).click()
  const entry = page.getByRole('region', { name: selection.name, exact: true })
  await expect(entry).toBeVisible()
  return entry
}

/** Stakes on a slip entry and sends it. */
export async function stakeOn(page: Page, entry: Locator, stake: string): Promise<void> {
  await entry.getByLabel('Stake', { exact: true }).fill(stake)
  await page.getByRole('button', { name: 'Place bet', exact: true }).click()
}

/** The entry ends as accepted, of a session bet as 'Accepted: Yes 139 at 100'; a frozen clock is moved over the in-play delay. */
export async function expectAccepted(entry: Locator, world: World, price: number | string): Promise<void> {
  await expect(async () => {
    const status = entry.getByRole('status')
    if (await status.filter({ hasText: 'Waiting' }).isVisible()) {
      await world.control.advanceClock({ world: world.name, ms: 1000 })
    }
    await expect(status).toContainText(new RegExp(`Accepted(: (Yes|No) \\d+)? at ${price}`), { timeout: 250 })
  }).toPass({ intervals: [0] })
}

/**
 * Decides a market, and waits until its board has left the page: what stands below moves up, and a press meanwhile would begin on
 * one price and end on another.
 */
export async function settleBoard(
  page: Page,
  { name, control }: World,
  marketId: string,
  result: string,
): Promise<void> {
  await control.settleMarket({ world: name, marketId, result })
  await expect(page.locator(`[data-cell^="${marketId}/"]`)).toHaveCount(0)
}

/** On a phone the slip is a sheet over the page: closes it where it is. */
export async function closeSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Bet slip' })
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close', exact: true }).click()
}

/** Opens the slip on a phone, where it is behind a bar, so that a part of it is visible as on a desktop. */
export async function openSheet(page: Page, part: Locator): Promise<void> {
  const dock = page.getByRole('button', { name: /^(Bet slip|Open bets)/ })
  await expect(dock.or(part).first()).toBeVisible()
  if (await dock.isVisible()) await dock.click()
  await expect(part).toBeVisible()
}
