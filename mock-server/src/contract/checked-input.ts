import { DomainError } from '../domain/base/errors.ts'
import type { DocumentOperation, ParameterPlace } from './document.ts'
import { InvalidInput, invalidInput } from './invalid-input.ts'
import type { Check, OperationChecks } from './schemas.ts'

export type CheckedInput = { path: unknown; query: unknown; body: unknown; idempotencyKey: string | null }

/** The input of a call, as Fastify has read it. */
type SentCall = { params: unknown; query: unknown; headers: Readonly<Record<string, unknown>>; body: unknown }

/** A body as it came: JSON, or a form that was read into an object. */
export type SentBody = { mediaType: 'application/json' | 'multipart/form-data'; value: unknown }

/** Everything a call brings, checked against its schemas; parameters are coerced, the body is not. @throws InvalidInput */
export function checkedInput(
  request: SentCall,
  operation: DocumentOperation,
  checks: OperationChecks,
  sent: SentBody = { mediaType: 'application/json', value: request.body },
): CheckedInput {
  const path = parameters('path', request.params, checks)
  const query = parameters('query', request.query, checks)
  parameters('header', request.headers, checks)
  const key = request.headers['idempotency-key']
  return {
    path,
    query,
    body: checkedBody(sent, operation, checks.body),
    idempotencyKey: operation.parameters.header && typeof key === 'string' ? key : null,
  }
}

function parameters(place: ParameterPlace, sent: unknown, checks: OperationChecks): unknown {
  const check = checks.parameters[place]
  if (check === undefined) return undefined
  // Copied: coercion writes into the object, and headers are also read by others.
  const values = typeof sent === 'object' && sent !== null ? { ...sent } : {}
  refuse(place, check, values)
  refuseInfinity(place, values)
  return values
}

/** Ajv coerces '1e309' to Infinity and then skips the bounds, since it is no finite number. */
function refuseInfinity(place: string, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'number' || Number.isFinite(value)) continue
    const message = `${name} is not valid`
    throw new InvalidInput(message, [{ field: `${place}.${name}`, message }])
  }
}

function checkedBody(
  { mediaType, value }: SentBody,
  { body }: DocumentOperation,
  checks: OperationChecks['body'],
): unknown {
  if (body === null) {
    if (!isAbsent(value)) throw new InvalidInput('This call takes no body')
    return undefined
  }
  if (value === undefined || value === null) {
    if (body.required) throw new InvalidInput('The request body is missing')
    return undefined
  }
  const check = checks[mediaType]
  if (check === undefined) throw new DomainError('unsupported_media_type')
  refuse('body', check, value, body.media[mediaType])
  return value
}

/** Nothing, or the `{}` that some clients send for nothing. */
function isAbsent(sent: unknown): boolean {
  if (sent === undefined || sent === null) return true
  return typeof sent === 'object' && !Array.isArray(sent) && Object.keys(sent).length === 0
}

function refuse(place: string, check: Check, value: unknown, whole?: unknown): void {
  const mismatch = check(value)
  if (mismatch !== null) throw invalidInput(place, mismatch, whole)
}
