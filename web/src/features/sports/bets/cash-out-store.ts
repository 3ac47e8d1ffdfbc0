import { create } from 'zustand'
import { query } from '../../../api/query.ts'
import { intentOperation, intentState, startAnew } from '../../../money/intent-store.ts'
import { onSessionEnd } from '../../../player/session-store.ts'
import type { Bet } from '../queries.ts'

/**
 * The bets whose cash-out is open, as they were when it was opened: one may leave its list by being cashed out, and what
 * was paid for it stays to be read.
 */
const useCashOuts = create<{ bets: readonly Bet[] }>()(() => ({ bets: [] }))

/** Opens the cash-out of a bet. Another that is only looked at gives way; one that was sent stays. */
export function openCashOut(bet: Bet): void {
  // One that is over is no news when it is opened again.
  startAnew(cashOutBet, bet.id)
  useCashOuts.setState(({ bets }) => ({ bets: [...bets.filter(({ id }) => id !== bet.id && isSent(id)), bet] }))
}

export function closeCashOut(betId: string): void {
  useCashOuts.setState(({ bets }) => ({ bets: bets.filter(({ id }) => id !== betId) }))
}

/** Closes what is done and was in sight: the player leaves the list. */
export function leaveReceipts(): void {
  useCashOuts.setState(({ bets }) => ({ bets: bets.filter(({ id }) => stateOf(id) !== 'done') }))
}

/** Whether the cash-out of a bet is open. */
export function useIsCashingOut(betId: string): boolean {
  return useCashOuts(({ bets }) => bets.some(({ id }) => id === betId))
}

/** A place in a list: a bet, or one that has left the list with its cash-out under way or over. */
export type ListedBet = { bet: Bet; gone: boolean }

/** Some bets, newest first, and where they stood those that have left the list by being cashed out. */
export function useListedBets(bets: readonly Bet[]): ListedBet[] {
  const open = useCashOuts((state) => state.bets)
  // Told of every change, since it is the state of an intent that keeps its bet.
  cashOutBet.useIntents()
  const gone = open.filter(({ id }) => isSent(id) && !bets.some((bet) => bet.id === id))
  const listed = bets.map((bet) => ({ bet, gone: false }))
  for (const bet of gone) {
    const older = listed.findIndex((place) => place.bet.createdAt < bet.createdAt)
    listed.splice(older === -1 ? listed.length : older, 0, { bet, gone: true })
  }
  return listed
}

function stateOf(betId: string) {
  return intentState(cashOutBet, betId).at
}

/** Whether the player has taken an offer for it, whatever came of that. */
function isSent(betId: string): boolean {
  return stateOf(betId) !== 'ready'
}

onSessionEnd(() => useCashOuts.setState({ bets: [] }))

/** Settling a bet at its present worth, by the rules of any call that moves money. */
export const cashOutBet = intentOperation(
  'cashOutBet',
  ['listMatchBets', 'listUserBets', 'getExposure', 'cashOutQuote'],
  { moneyOf: (answer) => answer },
)

/** How often an offer in sight is asked for again. */
const offerMs = 4000

/** What a bet is worth now, for a share of its stake in whole per cent. A refusal is an answer: there is no offer now. */
export function cashOutOffer(betId: string, share: number) {
  return {
    ...query('cashOutQuote', { query: share === 100 ? { betId } : { betId, share } }),
    staleTime: 1000,
    refetchInterval: offerMs,
    retry: false,
  } as const
}
