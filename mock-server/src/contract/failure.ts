import { DomainError, type ErrorRule, errorCatalogue } from '../domain/base/errors.ts'
import { type FieldProblem, InvalidInput } from './invalid-input.ts'

/** A failure as it goes over the wire: status and envelope (spec 7). */
export type RenderedFailure = { status: number; body: FailureBody }

type FailureBody = {
  error: true
  message: string
  code: string
  details?: FieldProblem[]
  /** Seconds after which the call may be made again; the header of this name says the same. */
  retryAfter?: number
}

/** An answer of ours that does not fit openapi.yaml: a defect, so it fails loudly where answers are checked. */
export class ResponseMismatch extends Error {
  override name = 'ResponseMismatch'
}

/** A failure planted on purpose, with its own status and words. */
export class PlantedError extends Error {
  override name = 'PlantedError'
  readonly status: number
  readonly code: string
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** Turns anything thrown into the envelope. An unexpected error is `internal_error`, without its message. */
export function renderFailure(error: unknown): RenderedFailure {
  if (error instanceof DomainError) return renderRefusal(error, error.details.retryAfter)
  if (error instanceof InvalidInput) return renderInvalid(error)
  if (error instanceof PlantedError) return renderRefusal(error, error.retryAfter)
  if (error instanceof ResponseMismatch) return rendered(500, 'internal_error', error.message)
  if (isBrokenJson(error)) return fromCatalogue('json_invalid')
  const status = frameworkStatus(error)
  if (status === 413) return fromCatalogue('body_too_large')
  if (status === 415) return fromCatalogue('unsupported_media_type')
  if (status === 404) return fromCatalogue('not_found')
  if (status >= 400 && status < 500) return fromCatalogue('bad_request')
  return fromCatalogue('internal_error')
}

function renderRefusal({ status, code, message }: DomainError | PlantedError, retryAfter: unknown): RenderedFailure {
  const { body } = rendered(status, code, message)
  return { status, body: typeof retryAfter === 'number' ? { ...body, retryAfter } : body }
}

function renderInvalid({ code, message, details }: InvalidInput): RenderedFailure {
  const { status, body } = rendered(errorCatalogue.bad_request.status, code, message)
  return { status, body: details.length === 0 ? body : { ...body, details } }
}

export function fromCatalogue(rule: ErrorRule): RenderedFailure {
  const { status, code, message } = errorCatalogue[rule]
  return rendered(status, code, message)
}

function rendered(status: number, code: string, message: string): RenderedFailure {
  return { status, body: { error: true, message, code } }
}

function isBrokenJson(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY'
}

/** Fastify's own errors (too large, wrong type) and those of its plugins carry a status. */
function frameworkStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}
