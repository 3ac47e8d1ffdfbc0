import { useState } from 'react'
import type { Bet } from '../queries.ts'
import { useSlip, useSlipAlike } from '../selection/slip-store.ts'

/**
 * Whether the run ladder of a row stands open. It opens by itself with the first stake that is typed or bet that is held,
 * and shuts when there is none left. While a tap on a price is a bet it waits for the player: no row may move under the
 * next tap.
 */
export function useLadder(filled: boolean): { open: boolean; toggle: () => void } {
  const tapBets = useSlip((state) => state.oneClickStake !== null)
  const [was, setWas] = useState(filled)
  const [open, setOpen] = useState(filled && !tapBets)
  if (filled !== was) {
    setWas(filled)
    setOpen(filled && !tapBets)
  }
  return { open: open && filled, toggle: () => setOpen(!open) }
}

/**
 * The bets of a match with those that the slip saw accepted in this market before the list of bets was read again: what a
 * row shows must not go with the answer and come back with the list.
 */
export function useBetsAtOnce(marketId: string, bets: readonly Bet[] | undefined): readonly Bet[] | undefined {
  const accepted = useSlipAlike((state) =>
    state.betSlipContent.flatMap((line) =>
      line.marketId === marketId && line.state.at === 'done' ? [line.state.answer.bet] : [],
    ),
  )
  const missing = accepted.filter(({ id }) => (bets?.find((bet) => bet.id === id)?.status ?? 'pending') === 'pending')
  return missing.length === 0 ? bets : [...missing, ...(bets ?? [])]
}
