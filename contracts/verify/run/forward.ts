/** One call to the backend, as a pact or a check has it. */
import type { IncomingMessage } from 'node:http'
import { readJson } from '@chaupar/api/document'
import type { Exchange, SentRequest } from './exchange.ts'
import { isCut, reasonOf } from './silence.ts'

/** What came, and its body for Pact: of JSON numbers by value, since to Pact 0.0 is not 0. */
export interface Answer extends Omit<Exchange, 'provider' | 'operation'> {
  readonly bytes: Buffer
}

/** Why no answer came. */
export interface Failure {
  readonly reason: string
  /** There was no connection; or there was one, and no whole answer came in time, or it was closed before that. */
  readonly is: 'unconnected' | 'late' | 'cut'
}

/** A request that is to be sent, as node:http reads it. */
type Request = Pick<IncomingMessage, 'method' | 'headers'>

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
  { method = 'GET', headers }: Request,
  body: Buffer,
  more: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<{ answer: Answer; failure: null } | { answer: null; failure: Failure }> {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || own.includes(name) ? [] : [[name, [value].flat().join(', ')]],
  )
  const request: SentRequest = {
    method,
    url,
    headers: { ...Object.fromEntries(sent), ...more },
    body: contentOf(body),
  }
  const sentAt = Date.now()
  try {
    const response = await fetch(url, {
      method,
      headers: request.headers,
      ...(body.length > 0 && method !== 'GET' ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const came = Buffer.from(await response.arrayBuffer())
    const json = readJson(came.toString())
    const answer = {
      request,
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name))),
      body: json ?? came.toString(),
      bytes: json === undefined ? came : Buffer.from(JSON.stringify(json)),
      sentAt,
      cameAt: Date.now(),
    }
    return { answer, failure: null }
  } catch (error) {
    return { answer: null, failure: failureOf(error) }
  }
}

/** What is JSON is parsed, else it is the text. */
function contentOf(bytes: Buffer) {
  const text = bytes.toString()
  return readJson(text) ?? text
}

function failureOf(error: unknown): Failure {
  const reason = reasonOf(error)
  if (error instanceof Error && error.name === 'TimeoutError') return { reason, is: 'late' }
  return { reason, is: isCut(reason) ? 'cut' : 'unconnected' }
}
