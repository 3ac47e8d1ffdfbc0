/**
 * The first load of `npm run bench:load`. Usage: first-load.ts URL STATIC_URL BARE_URL [--runs=5] [--requests] [--presses]
 *
 * Each run opens, on fresh contexts, a static page (the landing page's first view without the app, tools/stack/static-pages.ts)
 * and the pages of the site after it: Chromium on a CPU four times slower, 150 ms and 1.6 Mbit/s, 390 x 844. A ratio is the
 * median over the runs of page and static page of the same run, so that a machine that slows down meanwhile counts for neither
 * side. A bare page, one heading and one sentence in one answer, stands beside them as the floor; nothing is promised of it. --requests prints each page's requests once; --presses
 * measures the presses alone (interactions.ts).
 */

import { availableParallelism, loadavg } from 'node:os'
import { seededPlayer } from '@chaupar/playwright'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { attempt, launchBrowser, median, phone, printTargets, type Target, writeFigures } from './browser.ts'
import { measureInteractions } from './interactions.ts'

const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** How long a page is watched: well after its last picture, also where it is slow. */
const watchMs = { static: 2000, site: 8000 }

type Subject = { name: string; path: string; player: boolean }
type Reading = {
  firstPaintMs: number
  largestPaintMs: number
  largest: string
  blockingMs: number
  longestTaskMs: number
  shift: number
  shifted: string
}
type Figures = Reading & { requests: number; kilobytes: number; beforePaintKilobytes: number }
type Sent = { path: string; beganMs: number; endedMs: number; bytes: number }
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Runs in the page, before anything of it: collects what the browser reports until it is asked. */
function watch(): void {
  const seen = { largestPaintMs: Number.NaN, largest: '', tasks: [] as [number, number][], shift: 0, shifted: '' }
  const nameOf = (element: Element | null | undefined) =>
    element ? `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}` : '?'
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime
    seen.largest = nameOf(Reflect.get(entry, 'element'))
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  observe('layout-shift', (entry) => {
    const value: number = Reflect.get(entry, 'value')
    const sources: { node?: Element | null }[] = Reflect.get(entry, 'sources')
    seen.shift += value
    seen.shifted += ` ${value.toFixed(4)} ${Math.round(entry.startTime)}ms ${sources.map(({ node }) => nameOf(node instanceof Element ? node : null)).join(' ')};`
  })
  Reflect.set(window, 'readFirstLoad', () => {
    const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const tasks = seen.tasks.filter(([start, duration]) => start + duration > firstPaintMs).map(([, took]) => took)
    return {
      firstPaintMs,
      largestPaintMs: seen.largestPaintMs,
      largest: seen.largest,
      blockingMs: tasks.reduce((sum, took) => sum + Math.max(0, took - 50), 0),
      longestTaskMs: Math.max(0, ...tasks),
      shift: seen.shift,
      shifted: seen.shifted,
    }
  })
}

/** Opens an address as somebody's first visit. @throws when nothing is painted */
async function measure(
  browser: Browser,
  url: string,
  waitMs: number,
  storageState?: StorageState,
): Promise<Figures & { sent: Sent[] }> {
  const context = await browser.newContext({ ...phone, ...(storageState ? { storageState } : {}) })
  try {
    return await measureIn(context, url, waitMs)
  } finally {
    await context.close()
  }
}

