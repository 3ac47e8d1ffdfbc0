/** Opening hours 'HH:MM-HH:MM' of India's time, the end excluded; a range may go over midnight. */
export type OpeningHours = { from: string; to: string; allDay: boolean; isOpen: boolean }

const istOffsetMinutes = 330
const dayMinutes = 24 * 60

/** What the hours mean now, times as '8:00 am'; null for a text of another form, which is shown as it came. */
export function readHours(hours: string, nowMs: number): OpeningHours | null {
  const found = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/.exec(hours.trim())
  if (!found) return null
  const from = Number(found[1]) * 60 + Number(found[2])
  const to = Number(found[3]) * 60 + Number(found[4])
  if (from > dayMinutes || to > dayMinutes) return null
  const minute = (Math.floor(nowMs / 60_000) + istOffsetMinutes) % dayMinutes
  const isOpen = from <= to ? minute >= from && minute < to : minute >= from || minute < to
  return { from: clockText(from), to: clockText(to), allDay: from === 0 && to === dayMinutes, isOpen }
}

function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}
