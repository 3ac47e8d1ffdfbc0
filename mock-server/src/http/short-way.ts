import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { RateLimit } from '../admission/rate-limit.ts'
import { requestId } from '../admission/request-id.ts'
import { worldNameOf } from '../admission/world-name.ts'
import type { Player } from '../domain/accounts/player-records.ts'
import { noteSeen } from '../domain/accounts/session-list.ts'
import { playerByToken } from '../domain/accounts/sessions.ts'
import { isLive } from '../domain/content/content.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { answerText, jsonType } from './answer-text.ts'
import { limitKey, sentToken } from './caller.ts'
import type { CallerAddress } from './caller-address.ts'
import type { Handlers } from './handler.ts'
import type { KnownRead, KnownReads } from './known-reads.ts'
import { logCall } from './log-call.ts'
import { noFiles, performCall } from './perform-call.ts'
import { ToldRead } from './told-read.ts'

export type ShortWayOptions = {
  reads: KnownReads
  registry: WorldRegistry
  handlers: Handlers
  callerOf: CallerAddress
  limit: RateLimit | null
  validateResponses: boolean
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>
  log: FastifyBaseLogger
}

/**
 * Lets known reads be answered before Fastify, whose way costs as much as the answer. The same is done on it: world,
 * player, limit, handler, check of the answer, journal, log, headers. Whatever is out of the ordinary (a planted fault, a
 * refusal, a body) is left to Fastify, as if nothing had happened.
 */
export function openShortWay(server: Server, options: ShortWayOptions): void {
  const fixed = headerPairs(options.headers)
  const longWay = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const beganMs = performance.now()
    const goOn = (): void => {
      for (const listener of longWay) listener.call(server, request, response)
    }
    const admitted = admitKnown(request, options)
    if (admitted === null) return goOn()
    const { told, limitedBy } = admitted
    // The long way counts the call itself.
    const giveUp = (): void => {
      options.limit?.giveBack(limitedBy)
      goOn()
    }
    try {
      answerRead(admitted, options)
    } catch {
      // A refusal or a defect: the long way meets it again, and says it.
      return giveUp()
    }
    const leave = (): void => {
      told.ms = performance.now() - beganMs
      send(response, requestId(request.headers), told, fixed, options.log)
    }
    const { pending } = told.world.commits
    if (pending === null) leave()
    else pending.then(leave, giveUp)
  })
}

/** A known read that has been counted by the limit, and who asks. */
type Admitted = { told: ToldRead; player: Player | null; token: string | null; limitedBy: string }

/** Null for calls that are not known or meet something unusual: they are not counted here. */
function admitKnown(request: IncomingMessage, options: ShortWayOptions): Admitted | null {
  const read = request.method === 'GET' ? options.reads.find(request.url ?? '') : undefined
  if (read === undefined || hasBody(request.headers)) return null
  try {
    return admit(request, read, options)
  } catch {
    // The world is not there, or cannot tell who asks.
    return null
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function admit(request: IncomingMessage, read: KnownRead, options: ShortWayOptions): Admitted | null {
  const { headers } = request
  const { id, entry } = read.route
  const world = worldOf(headers, options.registry)
  if (world === null || !isOrdinary(world)) return null
  const sent = sentToken(headers, entry)
  const player = sent === null ? null : playerByToken(world, sent)
  const token = player === null ? null : sent
  const told = new ToldRead(read, world, player?.username, options.callerOf(request), headers)
  const limitedBy = limitKey(id, world, token ?? told.ip)
  if (options.limit !== null && options.limit.take(limitedBy) > 0) return null
  return { told, player, token, limitedBy }
}

function answerRead({ told, player, token }: Admitted, options: ShortWayOptions): void {
  const { read, world, ip, userAgent = '' } = told
  if (token !== null) world.commits.share(() => noteSeen(world, token))
  const made = performCall(options.handlers, read.route.id, told, {
    ...read.input,
    world,
    player,
    token,
    files: noFiles,
    source: ip,
    userAgent,
  })
  told.answer = answerText(read.route, world, made, options.validateResponses)
  told.reachedAtMs = world.feed.reachedMs
}

/** Null where the cookie is stale: it has to be taken back. @throws DomainError `unknown_world` */
function worldOf(headers: IncomingHttpHeaders, registry: WorldRegistry): World | null {
  const { name, namedBy } = worldNameOf(headers)
  return namedBy === 'cookie' && !registry.has(name) ? null : registry.get(name)
}

function isOrdinary(world: World): boolean {
  return !world.isReplaying && world.faults.isEmpty && isLive(world)
}

/** Names and values in turn, as Node takes them; the last two values are each answer's own. */
function headerPairs(headers: ShortWayOptions['headers']): string[] {
  const same = { ...headers, 'cache-control': 'no-store', 'content-type': jsonType }
  return [...Object.entries(same).flat(), 'x-request-id', '', 'content-length', '']
}

function send(
  response: ServerResponse,
  id: string,
  told: ToldRead,
  fixed: readonly string[],
  log: FastifyBaseLogger,
): void {
  const { read, world, answer, ms } = told
  told.holdLittle()
  world.journal.add(told)
  const headers = fixed.slice()
  headers[fixed.length - 3] = id
  const bytes = Buffer.byteLength(answer)
  headers[fixed.length - 1] = String(bytes)
  response.writeHead(200, headers)
  // The same bytes; what is all ASCII need not be encoded.
  response.end(answer, bytes === answer.length ? 'latin1' : 'utf8')
  const { url, route } = read
  logCall(log, { method: 'GET', url, operation: route.id, world: world.name, status: 200, ms }, id)
}
