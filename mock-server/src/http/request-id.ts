import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const saneRequestId = /^[\w.-]{8,100}$/

/** A caller's own id is kept when it is sane, so that the web server's log and ours agree. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id']
  return typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID()
}
