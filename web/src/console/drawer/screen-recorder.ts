import type { ControlInput } from '@chaupar/api/control-client'
import { EventType, type eventWithTime, record } from 'rrweb'
import { maskedInput } from './masked-input.ts'
import { ownEvents } from './own-events.ts'

export type RecordedScreen = NonNullable<ControlInput<'saveBundle'>['screen']>

declare global {
  interface Window {
    /** What the page of this window showed lately, for the console in its drawer; null before the page is drawn. */
    chauparScreen?: () => RecordedScreen | null
  }
}

/** A recording begins again from a whole picture this often; the last two parts are kept, so 150 to 300 seconds. */
const partMs = 150_000
/** The same for a page on which much moves. */
const partEvents = 5000

/**
 * Records what this page shows, in memory, until it is left. Cookies, storage, and what a frame of another origin shows stay
 * out of it, and typed values are masked.
 */
export function recordScreen(page: Window): void {
  let parts: eventWithTime[][] = [[]]
  let address = ''
  let isDrawn = false
  const note = (tag: string, payload: string) => {
    if (isDrawn) record.addCustomEvent(tag, payload)
  }
  record({
    emit: (event, isNewPart) => {
      if (isNewPart === true && event.type === EventType.Meta) parts = [...parts.slice(-1), []]
      parts.at(-1)?.push(event)
      // An event of ours is accepted after the call that draws the first whole picture.
      if (event.type === EventType.FullSnapshot) queueMicrotask(() => (isDrawn = true))
      const { pathname, search } = page.location
      if (address === pathname + search) return
      address = pathname + search
      parts.at(-1)?.push(noteOf(ownEvents.address, address, event.timestamp))
    },
    checkoutEveryNms: partMs,
    checkoutEveryNth: partEvents,
    maskAllInputs: true,
    maskInputFn: maskedInput,
    sampling: { mousemove: 100, scroll: 150, input: 'last' },
    // The page goes on whatever becomes of its recording.
    errorHandler: () => true,
  })
  noteRequests((id) => note(ownEvents.request, id))
  page.chauparScreen = () => {
    note(ownEvents.address, address)
    const events = parts.flat()
    const startedAt = events[0]?.timestamp
    return startedAt === undefined ? null : { startedAt, address, events: events.map((event) => ({ ...event })) }
  }
}

function noteOf(tag: string, payload: string, timestamp: number): eventWithTime {
  return { type: EventType.Custom, data: { tag, payload }, timestamp }
}

/** Calls back with the id of each request as its answer arrives: the mock names it in the header Server-Timing. */
function noteRequests(found: (id: string) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !isCall(entry)) continue
      // Older browsers have none of it.
      for (const { name, description } of entry.serverTiming ?? []) if (name === 'request') found(description)
    }
  })
  observer.observe({ type: 'resource' })
}

function isCall({ initiatorType }: PerformanceResourceTiming): boolean {
  return initiatorType === 'fetch' || initiatorType === 'xmlhttprequest'
}
