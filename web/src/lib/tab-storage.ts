import { attempt, isRecord } from './local-storage.ts'

/** As stored.ts for session storage: what one tab keeps over a reload. It never throws either. */

/** The record under a key; null when there is none, it is not JSON, or storage is closed to us. */
export function readTabRecord(key: string): Record<string, unknown> | null {
  const value = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  return isRecord(value) ? value : null
}

/** Writes a record as JSON; null removes the key. */
export function writeTabRecord(key: string, value: object | null): void {
  attempt(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(value))))
}
