import type { WorldContext } from '../context.ts'
import { expireDueKyc } from '../kyc/decide-kyc.ts'
import { expireDueDeposits } from './decide-deposit.ts'

/** Lets run out what the world's clock has passed: payments that never came, papers that are no longer valid. */
export function advanceRequests(world: WorldContext): void {
  world.transaction(() => {
    expireDueDeposits(world)
    expireDueKyc(world)
  })
}
