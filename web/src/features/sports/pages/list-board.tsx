import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { useHeldBets } from '../bets/held-bets.ts'
import { MarketBoard } from '../board/market-board.tsx'
import type { Match } from '../queries.ts'

/** The first market of a match with all its levels, as an exchange lists it; its head leads to the match. */
export function ListBoard({ match, paused }: { match: Match; paused: boolean }) {
  const { data } = useHeldBets(null)
  const market = match.firstMarket
  if (!market) return null
  return (
    <div className="list-board">
      <MarketBoard
        marketId={market.marketId}
        matchName={match.matchName}
        paused={paused}
        bets={data?.bets}
        title={
          <Link to={paths.match(match.refMatchId)} className="match-name">
            {match.matchName}
          </Link>
        }
        note={match.status === 'inplay' ? match.score?.summary : formatDateTime(match.startTime)}
      />
    </div>
  )
}
