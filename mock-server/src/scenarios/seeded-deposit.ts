import { nextCount } from '../domain/base/random.ts'
import { insertDeposit } from '../domain/cashier/deposit-records.ts'
import type { ScenarioParams } from '../world/scenario-call.ts'
import type { World } from '../world/world.ts'
import { rupeesParam } from './params.ts'
import { seededPlayerId } from './seeded-players.ts'

const usualPaise = 500_00
const dayMs = 24 * 60 * 60 * 1000

/** Announces a Paytm deposit of the seeded player, whatever the hour or the limits. Answers its id. */
export function seedDeposit(world: World, params: ScenarioParams): string {
  return insertDeposit(world, {
    playerId: seededPlayerId(world),
    gateway: 'm_paytm',
    amountPaise: rupeesParam(params, 'amount', 1) ?? usualPaise,
    utr: String(431_000_000_000 + nextCount(world.store, 'seeded deposit')),
    bankId: null,
    proof: null,
    expiresAtMs: world.clock.now() + dayMs,
  })
}
