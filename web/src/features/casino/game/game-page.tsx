import { slugOf } from '@chaupar/games/catalogue/game'
import { listOfSlug } from '@chaupar/games/catalogue/provider-index'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import { Button } from '../../../ui/basics/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { casino, useGamesRetry } from '../catalogue/queries.ts'
import { GroupRail } from '../covers/group-rail.tsx'
import { useGameSearch } from '../search/search-store.ts'
import { GameStage, StageSkeleton } from './game-stage.tsx'
import './game-page.css'

/** The launch page of a game, by its slug in whatever case; one that no game has is said so in place. */
export function GamePage({ slug }: { slug: string }) {
  const { key: visit, search } = useLocation()
  const list = listOfSlug(slug)
  const games = useQuery({ ...casino.games(list ? [list] : []), enabled: list !== null })
  const retry = useGamesRetry(games)
  if (list === null) return <GameNotFound />
  if (retry) {
    return (
      <div className="wrap game-page">
        <ErrorState title={<Trans>We could not load the games</Trans>} {...retry} />
      </div>
    )
  }
  if (!games.data) return <StageSkeleton />
  const game = games.data.find((one) => slugOf(one).toLowerCase() === slug.toLowerCase())
  if (!game) return <GameNotFound />
  // The catalogue's spelling stands in the address.
  if (slugOf(game) !== slug) return <Navigate to={{ pathname: game.href, search }} replace />
  return <GameStage key={visit} game={game} visit={visit} />
}

function GameNotFound() {
  const open = useGameSearch((state) => state.open)
  return (
    <div className="wrap game-page">
      <EmptyState
        kind="none"
        title={<Trans>Game not found</Trans>}
        action={
          <Button variant="primary" onClick={open}>
            <Trans>Search for games</Trans>
          </Button>
        }
      >
        <Trans>It may have left the lobby, or the link may be wrong.</Trans>
      </EmptyState>
      <GroupRail group="popular" />
    </div>
  )
}
