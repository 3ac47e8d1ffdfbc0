import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CasinoPage } from './casino-page.tsx'
import { GameListing } from './game-listing.tsx'
import { PlayerRails } from './player-rails.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import { casino } from './queries.ts'
import { retryOf } from './retry-of.ts'

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
