import { claimBonus } from '../domain/bonus/claim-bonus.ts'
import type { Scenario } from '../world/scenario.ts'
import { requireSeededPlayer } from './seeded-players.ts'

export const bonusActive: Scenario = {
  name: 'bonus-active',
  about: 'The seeded player has claimed the welcome bonus and wagered nothing yet',
  apply(world) {
    claimBonus(world, requireSeededPlayer(world), 'bn-welcome')
  },
}
