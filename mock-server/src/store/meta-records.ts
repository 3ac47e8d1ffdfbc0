import type { Store } from './store.ts'

/** Reads a fact about the world that `writeMeta` kept under the same key; `null` when there is none. */
export function readMeta<T>(store: Store, key: string): T | null {
  return store.one('SELECT value FROM meta WHERE key = ?', [key], (row): T => JSON.parse(row.text('value')))
}

/** Keeps a fact about the world, as JSON. */
export function writeMeta(store: Store, key: string, value: unknown): void {
  store.run('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    key,
    JSON.stringify(value),
  ])
}
