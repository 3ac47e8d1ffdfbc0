import { plainSigns } from '@chaupar/api/typed-numbers'
import { readDay } from './day-range.ts'

/**
 * The day of what was typed or pasted, as 'YYYY-MM-DD'; '' for an empty text, null for what is no day. Day, month and year stand in
 * this order, as they are written in India ('5/11/2026', '05-11-2026', '05112026'), or as '2026-11-05'. A year of two digits is the
 * beginning of one that is still being typed.
 */
export function dayOf(entered: string): string | null {
  const day = writtenDay(entered)
  return day === '' ? '' : readDay(day ?? '') || null
}

/**
 * Whether what was typed is written as a day that its month has not: '31/02/2026'. Where there is no such month, the order of the
 * parts is another one.
 */
export function isNoSuchDay(entered: string): boolean {
  const day = writtenDay(entered) ?? ''
  return readDay(day) === '' && readDay(`${day.slice(0, 7)}-01`) !== ''
}

/** The typed day as 'YYYY-MM-DD', also if no calendar has it; '' for an empty text, null for any other text. */
function writtenDay(entered: string): string | null {
  const text = plainSigns(entered).trim()
  if (text === '') return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const found = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (!found) return null
  const [, day = '', month = '', year = ''] = found
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** '2026-11-05' as '05/11/2026'; what is no day stays as it is. */
export function dayText(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year === undefined ? day : `${date}/${month}/${year}`
}
