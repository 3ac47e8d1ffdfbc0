type Clock = { now: string; frozen: boolean; factor: number }

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** '14:32:07' in India's time. */
export function clockTime(iso: string): string {
  return time.format(new Date(iso))
}

/** '14:32:07.412', for the journal. */
export function exactTime(iso: string): string {
  return `${clockTime(iso)}.${iso.slice(-4, -1)}`
}

/** 'Sat, 21 Nov 2026'. */
export function clockDay(iso: string): string {
  return day.format(new Date(iso))
}

/** 'frozen', 'now' at real time, 'x60' at a factor. */
export function paceText({ frozen, factor }: Clock): string {
  if (frozen) return 'frozen'
  return factor === 1 ? 'now' : `x${factor}`
}

/** The world's time so many real milliseconds after it was read. */
export function timeAfter({ now, factor, frozen }: Clock, elapsedMs: number): string {
  return frozen ? now : new Date(Date.parse(now) + elapsedMs * factor).toISOString()
}
