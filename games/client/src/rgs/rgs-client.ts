import type { RgsAnswer, RgsBody, RgsPath } from '@chaupar/api/rgs'
import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'
import { RgsFailure, refusalOf } from './failure.ts'
import type { Launch } from './launch.ts'

/** After this time an answer counts as lost, in ms. */
const timeoutMs = 20_000

type Given<Op extends RgsOperationId> = {
  /** The body but for the session, which is the launch's. */
  body?: Omit<RgsBody<Op> & object, 'sessionID'>
  path?: RgsPath<Op>
  /** Idempotency key of one intent of the player: repeated calls with it have one effect. */
  key?: string
}

/** The protocol's server, as one launch sees it. */
export interface RgsClient {
  /** One call. Throws `RgsFailure`. */
  call<Op extends RgsOperationId>(operation: Op, given?: Given<Op>): Promise<RgsAnswer<Op>>
}

/** Calls of rgs.yaml to the server of a launch. */
export function rgsClient({ rgsAddress, sessionID, language }: Launch): RgsClient {
  return {
    async call(operation, { body, path, key } = {}) {
      const { method, path: template } = rgsOperations[operation]
      if (navigator.onLine === false) throw new RgsFailure({ is: 'unsent' })
      const type = { 'content-type': 'application/json' }
      const named = key === undefined ? {} : { 'idempotency-key': key }
      const answer = await sent(rgsAddress + filled(template, path ?? {}), {
        method,
        ...(method === 'GET' ? {} : { body: JSON.stringify({ sessionID, ...body }) }),
        headers: { 'accept-language': language, ...(method === 'GET' ? {} : type), ...named },
        credentials: 'omit',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return answer.json()
    },
  }
}

/** The answer of a call that was done. */
async function sent(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch(() => lost())
  if (answer.ok) return answer
  const refusal = refusalOf(await answer.json().catch(() => null))
  // A gateway's own page says nothing of what the server did.
  if (refusal === null) return lost()
  const { statusCode, statusMessage } = refusal.status
  throw new RgsFailure({ is: 'refused', code: statusCode, message: statusMessage ?? refusal.error })
}

function lost(): never {
  throw new RgsFailure({ is: 'lost' })
}

function filled(template: string, path: object): string {
  const values = new Map<string, unknown>(Object.entries(path))
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}

/** A key for one intent of the player. A frame without an origin may stand on plain http, where there is no randomUUID. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
