import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'

/** The next step where nothing is in play: the matches to come. */
export function AllMatches() {
  return (
    <Link to={paths.sportsbook} className={buttonClass('secondary')}>
      <Trans>All matches</Trans>
    </Link>
  )
}

/** The next step where a player has no bets or pins yet. */
export function MatchesInPlay() {
  return (
    <Link to={paths.exchangeInplay} className={buttonClass('secondary')}>
      <Trans>Matches in play</Trans>
    </Link>
  )
}
