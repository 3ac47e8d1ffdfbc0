import { Trans } from '@lingui/react/macro'
import { FeedStrip } from './feed-strip.tsx'
import { SportsFrame } from './sports-frame.tsx'
import { SportsList } from './sports-list.tsx'

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
