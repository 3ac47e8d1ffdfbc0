import type { Schema } from '@chaupar/api/api'
import { create } from 'zustand'
import { storeWallet, type Wallet } from '../player/session-storage.ts'
import { currentToken, onSessionEnd, onSessionStart } from '../player/session-store.ts'

/** The payload of get:balance, update_balance and the responses of money calls; an absent field keeps its value. */
export type WalletChange = Schema<'UpdateBalance'>

/** The player's money as the server sent it last, in rupees. This is its one home; local storage keeps a copy (spec 3). */
type Money = {
  /** null before the first word of the server. */
  wallet: Wallet | null
  /** True while `wallet` comes from storage or from before a lost connection: shown dimmed. */
  walletStale: boolean
}

const none: Money = { wallet: null, walletStale: false }

export const useMoney = create<Money>()(() => none)

onSessionStart((stored) => {
  useMoney.setState({ wallet: stored?.wallet ?? null, walletStale: stored !== null })
})
onSessionEnd(() => useMoney.setState(none))

/**
 * Takes over a wallet that the server sent (spec 4). An absent field keeps its value, and an older version never
 * overwrites a newer one. Ignored for a guest: the answer came after the logout.
 */
export function setWallet(change: WalletChange): void {
  const { wallet } = useMoney.getState()
  if (currentToken() === null) return
  const older = change.version !== undefined && wallet?.version !== undefined && change.version < wallet.version
  if (older) return
  const next: Wallet = { coins: 0, cash: 0, ...wallet, ...change }
  storeWallet(next)
  useMoney.setState({ wallet: next, walletStale: false })
}

/** The connection is gone or get:balance had no answer: the wallet stays and is shown dimmed. */
export function markWalletStale(): void {
  if (useMoney.getState().wallet) useMoney.setState({ walletStale: true })
}
