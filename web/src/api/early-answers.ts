import { ApiError } from './api-error.ts'
import type { HttpAnswer, HttpRequest } from './http.ts'

/** Where the document keeps the calls that it began: a Map of `earlyKey` to the promise of a Response. */
export const earlyAnswers = 'earlyAnswers'

/** How long the document waits for an answer, and how long one may wait for the app, in milliseconds; call() waits as long. */
export const earlyMs = 15_000

/**
 * The call that a response belongs to: its address with the query, and the token that was sent ('' for a guest). The token
 * keeps one player's response from another player.
 */
export function earlyKey(url: string, token: string): string {
  return `${token} ${url}`
}

/**
 * The answer to a call that the document began before the app was there (app/first-frame/early-calls.ts); each is given once.
 * Null when it began none like this.
 * @returns as send does, with its errors: ApiError `timeout` or `network`
 */
export function takeEarlyAnswer({ method, url, params, headers }: HttpRequest): Promise<HttpAnswer> | null {
  const early: unknown = Reflect.get(globalThis, earlyAnswers)
  if (method !== 'GET' || !(early instanceof Map)) return null
  const asked = new URLSearchParams(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]))
  const key = earlyKey(params ? `${url}?${asked}` : url, headers.Authorization ?? '')
  const answer: unknown = early.get(key)
  early.delete(key)
  return answer instanceof Promise ? read(answer) : null
}

async function read(answer: Promise<unknown>): Promise<HttpAnswer> {
  try {
    const response = await answer
    if (!(response instanceof Response)) throw new ApiError({ kind: 'network' })
    return {
      status: response.status,
      body: jsonOf(await response.text()),
      header: (name) => response.headers.get(name),
    }
  } catch (failure) {
    const isLate = failure instanceof DOMException && failure.name === 'TimeoutError'
    throw new ApiError({ kind: isLate ? 'timeout' : 'network' })
  }
}

/** The JSON, or the text where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
