import type { Data, OperationId } from '@chaupar/contracts/api'
import type { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

/*
 * What became of an intent whose answer was lost: asked by its Idempotency-Key, never by posting it again
 * (docs/reliability.md).
 */

/** What became of an intent. open: nobody can say yet. none: the call never arrived. */
export type IntentOutcome<Answer> =
  | { is: 'done'; data: Answer }
  | { is: 'refused'; code: string; message: string }
  | { is: 'none' }
  | { is: 'open' }
const pausesMs = [500, 1000, 2000, 3000, 5000, 8000]

/** Pauses between the questions; the last ones are far enough apart for a request that is still on its way. */
/** Whether the server has certainly refused; a lost or broken answer leaves open what became of the intent. */
export function isFinalRefusal({ kind, status, code }: ApiError): boolean {
  if (kind !== 'http' || code === 'intent_in_flight') return false
  return status < 500 || status === 501 || code === 'maintenance'
}

/** Asks what became of a call whose answer was lost, some times over 20 seconds. Only reads. `isEmpty`: done is all it answers. */
export async function lookUpIntent<Op extends OperationId>(
  _op: Op,
  key: string,
  isEmpty = false,
): Promise<IntentOutcome<Data<Op>>> {
  let unheard = 0
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const intent = await call('getIntent', { path: { key } }).catch((failure: ApiError) => failure)
    if (intent instanceof Error) {
      // Not offered here: the player looks at the list instead.
      if (intent.status === 404 || intent.status === 501) return { is: 'open' }
      continue
    }
    if (intent.state === 'done') return readAnswer<Op>(intent.answer, isEmpty)
    unheard = intent.state === 'none' ? unheard + 1 : 0
    if (unheard === 4) return { is: 'none' }
  }
  return { is: 'open' }
}

function readAnswer<Op extends OperationId>(
  answer: Record<string, unknown> | undefined,
  isEmpty: boolean,
): IntentOutcome<Data<Op>> {
  const { error, code, message, data } = answer ?? {}
  if (error === true) return { is: 'refused', code: String(code ?? ''), message: String(message ?? '') }
  const isThere = isEmpty ? data === null : typeof data === 'object' && data !== null
  if (!isThere) return { is: 'open' }
  // The envelope is checked; the shape of its data is the contract's business, as in call.ts.
  return { is: 'done', data: data as Data<Op> }
}
