import { readJson as readJsonText } from '@chaupar/api/document'

/**
 * Local storage and session storage that never throw. They may be full, forbidden, or hold entries of another version or
 * edited ones; without storage a tab keeps its state in memory.
 */

/** The text under a key of local storage; null when there is none or storage is closed to us. */
export function readText(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** The JSON value under a key: null when there is none, undefined when it is not JSON. */
export function readJson(key: string): unknown {
  const text = readText(key)
  return text === null ? null : readJsonText(text)
}

/** Writes a text; null removes the key. */
export function writeText(key: string, text: string | null): void {
  attempt(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)))
}

/** Writes a value as JSON; null removes the key. */
export function writeJson(key: string, value: unknown): void {
  writeText(key, value === null ? null : JSON.stringify(value))
}

/** The text that this tab keeps over a reload; null when there is none or storage is closed to us. */
export function readTabText(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null
}

/** Keeps a text for this tab alone; null removes the key. */
export function writeTabText(key: string, text: string | null): void {
  attempt(() => (text === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)))
}

/** The record that this tab keeps under a key; null when there is none or it has another form. */
export function readTabRecord(key: string): Record<string, unknown> | null {
  const value = readJsonText(readTabText(key) ?? 'null')
  return isRecord(value) ? value : null
}

/** Keeps a record for this tab alone; null removes the key. */
export function writeTabRecord(key: string, value: object | null): void {
  writeTabText(key, value === null ? null : JSON.stringify(value))
}

/** Forgets all that this tab keeps. */
export function clearTab(): void {
  attempt(() => sessionStorage.clear())
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
