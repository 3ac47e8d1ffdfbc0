import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CasinoPage } from './casino-page.tsx'
import { liveCategories } from './game-filter.ts'
import { GameListing } from './game-listing.tsx'
import { PlayerRails } from './player-rails.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import { casino } from './queries.ts'
import { retryOf } from './retry-of.ts'

/** /all-dealer: the live tables, by category, with the providers as a rail. */
export function AllDealerPage() {
  const all = useQuery(casino.allGames())
  const live = useMemo(() => all.data?.filter(({ category }) => liveCategories.includes(category)), [all.data])
  return (
    <CasinoPage title={<Trans>Live casino</Trans>} games={live}>
      <GameListing games={live} onRetry={retryOf(all)} strip={<ProviderStrip />} rails={<PlayerRails games={live} />} />
    </CasinoPage>
  )
}
