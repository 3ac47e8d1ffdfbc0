import { readJson } from '@chaupar/api/document'
import * as v from 'valibot'
import { parseUrl } from '../../lib/parse-url.ts'
import { pageEvent, type Screen } from './bundle-file.ts'

/**
 * The events with the addresses of the recorded site led to this one: pictures and styles come from here, since the policy of
 * this page lets nothing be loaded from elsewhere and the other machine may be off.
 */
export function eventsHere(events: Screen['events']): Screen['events'] {
  const there = events.map(({ data }) => originOf(data)).find((origin) => origin !== null)
  if (there === undefined || there === null || there === window.location.origin) return events
  const text = JSON.stringify(events).replaceAll(`${there}/`, `${window.location.origin}/`)
  const read = v.safeParse(v.array(pageEvent), readJson(text))
  return read.success ? read.output : events
}

/** The site of an event that says where the page was loaded. */
function originOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('href' in data) || typeof data.href !== 'string') return null
  const url = parseUrl(data.href)
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
}
