import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** As openapi.yaml has it for answers. */
const saneRequestId = /^[\w.:-]{8,64}$/

/** The same for all ids of one process, which distinguishes two runs in a log; their last part counts. */
const ofThisProcess = randomUUID().slice(0, 24)
let given = 0

/** A caller's own id is kept when it is sane, so that the web server's log and ours agree. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id']
  return typeof sent === 'string' && saneRequestId.test(sent) ? sent : newRequestId()
}

/** An id that no other request has; no secret. */
export function newRequestId(): string {
  given += 1
  return ofThisProcess + given.toString(16).padStart(12, '0')
}
