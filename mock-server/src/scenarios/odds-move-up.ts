import { driftPrices } from '../domain/matches/market-control.ts'
import type { Scenario } from '../world/scenario.ts'
import { liveMatchOdds } from './live-match-odds.ts'

export const oddsMoveUp: Scenario = {
  name: 'odds-move-up',
  about: "The live match's match odds rise by a tick each second, up to 40",
  apply: (world) => driftPrices(world, liveMatchOdds(world).marketId, 1),
}
