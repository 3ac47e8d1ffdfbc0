import { setTimeout as wait } from 'node:timers/promises'
import type { ClientEvent } from '@chaupar/api/realtime'
import { askedEvents } from '@chaupar/api/realtime.gen'
import type { RateLimit } from '../admission/rate-limit.ts'
import { renderFailure } from '../contract/failure.ts'
import { InvalidInput, invalidInput } from '../contract/invalid-input.ts'
import type { Check, Schemas } from '../contract/schemas.ts'
import { DomainError } from '../domain/base/errors.ts'
import { messageShown } from '../wire/display-texts.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { noteMessage } from './journal-socket.ts'
import { requests } from './requests.ts'
import type { GatewaySocket } from './socket-types.ts'

export type AnsweringOptions = {
  registry: WorldRegistry
  schemas: Schemas
  limit: RateLimit | null
  validateResponses: boolean
  /** Called for unexpected errors, not for rejected requests. */
  onDefect(error: unknown): void
}

/** Answers the questions of one socket. Whatever a client sends gets an acknowledgement or nothing, never a crash. */
export function answerRequests(socket: GatewaySocket, options: AnsweringOptions): void {
  for (const event of clientEvents()) {
    socket.on(event, (...sent: unknown[]) => {
      const reply = sent.at(-1)
      // Without an acknowledgement the client waits for no answer.
      if (typeof reply === 'function') void answer(event, socket, sent.slice(0, -1), reply, options)
      else socket.data.line?.send(event, sent)
    })
  }
}

/** The events that clients may send. Object.keys forgets that the table has no other keys. */
function clientEvents(): ClientEvent[] {
  const isEvent = (key: string): key is ClientEvent => Object.hasOwn(askedEvents, key)
  return Object.keys(askedEvents).filter(isEvent)
}

async function answer(
  event: ClientEvent,
  socket: GatewaySocket,
  sent: unknown[],
  // biome-ignore lint/complexity/noBannedTypes: a client may send any function-like acknowledgement; socket.io makes it
  reply: Function,
  options: AnsweringOptions,
): Promise<void> {
  try {
    const world = options.registry.get(socket.data.worldName)
    noteMessage(world, socket, 'in', event, sent[0])
    const effects = world.faults.takeForEvent(event)
    for (const effect of effects) if (effect.kind === 'event-late') await wait(effect.ms)
    // Gone while it waited: joining a room now would leave it there for ever.
    if (!socket.connected || effects.some(({ kind }) => kind === 'event-lost')) return
    // Nothing is sent before it is on the disk, and a snapshot is answered in the turn that took it.
    world.commits.settle()
    const { line } = socket.data
    const refused = planted(effects)
    if (refused === null && line !== undefined) {
      requireAllowed(event, world, socket, options.limit)
      const passed = await line.ask(event, sent)
      noteMessage(
        world,
        socket,
        'out',
        event,
        passed?.answered,
        passed?.mismatches ?? ['no acknowledgement came in time'],
      )
      if (passed !== null) reply(passed.answered)
      return
    }
    const answered = refused ?? checkedAnswer(event, world, socket, sent, options)
    noteMessage(world, socket, 'out', event, answered)
    reply(answered)
  } catch (error) {
    const { status, body } = renderFailure(error)
    if (status >= 500) options.onDefect(error)
    const refused = { status: 'failed', message: body.message, code: body.code }
    if (options.registry.has(socket.data.worldName)) {
      noteMessage(options.registry.get(socket.data.worldName), socket, 'out', event, refused)
    }
    reply(refused)
  }
}

function planted(effects: FaultEffect[]): { status: 'failed'; message: string } | null {
  for (const effect of effects) if (effect.kind === 'event-failed') return { status: 'failed', message: effect.message }
  return null
}

function checkedAnswer(
  event: ClientEvent,
  world: World,
  socket: GatewaySocket,
  sent: unknown[],
  { schemas, limit, validateResponses }: AnsweringOptions,
): unknown {
  requireAllowed(event, world, socket, limit)
  const names = askedEvents[event]
  requireFitting(event, names.sent === null ? null : schemas.named(names.sent), sent)
  const handler: (world: World, socket: GatewaySocket, sent: never) => unknown = requests[event]
  // The schema check above is the proof of the type that the compiler misses.
  const answered = messageShown(world, names.answered, handler(world, socket, sent[0] as never), socket.data.language)
  const mismatch = validateResponses ? schemas.named(names.answered)(answered) : null
  if (mismatch !== null) throw new Error(`${event} answers ${mismatch.instancePath} ${mismatch.message}`)
  return answered
}

/** @throws DomainError `too_many_requests` when this session has no question of this kind left */
function requireAllowed(event: ClientEvent, world: World, { data }: GatewaySocket, limit: RateLimit | null): void {
  if (limit === null || limit.take(`${event} ${world.name} ${data.token}`) === 0) return
  throw new DomainError('too_many_requests')
}

/** @throws InvalidInput for an invalid payload; an event without a check takes no payload, or `{}` */
function requireFitting(event: ClientEvent, check: Check | null, sent: unknown[]): void {
  if (check !== null) {
    const mismatch = check(sent[0])
    if (mismatch !== null) throw invalidInput(event, mismatch)
    return
  }
  if (sent.length === 0 || (isPlainObject(sent[0]) && Object.keys(sent[0]).length === 0)) return
  const message = `${event} takes no payload`
  throw new InvalidInput(message, [{ field: event, message }])
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
