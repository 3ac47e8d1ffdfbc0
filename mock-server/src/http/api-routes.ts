import { setTimeout as wait } from 'node:timers/promises'
import { type OperationEntry, type OperationId, operations } from '@chaupar/contracts/operations.gen'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteSeen } from '../domain/accounts/session-list.ts'
import { playerByToken } from '../domain/accounts/sessions.ts'
import { isLive } from '../domain/content/content.ts'
import { DomainError } from '../domain/errors.ts'
import type { UploadedFile } from '../domain/uploaded-file.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { Handlers } from './call.ts'
import type { ApiDocument, DocumentOperation } from './document.ts'
import { PlantedError, ResponseMismatch } from './errors.ts'
import { formLimits, readForm } from './form.ts'
import { noteCall } from './journal-calls.ts'
import type { RateLimit } from './rate-limit.ts'
import type { OperationChecks, Schemas } from './schemas.ts'
import { answerInStyle } from './shown-texts.ts'
import { successMessage } from './success-messages.ts'
import { keptAnswer } from './unchanging.ts'
import { checkedInput } from './validated-input.ts'
import { worldOfRequest } from './world-of-request.ts'

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

/** Longer ones are no tokens of ours; they are not even looked up. */
const longestToken = 512

const noFiles: ReadonlyMap<string, UploadedFile> = new Map()

type Route = { id: OperationId; entry: OperationEntry; operation: DocumentOperation; checks: OperationChecks }

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

/** The operations by id. Object.keys forgets that the table has no other keys. */
export function operationIds(): OperationId[] {
  const isId = (key: string): key is OperationId => Object.hasOwn(operations, key)
  return Object.keys(operations).filter(isId)
}

/** Address of an operation on this server, in Fastify's spelling of parameters. */
export function routePath({ host, path }: OperationEntry): string {
  return hostPrefixes[host] + path.replaceAll(/\{(\w+)\}/g, ':$1')
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
  const sent = sentToken(request, entry)
  const player = sent === null || entry.auth === 'none' ? null : playerByToken(world, sent)
  // A token that is none does not make a guest a new caller.
  if (!world.isReplaying)
    limitCaller(options.limit, reply, `${id} ${world.name} ${player === null ? request.ip : sent}`)
  const effects = world.faults.takeForCall(id, entry.auth === 'required')
  request.call = { operationId: id, checks, world, effects, token: null, player: null, atMs: null, form: null }
  await strikeBefore(world.isReplaying ? effects.filter(({ kind }) => kind !== 'latency') : effects)
  if (id !== 'getAppDetails' && !isLive(world)) throw new DomainError('maintenance')
  if (entry.auth === 'required' && player === null) throw new DomainError('unauthorized')
  request.call = { ...request.call, token: player === null ? null : sent, player }
  if (player !== null && sent !== null) world.commits.share(() => noteSeen(world, sent))
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
  const given = {
    ...input,
    files: form?.files ?? noFiles,
    player: call.player,
    token: call.token,
    source: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  }
  const made = call.world.clock.steady((nowMs) => {
    call.atMs = nowMs
    return call.world.commits.share(() => run(options.handlers, route.id, { world: call.world, ...given }))
  })
  // Waited for only when there is something to wait for: the journal tells calls in the order of their effects.
  const data = answerInStyle(call.world, route.id, made instanceof Promise ? await made : made)
  if (call.effects.some(({ kind }) => kind === 'dropped-answer')) return drop(request, reply)
  if (call.effects.some(({ kind }) => kind === 'malformed-body')) {
    return reply.type('application/json; charset=utf-8').send('{"error":false,"message":"","data":{"')
  }
  const envelope = { error: false, message: successMessage(route.id), data }
  const mismatch = options.validateResponses ? undocumented(route.id, route.checks, 200, envelope) : null
  if (mismatch !== null) throw new ResponseMismatch(mismatch)
  const text = keptAnswer(route.id, data)
  return text === null ? reply.send(envelope) : reply.type('application/json; charset=utf-8').send(text)
}

/** Calls the handler of an operation. The schema check before it is the proof of the types that the compiler misses. */
function run(handlers: Handlers, id: OperationId, call: object): unknown {
  const handler: (call: never) => unknown = handlers[id]
  return handler(call as never)
}

/** What is wrong with an answer by openapi.yaml, named by operation and schema path; null when it is promised. */
export function undocumented(id: string, checks: OperationChecks, status: number, body: unknown): string | null {
  const check = checks.response(status)
  if (check === null) return `${id} answers ${status}, which the document does not name`
  const misfit = check(body)
  return misfit === null ? null : `${id} ${status} ${misfit.instancePath} ${misfit.schemaPath}: ${misfit.message}`
}

/** The raw token: Authorization, on the sports-data host xu-auth (spec 7). */
function sentToken(request: FastifyRequest, { host }: OperationEntry): string | null {
  const header = request.headers[host === 'sportsData' ? 'xu-auth' : 'authorization']
  return typeof header === 'string' && header !== '' && header.length <= longestToken ? header : null
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
function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  noteCall(request, reply, null)
  reply.hijack()
  reply.raw.destroy()
  return reply
}
