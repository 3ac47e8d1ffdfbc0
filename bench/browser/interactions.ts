/**
 * Presses of a player on the same slow phone as first-load.ts: how long the browser takes from each to the next paint (event
 * timing, in steps of 8 ms), p95 over all rounds. Called by first-load.ts when everything else is measured, or alone.
 */
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { quantile } from '../mock/report.ts'
import { attempt, median, phone, type Target } from './browser.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What is pressed, and the ms that its p95 may take. */
const presses = [
  { name: 'price', what: 'tap on a price to its paint', wanted: 100 },
  { name: 'place', what: 'place a bet', wanted: 100 },
  { name: 'menu', what: 'menu', wanted: 100 },
  { name: 'key', what: 'key in the search', wanted: 100 },
  { name: 'tab', what: 'tab of the markets', wanted: 100 },
  { name: 'route', what: 'change of route with its chunk', wanted: 200 },
] as const

/** Runs in the page, before anything of it: the longest event of each interaction since the last question. */
export function watchInteractions(): void {
  let longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) longest = Math.max(longest, entry.duration)
    }
  }).observe({ ...{ durationThreshold: 16 }, type: 'event', buffered: true })
  Reflect.set(window, 'takeLongest', () => {
    const taken = longest
    longest = 0
    return taken
  })
  // A bet is placed whatever the price does meanwhile.
  localStorage.setItem(
    'betSettings',
    JSON.stringify({ policy: 'any', ticks: 2, quickStakes: [500, 1000, 2000, 5000, 10_000] }),
  )
}

const take = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'takeLongest')())

/** Everything of before has settled, and counts no more. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(500)
  await take(page)
}

/** What the interaction took that was just begun. */
async function painted(page: Page): Promise<number> {
  await page.waitForTimeout(700)
  return take(page)
}

/** A tap on a point of the glass: Locator.tap listens in the page for what it hits, and that would be measured too. */
export async function timedTap(page: Page, target: Locator): Promise<number> {
  await target.tap({ trial: true })
  await settle(page)
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} is not in the page`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return painted(page)
}

async function timedKey(page: Page, key: string): Promise<number> {
  await settle(page)
  await page.keyboard.press(key)
  return painted(page)
}

/** @returns the p95 of each kind of interaction over `rounds`, against what is promised; prints medians beside them */
export async function measureInteractions(
  browser: Browser,
  { url, match, storage, rounds }: { url: string; match: string; storage: StorageState; rounds: number },
): Promise<Target[]> {
  const context = await browser.newContext({ ...phone, storageState: storage })
  await context.addInitScript(watchInteractions)
  const page = await context.newPage()
  // Ends what hangs; a busy machine may need far longer than the 20 s of a calm one.
  page.setDefaultTimeout(120_000)
  const price = page.locator('[data-best]:not([aria-disabled])').first()
  const place = page.getByRole('button', { name: 'Place bet', exact: true })
  const open = async () => {
    await page.goto(`${url}/exchange/${match}`)
    await price.waitFor()
    // Chunks that a first press would wait for are there, as after a minute of play.
    await page.waitForTimeout(3000)
  }
  const took: Record<(typeof presses)[number]['name'], number[]> = {
    price: [],
    place: [],
    menu: [],
    key: [],
    tab: [],
    route: [],
  }
  const pressAll = async (round: number) => {
    took.price.push(await timedTap(page, price))
    await page.getByRole('button', { name: '500', exact: true }).tap()
    took.place.push(await timedTap(page, place))
    await place.waitFor({ state: 'hidden' })
    // Its answer, after the delay of a market in play; then the panel goes.
    const remove = page.getByRole('button', { name: /^Remove/ })
    await remove.waitFor()
    await remove.tap()
    await remove.waitFor({ state: 'hidden' })
    took.menu.push(await timedTap(page, page.getByRole('button', { name: 'Menu', exact: true })))
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .tap()
    const field = page.getByRole('searchbox')
    await field.waitFor()
    took.key.push(await timedKey(page, 'r'))
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'hidden' })
    const tab = page
      .getByRole('main')
      .getByRole('tab')
      .nth((round + 1) % 2)
    took.tab.push(await timedTap(page, tab))
    const home = page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Home' })
    took.route.push(await timedTap(page, home))
    await page.waitForURL('**/home')
    await page.goBack()
    await price.waitFor()
  }
  const isOpen = await attempt('the page of the presses', async () => {
    await open()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return true
  })
  for (let round = 0; isOpen && round < rounds; round += 1) {
    const done = await attempt(`round ${round + 1} of the presses`, async () => {
      await pressAll(round)
      return true
    })
    // The page of a round that broke off may have anything open; one that cannot be opened again ends the presses.
    if (done === null && (await attempt('the page of the presses', () => open().then(() => true))) === null) break
  }
  await context.close().catch(() => {})
  console.table(
    presses.map(({ name, what }) => ({
      press: what,
      'median ms': median(took[name]),
      'p95 ms': quantile(took[name], 0.95),
      all: took[name].join(' '),
    })),
  )
  return presses.map(({ name, what, wanted }) => ({ what: `${what}, p95 ms`, is: quantile(took[name], 0.95), wanted }))
}
