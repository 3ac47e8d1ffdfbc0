import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'

/**
 * A scenario that goes on until it is ended, or until another of its group takes its place: situations of one group
 * set the same thing. Every other scenario is something that happens once and stays happened (a deposit is handed in).
 */
export interface Situation extends Scenario {
  group: string
  /** Every world begins with it. Ending another of its group brings it back. */
  isNormal?: true
  /** Takes back what no normal of its group brings back. Faults that it planted go by themselves. */
  end?(world: World): void
  /** Whether it is so, however that came about. Without it: since it was begun, as long as one of its faults stands. */
  holds?(world: World): boolean
}

export function isSituation(scenario: Scenario): scenario is Situation {
  return 'group' in scenario
}
