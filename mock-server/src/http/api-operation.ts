import type { OperationEntry, OperationId } from '@chaupar/api/operations.gen'
import type { CallState, Route, SentRequest } from '../calls/call.ts'
import { inItsMoment, type Operation } from '../calls/perform.ts'
import { type CheckedInput, checkedInput } from '../contract/checked-input.ts'
import { undocumented } from '../contract/schemas.ts'
import type { UploadedFile } from '../domain/base/uploaded-file.ts'
import { answerShown } from '../wire/display-texts.ts'
import { languageOf } from '../wire/languages/language.ts'

/** An operation of openapi.yaml. */
export type ApiRoute = Route & { id: OperationId; entry: OperationEntry; performs: ApiOperation }

export type ApiOperation = Operation<CallState, SentRequest, CheckedInput & { userAgent: string }, Envelope>

/** A successful answer (spec 7). */
export type Envelope = { error: false; message: string; data: unknown }

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

/**
 * The steps of an operation of openapi.yaml: its input, its handler and the envelope of its answers.
 * `handler` takes what the checks of the route let through; they prove the types that the compiler misses.
 */
export function apiOperation(
  id: OperationId,
  { operation, checks }: Pick<Route, 'operation' | 'checks'>,
  handler: (given: never) => unknown,
): ApiOperation {
  return {
    given: (request, { form }) => {
      const sent = form === null ? undefined : ({ mediaType: 'multipart/form-data', value: form.body } as const)
      const input = checkedInput(request, operation, checks, sent)
      return { ...input, userAgent: request.headers['user-agent'] ?? '' }
    },
    handle: (input, call) => {
      const { world, player, token, source, form } = call
      const moment = <T>(effect: () => T): T => inItsMoment(call, effect)
      return handler({ ...input, world, player, token, source, files: form?.files ?? noFiles, moment } as never)
    },
    answer: (data, { headers }, { world }) =>
      envelopeOf(id, answerShown(world, id, data, languageOf(headers['accept-language']))),
    mismatch: (envelope) => (texts.has(envelope) ? null : undocumented(id, checks, 200, envelope)),
  }
}

/** Envelopes of data that is frozen, and so the same for ever, and their texts: each is checked and written once. */
const envelopes = new WeakMap<object, { id: OperationId; envelope: Envelope }>()
const texts = new WeakMap<Envelope, string>()

function envelopeOf(id: OperationId, data: unknown): Envelope {
  const isSame = typeof data === 'object' && data !== null && Object.isFrozen(data)
  const known = isSame ? envelopes.get(data) : undefined
  if (known?.id === id) return known.envelope
  const envelope: Envelope = { error: false, message: successMessages[id] ?? '', data }
  if (isSame) envelopes.set(data, { id, envelope })
  return envelope
}

/** An envelope as JSON. */
export function envelopeText(envelope: Envelope): string {
  const known = texts.get(envelope)
  if (known !== undefined) return known
  const text = JSON.stringify(envelope)
  if (Object.isFrozen(envelope.data)) texts.set(envelope, text)
  return text
}
