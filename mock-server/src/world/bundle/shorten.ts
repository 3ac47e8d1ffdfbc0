/** Events of rrweb by `type`: a whole picture of the page, and the size of its window, which stands right before. */
const [fullSnapshot, sizeOfWindow] = [2, 4]

type ScreenEvent = Readonly<Record<string, unknown>>

/** The part of a recorded screen that has room, and how many events before it were left out. */
export type KeptScreen<Event> = { events: Event[]; dropped: number }

/**
 * The newest events of a screen that have room in `bytes` of JSON, from a whole picture on: without one nothing can be shown.
 * Null when the last whole picture with what follows has no room.
 */
export function newestEvents<Event extends ScreenEvent>(
  events: readonly Event[],
  bytes: number,
): KeptScreen<Event> | null {
  const begins = (index: number): boolean =>
    events[index]?.type === sizeOfWindow
      ? events[index + 1]?.type === fullSnapshot
      : events[index]?.type === fullSnapshot && events[index - 1]?.type !== sizeOfWindow
  let first: number | null = null
  for (let left = bytes, index = events.length - 1; index >= 0; index -= 1) {
    left -= Buffer.byteLength(JSON.stringify(events[index])) + 1
    if (left < 0) break
    if (index === 0 || begins(index)) first = index
  }
  return first === null ? null : { events: events.slice(first), dropped: first }
}
