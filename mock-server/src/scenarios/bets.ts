import { placeBet } from '../domain/betting/place-bet.ts'
import { listMatches } from '../domain/matches/matches.ts'
import { setBalance } from '../domain/money/credits.ts'
import type { Scenario } from '../world/scenario.ts'
import { manyBets } from './past-bets.ts'
import { faultSituation, onCalls, refusal, type Topic } from './scenario.ts'
import { seededPlayerId } from './seeded-players.ts'

const richPaise = 1_00_00_000_00
const stakePaise = 4_50_000_00
const matchesBetOn = 12

const largeExposure: Scenario = {
  name: 'large-exposure',
  about: 'The player has 1,00,00,000.00 and 54,00,000.00 of it on twelve matches to come',
  apply(world) {
    const playerId = seededPlayerId(world)
    setBalance(world, playerId, richPaise)
    world.tick()
    const coming = listMatches(world).filter(({ status }) => status === 'upcoming')
    for (const { firstMarket } of coming.slice(0, matchesBetOn)) {
      const [runner] = firstMarket?.runners ?? []
      const best = runner?.back[0]
      if (!firstMarket || !runner || !best) continue
      const { marketId } = firstMarket
      const { selectionId } = runner
      const { priceHundredths } = best
      const accept = { policy: 'any' } as const
      placeBet(world, playerId, { marketId, selectionId, side: 'back', priceHundredths, stakePaise, accept })
    }
  },
}

/** The seeded player's bets, and games that do not start. */
export const betsAndGames: Topic = {
  name: 'Bets and games',
  scenarios: [
    largeExposure,
    manyBets,
    faultSituation({
      name: 'game-url-fails',
      group: 'game launch',
      about: 'No game can be launched',
      faults: onCalls(['launchGame'], refusal('game_unavailable')),
    }),
    faultSituation({
      name: 'game-frame-hangs',
      group: 'game page',
      about: 'The page of a launched game takes two minutes to come',
      faults: [{ target: { operation: 'openGame' }, effect: { kind: 'latency', ms: 120_000 } }],
    }),
    faultSituation({
      name: 'game-frame-fails',
      group: 'game page',
      about: 'The page of a launched game is an error page, which reports it to the site',
      faults: [{ target: { operation: 'openGame' }, effect: refusal('game_unavailable') }],
    }),
  ],
}
