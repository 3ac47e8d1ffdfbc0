import type { FastifyInstance } from 'fastify'
import { withoutKeys } from '../world/secrets.ts'

/** At these no line is made; most of its cost is its making. */
const levelsWithoutCalls: ReadonlySet<string> = new Set(['warn', 'error', 'fatal', 'silent'])

/**
 * One JSON line for each request: no query, no headers, no body, nor the key of a page or what a client has made up, so no
 * token, code or password can be in it.
 */
export function logRequests(app: FastifyInstance): void {
  if (levelsWithoutCalls.has(app.log.level)) return
  app.addHook('onResponse', ({ log, method, url, call }, reply, done) => {
    log.info(
      {
        method,
        path: shownPath(pathOf(url), call === null && reply.statusCode < 400),
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

/** Parts of a path that may be a token, a code or a number, where a client may have written anything. */
const maybeSecret = /[^/]*\d[^/]*|[^/]{20,}/g

/** `isOwn`: the path of a file or page of this server, which has no secrets. */
function shownPath(path: string, isOwn: boolean): string {
  if (path.includes('/game-host/')) return withoutKeys(path)
  return isOwn ? path : path.replaceAll(maybeSecret, '***')
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
