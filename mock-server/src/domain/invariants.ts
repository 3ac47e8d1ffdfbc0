import type { WorldContext } from './context.ts'
import { DomainError } from './errors.ts'

export interface InvariantCheck {
  /** Its number in reliability.md's list, 1 to 10. */
  number: number
  name: string
  holds: boolean
  /** What was found instead. */
  detail?: string
}

/** Checks the ledger's ten invariants against everything that is stored. */
export function checkInvariants(world: WorldContext): InvariantCheck[] {
  throw new DomainError('not_implemented', { now: world.clock.now() })
}
