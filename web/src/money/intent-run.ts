import type { Data, OperationId, Schema } from '@chaupar/api/api'
import type { SentBody } from '@chaupar/api/operation-call'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../api/api-error.ts'
import { callOnce } from '../api/call.ts'
import { invalidate } from '../api/query.ts'
import { randomHex } from '../api/random-hex.ts'
import { now } from '../lib/clock-store.ts'
import {
  fresh,
  type Intent,
  type IntentEvent,
  type IntentState,
  isFinal,
  keyClosed,
  keyFor,
  mayBeSent,
  notArrived,
  stateAfter,
} from './intent.ts'
import { isFinalRefusal, lookUpIntent, pauseBetweenLookUps } from './intent-look-up.ts'
import { setWallet } from './money-store.ts'

/** The settings of an operation that is sent as an intent. */
export type IntentRules<Op extends OperationId> = {
  op: Op
  /** Reading operations whose cached responses it makes stale. */
  stale: readonly OperationId[]
  /** Sending it twice has no further effect, so the player may send it again when its outcome stays unknown. */
  isHarmless?: boolean
  /** The response has no data. */
  isEmpty?: boolean
  /** Reads the wallet from the response. */
  walletOf?: (answer: Data<Op>) => Schema<'Wallet'> | undefined
  /** Follows a response that is not final; without it every response is final. */
  follow?: (answer: Data<Op>, how: { lookedUp: boolean; hold: Hold<Data<Op>> }) => Promise<IntentEnd<Data<Op>>>
}

/** Records that the server holds its decision back for `totalMs`. */
type Hold<Answer> = (answer: Answer, totalMs: number) => void

export type IntentEnd<Answer> = Extract<IntentEvent<Answer>, { is: 'answered' | 'refused' | 'unresolved' }>

/** Where an intent lives: a slip entry, or a form's place in the store. It outlives the page that draws it. */
export type IntentPlace<Answer> = {
  read: () => Intent<Answer> | undefined
  write: (intent: Intent<Answer>) => void
}

export type SendOptions = {
  /** Recognises a resend where the body cannot: a file is no JSON. null: nothing of it may be kept. */
  content?: object | null
  /** Called with the refusal or the loss of the call itself, before any look-up. */
  onFailure?: (failure: ApiError) => void
}

/**
 * Sends an intent, once: while it is under way a second call does nothing, in the same tick too, since its state is set
 * before anything is awaited. A press without a network is refused at once and never sent later. The same again after a call that
 * never arrived goes out under the same key.
 */
export async function sendIntent<Op extends OperationId>(
  rules: IntentRules<Op>,
  place: IntentPlace<Data<Op>>,
  queries: QueryClient,
  body: SentBody<Op>,
  options: SendOptions = {},
): Promise<IntentState<Data<Op>>> {
  const before: Intent<Data<Op>> = place.read() ?? fresh
  if (!mayBeSent(before.state)) return before.state
  const content = options.content === null ? '' : JSON.stringify(options.content ?? body)
  const key = keyFor(before, content, () => randomHex(16))
  place.write({ state: stateAfter(before.state, { is: 'sent' }), key, content })
  if (!navigator.onLine) return happen(place, key, notArrived)
  const found = await callOnce(rules.op, body, key).then(
    (answer) => ({ answer }),
    (failure: ApiError) => ({ failure }),
  )
  if ('answer' in found) return end(rules, place, queries, key, await settle(rules, place, key, found.answer))
  const { failure } = found
  options.onFailure?.(failure)
  const refused = { is: 'refused', code: failure.code, message: failure.message } as const
  const over = isFinalRefusal(failure) ? refused : await lookUp(rules, place, key)
  return end(rules, place, queries, key, over)
}

/** Looks up the outcome of a lost response again when the player asks. Does not send the intent. */
export async function checkIntent<Op extends OperationId>(
  rules: IntentRules<Op>,
  place: IntentPlace<Data<Op>>,
  queries: QueryClient,
): Promise<IntentState<Data<Op>>> {
  const { state, key }: Intent<Data<Op>> = place.read() ?? fresh
  if (state.at !== 'unknown' || state.asking || key === null) return state
  return end(rules, place, queries, key, await lookUp(rules, place, key))
}

async function lookUp<Op extends OperationId>(
  rules: IntentRules<Op>,
  place: IntentPlace<Data<Op>>,
  key: string,
): Promise<IntentEnd<Data<Op>>> {
  happen(place, key, { is: 'lost' })
  const isWanted = () => place.read()?.key === key
  for (let round = 1; ; round += 1) {
    const outcome = await lookUpIntent(rules.op, key, { isWanted, isEmpty: rules.isEmpty })
    if (outcome.is === 'refused') return { is: 'refused', code: outcome.code, message: outcome.message }
    if (outcome.is === 'closed') return keyClosed
    if (outcome.is === 'none') return notArrived
    if (outcome.is === 'open')
      return rules.isHarmless ? { is: 'refused', code: 'unresolved', message: '' } : { is: 'unresolved' }
    const settled = await settle(rules, place, key, outcome.data, true)
    // It was done, but its result could not be read: the network is gone again.
    if (settled.is !== 'unresolved' || round === mostReadings || !isWanted()) return settled
    await pauseBetweenLookUps(4000)
  }
}

/** How often what a looked up answer led to is read before the player is sent to look himself. */
const mostReadings = 5

/** The money of an answer counts at once; what the answer means may take longer. */
async function settle<Op extends OperationId>(
  { walletOf, follow }: IntentRules<Op>,
  place: IntentPlace<Data<Op>>,
  key: string,
  answer: Data<Op>,
  lookedUp = false,
): Promise<IntentEnd<Data<Op>>> {
  // The session may have ended meanwhile, and its intents with it.
  if (place.read()?.key !== key) return { is: 'answered', answer }
  const wallet = walletOf?.(answer)
  if (wallet) setWallet(wallet)
  const hold: Hold<Data<Op>> = (held, totalMs) =>
    void happen(place, key, { is: 'held', answer: held, totalMs, now: now() })
  return follow ? follow(answer, { lookedUp, hold }) : { is: 'answered', answer }
}

/** Applies an event to the intent. Returns its new state, also when its place is gone. */
function happen<Answer>(place: IntentPlace<Answer>, key: string, event: IntentEvent<Answer>): IntentState<Answer> {
  const intent = place.read()
  if (intent?.key !== key) return stateAfter<Answer>({ at: 'submitting' }, event)
  const state = stateAfter(intent.state, event)
  place.write({ ...intent, state, key: isFinal(state) ? null : key })
  return state
}

function end<Op extends OperationId>(
  { stale }: IntentRules<Op>,
  place: IntentPlace<Data<Op>>,
  queries: QueryClient,
  key: string,
  event: IntentEnd<Data<Op>>,
): IntentState<Data<Op>> {
  const isHere = place.read()?.key === key
  const state = happen(place, key, event)
  if (isHere) invalidate(queries, ...stale)
  return state
}

/** Makes the place ready for a new intent; one that is still on its way stays. */
export function beginAgain<Answer>({ read, write }: IntentPlace<Answer>): void {
  const intent = read()
  if (intent) write({ ...intent, state: stateAfter(intent.state, { is: 'restarted' }) })
}
