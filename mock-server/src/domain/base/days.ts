const istOffsetMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The day in Asia/Kolkata (no daylight saving time) as YYYY-MM-DD. */
export function istDay(atMs: number): string {
  return new Date(atMs + istOffsetMs).toISOString().slice(0, 10)
}

/** The minute of the day in Asia/Kolkata, 0 to 1439. */
export function minuteOfIstDay(atMs: number): number {
  return Math.floor(((atMs + istOffsetMs) % dayMs) / 60_000)
}

/** First millisecond of a day of Asia/Kolkata, given as YYYY-MM-DD. */
export function startOfIstDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - istOffsetMs
}

/** First millisecond after that day. */
export function endOfIstDay(day: string): number {
  return startOfIstDay(day) + dayMs
}
