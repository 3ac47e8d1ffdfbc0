import { readJson } from '@chaupar/api/document'
import * as v from 'valibot'
import { parseUrl } from '../../lib/parse-url.ts'
import { pageEvent, type Screen } from './bundle-file.ts'

/**
 * A copy of the events, since rrweb's player changes what it plays and the file goes to the mock as it was read. Addresses of the
 * recorded site lead to this one: the policy of this page lets nothing be loaded from elsewhere, and the other machine may be off.
 */
export function eventsHere(events: Screen['events']): Screen['events'] {
  const there = events.flatMap(({ data }) => originOf(data) ?? [])[0]
  const text = JSON.stringify(events)
  const here = there === undefined ? text : text.replaceAll(`${there}/`, `${window.location.origin}/`)
  const read = v.safeParse(v.array(pageEvent), readJson(here))
  return read.success ? read.output : []
}

/** The site of an event that says where the page was loaded. */
function originOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('href' in data) || typeof data.href !== 'string') return null
  const url = parseUrl(data.href)
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
}
