/** Findings of an exploration; the same fact of several operations is one finding. */
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import type { Fault } from './fault.ts'
import type { Subject } from './operations.ts'
import type { Answer } from './send.ts'

/** One call, and what was wrong with its answer. */
export interface Finding extends Fault {
  readonly subject: Subject
  readonly call: Call
  /** Null when none came. */
  readonly answer: Answer | null
}

/** A finding with every operation that shows it, that of its call first. */
export interface Found extends Finding {
  readonly operations: readonly string[]
}

/** Collects findings by their facts. */
export class Findings {
  readonly #byFact = new Map<string, Found & { operations: string[] }>()

  add(finding: Finding): void {
    const { id } = finding.subject
    const known = this.#byFact.get(finding.fact)
    if (known === undefined) this.#byFact.set(finding.fact, { ...finding, operations: [id] })
    else if (!known.operations.includes(id)) known.operations.push(id)
  }

  has(fact: string): boolean {
    return this.#byFact.has(fact)
  }

  get all(): Found[] {
    return [...this.#byFact.values()]
  }

  /** The findings that this operation shows. */
  of(id: string): Found[] {
    return this.all.filter(({ operations }) => operations.includes(id))
  }
}
