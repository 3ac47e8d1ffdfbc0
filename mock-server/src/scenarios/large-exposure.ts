import { placeBet } from '../domain/betting/place-bet.ts'
import { listMatches } from '../domain/matches/matches.ts'
import { setBalance } from '../domain/money/credits.ts'
import type { Scenario } from '../world/scenario.ts'
import { seededPlayerId } from './seeded-players.ts'

const richPaise = 1_00_00_000_00
const stakePaise = 4_50_000_00
const matches = 12

export const largeExposure: Scenario = {
  name: 'large-exposure',
  about: 'The player has 1,00,00,000.00 and 54,00,000.00 of it on twelve matches to come',
  apply(world) {
    const playerId = seededPlayerId(world)
    setBalance(world, playerId, richPaise)
    world.tick()
    const coming = listMatches(world).filter(({ status }) => status === 'upcoming')
    for (const { firstMarket } of coming.slice(0, matches)) {
      const [runner] = firstMarket?.runners ?? []
      const odds = runner?.back[0]?.price
      if (!firstMarket || !runner || odds === undefined) continue
      const { marketId } = firstMarket
      const { selectionId } = runner
      placeBet(world, playerId, { marketId, selectionId, side: 'back', odds, stakePaise, accept: { policy: 'any' } })
    }
  },
}
