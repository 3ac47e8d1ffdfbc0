import { type GameCategory, gameCategories } from '@chaupar/contracts/catalogue/game'
import { slotsList } from '@chaupar/contracts/catalogue/provider-index'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { categoryNames } from '../catalogue/category-name.ts'
import { casino } from '../catalogue/queries.ts'
import { retryOf } from '../catalogue/retry-of.ts'
import { CasinoPage } from '../listing/casino-page.tsx'
import { GameListing } from '../listing/game-listing.tsx'

/** /games/{category}: the games of one category; an unknown one leads to `/` (spec 2.1). */
export function CategoryPage() {
  const { category = '' } = useParams()
  const known = gameCategories.find((one) => one === category.toLowerCase())
  return known ? <CategoryListing key={known} category={known} /> : <Navigate to={paths.landing} replace />
}

/** The games of one category; among the slots those of the Ezugi lobby come first. */
export function CategoryListing({ category }: { category: GameCategory }) {
  const { i18n } = useLingui()
  const all = useQuery(casino.allGames())
  const games = useMemo(() => {
    const own = all.data?.filter((game) => game.category === category)
    return own?.sort((a, b) => Number(b.provider === slotsList.code) - Number(a.provider === slotsList.code))
  }, [all.data, category])
  return (
    <CasinoPage title={i18n._(categoryNames[category])} games={games}>
      <GameListing games={games} onRetry={retryOf(all)} byCategory={false} />
    </CasinoPage>
  )
}
