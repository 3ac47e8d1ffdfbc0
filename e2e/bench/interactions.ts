/**
 * Presses of a player on the same slow phone as first-load.ts: how long the browser takes from each to the next paint (event
 * timing, in steps of 8 ms), p95 over all rounds. Called by first-load.ts when everything else is measured.
 */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { quantile, type Target } from './browser.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Runs in the page, before anything of it: the longest event of each interaction since the last question. */
function watchInteractions(): void {
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
}

const take = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'takeLongest')())

/** One interaction: everything settles before it, and its paint is reported after it. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(500)
  await take(page)
  await act()
  await page.waitForTimeout(700)
  return take(page)
}

/** @returns the p95 of each kind of interaction over `rounds`, against what is promised */
export async function measureInteractions(
  browser: Browser,
  { url, match, storage, rounds }: { url: string; match: string; storage: StorageState; rounds: number },
): Promise<Target[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: storage,
  })
  await context.addInitScript(watchInteractions)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const price = page.locator('[data-best]:not([aria-disabled])').first()
  await page.goto(`${url}/exchange/${match}`)
  await price.waitFor()
  // Chunks that a first press would wait for are there, as after a minute of play.
  await page.waitForTimeout(3000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const took = {
    price: [] as number[],
    menu: [] as number[],
    key: [] as number[],
    tab: [] as number[],
    route: [] as number[],
  }
  for (let round = 0; round < rounds; round += 1) {
    took.price.push(await timed(page, () => price.tap()))
    await page.keyboard.press('Escape')
    took.menu.push(await timed(page, () => page.getByRole('button', { name: 'Menu', exact: true }).tap()))
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .tap()
    const field = page.getByRole('searchbox').or(page.getByRole('textbox')).or(page.getByRole('combobox')).first()
    await field.waitFor()
    took.key.push(await timed(page, () => field.press('r')))
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'hidden' })
    took.tab.push(
      await timed(page, () =>
        page
          .getByRole('main')
          .getByRole('tab')
          .nth((round + 1) % 2)
          .tap(),
      ),
    )
    const home = page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Home' })
    took.route.push(await timed(page, () => home.tap()))
    await page.waitForURL('**/home')
    await page.goBack()
    await price.waitFor()
  }
  await context.close()
  const promised = (what: string, values: number[], wanted: number) => ({ what, is: quantile(values, 0.95), wanted })
  return [
    promised('tap on a price to its paint, p95 ms', took.price, 100),
    promised('menu, p95 ms', took.menu, 100),
    promised('key in the search, p95 ms', took.key, 100),
    promised('tab of the markets, p95 ms', took.tab, 100),
    promised('change of route with its chunk, p95 ms', took.route, 200),
  ]
}
