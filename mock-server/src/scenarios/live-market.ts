import { closeOnPendingBet, driftPrices, forceMarketStatus } from '../domain/matches/market-control.ts'
import { bentMarkets, type MarketControl } from '../domain/matches/market-records.ts'
import type { World } from '../world/world.ts'
import { liveMatchOdds } from './live-match-odds.ts'
import type { Situation } from './situation.ts'

type Bending = {
  name: string
  about: string
  bend: (world: World, marketId: string) => void
  /** Whether match odds are bent in just this way. */
  isBent: (control: MarketControl) => boolean
}

/** A situation of the live match's match odds, over when the match decides again. */
function liveMarket({ name, about, bend, isBent }: Bending): Situation {
  const bent = (world: World) =>
    bentMarkets(world).filter(({ marketType, control }) => marketType === 'match_odds' && isBent(control))
  return {
    name,
    group: 'live market',
    about,
    apply(world) {
      const { marketId } = liveMatchOdds(world)
      forceMarketStatus(world, marketId, null)
      bend(world, marketId)
    },
    holds: (world) => bent(world).length > 0,
    end(world) {
      for (const { marketId } of bent(world)) forceMarketStatus(world, marketId, null)
    },
  }
}

export const suspendedMarket = liveMarket({
  name: 'suspended-market',
  about: "The live match's match odds are suspended",
  bend: (world, marketId) => forceMarketStatus(world, marketId, 'suspended'),
  isBent: ({ forcedStatus }) => forcedStatus === 'suspended',
})

export const ballRunning = liveMarket({
  name: 'ball-running',
  about: "The live match's match odds wait for a ball that is being bowled",
  bend: (world, marketId) => forceMarketStatus(world, marketId, 'ball_running'),
  isBent: ({ forcedStatus }) => forcedStatus === 'ball_running',
})

export const oddsMoveUp = liveMarket({
  name: 'odds-move-up',
  about: "The live match's match odds rise by a tick each second, up to 40",
  bend: (world, marketId) => driftPrices(world, marketId, 1),
  isBent: ({ drift }) => drift?.ticksPerSecond === 1,
})

export const oddsMoveDown = liveMarket({
  name: 'odds-move-down',
  about: "The live match's match odds fall by a tick each second, down to 40",
  bend: (world, marketId) => driftPrices(world, marketId, -1),
  isBent: ({ drift }) => drift?.ticksPerSecond === -1,
})

export const marketClosesDuringDelay = liveMarket({
  name: 'market-closes-during-delay',
  about: "The live match's match odds close as soon as a bet waits on them",
  bend: closeOnPendingBet,
  isBent: ({ closesOnPendingBet }) => closesOnPendingBet,
})
