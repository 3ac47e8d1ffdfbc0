import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@chaupar/api/operations.gen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { written } from '../calls/refusal.ts'
import { routePath } from '../contract/addresses.ts'
import { fromCatalogue } from '../contract/failure.ts'
import { operationIds } from './routes.ts'
import { isFilePath } from './web.ts'

/** A method that a path has. */
export type Taken = {
  method: string
  /** As the router spells it. */
  path: string
  /** Throws for a caller who learns nothing of the path; absent where everyone may. */
  admit?: (request: FastifyRequest, reply: FastifyReply) => void
}

type KnownPath = { pattern: RegExp; methods: string[]; admit: Taken['admit'] }

/** The methods of each path, to distinguish a wrong method (405) from a wrong path (404). */
function knownPaths(taken: readonly Taken[]): KnownPath[] {
  return [...Map.groupBy(taken, ({ path }) => path)].map(([path, ofPath]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    methods: ofPath.map(({ method }) => method),
    admit: ofPath[0]?.admit,
  }))
}

/** The routes of openapi.yaml. */
function apiRoutes(): Taken[] {
  return operationIds().map((id) => ({ method: operations[id].method, path: routePath(operations[id]) }))
}

/**
 * Answers requests without a route with the envelope, before their body is read: it may be anything. A browser's request for
 * a page at a file-like address gets the built not-found page. `webDist` is the folder of the build, null without the web;
 * `others` are the routes beside those of openapi.yaml that say which methods they have.
 */
export function answerNotFound(app: FastifyInstance, webDist: string | null, others: readonly Taken[]): void {
  const handler = notFoundHandler(webDist, knownPaths([...apiRoutes(), ...others]))
  // For routes that find nothing and call reply.callNotFound().
  app.setNotFoundHandler(handler)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) handler(request, reply)
    else done()
  })
}

function notFoundHandler(
  webDist: string | null,
  known: readonly KnownPath[],
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const page = pageOf(webDist)
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const here = known.find(({ pattern }) => pattern.test(path))
    // A missing file must not be cached for a year: the headers of a file may be set already.
    reply.header('cache-control', /^\/(assets|public)\//.test(path) || path.includes('.') ? 'no-cache' : 'no-store')
    if (here === undefined && page !== null && asksForPage(request, path)) {
      return reply.code(404).type('text/html; charset=utf-8').send(page)
    }
    if (here === undefined) {
      const { status, body } = written(request, request.call, fromCatalogue('not_found'))
      return reply.code(status).send(body)
    }
    here.admit?.(request, reply)
    const { status, body } = fromCatalogue('method_not_allowed')
    return reply.code(status).header('allow', here.methods.join(', ')).send(body)
  }
}

function pageOf(webDist: string | null): string | null {
  const file = join(webDist ?? '', 'not-found.html')
  return webDist !== null && existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Scripts, styles and pictures are asked for by other words, and calls stand behind the prefixes of their hosts. */
function asksForPage({ method, headers: { accept = '' } }: FastifyRequest, path: string): boolean {
  return method === 'GET' && accept.includes('text/html') && isFilePath(path)
}
