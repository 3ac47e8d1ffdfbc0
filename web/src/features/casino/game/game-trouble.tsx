import type { Game } from '@chaupar/contracts/catalogue/game'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { StateNote } from '../../../ui/states/state-note.tsx'
import './game-trouble.css'

export type GameTroubleProps = {
  game: Game
  title: ReactNode
  children: ReactNode
  /** Launches the game anew: another address, another frame. */
  onRelaunch: () => void
}

/** Stands in place of a game that does not play: what is the matter, another launch, and the way back. */
export function GameTrouble({ game, title, children, onRelaunch }: GameTroubleProps) {
  return (
    <div className="game-trouble">
      <StateNote
        role="alert"
        title={title}
        action={
          <>
            <Button variant="primary" onClick={onRelaunch}>
              <Trans>Try again</Trans>
            </Button>
            <Link to={game.homeUrl} className={buttonClass('secondary')}>
              <Trans>Back to games</Trans>
            </Link>
          </>
        }
      >
        {children}
      </StateNote>
    </div>
  )
}
