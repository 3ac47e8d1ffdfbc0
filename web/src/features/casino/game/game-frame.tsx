import { type Game, nameOf } from '@chaupar/contracts/catalogue/game'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { invalidate } from '../../../api/query.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Spinner } from '../../../ui/states/loading.tsx'
import './game-frame.css'

/** After this time a frame that shows nothing is said to be slow, in ms. */
const patienceMs = 15_000

export type GameFrameProps = { address: string; game: Game; onRetry: () => void }

/**
 * The page of the game host in a sandbox: scripts and nothing else, so its origin is "null" and it reads nothing of ours.
 * Whoever speaks is told by its window, not by its origin.
 */
export function GameFrame({ address, game, onRetry }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'slow' | 'there'>('loading')
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), patienceMs)
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      switch (kindOf(data)) {
        case 'game:ready':
          setState('there')
          break
        // The game's own address of return is not trusted: the catalogue's is.
        case 'game:home':
          navigate(game.homeUrl)
          break
        // The next answer says whether our login is over as well.
        case 'game:session-ended':
          invalidate(queries, 'getExposure')
          break
      }
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
  }, [game.homeUrl, navigate, queries])
  return (
    <>
      {state === 'there' ? null : <GameOpening onRetry={state === 'slow' ? onRetry : undefined} />}
      <iframe
        ref={frame}
        className="game-frame"
        src={address}
        title={nameOf(game)}
        sandbox="allow-scripts"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        data-there={state === 'there' || undefined}
        onLoad={() => setState('there')}
      />
    </>
  )
}

/** Stands where a game will be; with `onRetry` it is late. */
export function GameOpening({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className="game-frame-opening" role="status">
      <Spinner />
      {onRetry ? (
        <>
          <Trans>The game takes long to open.</Trans>
          <Button onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </>
      ) : (
        <Trans>Opening the game</Trans>
      )}
    </div>
  )
}

function kindOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
}
