import { Trans } from '@lingui/react/macro'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { SportsList } from '../lists/match-list.tsx'

/** /jetfair: the exchange view of all sports, three back and three lay levels of every match's first market (spec 2.4). */
export function JetfairPage() {
  return (
    <SportsFrame matchId={null}>
      <SportsList title={<Trans>Exchange</Trans>} look="board" />
    </SportsFrame>
  )
}
