import type { GenericSchema } from 'valibot'
import { readStored } from './row.ts'
import type { Store } from './store.ts'

/** Reads a fact about the world that `writeMeta` stored under the same key; `null` when it is absent. */
export function readMeta<T>(store: Store, key: string, schema: GenericSchema<unknown, T>): T | null {
  const sql = 'SELECT value FROM meta WHERE key = ?'
  return store.one(sql, [key], (row) => readStored(`meta '${key}'`, row.text('value'), schema))
}

/** Keeps a fact about the world, as JSON. */
export function writeMeta(store: Store, key: string, value: unknown): void {
  store.run('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    key,
    JSON.stringify(value),
  ])
}

/**
 * Takes the next number of a stored counter, so that a restart repeats none. Counts from 1. `Random.bytes` draws by such a
 * number.
 */
export function nextCount(store: Store, counter: string): number {
  store.run('INSERT INTO counters (name, value) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1', [
    counter,
  ])
  return store.one('SELECT value FROM counters WHERE name = ?', [counter], (row) => row.integer('value')) ?? 1
}
