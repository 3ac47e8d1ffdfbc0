import { create } from 'zustand'
import { onSessionEnd } from '../../session/session-store.ts'
import { cashOutBet } from './cash-out-calls.ts'
import type { Bet } from './queries.ts'

/** The bet whose cash-out is open, as it was when it was opened: it may leave its list by being cashed out. */
export const useCashOut = create<{ bet: Bet | null }>()(() => ({ bet: null }))

/** Opens the cash-out of a bet, or with null closes it. One that is over is no news when it is opened again. */
export function openCashOut(bet: Bet | null): void {
  const { useIntents } = cashOutBet
  const intent = bet ? useIntents.getState()[bet.id] : undefined
  const over = intent?.state.at === 'done' || intent?.state.at === 'refused'
  if (bet && intent && over) useIntents.setState({ [bet.id]: { ...intent, state: { at: 'ready' } } })
  useCashOut.setState({ bet })
}

onSessionEnd(() => openCashOut(null))
