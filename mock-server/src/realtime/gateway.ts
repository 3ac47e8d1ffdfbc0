import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { pushedEvents } from '@chaupar/api/realtime.gen'
import { Server } from 'socket.io'
import type { CallerAddress } from '../admission/caller-address.ts'
import { isFromElsewhere, type OwnNames } from '../admission/own-names.ts'
import type { RateLimit } from '../admission/rate-limit.ts'
import { newRequestId } from '../admission/request-id.ts'
import type { Config } from '../config.ts'
import { renderFailure } from '../contract/failure.ts'
import type { Schemas } from '../contract/schemas.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { Backends } from '../upstream/backends.ts'
import { messageShown } from '../wire/display-texts.ts'
import { languages } from '../wire/languages/language.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { admit, isOffline, Refusal } from './admission.ts'
import { answerEvents } from './answer-events.ts'
import { admitByBackend, isOutOfReach, passMessages } from './backend-socket.ts'
import { sendThrough } from './event-faults.ts'
import type { FloodGuard } from './flood-guard.ts'
import { attachGames } from './games/games-namespace.ts'
import { beatEvery } from './heartbeat.ts'
import { noteConnection, noteCut, notePush } from './journal-socket.ts'
import { type Push, pushOf } from './pushes.ts'
import { playerQuestions } from './questions.ts'
import { type GatewayServer, type GatewaySocket, rooms } from './socket-types.ts'

export type GatewayOptions = {
  registry: WorldRegistry
  schemas: Schemas
  limit: RateLimit | null
  isOwnName: OwnNames
  /** null: sockets may send as much as they like. */
  guard: FloodGuard | null
  addressOf: CallerAddress
  config: Pick<Config, 'corsOrigins' | 'heartbeatMs' | 'validateResponses'>
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** The backends behind the sockets of a world, in place of its rules. */
  backends: Backends
  /** Called for unexpected errors, not for rejected requests. */
  onDefect(error: unknown): void
}

export type Gateway = {
  /** Open sockets, and the rooms with at least one. */
  census(): { sockets: number; rooms: string[] }
  /** Disconnects every socket; the http server is left to its owner. */
  close(): void
}

/** Largest message that a client may send. */
const longestMessage = 16 * 1024

/**
 * The socket of spec 7.7 on path /public/: domain events become socket events, socket requests become domain calls.
 * Attached to the http server directly: fastify-socket.io is for Fastify 4.
 */
export function attachGateway(server: HttpServer, options: GatewayOptions): Gateway {
  const { registry, schemas, limit, isOwnName, guard, addressOf, config, headers: shared, backends, onDefect } = options
  const io: GatewayServer = new Server(server, {
    path: '/public/',
    serveClient: false,
    maxHttpBufferSize: longestMessage,
    // Longer than a client waits to connect; a connection that sent nothing by then is idle.
    connectTimeout: 20_000,
    // The default of skipMiddlewares would let a revoked token back in.
    // A backend does not know what a client has received: both start from a snapshot.
    ...(backends.forwards('realtime')
      ? {}
      : { connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: false } }),
    // CORS does not cover websockets, so pages of other origins and DNS-rebound names are refused here.
    allowRequest: (request, decide) =>
      decide(
        null,
        isOwnName(request.headers.host) &&
          (!isFromElsewhere(request.headers, config.corsOrigins) || isForGames(request)) &&
          guard?.mayConnect(addressOf(request)) !== false &&
          !isOffline(request, registry),
      ),
    ...(config.corsOrigins.length === 0 ? {} : { cors: { origin: config.corsOrigins } }),
  })
  io.engine.on('headers', (headers: Record<string, string>) => {
    Object.assign(headers, shared, { 'x-request-id': newRequestId(), 'cache-control': 'no-store' })
  })
  io.engine.on('connection', (connection: GatewaySocket['conn']) =>
    guard?.watch(connection, addressOf(connection.request)),
  )
  io.use((socket, next) => {
    if (isFromElsewhere(socket.handshake.headers, config.corsOrigins)) {
      next(refusal(new DomainError('forbidden'), onDefect))
      guard?.refused(socket.conn)
      return
    }
    const byBackend = (world: World) => {
      const backend = backends.socketsOf(world)
      return backend === null ? null : admitByBackend(socket, world, backend)
    }
    admit(socket, registry, guard?.isSuspected(addressOf(socket.request)) !== true, byBackend).then(
      () => next(),
      (error: unknown) => {
        if (isOutOfReach(error)) {
          socket.conn.close()
          return
        }
        next(refusal(error, onDefect))
        guard?.refused(socket.conn)
      },
    )
  })
  const questions = playerQuestions(schemas)
  io.on('connection', (socket) => {
    guard?.admitted(socket.conn, socket.data.token, (reason) => noteCut(socket, registry, reason))
    noteConnection(socket, registry)
    answerEvents(socket, questions, { registry, limit, validateResponses: config.validateResponses, onDefect })
    const world = registry.get(socket.data.worldName)
    if (socket.data.line !== undefined) passMessages(socket, world, socket.data.line)
    greet(socket, world)
  })
  const { games, stop: stopGames } = attachGames(io, {
    registry,
    limit,
    guard,
    addressOf: ({ request }) => addressOf(request),
    validateResponses: config.validateResponses,
    onDefect,
  })
  const deliver = deliverer(io, config.validateResponses ? schemas : null)
  registry.onWorld((world) => {
    world.feed.askListeners((refMatchId) => io.sockets.adapter.rooms.has(rooms.match(world.name, refMatchId)))
    world.events.onAny((event) => {
      if (event.name === 'token-revoked')
        io.in(rooms.token(world.name, event.payload.tokenHash)).disconnectSockets(true)
      const push = pushOf(world, event)
      if (push !== null) deliver(world, push)
    })
    world.faults.onChange(() => cutWhenRefused([...io.sockets.sockets.values(), ...games.sockets.values()], world))
  })
  const adapters = [io.sockets.adapter, games.adapter]
  registry.askWatchers(({ name }) => adapters.some((adapter) => adapter.rooms.has(rooms.world(name))))
  registry.onClose((world) => io.in(rooms.world(world.name)).disconnectSockets(true))
  const stopBeating = beatEvery(config.heartbeatMs, io, registry, deliver)
  return {
    census: () => ({
      sockets: io.sockets.sockets.size + games.sockets.size,
      rooms: adapters.flatMap((adapter) => [...adapter.rooms.keys()]),
    }),
    close: () => {
      stopBeating()
      stopGames()
      io.disconnectSockets(true)
      // Not io.close(), which would also close the http server; its owner does that.
      io.engine.close()
    },
  }
}

