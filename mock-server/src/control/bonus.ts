import { expireBonus } from '../domain/bonus/end-bonus.ts'
import type { ControlHandlers } from './control-call.ts'
import { requireUsername } from './player.ts'

/** Bonuses of players. */
export const bonusHandlers = {
  expireBonus: (input, registry) => {
    const world = registry.get(input.world)
    expireBonus(world, requireUsername(world, input.username).id, input.bonusId)
    return null
  },
} satisfies Partial<ControlHandlers>
