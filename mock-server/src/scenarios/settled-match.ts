import { acceptPastBets } from '../domain/betting/past-bets.ts'
import { addPastMatch } from '../domain/matches/past-match.ts'
import { settleMarket } from '../domain/settlement/settlement.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { betsOn } from './past-bets-of.ts'
import { seededPlayerId } from './seeded-players.ts'

const hourMs = 60 * 60 * 1000
const minuteMs = 60 * 1000

export const settledMatch: Scenario = {
  name: 'settled-match',
  about: "A cricket match is over: its results stand and the player's bets on it are settled",
  apply: (world) => betOnPastMatch(world, 'finished'),
}

export const abandonedMatch: Scenario = {
  name: 'abandoned-match',
  about: 'Rain has ended a cricket match: what was not decided is void and the stakes are back',
  apply: (world) => betOnPastMatch(world, 'abandoned'),
}

/** Two bets on each of the match odds, the bookmaker and two run lines. */
function betOnPastMatch(world: World, end: 'finished' | 'abandoned'): void {
  const playerId = seededPlayerId(world)
  const next = world.random.stream(`bets on a match that was ${end}`)
  const { startTimeMs, markets } = addPastMatch(world, { sportId: 4, agoMs: 6 * hourMs, end })
  const firstMs = startTimeMs + 10 * minuteMs
  let lines = 0
  for (const { market, result } of markets) {
    const isLine = market.priceKind === 'line'
    if (isLine) lines += 1
    if (market.marketType === 'match_odds' || market.marketType === 'bookmaker' || (isLine && lines <= 2)) {
      acceptPastBets(world, playerId, market, betsOn(market, 2, { firstMs, everyMs: minuteMs }, next))
    }
    settleMarket(world, market.marketId, result)
  }
}
