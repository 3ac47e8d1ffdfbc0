import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { casino } from '../catalogue/queries.ts'
import { retryOf } from '../catalogue/retry-of.ts'
import { CasinoPage } from '../listing/casino-page.tsx'
import { GameListing } from '../listing/game-listing.tsx'

/** /games-all: the whole catalogue, to filter and sort. */
export function GamesAllPage() {
  const all = useQuery(casino.allGames())
  return (
    <CasinoPage title={<Trans>All games</Trans>} games={all.data}>
      <GameListing games={all.data} onRetry={retryOf(all)} />
    </CasinoPage>
  )
}
