import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { OpenBets } from '../bets/open-bets.tsx'
import { SlipTabs } from './slip-tabs.tsx'

/** The right rail of the desktop: the slip, and under it the open bets of the match, on a list those of all matches. */
export function BetRail({ matchId }: { matchId: string | null }) {
  return (
    <SlipTabs
      matchId={matchId}
      keypad={false}
      below={
        <section className="rail-bets" aria-labelledby="rail-bets">
          <header>
            <h2 id="rail-bets">
              <Trans>Open bets</Trans>
            </h2>
            <Link to={paths.myBets} className="link">
              <Trans>All my bets</Trans>
            </Link>
          </header>
          <OpenBets matchId={matchId} brief />
        </section>
      }
    />
  )
}
