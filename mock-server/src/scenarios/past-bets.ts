import { acceptPastBets, type PastBet } from '../domain/betting/past-bets.ts'
import type { MarketRecord } from '../domain/matches/market-records.ts'
import { addPastMatch } from '../domain/matches/past-match.ts'
import { setBalance } from '../domain/money/credits.ts'
import type { SportId } from '../domain/odds/match.ts'
import { settleMarket } from '../domain/settlement/settlement.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
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

/** Prices in hundredths that lie on the ladder. */
const decimalPrices = [150, 162, 185, 198, 210, 244, 305, 380]
const ratePrices = [4500, 7400, 9000, 11500]
const lines = [38, 52, 96, 144, 162]
const stakesPaise = [100_00, 250_00, 500_00, 1000_00, 333_33]

/**
 * So many bets on a market, both sides and all selections in turn, at plausible prices, one after another from
 * `firstMs` on.
 */
function betsOn(
  market: MarketRecord,
  count: number,
  { firstMs, everyMs }: { firstMs: number; everyMs: number },
  next: () => number,
): PastBet[] {
  const pick = <T>(from: readonly T[], otherwise: T): T => from[Math.floor(next() * from.length)] ?? otherwise
  return Array.from({ length: count }, (_, index): PastBet => {
    const selection = market.selections[index % market.selections.length]
    const isLine = market.priceKind === 'line'
    return {
      selectionId: selection?.selectionId ?? '',
      runnerName: selection?.name ?? '',
      side: next() < 0.6 ? 'back' : 'lay',
      priceHundredths:
        market.priceKind === 'decimal' ? pick(decimalPrices, 200) : isLine ? 10_000 : pick(ratePrices, 9000),
      line: isLine ? pick(lines, 50) : null,
      stakePaise: pick(stakesPaise, 100_00),
      createdAtMs: firstMs + index * everyMs,
    }
  })
}
