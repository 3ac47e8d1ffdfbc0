import { closeOnPendingBet } from '../domain/matches/market-control.ts'
import type { Scenario } from '../world/scenario.ts'
import { liveMatchOdds } from './live-match-odds.ts'

export const marketClosesDuringDelay: Scenario = {
  name: 'market-closes-during-delay',
  about: "The live match's match odds close as soon as a bet waits on them",
  apply: (world) => closeOnPendingBet(world, liveMatchOdds(world).marketId),
}
