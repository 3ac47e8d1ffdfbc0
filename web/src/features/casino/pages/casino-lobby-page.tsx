import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { casino } from '../catalogue/queries.ts'
import { retryOf } from '../catalogue/retry-of.ts'
import { CasinoPage } from '../listing/casino-page.tsx'
import { GameListing } from '../listing/game-listing.tsx'
import { PlayerRails } from '../listing/player-rails.tsx'
import { ProviderStrip } from '../providers/provider-strip.tsx'

/** /Casino: the lobby, for everyone; a guest's tap on a game opens the login modal. */
export function CasinoLobbyPage() {
  const all = useQuery(casino.allGames())
  return (
    <CasinoPage title={<Trans>Casino</Trans>} games={all.data}>
      <GameListing
        games={all.data}
        onRetry={retryOf(all)}
        byProvider={false}
        strip={<ProviderStrip />}
        rails={<PlayerRails games={all.data} />}
      />
    </CasinoPage>
  )
}
