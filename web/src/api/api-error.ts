/**
 * The one shape of a failed call (spec 7, 8).
 * `status` is the HTTP status, 0 when no answer came; `code` the machine code of the envelope, '' when it has none;
 * `message` the server's own words, '' when it gave none, so that a caller writes `error.message || 'Request failed'`.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'malformed'

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  /** Seconds after which the call may be made again; null when the server did not say. */
  readonly retryAfter: number | null
  readonly requestId: string | undefined
  /** The body as it came, for rare callers that need a field of it (spec 7: 'the error body on failure'). */
  readonly body: unknown

  constructor(fields: {
    kind: ApiErrorKind
    status?: number
    code?: string
    message?: string
    retryAfter?: number | null
    requestId?: string | undefined
    body?: unknown
  }) {
    super(fields.message ?? '')
    this.kind = fields.kind
    this.status = fields.status ?? 0
    this.code = fields.code ?? ''
    this.retryAfter = fields.retryAfter ?? null
    this.requestId = fields.requestId
    this.body = fields.body
  }
}

/** Whether a failure says that this server has no such call: what it would show is left out, and everything else works. */
export function isNotOffered(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 404 || failure.status === 501)
}
