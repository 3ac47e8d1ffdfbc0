import { forceMarketStatus } from '../domain/matches/market-control.ts'
import type { Scenario } from '../world/scenario.ts'
import { liveMatchOdds } from './live-match-odds.ts'

export const ballRunning: Scenario = {
  name: 'ball-running',
  about: "The live match's match odds wait for a ball that is being bowled",
  apply: (world) => forceMarketStatus(world, liveMatchOdds(world).marketId, 'ball_running'),
}
