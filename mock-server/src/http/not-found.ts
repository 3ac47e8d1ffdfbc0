import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@chaupar/api/operations.gen'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { written } from '../calls/refusal.ts'
import { routePath } from '../contract/addresses.ts'
import { fromCatalogue } from '../contract/failure.ts'
import { operationIds } from './routes.ts'
import { isFilePath } from './web.ts'

type KnownPath = { pattern: RegExp; methods: string[] }

/** The methods of every path of openapi.yaml, to distinguish a wrong method (405) from a wrong path (404). */
function knownPaths(): KnownPath[] {
  const byPath = new Map<string, string[]>()
  for (const id of operationIds()) {
    const path = routePath(operations[id])
    byPath.set(path, [...(byPath.get(path) ?? []), operations[id].method])
  }
  return [...byPath].map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    methods,
  }))
}

/**
 * Answers a request without a route with the envelope. A browser's request for a page at a file-like address gets the built
 * not-found page. `webDist` is the folder of the build, null without the web.
 */
export function notFoundHandler(
  webDist: string | null,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const known = knownPaths()
  const page = pageOf(webDist)
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const methods = known.find(({ pattern }) => pattern.test(path))?.methods
    // Nothing that is missing may be kept for a year: the answer of a file may have been prepared as one.
    reply.header('cache-control', /^\/(assets|public)\//.test(path) || path.includes('.') ? 'no-cache' : 'no-store')
    if (methods === undefined && page !== null && asksForPage(request, path)) {
      return reply.code(404).type('text/html; charset=utf-8').send(page)
    }
    if (methods === undefined) {
      const { status, body } = written(request, request.call, fromCatalogue('not_found'))
      return reply.code(status).send(body)
    }
    const { status, body } = fromCatalogue('method_not_allowed')
    return reply.code(status).header('allow', methods.join(', ')).send(body)
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
