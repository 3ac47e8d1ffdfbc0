import type { Game } from '@chaupar/games/catalogue/game'
import { Trans } from '@lingui/react/macro'
import { gamesBySlug } from '../catalogue/game-filter.ts'
import { useFavouritesOfServer, usePlayerGames } from '../catalogue/player-games-store.ts'
import { GameRail } from '../covers/game-rail.tsx'
import './player-rails.css'

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
      <div className="player-rails-pair">
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
  const played = gamesBySlug(
    all,
    lastPlayed.map(({ slug }) => slug),
  )
  const marked = gamesBySlug(all, favourites)
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
