/**
 * The soak of `npm run bench:web -- --soak=SECONDS`. Usage: soak.ts URL SECONDS
 *
 * A signed-in player stays on the page of a match in play with a price in the slip. Heap after a garbage collection, and
 * nodes that are alive outside the document, must stay flat: the last third of the samples against the first.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { fillLogin, loginButton } from '../../e2e/parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../../e2e/parts/betting.ts'
import { attempt, launchBrowser, median, openPhone, readCounters } from './browser.ts'

const warmUpMs = 10_000
const samples = 15

type Sample = { second: number; heapMb: number; nodesOutside: number; nodesInside: number }

/** What grows by itself without a leak: caches of a minute, the list of decided sessions. */
const allowed = { heapMb: 1, nodesOutside: 300 }

async function sample(page: Page, cdp: CDPSession, second: number): Promise<Sample> {
  // Once more for what the finalizers of the first let go.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const nodesInside = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
    let count = 1
    while (walker.nextNode()) count += 1
    return count
  })
  const { JSHeapUsedSize, Nodes } = await readCounters(cdp)
  return { second, heapMb: Math.round(JSHeapUsedSize / 1e4) / 100, nodesOutside: Nodes - nodesInside, nodesInside }
}

/** By how much the last third lies above the first. */
function growth(taken: readonly Sample[], name: 'heapMb' | 'nodesOutside'): number {
  const third = Math.floor(taken.length / 3)
  const values = taken.map((one) => one[name])
  return Math.round((median(values.slice(-third)) - median(values.slice(0, third))) * 100) / 100
}

async function main(url: string, seconds: number): Promise<boolean> {
  const browser = await launchBrowser()
  const { page, cdp } = await openPhone(browser, url, 1)
  page.setDefaultTimeout(120_000)
  await loginButton(page).click()
  await fillLogin(page, { username: 'player', password: 'Chaupar123' })
  await openLiveMatch(page)
  await chooseBackPrice(page)
  await page.waitForTimeout(warmUpMs)
  const taken: Sample[] = []
  for (let at = 0; at < samples; at += 1) {
    const seen = await attempt(`sample ${at + 1}`, () => sample(page, cdp, Math.round((at * seconds) / samples)))
    // A page that is gone gives no later ones.
    if (seen === null) break
    taken.push(seen)
    await page.waitForTimeout((seconds * 1000) / samples)
  }
  await browser.close()
  const grown = { heapMb: growth(taken, 'heapMb'), nodesOutside: growth(taken, 'nodesOutside') }
  const flat = taken.length === samples && grown.heapMb <= allowed.heapMb && grown.nodesOutside <= allowed.nodesOutside
  console.table(taken)
  console.table([
    { figure: 'heap after collection, MB', grown: grown.heapMb, wanted: `<= ${allowed.heapMb}` },
    { figure: 'nodes outside the document', grown: grown.nodesOutside, wanted: `<= ${allowed.nodesOutside}` },
  ])
  console.log(`${flat ? 'Flat' : 'NOT flat'} over ${seconds} s on an in-play page`)
  const file = join(import.meta.dirname, '../../.tmp/bench/web-soak.json')
  writeFileSync(file, `${JSON.stringify({ seconds, grown, allowed, flat, taken }, null, 2)}\n`)
  return flat
}

const [url = '', seconds = '60'] = process.argv.slice(2)
process.exitCode = (await main(url, Number(seconds))) ? 0 : 1
