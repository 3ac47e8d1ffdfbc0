import { type Game, nameOf } from '@chaupar/games/catalogue/game'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ApiError } from '../../../api/api-error.ts'
import { StoppedByBreak, useBreak } from '../../../player/running-break.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { keepPlayed, useFavouritesOfServer } from '../catalogue/player-games-store.ts'
import { useFullScreen } from './full-screen.ts'
import { atRound, type GameAddress, gameAddress } from './game-address.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { GameOpening } from './game-opening.tsx'
import { GameTrouble } from './game-trouble.tsx'
import { launchQuery } from './launch.ts'
import { RoundRecord } from './round-record.tsx'
import './game-stage.css'

/** A launched game: its bar over its frame. `visit` is another one for each visit, which launches again (spec 7.6). */
export function GameStage({ game, visit }: { game: Game; visit: string }) {
  const stage = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(stage)
  const ends = useBreak()
  const launch = useQuery({ ...launchQuery(game, visit), enabled: ends === null })
  const address = launch.data && gameAddress(launch.data.url)
  const isFramed = address !== undefined && 'href' in address
  const relaunch = () => void launch.refetch()
  useFavouritesOfServer()
  useEffect(() => {
    if (isFramed) keepPlayed(game)
  }, [isFramed, game])
  return (
    <div ref={stage} className="game-stage" data-full={screen.isFull || undefined}>
      <GameBar game={game} screen={screen} onRelaunch={relaunch} launching={launch.isFetching || ends !== null} />
      <div className="game-stage-screen">
        {launch.isFetching ? (
          <GameOpening />
        ) : ends && !isFramed ? (
          <StoppedByBreak ends={ends}>
            <Trans>No game opens until then.</Trans>
            <RoundRecord />
          </StoppedByBreak>
        ) : address ? (
          <Launched address={address} game={game} onRelaunch={relaunch} />
        ) : (
          <div className="game-stage-failed">
            <ErrorState
              title={<DidNotOpen game={game} />}
              message={
                <>
                  {reasonOf(launch.error) ?? <Trans>Your balance has not changed.</Trans>}
                  <NoAddress />
                </>
              }
              requestId={launch.error?.requestId}
              onRetry={relaunch}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function Launched({ address, game, onRelaunch }: { address: GameAddress; game: Game; onRelaunch: () => void }) {
  const round = useSearchParams()[0].get('round') ?? ''
  if ('href' in address) {
    const href = atRound(address.href, round)
    const { sandbox, reports } = address
    return <GameFrame key={href} href={href} sandbox={sandbox} reports={reports} game={game} onRelaunch={onRelaunch} />
  }
  const { refused } = address
  return (
    <GameTrouble game={game} title={<DidNotOpen game={game} />} onRelaunch={onRelaunch}>
      {refused === '' ? (
        <Trans>The address of this game is none that can be shown.</Trans>
      ) : (
        <Trans>The address of this game is on {refused}, and this site shows no games from there.</Trans>
      )}
      <NoAddress />
    </GameTrouble>
  )
}

function DidNotOpen({ game }: { game: Game }) {
  const name = nameOf(game)
  return <Trans>{name} did not open</Trans>
}

/** The words of spec 8, whatever the server said: for support, below those that are for the player. */
function NoAddress() {
  return (
    <p className="game-stage-failure">
      <Trans>Failed to get url</Trans>
    </p>
  )
}

/** What the server said, when it says more than that there is no address. */
function reasonOf(error: ApiError | null): string | null {
  return error && error.message !== '' && error.message !== 'Failed to get url' ? error.message : null
}

/** The launch page before its game is known. */
export function StageSkeleton() {
  return (
    <div className="game-stage">
      <div className="game-bar">
        <span className="game-bar-title-skeleton skeleton" />
      </div>
      <div className="game-stage-screen">
        <GameOpening />
      </div>
    </div>
  )
}
