import type { WorldContext } from '../base/context.ts'
import { expireDueBonuses } from '../bonus/end-bonus.ts'
import { expireDueKyc } from '../kyc/decide-kyc.ts'
import { expireDueDeposits } from './decide-deposit.ts'

/** Lets run out what the world's clock has passed: payments that never came, papers that are no longer valid, bonuses. */
export function advanceRequests(world: WorldContext): void {
  world.transaction(() => {
    expireDueDeposits(world)
    expireDueKyc(world)
    expireDueBonuses(world)
  })
}
