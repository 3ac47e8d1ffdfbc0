import type { Store } from '../../store/store.ts'

/**
 * Takes the next number of a counter that lives in the store, so that a restart repeats none. Counts from 1. What is
 * drawn by `Random.bytes` is drawn by such a number.
 */
export function nextCount(store: Store, counter: string): number {
  store.run('INSERT INTO counters (name, value) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1', [
    counter,
  ])
  return store.one('SELECT value FROM counters WHERE name = ?', [counter], (row) => row.integer('value')) ?? 1
}
