import type { Side } from './profit-rules.ts'
import type { Market, Price, Runner } from './queries.ts'
import type { Selection } from './slip-rules.ts'
import { isDraft, showSlip, toggleSelection, useSlip } from './slip-store.ts'

/** The selection that a price of a market stands for. */
function selectionOf(matchName: string, market: Market, runner: Runner, side: Side, price: Price): Selection {
  return {
    refMatchId: market.refMatchId,
    matchName,
    marketId: market.marketId,
    HeadName: market.HeadName,
    selectionId: runner.selectionId,
    runnerName: runner.name,
    side,
    priceKind: market.priceKind,
    price: price.price,
    ...(price.line === undefined ? {} : { line: price.line }),
    minStake: market.minStake,
    maxStake: market.maxStake,
    delayMs: market.inPlay ? market.delayMs : 0,
  }
}

/** Puts the best price of a side into the slip; on the phone the slip opens with the first draft. */
export function selectPrice(
  matchName: string,
  market: Market,
  runner: Runner,
  side: Side,
  price = runner[side][0],
): void {
  if (!price) return
  const first = !useSlip.getState().betSlipContent.some(isDraft)
  toggleSelection(selectionOf(matchName, market, runner, side, price))
  if (first) showSlip(true)
}
