import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { liveCategories } from '../catalogue/game-filter.ts'
import { casino } from '../catalogue/queries.ts'
import { retryOf } from '../catalogue/retry-of.ts'
import { CasinoPage } from '../listing/casino-page.tsx'
import { GameListing } from '../listing/game-listing.tsx'
import { PlayerRails } from '../listing/player-rails.tsx'
import { ProviderStrip } from '../providers/provider-strip.tsx'

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
