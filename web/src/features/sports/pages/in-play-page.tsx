import { Trans } from '@lingui/react/macro'
import { SportLinks } from '../frame/sport-links.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { SportsList } from '../lists/match-list.tsx'

/** /exchange/Inplay: the matches of all sports that are in play (spec 2.4). */
export function InPlayPage() {
  return (
    <SportsFrame matchId={null}>
      <SportLinks />
      <SportsList title={<Trans>Live now</Trans>} inplayOnly />
    </SportsFrame>
  )
}
