import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { memo } from 'react'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { useLiveTvName } from '../live-tv-name.ts'
import { useMarkets } from '../prices/market-store.ts'
import { isKnownKind } from '../prices/profit-rules.ts'
import { RowStatus } from '../prices/row-status.tsx'
import type { Match } from '../queries.ts'
import { PanelPlace } from '../selection/panel-slot.tsx'
import { sportKey } from '../sport-names.ts'
import { toggleFavourite } from '../stars-store.ts'
import { loginForMatch, loginForPrice } from './guest-login.ts'
import { columnNames, columnsOf, outcomesOf } from './match-columns.ts'
import { MatchEntry, ScoreLines, ScoreNote } from './match-entry.tsx'
import { PriceButton } from './price-button.tsx'
import { StartTime } from './start-time.tsx'
import './match-row.css'

type MatchRowProps = {
  match: Match
  paused: boolean
  starred: boolean
  /** Only the back price of each outcome, as a bookmaker's list has it. */
  backsOnly: boolean
  /** Whether there is a column X. */
  draw: boolean
}

/** One match of a sports list: best prices of its first market, live; a player stars it, a guest's tap opens the login. */
export const MatchRow = memo(function MatchRow({ match, paused, starred, backsOnly, draw }: MatchRowProps) {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  const market = useMarkets((state) => state.markets[match.firstMarket?.marketId ?? '']) ?? match.firstMarket
  const open = !paused && market?.status === 'open' && isKnownKind(market.priceKind)
  const outcomes = outcomesOf(market, draw)
  const sides = backsOnly ? (['back'] as const) : (['back', 'lay'] as const)
  return (
    <MatchEntry
      match={match}
      before={
        player ? (
          <button
            type="button"
            className="match-star"
            aria-pressed={starred}
            aria-label={t`Favourite ${match.matchName}`}
            onClick={() => toggleFavourite(match.refMatchId)}
          >
            <Star size={18} aria-hidden="true" />
          </button>
        ) : (
          <Glyph name={sportKey(match.sportId)} size={18} />
        )
      }
      status={market?.status}
      note={<RowNote match={match} />}
      score={match.status === 'upcoming' ? <StartTime at={match.startTime} /> : <ScoreLines match={match} />}
      onLink={(event) => {
        if (player) return
        event.preventDefault()
        loginForMatch(match)
      }}
    >
      <div
        className="match-entry-prices"
        data-sides={sides.length}
        data-row-outcomes={outcomes}
        data-status={market?.status}
      >
        <RowStatus status={market?.status ?? 'open'} />
        {columnsOf(market?.runners ?? []).map((runner, column) =>
          (column === 1 && outcomes === 2 ? [] : sides).map((side) => (
            <PriceButton
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are 1, X and 2, in this order for ever
              key={`${column}${side}`}
              marketId={market?.marketId ?? ''}
              matchName={match.matchName}
              selectionId={runner?.selectionId ?? ''}
              runnerName={runner?.name ?? ''}
              column={columnNames[column]}
              side={side}
              price={runner?.[side][0]}
              open={open && runner?.status === 'active'}
              onTap={player || !market || !runner ? undefined : () => loginForPrice(match, market, runner, side)}
            />
          )),
        )}
      </div>
      {market ? <PanelPlace marketId={market.marketId} /> : null}
    </MatchEntry>
  )
})

/** What the match offers besides match odds, whose prices stand in the row. */
function RowNote({ match }: { match: Match }) {
  const { t } = useLingui()
  const pictures = useLiveTvName(match)
  const kinds: readonly [Match['marketTypes'][number], string][] = [
    ['bookmaker', t`Bookmaker`],
    ['session', t`Sessions`],
    ['fancy', t`Fancy`],
  ]
  const offered = kinds.flatMap(([type, word]) => (match.marketTypes.includes(type) ? [word] : []))
  const none = match.marketTypes.length > 0 ? t`Match odds` : t`No market yet`
  const markets = (match.liveTv ? [...offered, pictures] : offered).join(', ') || none
  return (
    <>
      {match.status === 'inplay' ? <ScoreNote match={match} /> : null}
      <span className="match-entry-competition">{match.competition}</span>
      <span className="match-entry-markets">{markets}</span>
    </>
  )
}
