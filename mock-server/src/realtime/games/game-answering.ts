import type { GameClientEvent, GameSentWith } from '@chaupar/api/games-realtime'
import { gameAskedEvents } from '@chaupar/api/games-realtime.gen'
import type { RgsSchema } from '@chaupar/api/rgs'
import type { RateLimit } from '../../admission/rate-limit.ts'
import { PlantedError, renderFailure } from '../../contract/failure.ts'
import { InvalidInput, invalidInput } from '../../contract/invalid-input.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { DomainError } from '../../domain/base/errors.ts'
import { rgsStatusCode } from '../../wire/rgs-status.ts'
import type { WorldRegistry } from '../../world/registry.ts'
import type { World } from '../../world/world.ts'
import { isSwallowed } from '../event-faults.ts'
import { noteMessage } from '../journal-socket.ts'
import { type GatewaySocket, rooms } from '../socket-types.ts'
import { askByCall, type BetEvent, type PerformRgs } from './bet-calls.ts'
import { stageSession } from './game-admission.ts'
import { stageWatch } from './stage-watch.ts'

export interface GameAnsweringOptions {
  registry: WorldRegistry
  schemas: Schemas
  limit: RateLimit | null
  validateResponses: boolean
  addressOf(socket: GatewaySocket): string
  perform: PerformRgs
  /** Called when a client begins to watch a stage. */
  onWatch(): void
  /** Called for unexpected errors, not for rejected requests. */
  onDefect(error: unknown): void
}

type Refused = RgsSchema<'StageRefusal'>

/** Answers the questions of one client of a game. Whatever it sends gets an acknowledgement or nothing, never a crash. */
export function answerGame(socket: GatewaySocket, options: GameAnsweringOptions): void {
  for (const event of questions()) {
    socket.on(event, (...sent: unknown[]) => {
      const reply = sent.at(-1)
      // Without an acknowledgement the client waits for no answer.
      if (typeof reply === 'function') void answer(event, socket, sent.length > 1 ? sent[0] : undefined, reply, options)
    })
  }
}

/** Object.keys forgets that the table has no other keys. */
function questions(): GameClientEvent[] {
  const isEvent = (key: string): key is GameClientEvent => Object.hasOwn(gameAskedEvents, key)
  return Object.keys(gameAskedEvents).filter(isEvent)
}

async function answer(
  event: GameClientEvent,
  socket: GatewaySocket,
  sent: unknown,
  // biome-ignore lint/complexity/noBannedTypes: a client may send any function-like acknowledgement; socket.io makes it
  reply: Function,
  options: GameAnsweringOptions,
): Promise<void> {
  const { registry, schemas, validateResponses, onDefect } = options
  try {
    const world = registry.get(socket.data.worldName)
    if (await isSwallowed(world, event)) return
    // Gone while it waited: joining a room now would leave it there for ever.
    if (!socket.connected) return
    const answered = isBet(event)
      ? await betAnswer(event, socket, sent, options)
      : watchOrLeave(event, world, socket, sent, options)
    if (answered === null) return
    const mismatch = validateResponses ? schemas.named(gameAskedEvents[event].answered)(answered) : null
    if (mismatch !== null) throw new Error(`${event} answers ${mismatch.instancePath} ${mismatch.message}`)
    reply(answered)
  } catch (error) {
    const refused = refusalOf(error, onDefect)
    if (registry.has(socket.data.worldName))
      noteMessage(registry.get(socket.data.worldName), socket, 'out', event, refused)
    reply(refused)
  }
}

function refusalOf(error: unknown, onDefect: (error: unknown) => void): Refused {
  const { status, body } = renderFailure(error)
  if (status >= 500 && !(error instanceof DomainError) && !(error instanceof PlantedError)) onDefect(error)
  return { status: 'failed', code: rgsStatusCode(body.code, status), message: body.message }
}

function isBet(event: GameClientEvent): event is BetEvent {
  return event.startsWith('bet:')
}

/** The journal has a bet as the call that it becomes; when that call's response is lost, so is this one. */
async function betAnswer(
  event: BetEvent,
  socket: GatewaySocket,
  sent: unknown,
  { schemas, addressOf, perform }: GameAnsweringOptions,
): Promise<object | null> {
  const mismatch = schemas.named(gameAskedEvents[event].sent)(sent)
  if (mismatch !== null) throw invalidInput(event, mismatch)
  const { worldName, token: sessionID, language } = socket.data
  const asker = { worldName, sessionID, language, address: addressOf(socket) }
  // The schema check above is the proof of the type that the compiler misses.
  return askByCall(event, [sent] as GameSentWith<BetEvent>, asker, perform).catch(() => null)
}

function watchOrLeave(
  event: Exclude<GameClientEvent, BetEvent>,
  world: World,
  socket: GatewaySocket,
  sent: unknown,
  { limit, onWatch }: GameAnsweringOptions,
): object {
  noteMessage(world, socket, 'in', event, undefined)
  const { token } = socket.data
  if (limit !== null && limit.take(`${event} ${world.name} ${token}`) > 0) throw new DomainError('too_many_requests')
  if (sent !== undefined && (typeof sent !== 'object' || sent === null || Array.isArray(sent))) {
    const message = `${event} takes no payload`
    throw new InvalidInput(message, [{ field: event, message }])
  }
  const session = stageSession(world, token)
  const room = rooms.stage(world.name, session.slug)
  if (event === 'stage:leave') {
    void socket.leave(room)
    noteMessage(world, socket, 'out', event, { status: 'success' })
    return { status: 'success' }
  }
  // Nothing is sent before it is on the disk, and a client joins in the turn that took its snapshot.
  world.commits.settle()
  const watched = stageWatch(world, session)
  void socket.join(room)
  onWatch()
  noteMessage(world, socket, 'out', event, { status: watched.status })
  return watched
}
