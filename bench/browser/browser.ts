import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { installedBrowser } from '../../e2e/debian-browsers.ts'
import { quantile } from '../mock/report.ts'

/** A phone's viewport. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** A page on a phone's viewport, with the browser's own counters. */
export type PhonePage = { page: Page; cdp: CDPSession; close: () => Promise<void> }

/** Seconds of the main thread, bytes, and DOM nodes that are alive, in the document or not. */
export type Counters = Record<'TaskDuration' | 'ScriptDuration' | 'JSHeapUsedSize' | 'Nodes', number>

export function launchBrowser(): Promise<Browser> {
  const program = installedBrowser('benches')
  return chromium.launch({
    ...(program ? { executablePath: program } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
}

/** Opens an address; `slowdown` 4 makes the CPU four times slower from then on. */
export async function openPhone(browser: Browser, url: string, slowdown: number): Promise<PhonePage> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // Time that the thread ran, not time that went by: other programs of the machine do not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, cdp, close: () => context.close() }
}

export async function readCounters(cdp: CDPSession): Promise<Counters> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const get = (wanted: keyof Counters) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    TaskDuration: get('TaskDuration'),
    ScriptDuration: get('ScriptDuration'),
    JSHeapUsedSize: get('JSHeapUsedSize'),
    Nodes: get('Nodes'),
  }
}

/**
 * Runs a step of a bench. One that fails is named, and fails the command at its end; null is returned for it, so that what the
 * other steps measured is still printed.
 */
export async function attempt<Result>(name: string, step: () => Promise<Result>): Promise<Result | null> {
  try {
    return await step()
  } catch (error) {
    process.exitCode = 1
    console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

/** The middle one of some numbers; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** A promise with its figure: `is` must not be above `wanted`. */
export type Target = { what: string; is: number; wanted: number }

/** Prints which promises hold. */
export function printTargets(targets: readonly Target[]): void {
  console.table(
    targets.map(({ what, is, wanted }) => ({
      target: what,
      is: Math.round(is * 1000) / 1000,
      wanted: `<= ${wanted}`,
      holds: is <= wanted,
    })),
  )
}

/** Keeps the figures of a run in .tmp/bench. */
export function writeFigures(name: string, figures: object): void {
  writeFileSync(join(import.meta.dirname, `../../.tmp/bench/${name}.json`), `${JSON.stringify(figures, null, 2)}\n`)
}
