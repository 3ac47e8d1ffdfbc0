import { operations } from '@chaupar/contracts/operations.gen'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { routePath } from '../contract/addresses.ts'
import { fromCatalogue } from '../contract/failure.ts'
import { inWordsOf } from './failure-words.ts'
import { operationIds } from './routes.ts'

type KnownPath = { pattern: RegExp; methods: string[] }

/** The methods of every path of openapi.yaml, to tell a wrong method (405) from a wrong path (404). */
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

/** Answers what no route took, with the envelope. */
export function notFoundHandler(): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const known = knownPaths()
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const methods = known.find(({ pattern }) => pattern.test(path))?.methods
    // Nothing that is missing may be kept for a year: the answer of a file may have been prepared as one.
    reply.header('cache-control', /^\/(assets|public)\//.test(path) || path.includes('.') ? 'no-cache' : 'no-store')
    if (methods === undefined) {
      const { status, body } = inWordsOf(request, fromCatalogue('not_found'))
      return reply.code(status).send(body)
    }
    const { status, body } = fromCatalogue('method_not_allowed')
    return reply.code(status).header('allow', methods.join(', ')).send(body)
  }
}
