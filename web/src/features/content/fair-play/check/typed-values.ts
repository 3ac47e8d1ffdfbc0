import { plainSigns, withoutGaps } from '@chaupar/api/typed-numbers'

/** 32 bytes in hexadecimal as they were entered, a seed or a SHA-256 hash, in small letters; null when it is none. */
export function hashOf(text: string): string | null {
  const hash = withoutGaps(text).toLowerCase()
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null
}

/** A whole number from 0 as it was typed; null when it is none. */
export function wholeOf(text: string): number | null {
  const digits = plainSigns(text).trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
