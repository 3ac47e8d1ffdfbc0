import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isOnBreak } from '../../../player/running-break.tsx'
import { isKnownKind, type Side } from '../prices/profit-rules.ts'
import type { Market, Price, Runner } from '../queries.ts'
import { placeEntry } from './place-bet.ts'
import type { Selection } from './slip-rules.ts'
import { changeEntry, putSelection, toggleSelection, useSlip } from './slip-store.ts'

/**
 * What a tap on a price does: it goes into the slip, with `stakeText` where one is given, or out again. With one-click
 * betting on it goes in with the one-click stake and is placed at once; a selection that was placed and has no answer yet is
 * left alone.
 */
export function useTapPrice() {
  const queries = useQueryClient()
  return useCallback(
    (matchName: string, market: Market, runner: Runner, side: Side, price: Price, stakeText?: string) => {
      const { oneClickStake } = useSlip.getState()
      if (oneClickStake === null) {
        const draft = selectPrice(matchName, market, runner, side, price)
        if (draft !== null && stakeText !== undefined) changeEntry(draft, { stakeText })
        return
      }
      const id = selectPrice(matchName, market, runner, side, price, oneClickStake)
      if (id === null) return
      // A bet that cannot be placed stays a draft, with its reason: during a break, or with a stake that this market does not take.
      if (isOnBreak(queries)) return
      if (oneClickStake >= market.minStake && oneClickStake <= market.maxStake) void placeEntry(id, queries)
    },
    [queries],
  )
}

/** The selection that a price of a market stands for. */
export function selectionOf(matchName: string, market: Market, runner: Runner, side: Side, price: Price): Selection {
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

/**
 * Puts a price into the slip, the best of its side when none is named, or takes it out when it is in; on the phone its
 * panel opens under it. With `stake` (rupees) it always goes in, with that stake. Gives the entry's id when a
 * draft of it stands in the slip now, else null.
 */
export function selectPrice(
  matchName: string,
  market: Market,
  runner: Runner,
  side: Side,
  price = runner[side][0],
  stake?: number,
): string | null {
  if (!price || !isKnownKind(market.priceKind)) return null
  const selection = selectionOf(matchName, market, runner, side, price)
  if (stake !== undefined) return putSelection(selection, String(stake))
  return toggleSelection(selection)
}
