import type { FastifyInstance } from 'fastify'
import { withoutKeys } from '../world/secrets.ts'

/** At these no line is made; most of its cost is its making. */
const levelsWithoutCalls: ReadonlySet<string> = new Set(['warn', 'error', 'fatal', 'silent'])

/**
 * One JSON line for each request: no query, no headers, no body, nor the key of a page, so no token, code or password can
 * be in it.
 */
export function logRequests(app: FastifyInstance): void {
  if (levelsWithoutCalls.has(app.log.level)) return
  app.addHook('onResponse', ({ log, method, url, call }, reply, done) => {
    log.info(
      {
        method,
        path: url.includes('/game-host/') ? withoutKeys(pathOf(url)) : pathOf(url),
        operation: call?.route.id,
        world: call?.world.name,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
