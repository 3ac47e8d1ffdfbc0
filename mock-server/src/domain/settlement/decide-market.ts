import { currentMarket } from '../matches/current-market.ts'
import { marketRecord } from '../matches/market-records.ts'
import { matchRecord } from '../matches/match-records.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { publishMatch } from '../matches/publish-match.ts'
import { resettleMarket, settleMarket } from './settlement.ts'

/**
 * Gives a market its result by hand, before the match does, and shows it to everybody: the winning selection id, the
 * runs of a line market, or 'void'. Throws as `settleMarket`.
 */
export function decideMarket(world: LiveWorld, marketId: string, result: string): void {
  currentMarket(world, marketId)
  world.transaction(() => {
    settleMarket(world, marketId, result)
    show(world, marketId)
  })
}

/** Puts another result in place of a wrong one and shows it. Throws as `resettleMarket`. */
export function decideMarketAgain(world: LiveWorld, marketId: string, result: string): void {
  world.transaction(() => {
    resettleMarket(world, marketId, result)
    show(world, marketId)
  })
}

function show(world: LiveWorld, marketId: string): void {
  const market = marketRecord(world, marketId)
  const match = market && matchRecord(world, market.refMatchId)
  if (match) publishMatch(world, match)
}
