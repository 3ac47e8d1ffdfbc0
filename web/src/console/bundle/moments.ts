import { parseUrl } from '../../lib/parse-url.ts'
import { ownEvents } from '../drawer/own-events.ts'
import type { Bundle, Row, Screen } from './bundle-file.ts'

/**
 * One axis for the page and the journal, in milliseconds from its beginning to `lengthMs`. The page is recorded in the time of
 * its device and the journal in the time of the world, which may stand still or jump. So each row that the page called for is
 * where its answer arrived, by the id of the request; the rows between are counted back from the next such row, or from the
 * moment of saving, by the pace of the world's clock. Without a recorded page each row has a second of its own.
 */
export type Moments = {
  lengthMs: number
  /** Where each row of the journal is; never before the row above it. */
  rowsAt: readonly number[]
}

const rowMs = 1000

/** Lays the rows of a journal beside the events of its screen. */
export function momentsOf({ screen, journal, savedAt, world: { clock } }: Bundle): Moments {
  if (screen === undefined || screen.events.length === 0) {
    return { lengthMs: Math.max(0, journal.length - 1) * rowMs, rowsAt: journal.map((_row, index) => index * rowMs) }
  }
  const startMs = screen.events.reduce((first, { timestamp }) => Math.min(first, timestamp), Number.POSITIVE_INFINITY)
  const endMs = screen.events.reduce((last, { timestamp }) => Math.max(last, timestamp), startMs)
  const lengthMs = endMs - startMs
  const seen = requestsOf(screen)
  const pace = clock.frozen || clock.factor <= 0 ? 0 : 1 / clock.factor
  let next = { atMs: endMs, worldMs: Date.parse(savedAt) }
  const counted = journal.reduceRight<number[]>((later, row) => {
    const worldMs = Date.parse(row.at)
    const atMs = seen.get(requestId(row)) ?? next.atMs - Math.max(0, next.worldMs - worldMs) * pace
    next = { atMs, worldMs }
    later.push(atMs)
    return later
  }, [])
  let latest = 0
  const rowsAt = counted.reverse().map((atMs) => {
    latest = Math.min(lengthMs, Math.max(latest, atMs - startMs))
    return latest
  })
  return { lengthMs, rowsAt }
}

/** The index of the last row at a moment or before it; -1 before the first. */
export function rowIndexAt({ rowsAt }: Moments, atMs: number): number {
  return rowsAt.findLastIndex((rowAt) => rowAt <= atMs)
}

/** The page's address at a moment, from its path on: as the recorder noted it, or as the page was when it was loaded. */
export function addressAt({ events, address }: Screen, atMs: number): string {
  const startMs = events[0]?.timestamp ?? 0
  const upTo = events.filter(({ timestamp }) => timestamp - startMs <= atMs)
  const noted = upTo.flatMap((event) => addressOf(event) ?? [])
  return noted.at(-1) ?? siteAddress(address) ?? '/'
}

function addressOf({ data }: Screen['events'][number]): string | null {
  if (typeof data !== 'object' || data === null) return null
  if ('href' in data && typeof data.href === 'string') return siteAddress(data.href)
  const isNoted = 'tag' in data && data.tag === ownEvents.address && 'payload' in data
  return isNoted && typeof data.payload === 'string' ? siteAddress(data.payload) : null
}

/** Path and query of an address; a file may say anything, and no link may lead from it to another site. */
function siteAddress(address: string): string | null {
  const url = parseUrl(address, 'http://site.invalid')
  return url === null ? null : `/${url.pathname.replace(/^\/+/, '')}${url.search}`
}

/** When the answers of the page's requests arrived, by the id of each. */
function requestsOf({ events }: Screen): Map<string, number> {
  return new Map(
    events.flatMap(({ data, timestamp }) => {
      const isRequest = typeof data === 'object' && data !== null && 'tag' in data && data.tag === ownEvents.request
      return isRequest && 'payload' in data && typeof data.payload === 'string' ? [[data.payload, timestamp]] : []
    }),
  )
}

function requestId({ data }: Row): string {
  const call = data?.call
  return typeof call === 'object' && call !== null && 'requestId' in call ? String(call.requestId) : ''
}
