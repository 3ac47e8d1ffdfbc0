/** What tests really asked of the mock, recorded while they ran: kept beside this file, by file of tests. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json } from '../src/document.ts'

const kept = join(import.meta.dirname, 'recorded.json')
const root = join(import.meta.dirname, '../..')

/** By file of tests: `login 200` for a call with its status, `in EVENT` and `out EVENT` for messages. */
export type Recorded = ReadonlyMap<string, readonly string[]>

/** What is committed. */
export function readRecorded(): Recorded {
  return new Map(Object.entries(objectOf(readFileSync(kept, 'utf8'))).map(([file, seen]) => [file, textsOf(seen)]))
}

/** Files of tests that are named and no longer there. */
export function goneFiles(recorded: Recorded): string[] {
  return [...recorded.keys()].filter((file) => !existsSync(join(root, file)))
}

/** What a run has written into its folder, a line for each test or file of tests. */
export function readRun(folder: string): Recorded {
  const found = new Map<string, string[]>()
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const { file, seen } = objectOf(line)
      found.set(String(file), [...(found.get(String(file)) ?? []), ...textsOf(seen)])
    }
  }
  return found
}

/**
 * Keeps what a run has shown: of the files that ran what they did now, of all others what was known. After a run in which
 * something failed nothing is taken away, since a journey that broke off may do more.
 */
export function keepRun(run: Recorded, hasPassed: boolean, isKnown: (seen: string) => boolean): void {
  const all = new Map(existsSync(kept) ? readRecorded() : [])
  for (const [file, seen] of run) {
    const before = hasPassed ? [] : (all.get(file) ?? [])
    all.set(file, [...new Set([...before, ...seen])].filter(isKnown).sort())
  }
  const there = [...all].filter(([file, seen]) => seen.length > 0 && existsSync(join(root, file)))
  const sorted = there.sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}

function objectOf(text: string): { readonly [key: string]: Json } {
  const value: Json = JSON.parse(text)
  if (!isObject(value)) throw new Error(`No object: ${text.slice(0, 80)}`)
  return value
}

const textsOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])
