import { forceMarketStatus } from '../domain/matches/market-control.ts'
import type { Scenario } from '../world/scenario.ts'
import { liveMatchOdds } from './live-match-odds.ts'

export const suspendedMarket: Scenario = {
  name: 'suspended-market',
  about: "The live match's match odds are suspended",
  apply: (world) => forceMarketStatus(world, liveMatchOdds(world).marketId, 'suspended'),
}
