import type { OperationId } from '@chaupar/api/operations.gen'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CheckedInput, checkedInput } from '../contract/checked-input.ts'
import { ResponseMismatch } from '../contract/failure.ts'
import { undocumented } from '../contract/schemas.ts'
import type { UploadedFile } from '../domain/base/uploaded-file.ts'
import { answerShown } from '../wire/display-texts.ts'
import { languageOf } from '../wire/languages/language.ts'
import type { ApiRoute, CallState } from '../calls/call.ts'
import type { Form } from './form.ts'
import type { Handlers } from './handler.ts'
import { journalCall } from '../calls/journal-call.ts'

export type AnswerOptions = { handlers: Handlers; validateResponses: boolean }

const jsonType = 'application/json; charset=utf-8'
const noFiles: ReadonlyMap<string, UploadedFile> = new Map()

/** Texts of successful answers that the specification gives (spec 8); all others carry an empty message. */
const successMessages: Partial<Record<OperationId, string>> = {
  login: 'Login Success',
  loginDemo: 'Login Success',
  register: 'Player added',
  sendOtp: 'OTP sent',
  forgotPassword: 'OTP sent',
  resetPassword: 'Password reset success',
}

/** Checks the input of an admitted call, runs its handler and sends the result. Returns a promise only when it must wait. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { handlers, validateResponses }: AnswerOptions,
  route: ApiRoute,
  form: Form | null,
): Promise<FastifyReply> | undefined {
  const { call } = request
  if (call === null) throw new Error(`${request.url} was not admitted`)
  const { operation, checks } = route
  const sent = form === null ? undefined : ({ mediaType: 'multipart/form-data', value: form.body } as const)
  const input = checkedInput(request, operation, checks, sent)
  call.form = form
  const language = languageOf(request.headers['accept-language'])
  const made = perform(handlers[route.id], call, input, request.headers['user-agent'] ?? '')
  const send = (data: unknown): FastifyReply =>
    sendText(request, reply, call, () =>
      answerText(route, answerShown(call.world, route.id, data, language), validateResponses),
    )
  // Not waited for without need: the journal lists calls in the order of their effects.
  if (made instanceof Promise) return made.then(send)
  send(made)
  return undefined
}

/** Runs the handler of a call. */
function perform(
  // The schema check before is the proof of the types that the compiler misses.
  handler: (given: never) => unknown,
  call: CallState,
  input: CheckedInput,
  userAgent: string,
): unknown {
  const { world, player, token, source, form } = call
  const moment = <T>(effect: () => T): T => inItsMoment(call, effect)
  const given = { ...input, world, player, token, source, userAgent, files: form?.files ?? noFiles, moment }
  return moment(() => handler(given as never))
}

/** Runs the effect of a call in one moment of its world, noted in `call`. Its writes are committed together with those of others. */
export function inItsMoment<T>(call: CallState, effect: () => T): T {
  return call.world.clock.steady((nowMs) => {
    call.atMs = nowMs
    return call.world.commits.share(effect)
  })
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
  const { effects } = call
  if (effects.length === 0) return false
  // Errors as 200 are met by refusals alone: a success leaves such a fault for the next call.
  call.world.faults.giveBack(effects.filter(({ kind }) => kind === 'legacy-error'))
  if (effects.some(({ kind }) => kind === 'dropped-answer')) drop(call, request, reply)
  else if (effects.some(({ kind }) => kind === 'malformed-body')) {
    reply.type(jsonType).send('{"error":false,"message":"","data":{"')
  } else return false
  return true
}

/** Answers of data that is frozen, and so the same for ever: their texts are written once. */
const textsOfFrozen = new WeakMap<object, { id: OperationId; text: string }>()

/** The whole answer as JSON. @throws ResponseMismatch when answers are checked and openapi.yaml does not promise it */
function answerText({ id, checks }: ApiRoute, data: unknown, isChecked: boolean): string {
  const isSame = typeof data === 'object' && data !== null && Object.isFrozen(data)
  const known = isSame ? textsOfFrozen.get(data) : undefined
  if (known?.id === id) return known.text
  const envelope = { error: false, message: successMessages[id] ?? '', data }
  const mismatch = isChecked ? undocumented(id, checks, 200, envelope) : null
  if (mismatch !== null) throw new ResponseMismatch(mismatch)
  const text = JSON.stringify(envelope)
  if (isSame) textsOfFrozen.set(data, { id, text })
  return text
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
