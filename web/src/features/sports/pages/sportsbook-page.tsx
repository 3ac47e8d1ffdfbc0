import { Trans } from '@lingui/react/macro'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { SportsList } from '../lists/match-list.tsx'

/** /sportsbook2: the lobby of all sports (spec 2.3); a guest reads the prices, and a tap opens the login modal. */
export function SportsbookPage() {
  return (
    <SportsFrame matchId={null}>
      <SportsList title={<Trans>Sports</Trans>} />
    </SportsFrame>
  )
}
