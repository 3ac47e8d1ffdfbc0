import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Note } from '../../../../ui/states/note.tsx'

/** Why an offer was not changed or cancelled, in words; a code without words of ours shows the server's. */
export function OfferRefused({ code, message }: { code: string; message: string }) {
  return (
    <Note tone="bad" role="alert">
      <Reason code={code} message={message} />
    </Note>
  )
}

function Reason({ code, message }: { code: string; message: string }): ReactNode {
  switch (code) {
    case 'offer_ended':
      return <Trans>This offer does not wait any more: it was matched whole, or has lapsed.</Trans>
    case 'offer_changed':
      return <Trans>More of it was matched meanwhile. Nothing was changed; look at what still waits.</Trans>
    case 'market_suspended':
    case 'ball_running':
      return <Trans>The market takes no bets right now. Nothing was changed.</Trans>
    case 'market_closed':
      return <Trans>The market is closed. Nothing was changed.</Trans>
    case 'stake_below_min':
      return <Trans>The stake is too low. Nothing was changed.</Trans>
    case 'stake_above_max':
      return <Trans>The stake is too high. Nothing was changed.</Trans>
    case 'insufficient_funds':
      return <Trans>Your balance is too low. Nothing was changed.</Trans>
    case 'not_arrived':
    case 'intent_closed':
      return <Trans>It did not arrive. Nothing was changed; you may send it again.</Trans>
    default:
      return message || <Trans>Something went wrong. Nothing was changed.</Trans>
  }
}