/**
 * Whether a handshake says that it is for /games: a game's frame has no origin, and its session is all the proof there is. The
 * other namespace turns it away.
 */
function isForGames({ url }: IncomingMessage): boolean {
  return new URL(url ?? '/', 'http://localhost').searchParams.get('channel') === 'games'
}

/** A planted session_refresh, right after the connection. */
function greet(socket: GatewaySocket, world: World): void {
  for (const effect of world.faults.takeForEvent('connect', ['session-refresh'])) {
    if (effect.kind !== 'session-refresh') continue
    const payload = { reason: effect.reason }
    notePush(world, rooms.player(world.name, socket.data.playerId), 'session_refresh', payload, [])
    socket.emit('session_refresh', payload)
  }
}

/** Faults that keep a socket from connecting. */
const refusals: ReadonlySet<string> = new Set(['event-lost', 'event-failed'])

/** Cuts every open socket of a world that takes no connections: clients reconnect, and meet the planted faults. */
function cutWhenRefused(sockets: readonly GatewaySocket[], world: World): void {
  const isRefused = world.faults
    .list()
    .some(({ target, effect }) => 'event' in target && target.event === 'connect' && refusals.has(effect.kind))
  if (!isRefused) return
  for (const socket of sockets) {
    if (socket.data.worldName === world.name) socket.conn.close()
  }
}

/** The client's connect_error: the server's message, and the code as data. */
function refusal(error: unknown, onDefect: (error: unknown) => void): Error {
  if (error instanceof Refusal) return error
  const { status, body } = renderFailure(error)
  if (status >= 500) onDefect(error)
  return Object.assign(new Error(body.message), { data: { code: body.code } })
}

/**
 * Sends a push to its room, through the faults that apply to it, to each socket in the language of its handshake. An empty
 * room costs no payload. The journal has it in English.
 */
function deliverer(io: GatewayServer, checked: Schemas | null): (world: World, push: Push) => void {
  const send = (world: World, { room, event, payload, volatile, byHand }: Push): void => {
    const effects = world.faults.takeForEvent(event)
    const made = payload()
    const messages = audiences(io, world, room).map(({ language, target }) => ({
      sent: messageShown(world, pushedEvents[event], made, language),
      target,
    }))
    notePush(world, room, event, messages[0]?.sent, effects, byHand)
    for (const { sent } of messages) {
      const mismatch = checked?.named(pushedEvents[event])(sent) ?? null
      if (mismatch !== null) throw new Error(`${event} ${mismatch.instancePath} ${mismatch.message}`)
    }
    const emit = (isVolatile: boolean): void => {
      for (const { sent, target } of messages) (isVolatile ? target.volatile : target).emit(event, sent as never)
    }
    sendThrough(effects, volatile === true, emit)
  }
  return (world, push) => {
    if (!io.sockets.adapter.rooms.has(push.room)) return
    world.traced(`push ${push.event}`, () => send(world, push))
  }
}

/** The sockets of a room, by language; English, the first, is for all that named no other. */
function audiences(io: GatewayServer, { name }: World, room: string) {
  const { rooms: present } = io.sockets.adapter
  const others = languages
    .map((language) => ({ language, ids: [...(present.get(rooms.language(name, language)) ?? [])] }))
    .map(({ language, ids }) => ({ language, ids: ids.filter((id) => present.get(room)?.has(id)) }))
    .filter(({ ids }) => ids.length > 0)
  const english = io.to(room).except(others.flatMap(({ ids }) => ids))
  return [
    { language: 'en', target: english } as const,
    ...others.map(({ language, ids }) => ({ language, target: io.to(ids) })),
  ]
}
