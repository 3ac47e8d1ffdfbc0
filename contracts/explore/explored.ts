/** The server under exploration, and what is known of its answers. */
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import { faultsOf, furtherRule } from './answer-checks.ts'
import { judge, type Verdict } from './call-judge.ts'
import type { Fault } from './fault.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './operations.ts'
import { type Answer, NoAnswer, type Places, send } from './send.ts'

export interface Tried {
  /** Null when none came, or when the time of the operation was over. */
  readonly answer: Answer | null
  readonly findings: readonly Finding[]
}

/** The name of the header as calls carry it. */
export const keyHeader = 'idempotency-key'

export class Explored {
  readonly places: Places
  readonly #now: () => number
  calls = 0
  /** No call is sent after this moment, in milliseconds. */
  until = Number.POSITIVE_INFINITY
  /** Whether a call was left out because of `until`. */
  isCut = false
  /** Operations that have answered with a success, whose form was seen. */
  readonly succeeded = new Set<string>()
  /** By operation: the newest success of a fitting call under an idempotency key. */
  readonly keyed = new Map<string, { readonly call: Call; readonly answer: Answer }>()
  /** By operation: why inputs were refused that fit their schemas. */
  readonly rules = new Map<string, Set<string>>()

  constructor(places: Places, now: () => number) {
    this.places = places
    this.#now = now
  }

  get isOver(): boolean {
    return this.#now() > this.until
  }

  /** The answer of a call, and what is wrong with it. */
  async try(subject: Subject, call: Call, verdict: Verdict = judge(subject, call)): Promise<Tried> {
    if (this.isOver) {
      this.isCut = true
      return { answer: null, findings: [] }
    }
    this.calls += 1
    try {
      const answer = await send(this.places, subject, call)
      this.#note(subject, call, answer, verdict)
      const faults = faultsOf(subject, answer, verdict)
      return { answer, findings: faults.map((fault) => ({ ...fault, subject, call, answer })) }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      return { answer: null, findings: [{ ...noAnswerFault(subject, error), subject, call, answer: null }] }
    }
  }

  #note({ id }: Subject, call: Call, answer: Answer, verdict: Verdict): void {
    if (answer.status < 300) {
      this.succeeded.add(id)
      if (verdict === 'fits' && call.headers?.[keyHeader] !== undefined) this.keyed.set(id, { call, answer })
    }
    const rule = furtherRule(answer, verdict)
    if (rule !== null) this.rules.set(id, (this.rules.get(id) ?? new Set()).add(rule))
  }
}

/** A server that has stopped is one fact; a call that it gives no answer to is a fact of its operation. */
function noAnswerFault({ id }: Subject, { message, reason }: NoAnswer): Fault {
  const check = 'an answer'
  return { check, text: message, fact: reason.includes('ECONNREFUSED') ? `${check}: ${reason}` : `${id}: ${check}` }
}
