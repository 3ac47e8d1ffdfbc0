import { memo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { RowStatus } from '../prices/row-status.tsx'
import type { Market, Match, Runner } from '../queries.ts'
import { sportKey } from '../sport-names.ts'
import { loginForMatch, loginForPrice } from './guest-login.ts'
import { ListPrice, NoPrice } from './list-price.tsx'
import { columnNames, columnsOf, outcomesOf } from './match-columns.ts'
import { MatchEntry, ScoreLines, ScoreNote } from './match-entry.tsx'

type LiveNowRowProps = {
  match: Match
  paused: boolean
  /** Whether the list has a column for it. */
  draw: boolean
}

/** One match in play: names, what it offers, score, best back and lay of its first market. */
const LiveNowRow = memo(function LiveNowRow({ match, paused, draw }: LiveNowRowProps) {
  const market = match.firstMarket
  const follow = useFollow(match)
  const outcomes = outcomesOf(market, draw)
  return (
    <MatchEntry
      match={match}
      before={<Glyph name={sportKey(match.sportId)} size={18} />}
      status={market?.status}
      note={
        <>
          <ScoreNote match={match} />
          {match.competition}
        </>
      }
      score={<ScoreLines match={match} />}
      onLink={follow.link}
    >
      <div className="match-entry-prices" data-row-outcomes={outcomes}>
        <RowStatus status={market?.status ?? 'open'} />
        {columnsOf(market?.runners ?? []).map((runner, index) =>
          index === 1 && outcomes === 2 ? null : (
            <Pair
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are 1, X and 2, in this order for ever
              key={index}
              runner={runner}
              column={columnNames[index]}
              closed={paused || market?.status !== 'open'}
              onPrice={follow.price}
              market={market}
            />
          ),
        )}
      </div>
    </MatchEntry>
  )
})

type OnPrice = (market: Market, runner: Runner, side: 'back' | 'lay') => void
type PairProps = {
  runner: Runner | null
  column: string | undefined
  market: Market | null
  closed: boolean
  onPrice: OnPrice
}

function Pair({ runner, column, market, closed, onPrice }: PairProps) {
  return (['back', 'lay'] as const).map((side) => {
    const price = runner?.[side][0]
    if (!runner || !market || price === undefined) return <NoPrice key={side} />
    return (
      <button
        key={side}
        type="button"
        className="price"
        data-side={side}
        disabled={closed}
        onClick={() => onPrice(market, runner, side)}
      >
        <ListPrice side={side} column={column} runnerName={runner.name} price={price} />
      </button>
    )
  })
}

/** A guest's tap opens the login modal and leads on to the match, a price of his into the slip; a player's price goes into the slip of the match page. */
function useFollow(match: Match) {
  const player = useIsAuthenticated()
  const navigate = useNavigate()
  const target = paths.match(match.refMatchId)
  return {
    link: (event: { preventDefault: () => void }) => {
      if (player) return
      event.preventDefault()
      loginForMatch(match)
    },
    price: (market: Market, runner: Runner, side: 'back' | 'lay') => {
      if (!player) return loginForPrice(match, market, runner, side)
      void import('../selection/tap-price.ts').then(({ selectPrice }) => {
        selectPrice(match.matchName, market, runner, side)
        navigate(target)
      })
    },
  }
}

/** The rows of a match list; a module of its own, since it is needed only when the matches are there. */
export function LiveNowRows({ matches, ...shared }: { matches: readonly Match[]; paused: boolean; draw: boolean }) {
  return matches.map((match) => <LiveNowRow key={match.refMatchId} match={match} {...shared} />)
}
