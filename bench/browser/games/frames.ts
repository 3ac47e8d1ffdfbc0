/** How even the frames of a game are while its picture moves: intervals between the times that requestAnimationFrame gives. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { quantile } from '../../mock/report.ts'
import { attempt, openPhone, readCounters, type Target } from '../browser.ts'
import type { BenchGame } from './launch-game.ts'
import { type Motion, motions } from './motions.ts'

/** What 95 % of the intervals may come to, in ms: at 60 a second, of twenty frames one may be left out. */
const wantedMs = 20

/** How often a motion is looked at on one page; the first time is not counted. */
const looks = 4

type Figures = { family: string; frames: number; p50Ms: number; p95Ms: number; longestMs: number; threadMs: number }

/** Runs in the page: keeps the times of frames from a press on. */
function watchFrames(): void {
  let times: number[] = []
  const next = (timeMs: number) => {
    times.push(timeMs)
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  Reflect.set(window, 'takeFrames', () => {
    const taken = times
    times = []
    return taken.slice(1).map((timeMs, at) => timeMs - (taken[at] ?? timeMs))
  })
}

const takeFrames = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'takeFrames')())

async function look(page: Page, cdp: CDPSession, { begin, ms }: Motion) {
  await begin(page)
  await takeFrames(page)
  const before = await readCounters(cdp)
  await page.waitForTimeout(ms)
  const after = await readCounters(cdp)
  return { intervals: await takeFrames(page), threadMs: (after.TaskDuration - before.TaskDuration) * 1000 }
}

async function measure(
  browser: Browser,
  { address, family, motion, slowdown }: { address: string; family: string; motion: Motion; slowdown: number },
): Promise<Figures> {
  const { page, cdp, close } = await openPhone(browser, address, slowdown)
  const intervals: number[] = []
  let threadMs = 0
  try {
    await page.evaluate(watchFrames)
    for (let left = looks; left > 0; left -= 1) {
      const seen = await look(page, cdp, motion)
      if (left === looks) continue
      intervals.push(...seen.intervals)
      threadMs += seen.threadMs
    }
  } finally {
    await close()
  }
  const tenth = (value: number) => Math.round(value * 10) / 10
  return {
    family,
    frames: intervals.length,
    p50Ms: tenth(quantile(intervals, 0.5)),
    p95Ms: tenth(quantile(intervals, 0.95)),
    longestMs: tenth(Math.max(...intervals)),
    threadMs: tenth(threadMs / intervals.length),
  }
}

/** Lets each picture that moves move. Thread ms are those of the main thread for each frame, slowed down like all of it. */
export async function measureFrames(
  browser: Browser,
  games: readonly BenchGame[],
  { launch, origin, slowdown }: { launch: (game: BenchGame) => Promise<string>; origin: string; slowdown: number },
): Promise<{ figures: object; targets: Target[] }> {
  const rows: Figures[] = []
  for (const [family, motion] of Object.entries(motions(origin))) {
    const game = games.find((one) => one.family === family)
    if (game === undefined) continue
    const measured = await attempt(`frames of ${family}`, async () =>
      measure(browser, { address: await launch(game), family, motion: motion(game.slug), slowdown }),
    )
    if (measured !== null) rows.push(measured)
  }
  console.table(rows)
  const targets = rows.map(({ family, p95Ms }) => ({
    what: `frames of ${family}, p95 ms`,
    is: p95Ms,
    wanted: wantedMs,
  }))
  return { figures: rows, targets }
}
