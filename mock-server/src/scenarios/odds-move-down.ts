import { driftPrices } from '../domain/matches/market-control.ts'
import type { Scenario } from '../world/scenario.ts'
import { liveMatchOdds } from './live-match-odds.ts'

export const oddsMoveDown: Scenario = {
  name: 'odds-move-down',
  about: "The live match's match odds fall by a tick each second, down to 40",
  apply: (world) => driftPrices(world, liveMatchOdds(world).marketId, -1),
}
