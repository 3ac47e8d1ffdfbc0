import axios from 'axios'
import { followServerTime } from '../lib/clock-store.ts'
import { ApiError } from './api-error.ts'
import type { HttpAnswer, HttpRequest } from './http.ts'
import { apiSettings } from './settings.ts'

/**
 * Sends a request and waits for its answer, whatever its status. Every answer corrects the clock, and may say that its world is gone.
 * @throws ApiError `timeout` or `network`
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  const sentMs = performance.now()
  const answer = await sendByAxios(request)
  followServerTime(answer.header, performance.now() - sentMs)
  const goneWorld = answer.header('x-world-gone')
  if (goneWorld !== null) apiSettings().onGoneWorld(goneWorld)
  return answer
}

async function sendByAxios(request: HttpRequest): Promise<HttpAnswer> {
  try {
    // Every status is read by answer.ts; axios must not throw for some of them.
    const { status, data, headers } = await axios.request<unknown>({
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
