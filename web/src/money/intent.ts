/*
 * The state machine of requests that must take effect once: bets, cash-outs, deposits, withdrawals, bonuses, and the player's
 * documents, bank accounts, limits and passwords. An intent is one such request. It has one Idempotency-Key, minted when the
 * player confirms and kept until a final answer, and it is never sent again by itself.
 */

/** The state of an intent, from the button to its final answer. */
export type IntentState<Answer> =
  | { at: 'ready' }
  | { at: 'submitting' }
  /** The server has it and holds it (the in-play delay of a bet); `until` is a time of the server's clock, in ms. */
  | { at: 'waiting'; answer: Answer; until: number; totalMs: number }
  /** The answer was lost: it is looked up by key and never sent again by itself. */
  | { at: 'unknown'; asking: boolean }
  /**
   * `code` is the server's. `not_arrived`: the server has not heard of it; `intent_closed`: nor will it take it any more.
   * After either it may be sent again.
   */
  | { at: 'refused'; code: string; message: string }
  | { at: 'done'; answer: Answer }

/** Events that change the state of an intent. */
export type IntentEvent<Answer> =
  | { is: 'sent' }
  | { is: 'held'; answer: Answer; totalMs: number; now: number }
  | { is: 'lost' }
  | { is: 'answered'; answer: Answer }
  | { is: 'refused'; code: string; message: string }
  /** The look-up ended without an outcome. */
  | { is: 'unresolved' }
  /** The player begins a new intent in its place. */
  | { is: 'restarted' }

export type Intent<Answer> = {
  state: IntentState<Answer>
  /** null once there is a final answer, and before the first press. */
  key: string | null
  /** The request's content, to recognise a resend; '' when it must not be kept, as with a password. */
  content: string
}

export const ready = { at: 'ready' } as const

/** An intent that was not sent yet. */
export const fresh: Intent<never> = { state: ready, key: null, content: '' }

/** The call was never sent, or never reached a server that cannot close keys. The intent keeps its key. */
export const notArrived = { is: 'refused', code: 'not_arrived', message: '' } as const

/** The call never reached the server and can have no effect any more: its key is closed. */
export const keyClosed = { is: 'refused', code: 'intent_closed', message: '' } as const

/** Whether a refusal says that the call never arrived, so that nothing happened and it may be sent again. */
export function isUnheard(code: string): boolean {
  return code === notArrived.code || code === keyClosed.code
}

/** The state after an event. An event that does not fit the state changes nothing: a late response never replaces a final one. */
export function stateAfter<Answer>(state: IntentState<Answer>, event: IntentEvent<Answer>): IntentState<Answer> {
  if (event.is === 'sent') return mayBeSent(state) ? { at: 'submitting' } : state
  if (event.is === 'restarted') return isOnItsWay(state) ? state : ready
  if (event.is === 'lost') return isOnItsWay(state) ? { at: 'unknown', asking: true } : state
  if (!isOnItsWay(state)) return state
  switch (event.is) {
    case 'held':
      return { at: 'waiting', answer: event.answer, totalMs: event.totalMs, until: event.now + event.totalMs }
    case 'answered':
      return { at: 'done', answer: event.answer }
    case 'refused':
      return { at: 'refused', code: event.code, message: event.message }
    case 'unresolved':
      return { at: 'unknown', asking: false }
  }
}

/** Whether a request may be under way. The intent can then be neither sent, changed nor removed. */
export function isOnItsWay({ at }: IntentState<unknown>): boolean {
  return at === 'submitting' || at === 'waiting' || at === 'unknown'
}

/** From a form that is ready, or beside a refusal. What is done must be begun again first. */
export function mayBeSent({ at }: IntentState<unknown>): boolean {
  return at === 'ready' || at === 'refused'
}

/** Whether nothing more will come: then the key has served. */
export function isFinal(state: IntentState<unknown>): boolean {
  return state.at === 'done' || (state.at === 'refused' && state.code !== notArrived.code)
}

/** The key of an intent without a final answer is its own, as long as the player asks for the very same. */
export function keyFor({ key, content }: Intent<unknown>, asked: string, mint: () => string): string {
  return key !== null && asked !== '' && content === asked ? key : mint()
}
