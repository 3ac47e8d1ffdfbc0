import { intlLocale } from './locale.ts'

/** Times travel as ISO 8601 UTC and are shown in India's time; days of queries are days of Asia/Kolkata. */
const zone = 'Asia/Kolkata'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = intlLocale()
  const key = `${locale} ${name}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options })
  formats.set(key, made)
  return made
}

function shown(iso: string, name: string, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return '–'
  // '10:00' and 'pm' stay on one line; the space that Intl puts there breaks.
  return format(name, options)
    .format(at)
    .replace(/(:\d\d)\s/u, '$1\u00a0')
}

/** '21 Nov 2026, 7:30 pm' in India's time; '–' for what is no date. */
export function formatDateTime(iso: string): string {
  return shown(iso, 'date-time', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
}

/** '21 Nov 2026'. */
export function formatDate(iso: string): string {
  return shown(iso, 'date', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** '21 Nov', where the year goes without saying. */
export function formatDay(iso: string): string {
  return shown(iso, 'day', { day: 'numeric', month: 'short' })
}

/** 'Nov 2026'. */
export function formatMonth(iso: string): string {
  return shown(iso, 'month', { month: 'short', year: 'numeric' })
}

/** '7:30 pm'. */
export function formatTime(iso: string): string {
  return shown(iso, 'time', { hour: 'numeric', minute: '2-digit', hour12: true })
}

const dayMs = 24 * 60 * 60 * 1000
/** India has kept one offset since 1945. */
const istOffsetMs = 5.5 * 60 * 60 * 1000

/** The day in India of an instant, as queries want it: '2026-11-21'. @throws RangeError for an invalid date */
export function istDay(at: Date): string {
  return new Date(at.getTime() + istOffsetMs).toISOString().slice(0, 10)
}

/** Milliseconds until the next midnight of India. */
export function untilNextIstDay(atMs: number): number {
  return dayMs - ((atMs + istOffsetMs) % dayMs)
}

/** '0:24' for 24 seconds: countdowns of the OTP timer and of an in-play delay. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
