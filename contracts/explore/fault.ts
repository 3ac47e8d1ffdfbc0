/** What is wrong with an answer, before it is a finding. */
import type { Subject } from './operations.ts'

export interface Fault {
  /** The broken rule, the same for every call that breaks it alike. */
  readonly check: string
  readonly text: string
  /** Equal for faults with one cause, also of several operations: these are one finding. */
  readonly fact: string
}

/** A fault of this operation alone. */
export function ownFault({ id }: Subject, check: string, text: string): Fault {
  return { check, text, fact: `${id}: ${check}` }
}
