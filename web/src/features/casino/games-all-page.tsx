import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CasinoPage } from './casino-page.tsx'
import { GameListing } from './game-listing.tsx'
import { casino } from './queries.ts'
import { retryOf } from './retry-of.ts'

/** /games-all: the whole catalogue, to filter and sort. */
export function GamesAllPage() {
  const all = useQuery(casino.allGames())
  return (
    <CasinoPage title={<Trans>All games</Trans>} games={all.data}>
      <GameListing games={all.data} onRetry={retryOf(all)} />
    </CasinoPage>
  )
}
