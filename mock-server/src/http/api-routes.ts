import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '@chaupar/contracts/operations.gen'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../admission/rate-limit.ts'
import { worldOfRequest } from '../admission/world-name.ts'
import { checkedInput } from '../contract/checked-input.ts'
import type { ApiDocument } from '../contract/document.ts'
import { PlantedError } from '../contract/failure.ts'
import type { Schemas } from '../contract/schemas.ts'
import { noteSeen } from '../domain/accounts/session-list.ts'
import { playerByToken } from '../domain/accounts/sessions.ts'
import { DomainError } from '../domain/base/errors.ts'
import { isLive } from '../domain/content/content.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { WorldRegistry } from '../world/registry.ts'
import { answerText, jsonType } from './answer-text.ts'
import type { CallState } from './call-state.ts'
import { limitKey, sentToken } from './caller.ts'
import type { CallerAddress } from './caller-address.ts'
import { formLimits, readForm } from './form.ts'
import type { Handlers } from './handler.ts'
import { noteCall } from './journal-calls.ts'
import type { KnownReads } from './known-reads.ts'
import { noFiles, performCall } from './perform-call.ts'
import { operationIds, type Route, routePath } from './routes.ts'

export type ApiOptions = {
  registry: WorldRegistry
  document: ApiDocument
  schemas: Schemas
  /** One for each operation: a description without a handler does not compile. */
  handlers: Handlers
  callerOf: CallerAddress
  limit: RateLimit | null
  validateResponses: boolean
  /** Told of every read that may take the short way next time. */
  reads: KnownReads
}

/**
 * One route for each operation of openapi.yaml. An own router, not fastify-openapi-glue: the glue takes one prefix for
 * a document that has four hosts, replaces the text of a failed security check ('Unauthorized action.' is promised),
 * and knows neither worlds nor faults; what is left of it are these lines.
 */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const byId = new Map(options.document.operations.map((operation) => [operation.operationId, operation]))
  const routes = operationIds().map((id): Route => {
    const operation = byId.get(id)
    if (operation === undefined) throw new Error(`openapi.yaml has no operation ${id}: run "npm run generate"`)
    return { id, entry: operations[id], operation, checks: options.schemas.operation(operation) }
  })
  const takesForm = ({ entry }: Route): boolean => entry.multipart === true
  for (const route of routes) if (!takesForm(route)) registerRoute(app, options, route)
  // A scope of their own: to all other calls a form stays an unsupported media type.
  app.register(async (forms) => {
    await forms.register(multipart, { limits: formLimits })
    for (const route of routes) if (takesForm(route)) registerRoute(forms, options, route)
  })
}

function registerRoute(app: FastifyInstance, options: ApiOptions, route: Route): void {
  app.route({
    method: route.entry.method,
    url: routePath(route.entry),
    // Before the body is read: a stranger's megabytes are not parsed to say 401.
    onRequest: (request, reply) => admit(request, reply, options, route),
    handler: (request, reply) => answer(request, reply, options, route),
  })
}

async function admit(request: FastifyRequest, reply: FastifyReply, options: ApiOptions, route: Route): Promise<void> {
  const { id, entry, checks } = route
  const world = worldOfRequest(options.registry, request, reply)
  const sent = sentToken(request.headers, entry)
  const player = sent === null ? null : playerByToken(world, sent)
  const token = player === null ? null : sent
  const ip = options.callerOf(request.raw)
  // A token that is none does not make a guest a new caller.
  if (!world.isReplaying) limitCaller(options.limit, reply, limitKey(id, world, token ?? ip))
  const effects = world.faults.takeForCall(id, entry.auth === 'required')
  request.call = { operationId: id, checks, world, effects, ip, token: null, player: null, atMs: null, form: null }
  await strikeBefore(world.isReplaying ? effects.filter(({ kind }) => kind !== 'latency') : effects)
  if (id !== 'getAppDetails' && !isLive(world)) throw new DomainError('maintenance')
  if (entry.auth === 'required' && player === null) throw new DomainError('unauthorized')
  request.call = { ...request.call, token, player }
  if (token !== null) world.commits.share(() => noteSeen(world, token))
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ApiOptions,
  route: Route,
): Promise<FastifyReply> {
  const { call } = request
  if (call === null) throw new Error(`${route.id} was not admitted`)
  const form = route.entry.multipart === true && request.isMultipart() ? await readForm(request) : null
  const sent = form === null ? undefined : ({ mediaType: 'multipart/form-data', value: form.body } as const)
  const input = checkedInput(request, route.operation, route.checks, sent)
  call.form = form
  const made = performCall(options.handlers, route.id, call, {
    ...input,
    world: call.world,
    player: call.player,
    token: call.token,
    files: form?.files ?? noFiles,
    source: call.ip,
    userAgent: request.headers['user-agent'] ?? '',
  })
  // Waited for only when there is something to wait for: the journal tells calls in the order of their effects.
  const data = made instanceof Promise ? await made : made
  if (call.effects.some(({ kind }) => kind === 'dropped-answer')) {
    await call.world.commits.pending
    return drop(call, request, reply)
  }
  if (call.effects.some(({ kind }) => kind === 'malformed-body')) {
    return reply.type(jsonType).send('{"error":false,"message":"","data":{"')
  }
  const text = answerText(route, call.world, data, options.validateResponses)
  const { url, query } = request
  if (!(made instanceof Promise)) options.reads.learn({ url, route, input, query })
  return reply.type(jsonType).send(text)
}

function limitCaller(limit: RateLimit | null, reply: FastifyReply, key: string): void {
  const waitSeconds = limit?.take(key) ?? 0
  if (waitSeconds === 0) return
  reply.header('retry-after', String(waitSeconds))
  throw new DomainError('too_many_requests')
}

async function strikeBefore(effects: FaultEffect[]): Promise<void> {
  // System time: a frozen world would wait for ever.
  for (const effect of effects) if (effect.kind === 'latency') await wait(effect.ms)
  for (const effect of effects) {
    if (effect.kind === 'error') throw new PlantedError(effect.status, effect.code, effect.message)
  }
}

/** The effect is committed and its answer is lost, as when a cable is pulled. */
function drop(call: CallState, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  noteCall(call, request, { status: 'dropped', ms: reply.elapsedTime, answer: null })
  reply.hijack()
  reply.raw.destroy()
  return reply
}
