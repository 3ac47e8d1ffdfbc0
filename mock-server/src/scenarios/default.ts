import { playerByUsername } from '../domain/accounts/player-records.ts'
import type { Scenario } from '../world/scenario.ts'
import { rupeesParam } from './params.ts'
import { seedContent } from './seeded-content.ts'
import { seededPlayer, seedPlayers } from './seeded-players.ts'

export { seededPlayer }

/** The base of every world (decisions.md, "default scenario"). */
export const defaultScenario: Scenario = {
  name: 'default',
  about: 'Live, sign-up needs a code, demo users exist, matches of all three sports in play, 10,000.00 play money',
  params: { openingCredit: 'Rupees that every player starts with' },
  apply(world, params) {
    const openingCreditPaise = rupeesParam(params, 'openingCredit')
    if (openingCreditPaise !== null) world.settings.replace({ ...world.settings.current, openingCreditPaise })
    // Over a world that has its base already, only the parameter counts.
    if (playerByUsername(world, seededPlayer.username) !== null) return
    seedPlayers(world)
    seedContent(world)
  },
}
