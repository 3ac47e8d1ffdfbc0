import { BreaksBox } from '../../features/account/safer-play/breaks-box.tsx'
import { LimitsBox } from '../../features/account/safer-play/limits-box.tsx'
import { RealityCheckBox } from '../../features/account/safer-play/reality-check-box.tsx'
import { ResponsibleGame } from '../../features/content/legal/responsible-game.tsx'
import { useIsAuthenticated } from '../../player/session-store.ts'

/** /responsiblegame (spec 2.3): the text for everybody, and above it the tools of a player, which belong to the account. */
export function ResponsibleGamePage() {
  const player = useIsAuthenticated()
  return <ResponsibleGame tools={player ? <Tools /> : null} />
}

function Tools() {
  return (
    <div className="page-columns safer-play-choice">
      <div>
        <LimitsBox />
      </div>
      <div>
        <RealityCheckBox />
        <BreaksBox />
      </div>
    </div>
  )
}
