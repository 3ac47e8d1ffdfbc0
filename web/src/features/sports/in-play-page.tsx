import { Trans } from '@lingui/react/macro'
import { SportLinks } from './sport-links.tsx'
import { SportsFrame } from './sports-frame.tsx'
import { SportsList } from './sports-list.tsx'

/** /exchange/Inplay: the matches of all sports that are in play (spec 2.4). */
export function InPlayPage() {
  return (
    <SportsFrame matchId={null}>
      <SportLinks />
      <SportsList title={<Trans>Live now</Trans>} inplayOnly />
    </SportsFrame>
  )
}
