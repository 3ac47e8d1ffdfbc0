import { followServerTime } from '../lib/clock-store.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import { ApiError } from './api-error.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import type { HttpAnswer, HttpRequest } from './http.ts'
import { apiSettings } from './settings.ts'

let library: Promise<typeof import('axios')> | null = null

/**
 * axios comes beside the page's own scripts and not before them: the first frame needs none of it (039). One that did not come
 * is asked for again by the next call.
 */
function loadAxios(): Promise<typeof import('axios')> {
  library ??= loadChunk(() => import('axios')).catch((failure: unknown) => {
    library = null
    throw failure
  })
  return library
}

/**
 * Sends a request and waits for its answer, whatever its status.
 * @throws ApiError `timeout` or `network`
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  const early = takeEarlyAnswer(request)
  // When the document sent it is not known: since the navigation began, which is 0.
  if (early) return timed(early, 0)
  const axios = await loadAxios().catch((): never => {
    throw new ApiError({ kind: 'network' })
  })
  return timed(sendByAxios(axios, request), performance.now())
}

/** Every answer corrects the clock, and may say that its world is gone; `sentMs` is a time of performance.now(). */
async function timed(answered: Promise<HttpAnswer>, sentMs: number): Promise<HttpAnswer> {
  const answer = await answered
  followServerTime(answer.header, performance.now() - sentMs)
  const goneWorld = answer.header('x-world-gone')
  if (goneWorld !== null) apiSettings().onGoneWorld(goneWorld)
  return answer
}

async function sendByAxios(axios: typeof import('axios'), request: HttpRequest): Promise<HttpAnswer> {
  try {
    // Every status is read by answer.ts; axios must not throw for some of them.
    const { status, data, headers } = await axios.default.request<unknown>({
      ...request,
      validateStatus: () => true,
      // A token in a header distinguishes our requests from forged ones; no cookie is read.
      withXSRFToken: false,
    })
    return { status, body: data, header: (name) => textOf(headers[name]) }
  } catch (failure) {
    const isLate = axios.isAxiosError(failure) && (failure.code === 'ECONNABORTED' || failure.code === 'ETIMEDOUT')
    throw new ApiError({ kind: isLate ? 'timeout' : 'network' })
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