async function measureIn(context: BrowserContext, url: string, waitMs: number): Promise<Figures & { sent: Sent[] }> {
  await context.addInitScript(watch)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const sent = new Map<string, Sent & { began: number }>()
  let began = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ||= timestamp
    const path = request.url.replace(/^https?:\/\/[^/]+/, '').slice(0, 70)
    sent.set(requestId, { path, began: timestamp, beganMs: (timestamp - began) * 1000, endedMs: Number.NaN, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = sent.get(requestId)
    if (request) Object.assign(request, { endedMs: (timestamp - began) * 1000, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(waitMs)
  const reading = await page.evaluate((): Reading => Reflect.get(window, 'readFirstLoad')())
  if (!(reading.firstPaintMs > 0)) throw new Error(`${url} painted nothing in ${waitMs} ms`)
  const requests = [...sent.values()]
  const kilobytes = (some: Sent[]) => Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10
  return {
    ...reading,
    requests: requests.length,
    kilobytes: kilobytes(requests),
    beforePaintKilobytes: kilobytes(requests.filter(({ endedMs }) => endedMs <= reading.firstPaintMs)),
    sent: requests,
  }
}

/** A browser's storage in which the seeded player is signed in, and a match in play. */
async function signInSeeded(url: string): Promise<{ storage: StorageState; match: string }> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/api/login`, { method: 'POST', headers, body: JSON.stringify(seededPlayer) })
  const { data } = (await login.json()) as { data: { token: string; user: object } }
  const listed = await fetch(`${url}/api/sports/matches?when=inplay`)
  const { data: inplay } = (await listed.json()) as { data: { matches: { refMatchId: string }[] } }
  const match = inplay.matches[0]?.refMatchId
  if (match === undefined) throw new Error('no match is in play')
  const entries = { token: data.token, user: JSON.stringify(data.user) }
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }))
  return { storage: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }, match }
}

type Promised = {
  what: string
  figure: 'firstPaintMs' | 'largestPaintMs' | 'blockingMs' | 'shift'
  ofStatic: boolean
  wanted: number
}

/** The promises of one page (docs/reliability.md). */
function promisedFor({ name, player }: Subject): Promised[] {
  const largest = {
    what: `${name}: largest paint of the static page's`,
    figure: 'largestPaintMs',
    ofStatic: true,
  } as const
  if (player) return [{ ...largest, wanted: 3 }]
  return [
    { what: `${name}: first paint of the static page's`, figure: 'firstPaintMs', ofStatic: true, wanted: 1.2 },
    { ...largest, wanted: 1.5 },
    { what: `${name}: blocking time, ms`, figure: 'blockingMs', ofStatic: false, wanted: 150 },
    { what: `${name}: layout shift`, figure: 'shift', ofStatic: false, wanted: 0.02 },
  ]
}

/** One of each run, null where it failed. */
type Readings = ((Figures & { sent: Sent[] }) | null)[]

function printRequests(name: string, { shifted, sent }: Figures & { sent: Sent[] }): void {
  console.log(`${name}:${shifted}`)
  console.table(
    sent.map(({ path: asked, beganMs, endedMs, bytes }) => ({
      asked,
      began: Math.round(beganMs),
      ended: Math.round(endedMs),
      bytes,
    })),
  )
}

/** Figures for the file, without the lists of requests. */
const kept = (readings: Readings) => readings.map((one) => one && { ...one, sent: undefined })

async function main(url: string, staticUrl: string, bareUrl: string, args: readonly string[]): Promise<void> {
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 5)
  const loadBefore = loadavg()[0] ?? 0
  const { storage, match } = await signInSeeded(url)
  const onlyPresses = args.includes('--presses')
  const pages: Subject[] = [
    { name: 'landing', path: '/', player: false },
    { name: '/exchange/Inplay, guest', path: '/exchange/Inplay', player: false },
    { name: 'home, player', path: '/home', player: true },
    { name: 'match, player', path: `/exchange/${match}`, player: true },
  ]
  const subjects = onlyPresses ? [] : pages
  const browser = await launchBrowser()
  const bare: Readings = []
  const plain: Readings = []
  const of = new Map<string, Readings>(subjects.map(({ name }) => [name, []]))
  for (let run = 0; subjects.length > 0 && run < runs; run += 1) {
    bare.push(await attempt('bare page', () => measure(browser, bareUrl, watchMs.static)))
    plain.push(await attempt('static page', () => measure(browser, staticUrl, watchMs.static)))
    for (const { name, path, player } of subjects) {
      const figures = await attempt(name, () =>
        measure(browser, url + path, watchMs.site, player ? storage : undefined),
      )
      of.get(name)?.push(figures)
      if (run === 0 && figures !== null && args.includes('--requests')) printRequests(name, figures)
    }
  }
  const interactions = await measureInteractions(browser, { url, match, storage, rounds: 4 * runs })
  const machine = { cores: availableParallelism(), chromium: browser.version(), loadBefore }
  await browser.close()
  const row = (subject: string, readings: Readings) => {
    const figures = readings.filter((one) => one !== null)
    const middle = (name: Exclude<keyof Figures, 'largest' | 'shifted'>) => median(figures.map((one) => one[name]))
    return {
      subject,
      'first paint': Math.round(middle('firstPaintMs')),
      'largest paint': Math.round(middle('largestPaintMs')),
      what: figures.map(({ largest }) => largest).sort()[Math.floor(figures.length / 2)],
      'blocking ms': Math.round(middle('blockingMs')),
      'longest task': Math.round(middle('longestTaskMs')),
      shift: Math.round(middle('shift') * 10_000) / 10_000,
      requests: middle('requests'),
      kB: middle('kilobytes'),
      'kB before paint': middle('beforePaintKilobytes'),
    }
  }
  if (!onlyPresses)
    console.table([
      row('bare page', bare),
      row('static page', plain),
      ...[...of].map(([name, figures]) => row(name, figures)),
    ])
  const targets: Target[] = subjects.flatMap((subject) =>
    promisedFor(subject).map(({ what, figure, ofStatic, wanted }) => ({
      what,
      is: median(
        (of.get(subject.name) ?? []).flatMap((one, at) => {
          const divisor = ofStatic ? plain[at]?.[figure] : 1
          return one === null || divisor === undefined ? [] : [one[figure] / divisor]
        }),
      ),
      wanted,
    })),
  )
  targets.push(...interactions)
  printTargets(targets)
  console.log(`${machine.cores} cores, Chromium ${machine.chromium}, load before the run ${loadBefore.toFixed(1)}`)
  writeFigures(onlyPresses ? 'presses' : 'load', {
    machine,
    slowdown,
    network,
    bare: kept(bare),
    plain: kept(plain),
    pages: Object.fromEntries([...of].map(([name, readings]) => [name, kept(readings)])),
    targets,
  })
}

const [url = '', staticUrl = '', bareUrl = '', ...args] = process.argv.slice(2)
await main(url, staticUrl, bareUrl, args)
