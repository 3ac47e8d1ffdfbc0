import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatRupees, formatSigned, fromPaise, toPaise } from '../../../../lib/money.ts'

/** The result of an offer, in rupees: its profit or loss, and the exposure that it frees. */
export type Ending = { profitLoss: number; released: number }

/** The change of the balance: the freed exposure plus the profit or loss. */
export function backOf({ profitLoss, released }: Ending): number {
  return fromPaise(toPaise(released) + toPaise(profitLoss))
}

/** '+₹122.21 profit', '−₹8.50 loss', '₹0.00, no profit or loss'. */
export function useResultText(): (profitLoss: number) => string {
  const { t } = useLingui()
  return (profitLoss) => {
    const amount = formatSigned(profitLoss)
    return profitLoss > 0 ? t`${amount} profit` : profitLoss < 0 ? t`${amount} loss` : t`${amount}, no profit or loss`
  }
}

/** '₹16,122.21 comes back'; where the bets that stay need more than comes free, that. */
export function useBackText(): (ending: Ending) => string {
  const { t } = useLingui()
  return (ending) => {
    const back = backOf(ending)
    const amount = formatRupees(Math.abs(back))
    return back < 0 ? t`Nothing comes back: your other bets need ${amount} more` : t`${amount} comes back`
  }
}

/** The colour of a result. */
export function resultClass(profitLoss: number): string | undefined {
  return profitLoss > 0 ? 'num-pos' : profitLoss < 0 ? 'num-neg' : undefined
}

/** In a few words that there is no offer, and why. */
export function NoOfferWord({ code }: { code: string | undefined }): ReactNode {
  if (code === 'market_suspended') return <Trans>No cash-out: suspended</Trans>
  if (code === 'ball_running') return <Trans>No cash-out: ball running</Trans>
  return <Trans>No cash-out now</Trans>
}

/** Why a cash-out is not offered or was refused, in words; a code without words of ours shows the server's. */
export function CashOutReason({ code, message }: { code: string; message: string }): ReactNode {
  switch (code) {
    case 'cash_out_changed':
      return <Trans>The offer went down meanwhile. Nothing was cashed out; look at the new amount.</Trans>
    case 'cash_out_unavailable':
      return <Trans>There is no cash-out now. Your bets stay as they are.</Trans>
    case 'market_suspended':
      return <Trans>The market is suspended. The offer comes back when it opens.</Trans>
    case 'ball_running':
      return <Trans>The ball is running. The offer comes back when the market opens.</Trans>
    case 'market_closed':
      return <Trans>The market is closed. Bets on it are settled by its result.</Trans>
    case 'insufficient_funds':
      return <Trans>Your balance is too low for the bets that stay.</Trans>
    case 'not_arrived':
    case 'intent_closed':
      return <Trans>Your request did not arrive, so nothing was cashed out. You can send it again.</Trans>
    default:
      return message || <Trans>Something went wrong</Trans>
  }
}

/** Whether a server answers as one that has not got this extension. */
export function isNotOffered(error: { status: number; code: string } | null): boolean {
  if (error === null || /_not_found$/.test(error.code)) return false
  return error.status === 404 || error.status === 501
}
