import type { Game } from '@chaupar/contracts/catalogue/game'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { inOrder } from '../catalogue/in-order.ts'
import { keepFavourites, usePlayerGames } from '../catalogue/player-games-store.ts'
import { casino } from '../catalogue/queries.ts'
import { GameRail } from '../covers/game-rail.tsx'

/**
 * The rails of a casino page: last played and favourites of the player, new and popular of the catalogue (spec 3,
 * gameType). A rail without a game is left out. The games are those of the page.
 */
export function PlayerRails({ games }: { games: readonly Game[] | undefined }) {
  return (
    <>
      <OwnRails games={games} />
      <CatalogueRail games={games} type="new" />
      <CatalogueRail games={games} type="popular" />
    </>
  )
}

/** The rails of a page of one provider: popular and new side by side where there is room, then the player's own. */
export function ProviderRails({ games }: { games: readonly Game[] | undefined }) {
  return (
    <>
      <div className="listing-pair">
        <CatalogueRail games={games} type="popular" />
        <CatalogueRail games={games} type="new" />
      </div>
      <OwnRails games={games} />
    </>
  )
}

/** What the player opened last, and the favourites. */
function OwnRails({ games }: { games: readonly Game[] | undefined }) {
  useFavouritesOfServer()
  const { favourites, lastPlayed } = usePlayerGames()
  const all = games ?? []
  const played = inOrder(
    all,
    lastPlayed.map(({ slug }) => slug),
  )
  const marked = inOrder(all, favourites)
  return (
    <>
      {played.length > 0 ? <GameRail title={<Trans>Last played</Trans>} games={played} eager /> : null}
      {marked.length > 0 ? <GameRail title={<Trans>Favourites</Trans>} games={marked} /> : null}
    </>
  )
}

function CatalogueRail({ games, type }: { games: readonly Game[] | undefined; type: 'new' | 'popular' }) {
  const own = games?.filter((game) => game.gameType.includes(type))
  if (own?.length === 0) return null
  return <GameRail title={type === 'new' ? <Trans>New</Trans> : <Trans>Popular</Trans>} games={own} eager />
}

/** Takes over the list that the server keeps, where it offers that (`getFavourites` is an extension). */
export function useFavouritesOfServer(): void {
  const player = useIsAuthenticated()
  const { data } = useQuery({ ...casino.favourites(), enabled: player, retry: false })
  useEffect(() => {
    if (data) keepFavourites(data.games)
  }, [data])
}
