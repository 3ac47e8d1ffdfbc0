import { Trans } from '@lingui/react/macro'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { SportsList } from '../lists/match-list.tsx'

/** /betby: the same matches as a bookmaker lists them, one back price for each outcome, with the same slip (spec 2.4). */
export function BetbyPage() {
  return (
    <SportsFrame matchId={null}>
      <SportsList title={<Trans>Sportsbook</Trans>} look="backs" />
    </SportsFrame>
  )
}
