/**
 * The list of games of `npm run bench:web -- --games-list`. Usage: games-list.ts URL
 *
 * A guest on a phone whose CPU is four times slower swipes through /casino with 2,000 games. Measured are the frames that came to the
 * screen while the page scrolled, and how long the page takes until the first hundreds of games are in it.
 */
import { listOf, numberAt, objectAt, parseJson } from '@chaupar/api/document'
import type { Browser, Page } from '@playwright/test'
import { quantile } from '../mock/report.ts'
import { launchBrowser, openPhone, printTargets, writeFigures } from './browser.ts'

const games = 2_000
/** Covers that are in the page before the reader comes near them (web/src/features/casino/covers/game-grid.tsx). */
const ahead = 600
const swipedPx = 12_000
const pxPerSecond = 2_400

/** Runs in the page, before anything of it: the catalogue again and again until it has so many games. */
function multiplyCatalogue(wanted: number): void {
  const flat: (this: unknown[], depth?: number) => unknown[] = Array.prototype.flat
  Object.assign(Array.prototype, {
    flat(this: unknown[], depth?: number) {
      const all = flat.call(this, depth)
      const [first] = all
      if (all.length < 300 || typeof first !== 'object' || first === null || !('plaBtn' in first)) return all
      return Array.from({ length: wanted }, (_, at) => {
        const game: unknown = all[at % all.length]
        return at < all.length || typeof game !== 'object' ? game : { ...game, href: `/casino/copy-${at}` }
      })
    },
  })
}

/** When frames came to the screen, in ms, while the page was swiped from its top. */
async function swipe(browser: Browser, page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  })
  await cdp.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance: -swipedPx, speed: pxPerSecond })
  const { traceEvents } = objectAt(parseJson((await browser.stopTracing()).toString()))
  const frames = listOf(traceEvents).filter((event) => objectAt(event).name === 'DrawFrame')
  return frames.map((frame) => numberAt(frame, 'ts') / 1_000)
}

async function main(url: string): Promise<void> {
  const browser = await launchBrowser()
  const { page, cdp } = await openPhone(browser, 'about:blank', 1)
  page.setDefaultTimeout(120_000)
  await page.addInitScript(multiplyCatalogue, games)
  await page.goto(`${url}/casino`)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const covers = page.locator('.game-grid > li')
  await covers.nth(ahead - 1).waitFor({ state: 'attached' })
  const aheadMs = await page.evaluate(() => performance.now())
  const shown = await swipe(browser, page)
  const first = shown[0] ?? 0
  const last = shown.at(-1) ?? 0
  const gaps = shown.slice(1).map((at, before) => at - (shown[before] ?? at))
  const scrolled = await page.evaluate(() => scrollY)
  await browser.close()
  const figures = { games, aheadMs, scrolled, frames: shown.length, perSecond: (1_000 * gaps.length) / (last - first) }
  console.table([figures])
  const targets = [{ what: 'p95 between two frames, ms', is: quantile(gaps, 0.95), wanted: 20 }]
  printTargets(targets)
  writeFigures('games-list', { ...figures, targets })
}

await main(process.argv[2] ?? '')
