import { claimBonus } from '../domain/bonus/claim-bonus.ts'
import { expireBonus } from '../domain/bonus/end-bonus.ts'
import type { Scenario } from '../world/scenario.ts'
import { requireSeededPlayer } from './seeded-players.ts'

export const bonusExpired: Scenario = {
  name: 'bonus-expired',
  about: "The seeded player's cricket week bonus has expired",
  apply(world) {
    const player = requireSeededPlayer(world)
    claimBonus(world, player, 'bn-cricket')
    expireBonus(world, player.id, 'bn-cricket')
  },
}
