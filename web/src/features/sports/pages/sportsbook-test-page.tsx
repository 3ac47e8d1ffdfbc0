import { Trans } from '@lingui/react/macro'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { FeedStrip } from '../lists/feed-strip.tsx'
import { SportsList } from '../lists/match-list.tsx'

/** /sportsbooktest: the lobby for players with a strip that says how the prices arrive (spec 2.4). */
export function SportsbookTestPage() {
  return (
    <SportsFrame matchId={null}>
      <SportsList title={<Trans>Sports</Trans>}>
        <FeedStrip />
      </SportsList>
    </SportsFrame>
  )
}
