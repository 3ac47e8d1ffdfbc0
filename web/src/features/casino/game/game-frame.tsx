import { type FrameMessage, frameMessageOf } from '@chaupar/api/frame-messages'
import { type Game, nameOf } from '@chaupar/games/catalogue/game'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { holdWin, showAllWins, showWin } from '../../../money/held-wins-store.ts'
import { useMoney } from '../../../money/money-store.ts'
import { GameOpening } from './game-opening.tsx'
import { GameSilence, GameTrouble } from './game-trouble.tsx'
import './game-frame.css'

/** After this time a frame that has not loaded is said to be slow, in ms. */
const timeoutMs = 15_000

/** A page that has loaded has run its scripts. After this time without a message it counts as silent, in ms. */
const silenceMs = 5_000

export type GameFrameProps = {
  href: string
  /** The rights of the page in its sandbox. */
  sandbox: string
  /** Whether the page sends a message when it is ready; others are taken for ready when they have loaded. */
  reports: boolean
  game: Game
  onRelaunch: () => void
}

type State = 'loading' | 'slow' | 'loaded' | 'silent' | 'ready' | 'failed' | 'session-ended'

/**
 * The page of a game in a sandbox. A message's sender is identified by its window, not by its origin, which is "null" for most. What a
 * page of another host shows cannot be read: one that shows an error has loaded like any other, and the bar above it launches
 * again.
 */
export function GameFrame({ href, sandbox, reports, game, onRelaunch }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('loading')
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), timeoutMs)
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      switch (frameMessageOf(data)?.type) {
        case 'game:ready':
          setState('ready')
          break
        case 'game:failed':
          setState('failed')
          showAllWins()
          break
        case 'game:holds-win':
          holdWin()
          break
        case 'game:shows-win':
          showWin()
          break
        // The return address sent by the game is not trusted; the catalogue's is used.
        case 'game:home':
          navigate(game.homeUrl)
          break
        case 'game:session-ended':
          setState('session-ended')
          showAllWins()
          // Its answer says whether our login is over as well, which leads away from here.
          call('getExposure').catch(() => undefined)
          break
      }
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
  }, [game.homeUrl, navigate])
  useEffect(() => showAllWins, [])
  useEffect(
    () =>
      useMoney.subscribe(({ wallet }, { wallet: before }) => {
        if (wallet?.balance === before?.balance && wallet?.coins === before?.coins) return
        const message: FrameMessage = { type: 'site:balance-changed' }
        // A page in a sandbox has no origin that could be named here.
        frame.current?.contentWindow?.postMessage(message, '*')
      }),
    [],
  )
  useEffect(() => {
    if (state !== 'loaded') return
    const timer = setTimeout(() => setState('silent'), silenceMs)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed') {
    return (
      <GameTrouble game={game} title={<Trans>The game stopped</Trans>} onRelaunch={onRelaunch}>
        <Trans>It ended with an error. Your current balance is shown at the top.</Trans>
      </GameTrouble>
    )
  }
  if (state === 'session-ended') {
    return (
      <GameTrouble game={game} title={<Trans>The session of this game has ended</Trans>} onRelaunch={onRelaunch}>
        <Trans>Open it again to go on.</Trans>
      </GameTrouble>
    )
  }
  const hasCome = state === 'loaded' || state === 'silent' || state === 'ready'
  return (
    <>
      {state === 'silent' ? (
        <GameSilence game={game} onRelaunch={onRelaunch} onClose={() => setState('ready')} />
      ) : null}
      <iframe
        ref={frame}
        className="game-frame"
        src={href}
        title={nameOf(game)}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        data-there={hasCome || undefined}
        // A page that reported ready has loaded too.
        onLoad={() => setState((now) => (now === 'loading' || now === 'slow' ? (reports ? 'loaded' : 'ready') : now))}
      />
      {state === 'loading' ? <GameOpening /> : null}
      {state === 'slow' ? (
        <GameTrouble game={game} title={<Trans>The game takes long to open.</Trans>} onRelaunch={onRelaunch}>
          <Trans>It may still come. Your balance has not changed.</Trans>
        </GameTrouble>
      ) : null}
    </>
  )
}
