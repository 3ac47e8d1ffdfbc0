/**
 * The bench of `npm run bench:web`. Usage: odds-board.ts URL [--pairs=3] [--seconds=8]
 *
 * A pair is the raw writes and the app, one after the other on fresh pages; every second pair begins with the app. A
 * ratio is the median over the pairs, so that a machine that slows down meanwhile counts for neither side.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { quantile } from '../mock/report.ts'
import {
  attempt,
  launchBrowser,
  median,
  openPhone,
  printTargets,
  readCounters,
  type Target,
  writeFigures,
} from './browser.ts'

/** As bench/board/page.tsx gives it. */
type Reading = { frames: number[]; longTasks: number[]; ticks: number; wrong: number }
type BenchWindow = { bench: { cells: number; start: (perSecond: number) => void; read: () => Reading } }

const ticksPerSecond = 1000
const slowdown = 4
const warmUpMs = 3000

type Subject = 'raw' | 'app' | 'ladder' | 'none'
type Figures = {
  frameP95Ms: number
  framesPerSecond: number
  longTasks: number
  longestTaskMs: number
  /** Of the main thread, in ms of each second. */
  scriptMs: number
  mainThreadMs: number
  ticksPerSecond: number
}

/** Runs one subject on a fresh page. @throws when a cell never shows its last tick */
async function measure(browser: Browser, url: string, subject: Subject, seconds: number): Promise<Figures> {
  const { page, cdp, close } = await openPhone(browser, `${url}/?subject=${subject}`, slowdown)
  const read = () => page.evaluate(() => (window as unknown as BenchWindow).bench.read())
  const start = (rate: number) => page.evaluate((r) => (window as unknown as BenchWindow).bench.start(r), rate)
  await page.waitForFunction(() => 'bench' in window)
  await start(ticksPerSecond)
  await page.waitForTimeout(warmUpMs)
  await read()
  const began = performance.now()
  const before = await readCounters(cdp)
  await page.waitForTimeout(seconds * 1000)
  const after = await readCounters(cdp)
  const passed = (performance.now() - began) / 1000
  const { frames, longTasks, ticks } = await read()
  await start(0)
  // What is still on its way is drawn within a frame; a cell that never shows its last tick ends the bench here.
  await page.waitForFunction(() => (window as unknown as BenchWindow).bench.read().wrong === 0)
  await close()
  const perSecond = (value: number) => Math.round((value / passed) * 10) / 10
  return {
    frameP95Ms: Math.round(quantile(frames, 0.95) * 10) / 10,
    framesPerSecond: perSecond(frames.length),
    longTasks: longTasks.length,
    longestTaskMs: Math.round(Math.max(0, ...longTasks)),
    scriptMs: perSecond((after.ScriptDuration - before.ScriptDuration) * 1000),
    mainThreadMs: perSecond((after.TaskDuration - before.TaskDuration) * 1000),
    ticksPerSecond: perSecond(ticks),
  }
}

type Pair = { raw: Figures; app: Figures }

function targetsOf(pairs: readonly Pair[], ladder: Figures | null): Target[] {
  const ratio = (name: keyof Figures) => median(pairs.map(({ raw, app }) => app[name] / raw[name]))
  return [
    { what: 'frame p95 of the raw writes', is: ratio('frameP95Ms'), wanted: 1.2 },
    { what: 'tasks over 50 ms in a run', is: median(pairs.map(({ app }) => app.longTasks)), wanted: 0 },
    { what: 'scripting of the raw writes', is: ratio('scriptMs'), wanted: 2.5 },
    { what: 'main thread of the raw writes', is: ratio('mainThreadMs'), wanted: 1.3 },
    { what: 'frame p95 with the ladder open, ms', is: ladder?.frameP95Ms ?? Number.NaN, wanted: 20 },
  ]
}

function numberOf(args: readonly string[], name: string, otherwise: number): number {
  const value = Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise)
  if (Number.isInteger(value) && value > 0) return value
  throw new RangeError(`--${name} takes a whole number above 0`)
}

async function main(url: string, args: readonly string[]): Promise<void> {
  const seconds = numberOf(args, 'seconds', 8)
  const loadBefore = loadavg()[0] ?? 0
  const browser = await launchBrowser()
  const none = await attempt('messages alone', () => measure(browser, url, 'none', seconds))
  const pairs: Pair[] = []
  for (let at = 0; at < numberOf(args, 'pairs', 3); at += 1) {
    const order: Subject[] = at % 2 === 0 ? ['raw', 'app'] : ['app', 'raw']
    const pair: Partial<Record<Subject, Figures | null>> = {}
    for (const subject of order) pair[subject] = await attempt(subject, () => measure(browser, url, subject, seconds))
    if (pair.raw && pair.app) pairs.push({ raw: pair.raw, app: pair.app })
  }
  const ladder = await attempt('ladder', () => measure(browser, url, 'ladder', seconds))
  const machine = { cores: availableParallelism(), chromium: browser.version(), loadBefore }
  await browser.close()
  console.table([
    { subject: 'messages alone', ...none },
    ...pairs.flatMap(({ raw, app }) => [
      { subject: 'raw writes', ...raw },
      { subject: 'app', ...app },
    ]),
    { subject: 'ladder open', ...ladder },
  ])
  const targets = targetsOf(pairs, ladder)
  printTargets(targets)
  console.log(`${machine.cores} cores, Chromium ${machine.chromium}, load before the run ${loadBefore.toFixed(1)}`)
  if (loadBefore > machine.cores / 2) console.log('The machine was busy: frames and long tasks are those of the crowd.')
  writeFigures('web', { machine, slowdown, seconds, none, pairs, ladder, targets })
}

const [url = '', ...args] = process.argv.slice(2)
await main(url, args)
