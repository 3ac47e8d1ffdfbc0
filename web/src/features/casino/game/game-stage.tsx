import { type Game, nameOf } from '@chaupar/contracts/catalogue/game'
import { providerByCode, providerName } from '@chaupar/contracts/catalogue/provider-index'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Maximize, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ApiError } from '../../../api/api-error.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { shownProvider } from '../catalogue/game-filter.ts'
import { keepPlayed, useFavouritesOfServer } from '../catalogue/player-games-store.ts'
import { FavouriteButton } from '../covers/favourite-button.tsx'
import { ProviderSign } from '../providers/provider-sign.tsx'
import { GameFrame, GameOpening } from './game-frame.tsx'
import { gameAddress, launchQuery } from './launch.ts'
import './game-stage.css'

/** A launched game: its bar over its frame. `visit` is another one for each visit, which launches anew (spec 7.6). */
export function GameStage({ game, visit }: { game: Game; visit: string }) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const launch = useQuery(launchQuery(game, visit))
  const address = launch.data && gameAddress(launch.data.url)
  useFavouritesOfServer()
  useEffect(() => {
    if (address) keepPlayed(game)
  }, [address, game])
  return (
    <div className="game-stage">
      <div className="game-stage-bar">
        <Link to={game.homeUrl} className={buttonClass('secondary', false, 'game-stage-leave')}>
          <ArrowLeft size={18} aria-hidden="true" />
          <span>{placeName(game)}</span>
        </Link>
        <h1>{nameOf(game)}</h1>
        <Provider game={game} />
        <FavouriteButton game={game} className="icon-btn game-stage-favourite" />
        <IconButton
          label={t`Launch again`}
          icon={<RotateCw size={19} aria-hidden="true" />}
          disabled={launch.isFetching}
          onClick={() => launch.refetch()}
        />
        {document.fullscreenEnabled ? (
          <IconButton
            label={t`Full screen`}
            icon={<Maximize size={19} aria-hidden="true" />}
            onClick={() => stage.current?.requestFullscreen()}
          />
        ) : null}
      </div>
      <div ref={stage} className="game-stage-screen">
        {launch.isFetching ? (
          <GameOpening />
        ) : address ? (
          <GameFrame key={address} address={address} game={game} onRetry={() => launch.refetch()} />
        ) : (
          <div className="game-stage-failed">
            <ErrorState
              // The words of spec 8, whatever the server said; what it said stands below.
              title={<Trans>Failed to get url</Trans>}
              message={reasonOf(launch.error) ?? <Trans>The game did not open. Your balance has not changed.</Trans>}
              requestId={launch.error?.requestId}
              onRetry={() => launch.refetch()}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** What the server said, when it says more than that there is no address. */
function reasonOf(error: ApiError | null): string | null {
  return error && error.message !== '' && error.message !== 'Failed to get url' ? error.message : null
}

/** Where the way back leads: the slots, or the provider's page. */
function placeName(game: Game) {
  return game.homeUrl === '/slots' ? <Trans>Slots</Trans> : providerName(game.provider)
}

function Provider({ game }: { game: Game }) {
  const provider = providerByCode(shownProvider(game))
  return provider ? (
    <p className="game-stage-provider">
      <ProviderSign code={provider.code} />
      {provider.name}
    </p>
  ) : null
}

/** The launch page before its game is known. */
export function StageSkeleton() {
  return (
    <div className="game-stage">
      <div className="game-stage-bar">
        <span className="game-stage-title-skeleton skeleton" />
      </div>
      <div className="game-stage-screen">
        <GameOpening />
      </div>
    </div>
  )
}
