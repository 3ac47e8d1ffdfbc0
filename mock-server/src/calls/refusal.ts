import type { RgsSchema } from '@chaupar/api/rgs'
import { rgsPrefix } from '../contract/addresses.ts'
import { PlantedError, type RenderedFailure, ResponseMismatch, renderFailure } from '../contract/failure.ts'
import { undocumented } from '../contract/schemas.ts'
import { languageOf } from '../wire/languages/language.ts'
import { translated } from '../wire/languages/translation.ts'
import { rgsStatusCode } from '../wire/rgs-status.ts'
import type { CallState, SentRequest, WrittenFailure } from './call.ts'

/** Refusals of HTTP itself keep their status; every other refusal is a 400 of the protocol. */
const ofHttp = [404, 413, 415, 429]

/** A refusal as it leaves: in the format of the called document, with the failure that it was made of. */
export type Refused = WrittenFailure & { failure: RenderedFailure }

/** The refusal of a request in the caller's language. Faults that did nothing are given back for the next call. */
export function refuse(
  request: Pick<SentRequest, 'url' | 'headers'>,
  call: CallState | null,
  error: unknown,
  isChecked: boolean,
): Refused {
  const failure = inLanguageOf(request, renderFailure(error))
  if (call === null) return written(request, call, failure)
  keepUnusedFaults(call, error, failure.status)
  call.isUndocumented = error instanceof ResponseMismatch
  // The form of older servers (spec 8): status 200, the text in another field.
  if (isLegacy(call)) return { status: 200, body: { error: true, errorMessage: failure.body.message }, failure }
  const refused = written(request, call, failure)
  const mismatch = isChecked ? mismatchOf(refused, call) : null
  if (mismatch === null) return refused
  call.isUndocumented = true
  return written(request, call, renderFailure(new ResponseMismatch(mismatch)))
}

/**
 * A failure in the format of the called document. When a request has not become a call, such as an address that Fastify refuses
 * or a world that does not exist, its address decides the document.
 */
export function written({ url }: Pick<SentRequest, 'url'>, call: CallState | null, failure: RenderedFailure): Refused {
  const write = call === null ? writerAt(url) : call.route.writeFailure
  return { ...(write === undefined ? failure : write(failure)), failure }
}

const writerAt = (url: string) => (url.startsWith(`${rgsPrefix}/`) ? writeRgsFailure : undefined)

/** A failure as rgs.yaml promises it. */
export function writeRgsFailure({ status, body: { code, message } }: RenderedFailure): WrittenFailure {
  const statusCode = rgsStatusCode(code, status)
  const body: RgsSchema<'Refusal'> = { error: message, status: { statusCode, statusMessage: message } }
  const isOfHttp = ofHttp.includes(status) && statusCode === 'ERR_GE'
  return { status: status >= 500 || isOfHttp ? status : 400, body }
}

/** A call that was refused before it took effect uses up only the fault that refused it. */
function keepUnusedFaults(call: CallState, error: unknown, status: number): void {
  if (call.effects.length === 0 || error instanceof PlantedError || status >= 500) return
  call.world.faults.giveBack(call.effects.filter(({ kind }) => kind !== 'legacy-error' || !isLegacy(call)))
}

/** The words of a refusal in the language that the caller wants; those that have none of it stay English. */
function inLanguageOf({ headers }: Pick<SentRequest, 'headers'>, { status, body }: RenderedFailure): RenderedFailure {
  return { status, body: { ...body, message: translated(languageOf(headers['accept-language']), body.message) } }
}

function isLegacy({ effects, route }: CallState): boolean {
  return route.writeFailure === undefined && effects.some(({ kind }) => kind === 'legacy-error')
}

/** The mismatch of our own refusal with its document; planted failures, defects and a backend's answers are not checked. */
function mismatchOf({ status, body }: WrittenFailure, call: CallState): string | null {
  if (status >= 500 || call.backend !== null || call.effects.some(({ kind }) => kind === 'error')) return null
  return undocumented(call.route.id, call.route.checks, status, body)
}
