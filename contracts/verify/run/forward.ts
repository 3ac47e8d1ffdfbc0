/** One call to the backend, as the pact has it. */
import type { IncomingMessage } from 'node:http'
import { isCut, reasonOf } from './silence.ts'

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

interface Failure {
  readonly reason: string
  /** There was no connection; or there was one, and no whole answer came in time, or it was closed before that. */
  readonly is: 'unconnected' | 'late' | 'cut'
}

/** Headers of one connection, and those that follow from the body. */
const own = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'content-encoding',
  'keep-alive',
]

/** Sends the request on with these headers beside its own; redirections are answers and are not followed. */
export async function forward(
  url: string,
  { method = 'GET', headers }: IncomingMessage,
  body: Buffer,
  more: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<{ answer: Answer; failure: null } | { answer: null; failure: Failure }> {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || own.includes(name) ? [] : [[name, [value].flat().join(', ')]],
  )
  try {
    const response = await fetch(url, {
      method,
      headers: { ...Object.fromEntries(sent), ...more },
      ...(body.length > 0 && method !== 'GET' ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const got = [...response.headers].filter(([name]) => !own.includes(name))
    const answer = {
      status: response.status,
      headers: Object.fromEntries(got),
      body: Buffer.from(await response.arrayBuffer()),
    }
    return { answer, failure: null }
  } catch (error) {
    return { answer: null, failure: failureOf(error) }
  }
}

function failureOf(error: unknown): Failure {
  const reason = reasonOf(error)
  if (error instanceof Error && error.name === 'TimeoutError') return { reason, is: 'late' }
  return { reason, is: isCut(reason) ? 'cut' : 'unconnected' }
}
