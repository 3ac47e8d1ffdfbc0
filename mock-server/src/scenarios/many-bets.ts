import { acceptPastBets } from '../domain/betting/past-bets.ts'
import { addPastMatch } from '../domain/matches/past-match.ts'
import { setBalance } from '../domain/money/credits.ts'
import type { SportId } from '../domain/odds/match.ts'
import { settleMarket } from '../domain/settlement/settlement.ts'
import type { Scenario } from '../world/scenario.ts'
import { betsOn } from './past-bets-of.ts'
import { seededPlayerId } from './seeded-players.ts'

const hourMs = 60 * 60 * 1000
const minuteMs = 60 * 1000
/** Ten thousand bets: so many matches, markets of each, bets on each. */
const matches = 50
const marketsOfMatch = 4
const betsOfMarket = 50
const sports: readonly SportId[] = [4, 4, 4, 1, 2]
const richPaise = 10_00_000_00

export const manyBets: Scenario = {
  name: 'many-bets',
  about: 'The player has 10,000 settled bets on 50 matches of the last 50 days, and 10,00,000.00 before them',
  apply(world) {
    const playerId = seededPlayerId(world)
    const next = world.random.stream('many bets')
    setBalance(world, playerId, richPaise)
    for (let match = 0; match < matches; match += 1) {
      const agoMs = (matches - match) * 24 * hourMs
      const sportId = sports[match % sports.length] ?? 4
      const { startTimeMs, markets } = addPastMatch(world, { sportId, agoMs, end: 'finished' })
      // Match odds and bookmaker stand last; run lines, goals or sets before them.
      for (const [place, { market, result }] of markets.slice(-marketsOfMatch).entries()) {
        const times = { firstMs: startTimeMs + place * 25 * minuteMs, everyMs: 20_000 }
        acceptPastBets(world, playerId, market, betsOn(market, betsOfMarket, times, next))
        settleMarket(world, market.marketId, result)
      }
    }
  },
}
