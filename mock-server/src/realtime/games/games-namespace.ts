import { gamePushedEvents } from '@chaupar/api/games-realtime.gen'
import type { RateLimit } from '../../admission/rate-limit.ts'
import { renderFailure } from '../../contract/failure.ts'
import { loadDocument } from '../../contract/schemas.ts'
import type { DomainEvent } from '../../domain/base/events.ts'
import { roundOf } from '../../domain/games/rounds/round.ts'
import { roundById } from '../../domain/games/rounds/round-records.ts'
import { wireGameBalance, wireRound } from '../../wire/game-round.ts'
import { rgsStatusCode } from '../../wire/rgs-status.ts'
import type { WorldRegistry } from '../../world/registry.ts'
import type { World } from '../../world/world.ts'
import { Refusal } from '../admission.ts'
import { answerEvents } from '../answer-events.ts'
import { sendThrough } from '../event-faults.ts'
import type { FloodGuard } from '../flood-guard.ts'
import { noteConnection, noteCut, notePush } from '../journal-socket.ts'
import { type GatewayServer, type GatewaySocket, rooms } from '../socket-types.ts'
import { admitToGame } from './game-admission.ts'
import { gameQuestions } from './game-questions.ts'
import { type GamePush, StageBeat } from './stage-beat.ts'

export interface GamesOptions {
  registry: WorldRegistry
  limit: RateLimit | null
  guard: FloodGuard | null
  addressOf(socket: GatewaySocket): string
  validateResponses: boolean
  onDefect(error: unknown): void
}

type Games = ReturnType<GatewayServer['of']>
type Deliver = (world: World, push: GamePush) => void

/**
 * The namespace /games (api/games-asyncapi.yaml): shared rounds are sent to their watchers, and bets become calls of
 * rgs.yaml. Answers the namespace and the function that ends its timer.
 */
export function attachGames(io: GatewayServer, options: GamesOptions): { games: Games; stop: () => void } {
  const { registry, guard, addressOf, validateResponses, onDefect } = options
  const games = io.of('/games')
  const deliver = delivererTo(games, validateResponses)
  const beat = new StageBeat({ registry, rooms: () => games.adapter.rooms.keys(), deliver, onDefect })
  const questions = gameQuestions({ ...options, onWatch: () => beat.wake() })
  games.use((socket, next) => {
    admitToGame(socket, registry, guard?.isSuspected(addressOf(socket)) !== true).then(
      () => next(),
      (error: unknown) => {
        next(refusal(error, onDefect))
        guard?.refused(socket.conn)
      },
    )
  })
  games.on('connection', (socket) => {
    guard?.admitted(socket.conn, socket.data.token, (reason) => noteCut(socket, registry, reason))
    noteConnection(socket, registry)
    answerEvents(socket, questions, options)
  })
  registry.onWorld((world) => {
    world.events.onAny((event) => {
      if (event.name === 'token-revoked')
        games.in(rooms.token(world.name, event.payload.tokenHash)).disconnectSockets(true)
      const push = betPush(games, world, event)
      if (push !== null) deliver(world, push)
    })
  })
  registry.onClose((world) => games.in(rooms.world(world.name)).disconnectSockets(true))
  return { games, stop: () => beat.stop() }
}

/** The message about a bet for the player's clients at the game; null when none is connected, or for another kind of round. */
function betPush(games: Games, world: World, { name, payload }: DomainEvent): GamePush | null {
  if (name !== 'round-closed' && name !== 'stage-bet-made') return null
  const bet = roundById(world, payload.roundId)
  if (bet === null || bet.stageRound === null) return null
  const room = rooms.seat(world.name, bet.playerId, bet.game)
  if (!games.adapter.rooms.has(room)) return null
  const balance = wireGameBalance(world, bet.playerId)
  return { room, event: 'bet:changed', payload: { bet: wireRound(roundOf(world, bet)), balance } }
}

/** Ticks, cards and the list would fill the journal without use. */
const isNoted = ({ event, isSmall }: GamePush): boolean =>
  (event === 'stage:round' && isSmall !== true) || event === 'bet:changed'

function delivererTo(games: Games, isChecked: boolean): Deliver {
  const { schemas } = loadDocument('rgs')
  return (world, push) => {
    const { room, event, payload } = push
    const effects = world.faults.takeForEvent(event)
    if (isNoted(push)) notePush(world, room, event, payload, effects)
    const mismatch = isChecked ? schemas.named(gamePushedEvents[event])(payload) : null
    if (mismatch !== null) throw new Error(`${event} ${mismatch.instancePath} ${mismatch.message}`)
    sendThrough(effects, push.volatile === true, (isVolatile) => {
      const target = isVolatile ? games.to(room).volatile : games.to(room)
      target.emit(event, payload as never)
    })
  }
}

/** The client's connect_error: the server's message, and the protocol's code as data. */
function refusal(error: unknown, onDefect: (error: unknown) => void): Error {
  if (error instanceof Refusal) return error
  const { status, body } = renderFailure(error)
  if (status >= 500) onDefect(error)
  return Object.assign(new Error(body.message), { data: { code: rgsStatusCode(body.code, status) } })
}
