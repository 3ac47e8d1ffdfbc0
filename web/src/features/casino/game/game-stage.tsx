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
import { Spinner } from '../../../ui/states/loading.tsx'
import { shownProvider } from '../catalogue/game-filter.ts'
import { keepPlayed } from '../catalogue/player-games-store.ts'
import { casino } from '../catalogue/queries.ts'
import { FavouriteButton } from '../covers/favourite-button.tsx'
import { useFavouritesOfServer } from '../listing/player-rails.tsx'
import { ProviderSign } from '../providers/provider-sign.tsx'
import { gameAddress } from './game-address.ts'
import { GameFrame } from './game-frame.tsx'
import './game-page.css'

/** A launched game: its bar over its frame. `visit` is another one for each visit, which launches anew (spec 7.6). */
export function GameStage({ game, visit }: { game: Game; visit: string }) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const launch = useQuery(casino.launch(game, visit))
  const address = launch.data && gameAddress(launch.data.url)
  useFavouritesOfServer()
  useEffect(() => {
    if (address) keepPlayed(game)
  }, [address, game])
  return (
    <div className="game-page">
      <div className="game-bar">
        <Link to={game.homeUrl} className={buttonClass('secondary', false, 'game-leave')}>
          <ArrowLeft size={18} aria-hidden="true" />
          <span>{placeName(game)}</span>
        </Link>
        <h1>{nameOf(game)}</h1>
        <Provider game={game} />
        <span className="ml-auto" />
        <FavouriteButton game={game} className="icon-btn game-star" />
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
      <div ref={stage} className="game-stage">
        {launch.isFetching ? (
          <Launching />
        ) : address ? (
          <GameFrame key={address} address={address} game={game} onRetry={() => launch.refetch()} />
        ) : (
          <div className="game-failed">
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
    <p className="game-provider">
      <ProviderSign code={provider.code} className="text-[19px]" />
      {provider.name}
    </p>
  ) : null
}

function Launching() {
  return (
    <p className="game-launching" role="status">
      <Spinner />
      <Trans>Opening the game</Trans>
    </p>
  )
}

/** The launch page before its game is known. */
export function StageWaiting() {
  return (
    <div className="game-page">
      <div className="game-bar">
        <span className="skeleton h-[22px] w-[180px]" />
      </div>
      <div className="game-stage">
        <Launching />
      </div>
    </div>
  )
}
