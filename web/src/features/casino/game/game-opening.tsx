import { Trans } from '@lingui/react/macro'
import { Spinner } from '../../../ui/states/loading.tsx'
import './game-opening.css'

/** Stands where a game will be. */
export function GameOpening() {
  return (
    <div className="game-opening" role="status">
      <Spinner />
      <Trans>Opening the game</Trans>
    </div>
  )
}
