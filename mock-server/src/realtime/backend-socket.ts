import { askedEvents } from '@chaupar/api/realtime.gen'
import { DomainError } from '../domain/base/errors.ts'
import { LineRefused, type SocketBackend, type SocketLine } from '../upstream/socket-backend.ts'
import { languageOf } from '../wire/languages/language.ts'
import type { World } from '../world/world.ts'
import { Refusal, sentSecret } from './admission.ts'
import { sendThrough } from './event-faults.ts'
import { noteMessage, notePassed } from './journal-socket.ts'
import { type GatewaySocket, rooms } from './socket-types.ts'

/** Names that mean something to socket.io itself, which refuses to send them. */
const socketEvents: ReadonlySet<string> = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
])

/**
 * Lets a socket in when the backend of its world does. The socket then receives the backend's messages, and a tester's pushes to
 * everybody. @throws Refusal with the backend's words, DomainError when no backend can be reached
 */
export async function admitByBackend(socket: GatewaySocket, world: World, backend: SocketBackend): Promise<void> {
  const { token: sent, language } = socket.handshake.auth
  const token = sentSecret(sent)
  const line = await backend.open({ token, language }).catch((error: unknown) => {
    if (error instanceof LineRefused) throw Object.assign(new Refusal(error.message), { data: error.data })
    throw error
  })
  // The socket has closed meanwhile: no later event would close the line.
  if (socket.conn.readyState !== 'open') line.close()
  socket.data = { worldName: world.name, token: token ?? '', playerId: 0, language: languageOf(language), line }
  await socket.join(rooms.world(world.name))
}

/** Whether a handshake failed for want of the backend: to the client that is a broken network, which it tries again. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof DomainError && (error.rule === 'upstream_down' || error.rule === 'upstream_slow')
}

/** Passes on the backend's messages, through planted faults, and the client's messages that the contract does not know. */
export function passMessages(socket: GatewaySocket, world: World, line: SocketLine): void {
  const passed: { emit(event: string, payload: unknown): unknown } = socket
  socket.on('disconnect', () => line.close())
  socket.onAny((event: string, ...sent: unknown[]) => {
    // Those of the contract are answered in answer-events.ts.
    if (!Object.hasOwn(askedEvents, event)) void passUnknown(socket, world, line, event, sent)
  })
  line.listen({
    event: (event, payload, mismatches) => {
      const effects = world.faults.takeForEvent(event)
      notePassed(world, line, event, payload, effects, mismatches)
      if (!socketEvents.has(event)) sendThrough(effects, false, () => passed.emit(event, payload))
    },
    // Ends as the backend's socket did: disconnected for good, or as a broken connection.
    ended: (isSentAway) => (isSentAway ? socket.disconnect(true) : socket.conn.close()),
  })
}

async function passUnknown(
  socket: GatewaySocket,
  world: World,
  line: SocketLine,
  event: string,
  sent: unknown[],
): Promise<void> {
  const reply = sent.at(-1)
  const payloads = typeof reply === 'function' ? sent.slice(0, -1) : sent
  noteMessage(world, socket, 'in', event, payloads[0])
  if (typeof reply !== 'function') {
    line.send(event, payloads)
    return
  }
  const answered = await line.ask(event, payloads).catch(() => null)
  if (answered === null) return
  noteMessage(world, socket, 'out', event, answered.answered, answered.mismatches)
  reply(answered.answered)
}
