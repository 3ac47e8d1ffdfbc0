import type { FastifyBaseLogger } from 'fastify'
import { withoutKeys } from '../world/address-keys.ts'

export type LoggedCall = {
  method: string
  url: string
  operation: string | undefined
  world: string | undefined
  status: number
  ms: number
}

/** At these no line is made; most of its cost is its making. */
const levelsWithoutCalls: ReadonlySet<string> = new Set(['warn', 'error', 'fatal', 'silent'])

/**
 * One JSON line for each request: no query, no headers, no body, nor the key of a page, so no token, code or password can
 * be in it.
 */
export function logCall(log: FastifyBaseLogger, logged: LoggedCall, reqId?: string): void {
  if (levelsWithoutCalls.has(log.level)) return
  const { method, url, operation, world, status, ms } = logged
  log.info(
    {
      // Fastify's own logger of a request brings it along.
      ...(reqId === undefined ? {} : { reqId }),
      method,
      path: url.includes('/game-host/') ? withoutKeys(pathOf(url)) : pathOf(url),
      operation,
      world,
      status,
      ms: Math.round(ms),
    },
    'request',
  )
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
