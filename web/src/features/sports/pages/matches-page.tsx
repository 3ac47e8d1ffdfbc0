import { Trans, useLingui } from '@lingui/react/macro'
import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { LostPage } from '../../../site/lost-page.tsx'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { MarketBoard } from '../board/market-board.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { useHeldBets } from '../held-bets.ts'
import { FeedStrip } from '../lists/feed-strip.tsx'
import { MatchList, type MatchListProps } from '../lists/match-list.tsx'
import { usePins } from '../pins-store.ts'
import type { Match } from '../queries.ts'
import { sportList } from '../sport-names.ts'
import './matches-page.css'

/** /sportsbook2: the lobby of all sports (spec 2.3); a guest reads the prices, and a tap opens the login modal. */
export function SportsbookPage() {
  return <MatchesPage title={<Trans>Sports</Trans>} />
}

/** /sportsbooktest: the lobby for players with a strip that says how the prices arrive (spec 2.4). */
export function SportsbookTestPage() {
  return (
    <MatchesPage title={<Trans>Sports</Trans>}>
      <FeedStrip />
    </MatchesPage>
  )
}

/** /betby: the same matches as a bookmaker lists them, one back price for each outcome, with the same slip (spec 2.4). */
export function BetbyPage() {
  return <MatchesPage title={<Trans>Sportsbook</Trans>} backsOnly />
}

/** /jetfair: the exchange view of all sports, three back and three lay levels of every match's first market (spec 2.4). */
export function JetfairPage() {
  return <MatchesPage title={<Trans>Exchange</Trans>} drawMatch={drawBoard} />
}

/** /exchange/Inplay: the matches of all sports that are in play (spec 2.4). */
export function InPlayPage() {
  return <MatchesPage links={<SportLinks />} title={<Trans>Live now</Trans>} inplayOnly />
}

/** /spmsports/{category}: one sport (spec 2.4); a category that does not exist leads to `/` (spec 2.1). */
export function SpmSportsPage() {
  const { i18n } = useLingui()
  const { category = '' } = useParams()
  const sport = sportList.find(({ key }) => key === category.toLowerCase())
  if (!sport) return <LostPage />
  return <MatchesPage links={<SportLinks />} title={i18n._(sport.name)} sportId={sport.id} />
}

/** A list of matches in the layout of the sports pages. */
function MatchesPage(list: MatchListProps) {
  return (
    <SportsFrame matchId={null}>
      {/* Search and filters start afresh in another sport. */}
      <MatchList key={list.sportId} {...list} />
    </SportsFrame>
  )
}

/** The sports side by side, where there is no room for the rail. */
function SportLinks() {
  const { t, i18n } = useLingui()
  const pinned = usePins().length > 0
  return (
    <nav className="sport-links" aria-label={t`Sports`}>
      <NavLink to={paths.exchangeInplay}>
        <i className="live-dot" />
        <Trans>In play</Trans>
      </NavLink>
      {sportList.map(({ key, name }) => (
        <NavLink key={key} to={paths.spmSports(key)}>
          <Glyph name={key} size={17} />
          {i18n._(name)}
        </NavLink>
      ))}
      {pinned ? (
        <NavLink to={paths.pins}>
          <Pin size={17} aria-hidden="true" className="sport-links-pin" />
          <span className="sport-links-pinned">
            <Trans>Pinned</Trans>
          </span>
        </NavLink>
      ) : null}
    </nav>
  )
}

function drawBoard(match: Match, paused: boolean): ReactNode {
  return <MatchBoard key={match.refMatchId} match={match} paused={paused} />
}

/** The first market of a match with all its levels, as an exchange lists it; its head leads to the match. */
function MatchBoard({ match, paused }: { match: Match; paused: boolean }) {
  const { data } = useHeldBets(null)
  const market = match.firstMarket
  if (!market) return null
  return (
    <div className="match-board">
      <MarketBoard
        marketId={market.marketId}
        matchName={match.matchName}
        paused={paused}
        deep
        bets={data?.bets}
        title={
          <Link to={paths.match(match.refMatchId)} className="match-entry-name" translate="no">
            {match.matchName}
          </Link>
        }
        note={match.status === 'inplay' ? match.score?.summary : formatDateTime(match.startTime)}
      />
    </div>
  )
}
