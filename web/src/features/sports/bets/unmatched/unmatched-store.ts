import { create } from 'zustand'
import { isOnItsWay } from '../../../../money/intent.ts'
import { intentOperation, intentState } from '../../../../money/intent-store.ts'
import { onSessionEnd } from '../../../../player/session-store.ts'
import type { Bet } from '../../queries.ts'

const staleAfter = ['listMatchBets', 'listUserBets', 'getExposure'] as const

/** Taking what still waits of an offer out of the book, by the rules of any call that moves money. */
export const cancelOffer = intentOperation('cancelBet', staleAfter, { walletOf: ({ wallet }) => wallet })

/** Giving it another price or stake, by the same rules. */
export const editOffer = intentOperation('editBet', staleAfter, { walletOf: ({ wallet }) => wallet })

type Unmatched = {
  /** The offer whose form is open. */
  editing: string | null
  /** What was done last: shown in place of the offer that is gone. */
  ended: EndedOffer | null
  /** The offers that were taken back together, as they waited then, and earlier ones without an outcome. */
  taken: readonly Bet[]
}

const none: Unmatched = { editing: null, ended: null, taken: [] }

export const useUnmatched = create<Unmatched>()(() => none)

/** The outcome of an offer that was cancelled or edited, in rupees. */
type EndedOffer = { what: 'cancelled' | 'matched'; runnerName: string; amount: number }

export function editUnmatched(betId: string | null): void {
  useUnmatched.setState({ editing: betId, ended: null })
}

export function endOffer(ended: EndedOffer | null): void {
  useUnmatched.setState({ editing: null, ended })
}

/** Lists offers that are taken back, in the place of those whose outcome is known. */
export function listTaken(offers: readonly Bet[]): void {
  const ids = new Set(offers.map(({ id }) => id))
  const stays = ({ id }: Bet) => !ids.has(id) && isOnItsWay(intentState(cancelOffer, id))
  useUnmatched.setState(({ taken }) => ({ taken: [...taken.filter(stays), ...offers] }))
}

onSessionEnd(() => useUnmatched.setState(none))
