import { memoizeFew } from '../../domain/base/memoize.ts'
import {
  bookmakerOdds,
  fancyOdds,
  listMatches,
  type MarketList,
  matchOdds,
  matchScore,
  matchScorecard,
  matchSettings,
} from '../../domain/matches/matches.ts'
import { priceHistory } from '../../domain/matches/price-history.ts'
import { wireMarket, wireMatch } from '../../wire/market.ts'
import { rupees } from '../../wire/money.ts'
import { wirePriceHistory } from '../../wire/price-history.ts'
import type { Handlers } from '../handler.ts'

/** Matches, markets and prices; open to all (spec 7.4). */
export const sportsHandlers = {
  listMatches: ({ world, query }) => ({ matches: listMatches(world, query).map(wireMatch) }),
  getMatchSettings: ({ world, query }) => {
    const { match, markets, score, liveTv } = matchSettings(world, query.matchId)
    const rows = markets.map(({ minStakePaise, maxStakePaise, ...row }) => ({
      ...row,
      minStake: rupees(minStakePaise),
      maxStake: rupees(maxStakePaise),
    }))
    return { match: wireMatch(match), markets: rows, score, liveTv, priceHistory: true, scorecard: true }
  },
  getMatchScore: ({ world, query }) => ({ refMatchId: query.matchId, score: matchScore(world, query.matchId) }),
  getScorecard: ({ world, query }) => ({
    refMatchId: query.matchId,
    scorecard: matchScorecard(world, query.matchId),
  }),
  getPriceHistory: ({ world, query }) => wirePriceHistory(priceHistory(world, query.marketId)),
  getMatchOdds: ({ world, query }) => wireMarketList(matchOdds(world, query.matchId)),
  getBookmakerOdds: ({ world, query }) => wireMarketList(bookmakerOdds(world, query.matchId)),
  getFancyOdds: ({ world, query }) => wireMarketList(fancyOdds(world, query.matchId)),
} satisfies Partial<Handlers>

/** Lists whose answers are kept ready: those of a few matches are read again and again, of the others hardly ever. */
const readyLists = 100

const wireMarketList = memoizeFew(readyLists, ({ markets, ...list }: MarketList) =>
  Object.freeze({ ...list, markets: markets.map(wireMarket) }),
)
