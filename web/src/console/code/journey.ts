import type { ControlData } from '@chaupar/api/control-client'
import { isObject } from '@chaupar/api/document'
import type { Entry } from '../journal/use-journal.ts'
import { literal, onOneLine } from './literal.ts'
import { recordedCall, refusalOf } from './recorded-call.ts'
import { isControlOperation, type Sessions, stepOf } from './step.ts'

type Journal = ControlData<'exportJournal'>

/** A file for Playwright, or why none can be written. */
export type Journey = { code: string } | { problem: string }

const windowMs = 120_000
/** Prices of a world whose clock runs are never older than this. */
const longestTickMs = 1000
const fixtures = ['clock', 'faults', 'player', 'world'] as const
const imports = ['expect', 'seededMobile', 'seededPlayer', 'test'] as const

/**
 * What happened in the last two minutes of a world's clock, as a test with the fixtures of @chaupar/playwright. The test begins where the
 * world began: what changed it before comes first, reads of that time are left out. Its clock stands still and is set before each step.
 */
export function journeyOf({ world, entries }: Journal, nowMs: number): Journey {
  if (world.seed === '')
    return { problem: 'The seed of this world is hidden: what happens in it cannot be played again' }
  if ((entries[0]?.id ?? 1) !== 1) return { problem: 'The beginning of this journal is no longer kept' }
  const begin = firstOfWindow(entries, nowMs)
  const sessions: Sessions = new Map()
  let atMs = Date.parse(world.startedAt)
  const linesOf = (entry: Entry): string[] => {
    const step = setsPace(entry) ? null : stepOf(entry, sessions)
    if (step === null) return []
    if ('leftOut' in step) return [`// Left out: ${onOneLine(entry.name)}; ${step.leftOut}.`]
    const momentMs = Math.max(atMs, momentOf(entry))
    const moved = momentMs === atMs ? [] : [`await clock.set('${new Date(momentMs).toISOString()}')`]
    atMs = momentMs + jumpOf(entry, momentMs)
    return [...moved, step.code]
  }
  const before = entries.slice(0, begin).filter(hasEffect).flatMap(linesOf)
  const after = entries.slice(begin).flatMap(linesOf)
  if (after.length === 0) return { problem: 'No call was made in the last two minutes' }
  const lines = [
    ...(before.length === 0 ? [] : ['// Before the last two minutes, what changed the world:', ...before, '']),
    ...after,
  ]
  return { code: fileOf(world, lines, timeoutMs(entries)) }
}

function fileOf({ name, seed, startedAt, scenarios }: Journal['world'], lines: string[], timeout: number): string {
  const [base, ...further] = scenarios
  const isGiven = (params: object | undefined) => Object.keys(params ?? {}).length > 0
  const options = {
    seed,
    now: startedAt,
    frozen: true,
    ...(isGiven(base?.params) ? { params: base?.params } : {}),
    ...(further.length === 0 ? {} : { scenarios: further.map((call) => (isGiven(call.params) ? call : call.name)) }),
  }
  const body = lines.join('\n')
  const used = fixtures.filter((one) => new RegExp(`\\b${one}\\.`).test(body))
  const title = literal(`the last two minutes of ${name}`)
  const imported = imports.filter((one) => one === 'test' || new RegExp(`\\b${one}\\b`).test(body))
  return [
    '// Written by the console of the mock from a journal. It repeats calls of the API and of the control surface;',
    '// presses on a page, messages of sockets and calls of games are not in it.',
    `import { ${imported.join(', ')} } from '@chaupar/playwright'`,
    '',
    `test.use({ worldOptions: ${literal(options)} })`,
    '',
    `test(${title}, async ({ ${used.join(', ')} }) => {`,
    ...[`test.setTimeout(${timeout})`, ...lines].map((line) => (line === '' ? '' : `  ${line}`)),
    '})',
    '',
  ].join('\n')
}

/** The first entry of the last two minutes. A jump of the clock, by a press, takes no time. */
function firstOfWindow(entries: readonly Entry[], nowMs: number): number {
  let leftMs = windowMs
  let laterMs = nowMs
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index]
    // Consequences of a jump stand before it, with times after it.
    if (entry === undefined || !(entry.kind === 'http' || isControlOperation(entry.name))) continue
    const atMs = Date.parse(entry.at)
    leftMs -= Math.max(0, laterMs - atMs - jumpOf(entry, atMs))
    if (leftMs < 0) return index + 1
    laterMs = atMs
  }
  return 0
}

/** Milliseconds by which an entry moved the clock. */
function jumpOf({ name, status, data }: Entry, atMs: number): number {
  const request = data?.request
  if (!isObject(request) || (typeof status === 'number' && status >= 400)) return 0
  if (name === 'advanceClock' && typeof request.ms === 'number') return request.ms
  return name === 'setClock' && typeof request.now === 'string' ? Math.max(0, Date.parse(request.now) - atMs) : 0
}

/** When to repeat an entry: when prices had come as far as they had for it. */
function momentOf(entry: Entry): number {
  const atMs = Date.parse(entry.at)
  const reachedAtMs = recordedCall(entry)?.reachedAtMs ?? entry.data?.reachedAtMs
  const isTick = typeof reachedAtMs === 'number' && reachedAtMs <= atMs && atMs - reachedAtMs <= longestTickMs
  return isTick ? reachedAtMs : atMs
}

/** The test moves its clock itself. */
function setsPace({ name }: Entry): boolean {
  return name === 'freezeClock' || name === 'scaleClock'
}

/** Whether later calls may depend on it. A refused read may have used up a planted fault. */
function hasEffect(entry: Entry): boolean {
  const call = recordedCall(entry)
  return call === null || call.method !== 'GET' || entry.status === 'dropped' || refusalOf(entry) !== null
}

/** Twice what the calls took, in whole minutes: planted delays are repeated. */
function timeoutMs(entries: readonly Entry[]): number {
  const tookMs = entries.reduce((sum, { ms = 0 }) => sum + ms, 0)
  return (1 + Math.ceil((tookMs * 2) / 60_000)) * 60_000
}
