import { type OperationId, operations } from '@chaupar/api/operations.gen'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../admission/rate-limit.ts'
import { meetFields } from '../calls/admit.ts'
import type { Form } from '../calls/call.ts'
import { routePath } from '../contract/addresses.ts'
import type { ApiDocument } from '../contract/document.ts'
import type { Schemas } from '../contract/schemas.ts'
import type { Backends } from '../upstream/backends.ts'
import type { WorldRegistry } from '../world/registry.ts'
import { admit } from './admit.ts'
import { answer } from './answer.ts'
import { type ApiRoute, apiOperation } from './api-operation.ts'
import { readAsSent, takeAsSent } from './as-sent.ts'
import { answerByBackend } from './backend-answer.ts'
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
  backends: Backends
}

/**
 * One route for each operation of openapi.yaml. A router of our own, not fastify-openapi-glue: the glue takes one prefix for a
 * document that has four hosts, replaces the text of a failed security check ('Unauthorized action.' is promised), and knows
 * neither worlds nor faults.
 */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const byId = new Map(options.document.operations.map((operation) => [operation.operationId, operation]))
  const routes = operationIds().map((id): ApiRoute => {
    const operation = byId.get(id)
    if (operation === undefined) throw new Error(`openapi.yaml has no operation ${id}: run "npm run generate"`)
    const checks = options.schemas.operation(operation)
    const performs = apiOperation(id, { operation, checks }, options.handlers[id])
    return { id, entry: operations[id], operation, checks, performs }
  })
  const {
    forwarded = [],
    form = [],
    json = [],
  } = Object.groupBy(routes, ({ entry }) => {
    if (options.backends.forwards(entry.host)) return 'forwarded'
    return entry.multipart === true ? 'form' : 'json'
  })
  for (const route of json) registerRoute(app, options, route)
  // In a scope of their own: for all other calls a form stays an unsupported media type.
  app.register(async (forms) => {
    await forms.register(multipart, { limits: formLimits })
    for (const route of form) registerRoute(forms, options, route)
  })
  app.register(async (scope) => {
    await takeAsSent(scope)
    for (const route of forwarded) registerForwarded(scope, options, route)
  })
}

/** Lets an admitted call be answered by the world's own rules, or by the recording that it plays in their place. */
function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ApiOptions,
  route: ApiRoute,
  form: Form | null,
): Promise<FastifyReply> | undefined {
  const { call, body } = request
  if (!call?.backend) return answer(request, reply, route, form, options.validateResponses)
  call.form = form
  return answerByBackend(request, reply, route, call.backend, { bytes: null, value: form?.body ?? body ?? undefined })
}

/** A call of a host that stands behind this server: its body is taken as it is, whether the mock or a backend responds. */
function registerForwarded(scope: FastifyInstance, options: ApiOptions, route: ApiRoute): void {
  scope.route({
    method: route.entry.method,
    url: routePath(route.entry),
    onRequest: (request, reply, done) => admit(request, reply, options, route, done),
    handler: async (request, reply) => {
      const sent = await readAsSent(request)
      const { call } = request
      if (call !== null) call.form = sent.form
      if (call?.backend) return answerByBackend(request, reply, route, call.backend, sent)
      if (sent.problem !== null) throw sent.problem
      return (await answer(request, reply, route, sent.form, options.validateResponses)) ?? reply
    },
  })
}

/** By callback wherever nothing is waited for: a promise for each step would cost a call more than its work does. */
function registerRoute(app: FastifyInstance, options: ApiOptions, route: ApiRoute): void {
  app.route({
    method: route.entry.method,
    url: routePath(route.entry),
    // Before the body is read: megabytes of an unauthenticated call are not parsed to answer 401.
    onRequest: (request, reply, done) => admit(request, reply, options, route, done),
    handler: (request, reply) => {
      const { call, query, body } = request
      const waiting = call && meetFields(call, route.entry.auth === 'required', { query, body })
      const go = () => handled(request, reply, options, route)
      return waiting ? waiting.then(async () => (await go()) ?? reply) : go()
    },
  })
}

/** Responds once the body is read, a form's too. */
function handled(request: FastifyRequest, reply: FastifyReply, options: ApiOptions, route: ApiRoute) {
  if (route.entry.multipart !== true || !request.isMultipart()) return respond(request, reply, options, route, null)
  return readForm(request).then(async (form) => (await respond(request, reply, options, route, form)) ?? reply)
}

/** The operations by id. Object.keys forgets that the table has no other keys. */
export function operationIds(): OperationId[] {
  const isId = (key: string): key is OperationId => Object.hasOwn(operations, key)
  return Object.keys(operations).filter(isId)
}
