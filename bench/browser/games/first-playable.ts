/** From opening the address of a launch to the first frame in which a bet can be placed. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { attempt, median, phone, readCounters, type Target } from '../browser.ts'
import type { BenchGame } from './launch-game.ts'

/** What a player may wait, in ms. */
const wantedMs = 2_500

type Figures = { playableMs: number; mainThreadMs: number; kilobytes: number }

/**
 * Runs in the page, before anything of it: the first frame whose button takes a bet, or whose table or card takes a choice for one.
 * A table that deals to all takes none before its next round: there it is the frame that shows it dealing.
 */
function watchForBets(): void {
  const isOpen = ':not(:disabled, [aria-disabled="true"])'
  const look = () => {
    const deals = '.live-clock[data-phase]:not([data-phase="betting"])'
    if (document.querySelector(`.bar .go${isOpen}, .game:has(.bar .go) main button${isOpen}, ${deals}`) === null)
      return requestAnimationFrame(look)
    // What stands now is painted with this frame; the next one shows that it was.
    return requestAnimationFrame(() => Reflect.set(window, 'playableMs', performance.now()))
  }
  requestAnimationFrame(look)
}

/** Asked again and again from outside: the policy of a game lets no test in the page wait. */
async function whenPlayable(page: Page): Promise<number> {
  const until = performance.now() + 30_000
  while (performance.now() < until) {
    const ms = await page.evaluate((): unknown => Reflect.get(window, 'playableMs'))
    if (typeof ms === 'number') return ms
    await page.waitForTimeout(100)
  }
  throw new Error(`no bet could be placed at ${page.url()}`)
}

/** Opens an address as a first visit: an empty cache. @throws when no bet can be placed within 30 s */
async function measure(browser: Browser, address: string, slowdown: number): Promise<Figures> {
  const context = await browser.newContext(phone)
  try {
    return await measureIn(context, address, slowdown)
  } finally {
    await context.close()
  }
}

async function measureIn(context: BrowserContext, address: string, slowdown: number): Promise<Figures> {
  await context.addInitScript(watchForBets)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'commit' })
  const playableMs = await whenPlayable(page)
  const { TaskDuration } = await readCounters(cdp)
  return { playableMs, mainThreadMs: TaskDuration * 1000, kilobytes: bytes / 1000 }
}

/**
 * Opens each game `runs` times, all of them one after another in each round, and prints the medians.
 * @returns the slowest of them against what is promised
 */
export async function measureFirstPlayable(
  browser: Browser,
  games: readonly BenchGame[],
  { launch, runs, slowdown }: { launch: (game: BenchGame) => Promise<string>; runs: number; slowdown: number },
): Promise<{ figures: object; targets: Target[] }> {
  const of = new Map<BenchGame, Figures[]>(games.map((game) => [game, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [game, figures] of of) {
      const measured = await attempt(game.slug, async () => measure(browser, await launch(game), slowdown))
      if (measured !== null) figures.push(measured)
    }
  }
  const rows = [...of].map(([{ family, slug }, figures]) => {
    const middle = (name: keyof Figures) => Math.round(median(figures.map((one) => one[name])))
    return {
      family,
      slug,
      'first playable ms': middle('playableMs'),
      'main thread ms': middle('mainThreadMs'),
      'kB in all': middle('kilobytes'),
    }
  })
  console.table(rows)
  const measured = rows.filter((row) => !Number.isNaN(row['first playable ms']))
  const [slowest = rows[0]] = measured.sort((one, other) => other['first playable ms'] - one['first playable ms'])
  if (slowest === undefined) return { figures: rows, targets: [] }
  const what = `first playable, ms (slowest: ${slowest.family})`
  return { figures: rows, targets: [{ what, is: slowest['first playable ms'], wanted: wantedMs }] }
}
