import { isObject } from '@chaupar/api/document'
import type { GameClientEvent } from '@chaupar/api/games-realtime'
import type { ClientEvent } from '@chaupar/api/realtime'
import type { RateLimit } from '../admission/rate-limit.ts'
import { letIn, limitCaller } from '../calls/admit.ts'
import type { Call } from '../calls/call.ts'
import { type Operation, perform } from '../calls/perform.ts'
import { PlantedError, type RenderedFailure, renderFailure } from '../contract/failure.ts'
import { InvalidInput, invalidInput } from '../contract/invalid-input.ts'
import type { Check, Schemas } from '../contract/schemas.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { WorldRegistry } from '../world/registry.ts'
import { noteMessage } from './journal-socket.ts'
import type { GatewaySocket } from './socket-types.ts'

/** A question of a socket: a call that is answered by an acknowledgement. */
export type EventCall = Call & { readonly socket: GatewaySocket }

/** Performs a question: `sent` is all but the acknowledgement. An answer of null is not sent. */
export type EventOperation = Operation<EventCall, unknown[], unknown, object | null> & {
  /** It becomes a call of rgs.yaml, which is counted, committed and journaled as such. */
  isCall: boolean
}

/** The questions that a namespace answers, and its form of a refusal. */
export type Questions = {
  operations: ReadonlyMap<ClientEvent | GameClientEvent, EventOperation>
  refusal(failure: RenderedFailure): object
}

export type AnsweringOptions = {
  registry: WorldRegistry
  limit: RateLimit | null
  validateResponses: boolean
  /** Called for unexpected errors, not for rejected requests. */
  onDefect(error: unknown): void
}

/** What an event carries (null: nothing) and what it is answered, by the names of their schemas. */
type SchemaNames = { sent: string | null; answered: string }

/** The operation of an event of a document; `handle` takes what its schema lets through. */
export function eventOperation(
  event: string,
  names: SchemaNames,
  schemas: Schemas,
  handle: (payload: never, call: EventCall) => object | null | Promise<object | null>,
): EventOperation {
  return {
    isCall: false,
    given: ([payload]) => {
      requireFitting(event, names.sent === null ? null : schemas.named(names.sent), payload)
      return payload
    },
    // The schema check above guarantees the type, which the compiler cannot see.
    handle: (payload, call) => handle(payload as never, call),
    answer: (data) => (data === null ? null : Object(data)),
    mismatch: (answer) => {
      const mismatch = answer === null ? null : schemas.named(names.answered)(answer)
      return mismatch && `${event} answers ${mismatch.instancePath} ${mismatch.message}`
    },
  }
}

/** Answers the questions of one socket. Whatever a client sends gets an acknowledgement or nothing, never a crash. */
export function answerEvents(socket: GatewaySocket, questions: Questions, options: AnsweringOptions): void {
  for (const [event, operation] of questions.operations) {
    socket.on(event, (...sent: unknown[]) => {
      const reply = sent.at(-1)
      // Without an acknowledgement the client waits for no answer.
      if (!isReply(reply)) socket.data.line?.send(event, sent)
      else void answer(event, operation, socket, sent.slice(0, -1), reply, questions, options)
    })
  }
}

/** The acknowledgement that a client asks for; socket.io makes it a function of whatever is answered. */
type Reply = (answer: unknown) => void

function isReply(sent: unknown): sent is Reply {
  return typeof sent === 'function'
}

async function answer(
  event: string,
  operation: EventOperation,
  socket: GatewaySocket,
  sent: unknown[],
  reply: Reply,
  { refusal }: Questions,
  { registry, limit, validateResponses, onDefect }: AnsweringOptions,
): Promise<void> {
  const { worldName, token, line } = socket.data
  try {
    const world = registry.get(worldName)
    if (!operation.isCall) noteMessage(world, socket, 'in', event, sent[0])
    const effects = world.faults.takeForEvent(event)
    if (effects.some(({ kind }) => kind === 'event-lost')) return
    const call: EventCall = { id: event, world, effects, isLimited: false, atMs: null, commitsAlone: true, socket }
    const waiting = letIn(call, false)
    if (waiting !== null) await waiting
    // Disconnected while it waited: in a room it joined now it would stay for ever.
    if (!socket.connected) return
    if (!operation.isCall) {
      limitCaller(limit, call, token)
      // Nothing is sent before it is on the disk, and a snapshot is sent in the same turn in which it was taken.
      world.commits.settle()
    }
    if (line !== undefined) {
      const passed = await line.ask(event, sent)
      const mismatches = passed?.mismatches ?? ['no acknowledgement came in time']
      noteMessage(world, socket, 'out', event, passed?.answered, mismatches)
      if (passed !== null) reply(passed.answered)
      return
    }
    const made = perform(operation, call, sent, validateResponses)
    const answered = made instanceof Promise ? await made : made
    if (answered === null) return
    if (!operation.isCall) noteMessage(world, socket, 'out', event, answered)
    reply(answered)
  } catch (error) {
    const failure = renderFailure(error)
    if (isDefect(error, failure)) onDefect(error)
    const refused = refusal(failure)
    if (registry.has(worldName)) noteMessage(registry.get(worldName), socket, 'out', event, refused)
    reply(refused)
  }
}

/** Whether a failure was neither a refusal nor planted. */
export function isDefect(error: unknown, { status }: RenderedFailure): boolean {
  return status >= 500 && !(error instanceof DomainError) && !(error instanceof PlantedError)
}

/** @throws InvalidInput for a payload that does not fit; an event without a check takes none, or an object that is ignored */
function requireFitting(event: string, check: Check | null, payload: unknown): void {
  const mismatch = check?.(payload) ?? null
  if (mismatch !== null) throw invalidInput(event, mismatch)
  if (check !== null || payload === undefined || isObject(payload)) return
  const message = `${event} takes no payload`
  throw new InvalidInput(message, [{ field: event, message }])
}
