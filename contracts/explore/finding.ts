/** One call of an exploration, and what was wrong with its answer. */

import type { Call } from '@chaupar/api/fuzz/hostile-call'
import { type Fault, faultOf, furtherRule } from './answer-checks.ts'
import { judge, type Verdict } from './call-judge.ts'
import type { Subject } from './operations.ts'
import { type Answer, NoAnswer, type Places, send } from './send.ts'

export interface Finding extends Fault {
  readonly subject: Subject
  readonly call: Call
  /** Null when none came. */
  readonly answer: Answer | null
}

/** The server under exploration, and the count of what it was asked. */
export class Explored {
  readonly places: Places
  calls = 0
  /** Operations that have answered with a success, whose form was seen. */
  readonly succeeded = new Set<string>()
  /** By operation: why inputs were refused that fit their schemas. */
  readonly rules = new Map<string, Set<string>>()

  constructor(places: Places) {
    this.places = places
  }

  /** The answer of a call, and what is wrong with it. */
  async try(subject: Subject, call: Call, verdict: Verdict = judge(subject, call)): Promise<Tried> {
    this.calls += 1
    try {
      const answer = await send(this.places, subject, call)
      if (answer.status < 300) this.succeeded.add(subject.id)
      const fault = faultOf(subject, answer, verdict)
      const rule = furtherRule(answer, verdict)
      if (rule !== null) this.rules.set(subject.id, (this.rules.get(subject.id) ?? new Set()).add(rule))
      return { answer, finding: fault === null ? null : { ...fault, subject, call, answer } }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      return { answer: null, finding: { check: 'an answer', text: error.message, subject, call, answer: null } }
    }
  }
}

export interface Tried {
  readonly answer: Answer | null
  readonly finding: Finding | null
}
