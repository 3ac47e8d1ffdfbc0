import { Trans } from '@lingui/react/macro'

/** Why a bet was refused, in words; a code without words of ours shows the server's. */
export function ReasonWords({ code, message }: { code: string; message: string }) {
  switch (code) {
    case 'price_changed':
      return <Trans>Rejected: the price moved</Trans>
    case 'market_suspended':
      return <Trans>Rejected: the market is suspended</Trans>
    case 'ball_running':
      return <Trans>Rejected: the ball is running</Trans>
    case 'market_closed':
      return <Trans>Rejected: the market is closed</Trans>
    case 'selection_removed':
      return <Trans>Rejected: this selection was withdrawn</Trans>
    case 'stake_below_min':
      return <Trans>Rejected: the stake is too low</Trans>
    case 'stake_above_max':
      return <Trans>Rejected: the stake is too high</Trans>
    case 'insufficient_funds':
      return <Trans>Rejected: your balance is too low</Trans>
    case 'odds_invalid':
      return <Trans>Rejected: these odds are not offered</Trans>
    case 'not_taken':
      return <Trans>Rejected: it was not matched</Trans>
    case 'not_arrived':
      return <Trans>It did not arrive</Trans>
    default:
      return message ? <Trans>Rejected: {message}</Trans> : <Trans>Rejected: something went wrong</Trans>
  }
}
