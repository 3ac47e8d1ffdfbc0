/** What shows each promise of the documents: an example, tests of the mock, pacts, journeys. And the holes. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json } from '../src/document.ts'
import { type Promised, promises } from './promises.ts'
import { type Column, columns, type Reason, reasons } from './reasons.ts'
import { goneFiles, type Recorded, readRecorded } from './recorded.ts'

export interface Covered {
  readonly promised: Promised
  /** How many show it: examples and pacts, and files of tests. */
  readonly shown: Readonly<Record<Column, number>>
}

export interface Coverage {
  /** Files of tests over calls of the mock, and of journeys, that were recorded, and that there are. */
  readonly mock: Files
  readonly journeys: Files
  readonly rows: readonly Covered[]
  readonly reasons: readonly { reason: Reason; holes: number }[]
  /** What has to be mended, a line each. */
  readonly problems: readonly string[]
}

interface Files {
  readonly recorded: number
  readonly all: number
}

const pactFolder = join(import.meta.dirname, '../pacts')

/** By the documents, pacts and records as they are committed. */
export function contractCoverage(): Coverage {
  const recorded = readRecorded()
  const files = (folder: string, all: string): Files => ({
    recorded: [...recorded.keys()].filter((file) => file.startsWith(folder)).length,
    all: globSync(all, { cwd: join(import.meta.dirname, '../..') }).length,
  })
  const judged = judge(rowsOf(promises(), pactCounts(), recorded), reasons, [
    ...goneFiles(recorded).map(
      (file) => `contracts/evidence/recorded.json names ${file}, which is gone: npm run coverage:record`,
    ),
    ...unknownKeys(recorded).map((key) => `contracts/evidence/recorded.json has "${key}", which no document promises`),
  ])
  return {
    ...judged,
    mock: files('mock-server/', 'mock-server/test/**/*.test.ts'),
    journeys: files('e2e/', 'e2e/journeys/**/*.e2e.ts'),
  }
}

/** Holds rows against reasons: every hole has one; one that names operations has a hole for each, any other has one at all. */
export function judge(
  rows: readonly Covered[],
  given: readonly Reason[],
  problems: readonly string[] = [],
): Omit<Coverage, 'mock' | 'journeys'> {
  const holes = rows.flatMap((row) =>
    columns.filter((column) => row.shown[column] === 0).map((column) => ({ row, column })),
  )
  const fits = (reason: Reason, promised: Promised) =>
    reason.kind === promised.kind &&
    (reason.document === undefined || reason.document === promised.document) &&
    (reason.of === 'any' || reason.of.includes(promised.id)) &&
    (reason.parts === 'any' || reason.parts.includes(promised.part))
  const unexplained = holes.filter(
    ({ row, column }) => !given.some((one) => one.column === column && fits(one, row.promised)),
  )
  const stale = given.flatMap((reason) => {
    const met = rows.filter(({ promised }) => fits(reason, promised))
    const full = met.filter(({ shown }) => shown[reason.column] > 0).map(({ promised }) => promised.key)
    const gone = reason.of === 'any' ? [] : reason.of.filter((id) => !met.some(({ promised }) => promised.id === id))
    const filled = reason.of === 'any' && full.length < met.length ? [] : [...full, ...gone]
    if (filled.length === 0 && met.length > 0) return []
    return [
      `no hole is left for a reason in contracts/evidence/reasons.ts (${reason.column}, ${filled.slice(0, 5).join(', ')}): ${reason.because}`,
    ]
  })
  return {
    rows,
    reasons: given.map((reason) => {
      const met = rows.filter(({ promised, shown }) => shown[reason.column] === 0 && fits(reason, promised))
      return { reason, holes: met.length }
    }),
    problems: [
      ...problems,
      ...unexplained.map(
        ({ row: { promised }, column }) =>
          `${promised.document} ${promised.id} ${promised.part}: no ${words[column]}${hints[column]}, and no reason in contracts/evidence/reasons.ts`,
      ),
      ...stale,
    ],
  }
}

const words: Readonly<Record<Column, string>> = {
  document: 'example',
  walk: 'way in the walks of the mock',
  mock: 'test of the mock',
  pact: 'pact',
  journey: 'journey',
}

/** Tests and journeys count when their run was recorded. */
const hints: Readonly<Record<Column, string>> = {
  document: '',
  walk: '',
  mock: ' (npm run coverage:record -- mock FILE)',
  pact: '',
  journey: ' (npm run coverage:record -- journeys FILE)',
}

function rowsOf(all: readonly Promised[], pacts: ReadonlyMap<string, number>, recorded: Recorded): Covered[] {
  const files = (folder: string, key: string) =>
    [...recorded].filter(([file, seen]) => file.startsWith(folder) && seen.includes(key)).length
  return all.map((promised) => ({
    promised,
    shown: {
      document: promised.isShown ? 1 : 0,
      walk: isWalked(promised) ? 1 : 0,
      mock: files('mock-server/', promised.key),
      pact: pacts.get(promised.kind === 'event' ? promised.id : promised.key) ?? 0,
      journey: files('e2e/', promised.key),
    },
  }))
}

/**
 * The walks (mock-server/test/walk, for the games' server test/rgs/refusals.test.ts) bring every operation to each refusal that
 * its document names, the first also to its success, and fail for one that nothing leads to. Worlds that are not there and the
 * like have no journal, so that they cannot be recorded.
 */
const isWalked = ({ document, kind, part }: Promised): boolean =>
  kind === 'call' && (document === 'openapi.yaml' || part !== '200')

/** By `operation status`, and by event. */
function pactCounts(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of readdirSync(pactFolder)) {
    const { interactions }: { interactions: Json[] } = JSON.parse(readFileSync(join(pactFolder, file), 'utf8'))
    for (const one of interactions.filter(isObject)) {
      const [name = ''] = String(one.description).split(': ')
      const status = isObject(one.response) ? ` ${one.response.status}` : ''
      counts.set(name + status, (counts.get(name + status) ?? 0) + 1)
    }
  }
  return counts
}

function unknownKeys(recorded: Recorded): string[] {
  const known = new Set(promises().map(({ key }) => key))
  return [...new Set([...recorded.values()].flat())].filter((key) => !known.has(key))
}
