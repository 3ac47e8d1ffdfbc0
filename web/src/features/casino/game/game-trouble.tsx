import type { Game } from '@chaupar/games/catalogue/game'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { StateNote } from '../../../ui/states/state-note.tsx'
import './game-trouble.css'

export type GameTroubleProps = {
  game: Game
  title: ReactNode
  children: ReactNode
  /** Launches the game again: another address, another frame. */
  onRelaunch: () => void
}

/** Stands in place of a game that does not play: what is the matter, another launch, and the way back. */
export function GameTrouble({ game, title, children, onRelaunch }: GameTroubleProps) {
  return (
    <div className="game-trouble">
      <StateNote role="alert" title={title} action={<WaysOn game={game} onRelaunch={onRelaunch} />}>
        {children}
      </StateNote>
    </div>
  )
}

type GameSilenceProps = Pick<GameTroubleProps, 'game' | 'onRelaunch'> & { onClose: () => void }

/**
 * Stands above a frame that has loaded and sent no message. It covers nothing and can be closed, since the page may
 * show a game all the same.
 */
export function GameSilence({ game, onRelaunch, onClose }: GameSilenceProps) {
  const { t } = useLingui()
  return (
    <div className="game-silence" role="alert">
      <p>
        <b>
          <Trans>The game has not reported that it started.</Trans>
        </b>{' '}
        <Trans>If nothing is shown below, open it again.</Trans>
      </p>
      <div className="game-silence-ways">
        <WaysOn game={game} onRelaunch={onRelaunch} />
      </div>
      <IconButton label={t`Close`} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}

function WaysOn({ game, onRelaunch }: Pick<GameTroubleProps, 'game' | 'onRelaunch'>) {
  return (
    <>
      <Button variant="primary" onClick={onRelaunch}>
        <Trans>Try again</Trans>
      </Button>
      <Link to={game.homeUrl} className={buttonClass('secondary')}>
        <Trans>Back to games</Trans>
      </Link>
    </>
  )
}
