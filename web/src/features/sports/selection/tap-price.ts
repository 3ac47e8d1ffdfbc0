import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Side } from '../prices/profit-rules.ts'
import type { Market, Price, Runner } from '../queries.ts'
import { placeLine } from './place-bet.ts'
import { selectPrice } from './select-price.ts'
import { showSlip, useSlip } from './slip-store.ts'

/**
 * What a tap on a price does: it goes into the slip, or out again. With one-click betting on it goes in with the
 * one-click stake and is placed at once; a selection that was placed and has no answer yet is left alone.
 */
export function useTapPrice() {
  const queries = useQueryClient()
  return useCallback(
    (matchName: string, market: Market, runner: Runner, side: Side, price: Price) => {
      const { oneClickStake } = useSlip.getState()
      if (oneClickStake === null) return void selectPrice(matchName, market, runner, side, price)
      const id = selectPrice(matchName, market, runner, side, price, oneClickStake)
      if (id === null) return
      showSlip(true)
      // A stake that this market does not take stays a draft, with its reason.
      if (oneClickStake >= market.minStake && oneClickStake <= market.maxStake) void placeLine(id, queries)
    },
    [queries],
  )
}
