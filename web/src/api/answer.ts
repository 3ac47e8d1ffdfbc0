import { isRecord } from '../lib/storage.ts'
import { ApiError } from './api-error.ts'
import type { HttpAnswer } from './http.ts'

/**
 * The one file that knows how calls fail (spec 7, 8): a status, `error: true` with 200, `errorMessage` instead of
 * `message`, no network, no answer in time, an answer of another form. All become one ApiError.
 */

/** The `data` of a successful envelope, or an ApiError thrown. */
function readAnswer({ status, body, header }: HttpAnswer): unknown {
  const requestId = header('x-request-id') ?? undefined
  const ok = status >= 200 && status < 300
  if (ok && isRecord(body) && body.error === false) return body.data
  const failed = !ok || (isRecord(body) && body.error === true)
  const wait = Number((isRecord(body) && body.retryAfter) || header('retry-after'))
  throw new ApiError({
    kind: failed ? 'http' : 'malformed',
    status,
    code: failed && isRecord(body) && typeof body.code === 'string' ? body.code : '',
    message: failed ? messageOf(body) : '',
    // The envelope's, else that of the header, which a server in front of the API sends with a page of its own.
    retryAfter: failed && wait > 0 ? wait : null,
    requestId,
    body,
  })
}

/** Runs a request and reads its answer; whatever goes wrong on the way is an ApiError. */
export async function settle(request: () => Promise<HttpAnswer>): Promise<unknown> {
  try {
    return readAnswer(await request())
  } catch (failure) {
    throw asApiError(failure)
  }
}

function asApiError(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : new ApiError({ kind: 'network' })
}

/** The server's own words: `message`, else `errorMessage` (spec 8), else ''. Only texts count, a nested object does not. */
function messageOf(body: unknown): string {
  if (!isRecord(body)) return ''
  return textOf(body.message) || textOf(body.errorMessage)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
