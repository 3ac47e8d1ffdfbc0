import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { Tag } from '../../../ui/basics/tag.tsx'
import { type SideInnings, sidesOf } from '../innings.ts'
import { useLiveTvName } from '../live-tv-name.ts'
import { HaltWords } from '../prices/halt-words.tsx'
import type { Market, Match, Score } from '../queries.ts'
import '../prices/price.css'
import './match-entry.css'
import './match-entry-prices.css'

type MatchEntryProps = {
  match: Match
  /** First in the row: the sport's picture, or a star. */
  before: ReactNode
  /** Shown in the place of the score. */
  score: ReactNode
  /** Of the market whose prices stand in the row, undefined without one. */
  status: Market['status'] | undefined
  /** Under the name; the competition where the rows are not grouped by it. */
  note: ReactNode
  onLink: (event: { preventDefault: () => void }) => void
  /** The prices. */
  children: ReactNode
}

/** The frame that every list gives a match: name, what it offers, score, prices. */
export function MatchEntry({ match, before, score, status, note, onLink, children }: MatchEntryProps) {
  return (
    <li className="match-entry" data-sets={match.score?.sets ? '' : undefined}>
      <span className="match-entry-sport">{before}</span>
      <div className="match-entry-title">
        <Link to={paths.match(match.refMatchId)} onClick={onLink} className="match-entry-name" translate="no">
          {match.matchName}
        </Link>
        <small>
          {status === undefined || status === 'open' ? null : (
            <span className="sr-only">
              <HaltWords halt={status} />,{' '}
            </span>
          )}
          {note}
        </small>
        <span className="match-entry-tags">
          {match.marketTypes.includes('fancy') ? (
            <Tag tone="quiet">
              <Trans>Fancy</Trans>
            </Tag>
          ) : null}
          {match.marketTypes.includes('bookmaker') ? (
            <Tag tone="quiet">
              <Trans>Bookmaker</Trans>
            </Tag>
          ) : null}
          {match.liveTv ? <LiveTvMark match={match} /> : null}
        </span>
      </div>
      <div className="match-entry-score">{score}</div>
      {children}
    </li>
  )
}

type Scored = Pick<Match, 'score' | 'teams'>

/** The score of a match in play in one or two short lines: what both sides have made, or the goals. */
export function ScoreLines({ match: { score, teams } }: { match: Scored }) {
  if (!score) return null
  const sides = sidesOf(score, teams)
  if (sides.length > 0) return sides.map((side) => <SideLine key={side.shortName} {...side} />)
  if (score.sets)
    return ([0, 1] as const).map((side) => <SetsLine key={side} score={score} teams={teams} side={side} />)
  return <span className="match-entry-summary">{score.summary}</span>
}

/** One side of a tennis match: its games of each set, the points of the running game, and whether it serves. */
function SetsLine({ score, teams, side }: { score: Score; teams: Match['teams']; side: 0 | 1 }) {
  const { sets = [], points, serving } = score
  return (
    <span className="match-entry-summary match-entry-sets">
      <span>
        <bdi>{teams[side]?.shortName}</bdi>
        {serving === side ? (
          <i className="match-entry-serve">
            <span className="sr-only">
              {' '}
              <Trans>serves</Trans>
            </span>
          </i>
        ) : null}
      </span>
      <span className="match-entry-games">
        {sets.map((set, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set has no other name than its number
          <span key={index}> {side === 0 ? set.home : set.away}</span>
        ))}
      </span>
      {points ? <b> {points[side]}</b> : null}
    </span>
  )
}

function SideLine({ shortName, made, isBatting }: SideInnings) {
  return (
    <span
      className="match-entry-summary"
      data-batting={isBatting}
      data-yet-to-bat={made === null && !isBatting ? '' : undefined}
    >
      <bdi>{shortName}</bdi>{' '}
      {made ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">
            <Trans>yet to bat</Trans>
          </span>
        </>
      )}
    </span>
  )
}

/** How far a match in play is, behind the mark of live matches: the chase or the overs, the set, the minute. */
export function ScoreNote({ match: { score, teams } }: { match: Scored }) {
  if (!score || (sidesOf(score, teams).length === 0 && !score.sets && !score.detail)) return null
  return (
    <>
      <span className="live live-quiet">
        <Progress score={score} teams={teams} />
      </span>
      <span>{', '}</span>
    </>
  )
}

function Progress({ score, teams }: { score: Score; teams: Match['teams'] }) {
  if (sidesOf(score, teams).length === 0) return score.sets ? <Trans>Set {score.sets.length}</Trans> : score.detail
  if (score.need) return score.detail
  const overs = score.innings?.at(-1)?.overs
  return (
    <>
      <Trans>{overs} overs</Trans>
      {score.detail ? `, ${score.detail}` : ''}
    </>
  )
}

function LiveTvMark({ match }: { match: Match }) {
  return (
    <>
      <Glyph name="tv" size={16} />
      <span className="sr-only">{useLiveTvName(match)}</span>
    </>
  )
}
