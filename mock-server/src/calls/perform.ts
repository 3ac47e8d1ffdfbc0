import { ResponseMismatch } from '../contract/failure.ts'
import type { Call } from './call.ts'

/** The steps that differ from one operation or socket event to the next; `perform` does the rest. */
export type Operation<Caller extends Call, Sent, Given, Answer> = {
  /** Checks what was sent and makes the handler's input of it. @throws InvalidInput */
  given(sent: Sent, call: Caller): Given
  handle(given: Given, call: Caller): unknown
  /** The answer as its caller reads it. */
  answer(data: unknown, sent: Sent, call: Caller): Answer
  /** The mismatch of an answer with its document; null when there is none. */
  mismatch(answer: Answer): string | null
}

/**
 * Performs an admitted call, whether it came by HTTP, to the game server or over a socket: its input is checked, its handler
 * runs in one moment of the world, its answer is checked where answers are. A promise only when the handler must wait: the
 * journal lists calls in the order of their effects.
 * @throws InvalidInput, DomainError, ResponseMismatch
 */
export function perform<Caller extends Call, Sent, Given, Answer>(
  operation: Operation<Caller, Sent, Given, Answer>,
  call: Caller,
  sent: Sent,
  isChecked: boolean,
): Answer | Promise<Answer> {
  const answerOf = (data: unknown): Answer => {
    const answer = operation.answer(data, sent, call)
    const mismatch = isChecked ? operation.mismatch(answer) : null
    if (mismatch !== null) throw new ResponseMismatch(mismatch)
    return answer
  }
  const given = operation.given(sent, call)
  const made = inItsMoment(call, () => call.world.traced(`rule ${call.id}`, () => operation.handle(given, call)))
  return made instanceof Promise ? made.then(answerOf) : answerOf(made)
}

/** Runs the effect of a call in one moment of its world, noted in `call`. */
export function inItsMoment<T>(call: Call, effect: () => T): T {
  return call.world.clock.steady((nowMs) => {
    call.atMs = nowMs
    return call.commitsAlone ? effect() : call.world.commits.share(effect)
  })
}
