import type { Data, OperationId, Schema } from '@chaupar/api/api'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

/*
 * Looks up the outcome of an intent whose response was lost, by its Idempotency-Key and never by posting it again
 * (docs/money.md, "Intents and idempotency").
 */

/**
 * The outcome of an intent. closed: it never arrived, and the server will refuse it from now on. none: it never arrived, as
 * far as a server without closeIntent knows. open: unknown.
 */
export type IntentOutcome<Answer> =
  | { is: 'done'; data: Answer }
  | { is: 'refused'; code: string; message: string }
  | { is: 'closed' }
  | { is: 'none' }
  | { is: 'open' }

/** Between the questions; the last one again and again. A server that is back is asked within the longest of them. */
const pausesMs = [500, 1000, 2000, 3000, 4000]
/** The timeout of one look-up: the request may have been lost. */
const questionMs = 5000
/** Responses without an outcome before the player reads that it is unknown; a server that is away gives none. */
const mostAnswers = 8

/** Whether the server has certainly refused; a lost or broken answer leaves open what became of the intent. */
export function isFinalRefusal({ kind, status, code }: ApiError): boolean {
  if (kind !== 'http' || code === 'intent_in_flight') return false
  return status < 500 || status === 501 || code === 'maintenance'
}

/**
 * Asks what became of a call whose answer was lost until the server can be reached and knows, as long as `isWanted`. A key
 * that is unheard of twice is closed. `isEmpty`: done is all it answers.
 */
export async function lookUpIntent<Op extends OperationId>(
  _op: Op,
  key: string,
  { isWanted, isEmpty = false }: { isWanted: () => boolean; isEmpty?: boolean | undefined },
): Promise<IntentOutcome<Data<Op>>> {
  let unheard = 0
  let answers = 0
  let closes = true
  for (let round = 0; answers < mostAnswers; round += 1) {
    await pauseBetweenLookUps(pausesMs[round] ?? 4000)
    if (!isWanted()) return { is: 'open' }
    const isClosing = closes && unheard >= 2
    const response = await question(isClosing ? 'closeIntent' : 'getIntent', key)
    if (response instanceof ApiError) {
      if (isAway(response)) continue
      // Not offered here: the player looks at the list instead.
      if (!isClosing) return { is: 'open' }
      closes = false
      continue
    }
    answers += 1
    if (response.state === 'done') return readAnswer<Op>(response.answer, isEmpty)
    if (response.state === 'closed') return { is: 'closed' }
    unheard = response.state === 'none' ? unheard + 1 : 0
    if (unheard === 4) return { is: 'none' }
  }
  return { is: 'open' }
}

/** Resolves after a while, or as soon as the network is back. */
export function pauseBetweenLookUps(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
}

async function question(op: 'getIntent' | 'closeIntent', key: string): Promise<Schema<'Intent'> | ApiError> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), questionMs)
  return call(op, { path: { key }, signal: timeout.signal })
    .catch((failure: ApiError) => failure)
    .finally(() => clearTimeout(timer))
}

/** Whether there is no outcome yet: a later request may get it. */
function isAway({ kind, status }: ApiError): boolean {
  if (kind !== 'http') return true
  return status === 429 || (status >= 500 && status !== 501)
}

function readAnswer<Op extends OperationId>(
  answer: Record<string, unknown> | undefined,
  isEmpty: boolean,
): IntentOutcome<Data<Op>> {
  const { error, code, message, data } = answer ?? {}
  if (error === true) return { is: 'refused', code: String(code ?? ''), message: String(message ?? '') }
  const isThere = isEmpty ? data === null : typeof data === 'object' && data !== null
  if (!isThere) return { is: 'open' }
  // Only the envelope is checked; the pacts guard the shape of its data, as in call.ts.
  return { is: 'done', data: data as Data<Op> }
}
