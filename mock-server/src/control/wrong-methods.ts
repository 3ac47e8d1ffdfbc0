import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { DomainError } from '../domain/base/errors.ts'

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

type Taken = { method: string; url: string }

/**
 * Answers 405 with the allowed methods to every other method on the paths of these routes, as the API does. `admit` comes
 * first: a caller without the control token learns nothing.
 */
export function refuseWrongMethods(
  app: FastifyInstance,
  routes: readonly Taken[],
  admit: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  for (const [url, taken] of Map.groupBy(routes, (route) => route.url)) {
    const allowed = taken.map(({ method }) => method)
    // Before the body is read: it may be anything.
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
      admit(request, reply)
      reply.header('allow', allowed.join(', '))
      throw new DomainError('method_not_allowed')
    }
    const others = methods.filter((method) => !allowed.includes(method))
    app.route({ method: [...others], url, onRequest: refuse, handler: refuse })
  }
}
