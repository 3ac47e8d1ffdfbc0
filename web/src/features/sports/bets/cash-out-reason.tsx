import { Trans } from '@lingui/react/macro'

/** Why a cash-out is not offered or was refused, in words; a code without words of ours shows the server's. */
export function CashOutReason({ code, message }: { code: string; message: string }) {
  switch (code) {
    case 'cash_out_changed':
      return <Trans>The offer went down meanwhile. Nothing was cashed out; look at the new amount.</Trans>
    case 'cash_out_unavailable':
      return <Trans>There is no cash-out for this bet now.</Trans>
    case 'market_suspended':
      return <Trans>The market is suspended. The offer comes back when it opens.</Trans>
    case 'ball_running':
      return <Trans>The ball is running. The offer comes back when the market opens.</Trans>
    case 'market_closed':
      return <Trans>The market is closed. The bet is settled by its result.</Trans>
    case 'insufficient_funds':
      return <Trans>This bet covers others: without it your balance is too low for them.</Trans>
    case 'not_arrived':
      return <Trans>Your request did not arrive, so nothing was cashed out. You can send it again.</Trans>
    default:
      return message || <Trans>Something went wrong</Trans>
  }
}
