import { create } from 'zustand'
import { intentOperation } from '../../../../money/intent-store.ts'
import { onSessionEnd } from '../../../../player/session-store.ts'

const staleAfter = ['listMatchBets', 'listUserBets', 'getExposure'] as const

/** Taking what still waits of an offer out of the book, by the rules of any call that moves money. */
export const cancelOffer = intentOperation('cancelBet', staleAfter, { walletOf: ({ wallet }) => wallet })

/** Giving it another price or stake, by the same rules. */
export const editOffer = intentOperation('editBet', staleAfter, { walletOf: ({ wallet }) => wallet })

/** The offer whose form is open, and what was done last: shown in place of the offer that is gone. */
export const useUnmatched = create<{ editing: string | null; ended: EndedOffer | null }>()(() => ({
  editing: null,
  ended: null,
}))

/** The outcome of an offer that was cancelled or edited, in rupees. */
type EndedOffer = { what: 'cancelled' | 'matched'; runnerName: string; amount: number }

export function editUnmatched(betId: string | null): void {
  useUnmatched.setState({ editing: betId, ended: null })
}

export function endOffer(ended: EndedOffer | null): void {
  useUnmatched.setState({ editing: null, ended })
}

onSessionEnd(() => useUnmatched.setState({ editing: null, ended: null }))
