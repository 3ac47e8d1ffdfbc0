import { latinDigits } from '../../../../lib/typed-numbers.ts'

/** Whether a text is 32 bytes in hexadecimal, in any case, with spaces around it at most: a seed, or a SHA-256 hash. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text.trim())
}

/** A whole number from 0 as it was typed; null when it is none. */
export function wholeOf(text: string): number | null {
  const digits = latinDigits(text.trim())
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Hundredths of a multiplier as it is typed: '2.31', '2.31x', '2.31×'. */
export function timesOf(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?\s*[x×]?$/i.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
