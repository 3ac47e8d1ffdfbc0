import type { FastifyReply, FastifyRequest } from 'fastify'
import { malformedAnswer, plantedAnswer } from '../calls/admit.ts'
import type { CallState, Form } from '../calls/call.ts'
import { journalCall } from '../calls/journal-call.ts'
import { perform } from '../calls/perform.ts'
import { type ApiRoute, type Envelope, envelopeText } from './api-operation.ts'

const jsonType = 'application/json; charset=utf-8'

/** Performs an admitted call and sends the result. Returns a promise only when it must wait. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { performs }: ApiRoute,
  form: Form | null,
  isChecked: boolean,
): Promise<FastifyReply> | undefined {
  const { call } = request
  if (call === null) throw new Error(`${request.url} was not admitted`)
  call.form = form
  const made = perform(performs, call, request, isChecked)
  const send = (envelope: Envelope): FastifyReply => sendText(request, reply, call, () => envelopeText(envelope))
  // Awaited only if it is a promise: the journal lists calls in the order of their effects.
  if (made instanceof Promise) return made.then(send)
  send(made)
  return undefined
}

/** Sends a successful answer, or the planted failure in its place: no answer, or broken JSON. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  call: CallState,
  write: () => string,
): FastifyReply {
  if (sendPlanted(request, reply, call)) return reply
  return reply.type(jsonType).send(write())
}

/** Sends the planted failure in place of an answer: no answer, or broken JSON. False when none is planted. */
export function sendPlanted(request: FastifyRequest, reply: FastifyReply, call: CallState): boolean {
  const planted = plantedAnswer(call)
  if (planted === 'dropped') drop(call, request, reply)
  else if (planted === 'malformed') reply.type(jsonType).send(malformedAnswer)
  return planted !== null
}

/** The effect is committed and its answer is lost, as when a cable is pulled. */
function drop(call: CallState, request: FastifyRequest, reply: FastifyReply): void {
  const cut = (): void => {
    journalCall(call, request, { status: 'dropped', ms: reply.elapsedTime, answer: null })
    reply.hijack()
    reply.raw.destroy()
  }
  const { pending } = call.world.commits
  if (pending === null) cut()
  else pending.then(cut, (error: unknown) => reply.send(error))
}
