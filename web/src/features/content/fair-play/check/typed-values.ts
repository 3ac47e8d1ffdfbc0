import { plainSigns, withoutGaps } from '@chaupar/api/typed-numbers'

/** 32 bytes in hexadecimal as they were entered, a seed or a SHA-256 hash, in lower case; null for anything else. */
export function hashOf(text: string): string | null {
  const hash = withoutGaps(text).toLowerCase()
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null
}

/** A whole number from 0 as it was typed; null for anything else. */
export function wholeOf(text: string): number | null {
  const digits = plainSigns(text).trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
