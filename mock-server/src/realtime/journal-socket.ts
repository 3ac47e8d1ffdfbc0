import { playerById } from '../domain/accounts/player-records.ts'
import { type BackendReport, mismatchText, reportFields } from '../upstream/backend.ts'
import type { SocketLine } from '../upstream/socket-backend.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { StandIns } from '../world/secrets.ts'
import type { World } from '../world/world.ts'
import type { GatewaySocket } from './socket-types.ts'

const longestPayload = 4 * 1024

/** Journals the connection of a socket and its end. */
export function noteConnection(socket: GatewaySocket, registry: WorldRegistry): void {
  const { worldName, playerId } = socket.data
  const note = (name: string, status: string): void => {
    if (!registry.has(worldName)) return
    const world = registry.get(worldName)
    const text = name === 'connect' ? `connected by ${socket.conn.transport.name}` : `disconnected: ${status}`
    world.journal.append({ kind: 'socket', name, direction: 'in', text, status, ...whose(world, playerId) })
  }
  note('connect', 'success')
  socket.on('disconnect', (reason) => note('disconnect', reason))
}

/** A connection that was refused, with the words that the client gets. */
export function noteRefusal(world: World, message: string): void {
  const text = `refused: ${message}`.slice(0, 500)
  world.journal.append({ kind: 'socket', name: 'connect', direction: 'in', text, status: 'refused' })
}

/** Journals a cut of a socket by the server; one row for all its messages. */
export function noteCut({ data }: GatewaySocket, registry: WorldRegistry, reason: string): void {
  if (!registry.has(data.worldName)) return
  const world = registry.get(data.worldName)
  const text = `cut: ${reason}`
  world.journal.append({
    kind: 'socket',
    name: 'connect',
    direction: 'in',
    text,
    status: 'cut',
    ...whose(world, data.playerId),
  })
}

/** Journals a client's question or its acknowledgement; the status of an acknowledgement is that of the row. */
export function noteMessage(
  world: World,
  socket: GatewaySocket,
  direction: 'in' | 'out',
  event: string,
  payload: unknown,
  mismatches: readonly string[] = [],
): void {
  const status = direction === 'out' ? wordOf(payload) : undefined
  const { line } = socket.data
  const report = line === undefined ? null : { from: line.from, mismatches }
  const said = direction === 'in' ? `${event} asked` : `${event} answered${status === undefined ? '' : ` ${status}`}`
  world.journal.append({
    kind: 'socket',
    name: event,
    direction,
    text: (said + mismatchText(report)).slice(0, 500),
    ...(status === undefined ? {} : { status }),
    ...whose(world, socket.data.playerId),
    ...dataOf(line?.secrets ?? world.secrets, payload, report),
  })
}

/** Journals a backend's message to one socket, with the planted faults that applied. */
export function notePassed(
  world: World,
  { from, secrets }: SocketLine,
  event: string,
  payload: unknown,
  effects: readonly FaultEffect[],
  mismatches: readonly string[],
): void {
  const struck = effects.map(({ kind }) => kind)
  const report = { from, mismatches }
  world.journal.append({
    kind: 'socket',
    name: event.slice(0, 100),
    direction: 'out',
    text: ([`${event} passed on`, ...struck].join(', ') + mismatchText(report)).slice(0, 500),
    ...(struck.length === 0 ? {} : { status: struck.join(' ').slice(0, 40) }),
    ...dataOf(secrets, payload, report),
  })
}

/** Journals one message to everybody in a room, with the planted faults that applied. */
export function notePush(
  world: World,
  room: string,
  event: string,
  payload: unknown,
  effects: FaultEffect[],
  byHand = false,
): void {
  const struck = effects.map(({ kind }) => kind)
  const [, kindOfRoom, key] = room.split('|')
  world.journal.append({
    kind: 'socket',
    name: event,
    direction: 'out',
    text: [`${event} ${byHand ? 'pushed by the control surface' : 'sent'}`, ...struck].join(', '),
    ...(struck.length === 0 ? {} : { status: struck.join(' ').slice(0, 40) }),
    ...(kindOfRoom === 'player' ? whose(world, Number(key)) : {}),
    ...dataOf(world.secrets, payload, null),
  })
}

/** The data of a row beside its text. */
function dataOf(secrets: StandIns, payload: unknown, report: BackendReport | null): { data?: Record<string, unknown> } {
  const data = {
    ...reportFields(report),
    ...(payload === undefined ? {} : { payload: maskedPayload(secrets, payload) }),
  }
  return Object.keys(data).length === 0 ? {} : { data }
}

function whose(world: World, playerId: number): { username?: string } {
  const player = playerById(world, playerId)
  return player === null ? {} : { username: player.username }
}

function wordOf(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('status' in payload)) return undefined
  return typeof payload.status === 'string' ? payload.status : undefined
}

/** Secrets replaced; a payload too long to read (all markets of a match) becomes a summary. */
function maskedPayload(secrets: StandIns, payload: unknown): unknown {
  if (typeof payload === 'object' && payload !== null && 'markets' in payload && Array.isArray(payload.markets)) {
    return { ...payload, markets: `${payload.markets.length} markets` }
  }
  const masked = secrets.mask(payload)
  const length = JSON.stringify(masked)?.length ?? 0
  return length > longestPayload ? `(${length} characters)` : masked
}
