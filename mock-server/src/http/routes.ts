import { type OperationEntry, type OperationId, operations } from '@chaupar/contracts/operations.gen'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { RateLimit } from '../admission/rate-limit.ts'
import type { ApiDocument } from '../contract/document.ts'
import type { Schemas } from '../contract/schemas.ts'
import type { WorldRegistry } from '../world/registry.ts'
import { admit } from './admit.ts'
import { answer } from './answer.ts'
import type { ApiRoute } from './call.ts'
import { formLimits, readForm } from './form.ts'
import type { Handlers } from './handler.ts'

export type ApiOptions = {
  registry: WorldRegistry
  document: ApiDocument
  schemas: Schemas
  /** One for each operation: a description without a handler does not compile. */
  handlers: Handlers
  limit: RateLimit | null
  validateResponses: boolean
}

/** Where each host of openapi.yaml lives on this server; an operator's own hosts have no prefix. */
const hostPrefixes = {
  api: '/api',
  sportsData: '/sports-data',
  gameHost: '/game-host',
  liveTv: '/live-tv',
} as const

/**
 * One route for each operation of openapi.yaml. An own router, not fastify-openapi-glue: the glue takes one prefix for
 * a document that has four hosts, replaces the text of a failed security check ('Unauthorized action.' is promised),
 * and knows neither worlds nor faults; what is left of it are these lines.
 */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const byId = new Map(options.document.operations.map((operation) => [operation.operationId, operation]))
  const routes = operationIds().map((id): ApiRoute => {
    const operation = byId.get(id)
    if (operation === undefined) throw new Error(`openapi.yaml has no operation ${id}: run "npm run generate"`)
    return { id, entry: operations[id], operation, checks: options.schemas.operation(operation) }
  })
  const takesForm = ({ entry }: ApiRoute): boolean => entry.multipart === true
  for (const route of routes) if (!takesForm(route)) registerRoute(app, options, route)
  // A scope of their own: to all other calls a form stays an unsupported media type.
  app.register(async (forms) => {
    await forms.register(multipart, { limits: formLimits })
    for (const route of routes) if (takesForm(route)) registerRoute(forms, options, route)
  })
}

/** By callback wherever nothing is waited for: a promise for each step would cost a call more than its work does. */
function registerRoute(app: FastifyInstance, options: ApiOptions, route: ApiRoute): void {
  app.route({
    method: route.entry.method,
    url: routePath(route.entry),
    // Before the body is read: a stranger's megabytes are not parsed to say 401.
    onRequest: (request, reply, done) => admit(request, reply, options, route, done),
    handler: (request, reply) => {
      if (route.entry.multipart !== true || !request.isMultipart()) return answer(request, reply, options, route, null)
      return readForm(request).then(async (form) => (await answer(request, reply, options, route, form)) ?? reply)
    },
  })
}

/** The operations by id. Object.keys forgets that the table has no other keys. */
export function operationIds(): OperationId[] {
  const isId = (key: string): key is OperationId => Object.hasOwn(operations, key)
  return Object.keys(operations).filter(isId)
}

/** Address of an operation on this server, in Fastify's spelling of parameters. */
export function routePath({ host, path }: OperationEntry): string {
  return hostPrefixes[host] + path.replaceAll(/\{(\w+)\}/g, ':$1')
}
