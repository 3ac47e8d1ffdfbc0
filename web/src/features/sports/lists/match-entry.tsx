import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { Tag } from '../../../ui/basics/tag.tsx'
import { type SideInnings, sidesOf } from '../innings.ts'
import { HaltWords } from '../prices/status-mark.tsx'
import type { Market, Match } from '../queries.ts'
import { useLiveTvName } from '../score/live-tv-name.ts'
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
  /** Under the name while that market takes bets; the competition where the rows are not grouped by it. */
  note: ReactNode
  onLink: (event: { preventDefault: () => void }) => void
  /** The prices. */
  children: ReactNode
}

/** The frame that every list gives a match: name, what it offers, score, prices. */
export function MatchEntry({ match, before, score, status, note, onLink, children }: MatchEntryProps) {
  return (
    <li className="match-entry">
      <span className="match-entry-sport">{before}</span>
      <div className="match-entry-title">
        <Link to={paths.match(match.refMatchId)} onClick={onLink} className="match-entry-name" translate="no">
          {match.matchName}
        </Link>
        <small>{status === undefined || status === 'open' ? note : <HaltWords halt={status} />}</small>
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

/** The score of a match in play in two short lines: what both sides of a cricket match have made, else the score and its detail. */
export function ScoreLines({ match: { score, teams } }: { match: Match }) {
  const sides = score ? sidesOf(score, teams) : []
  if (sides.length > 0) return sides.map((side) => <SideLine key={side.shortName} {...side} />)
  return (
    <>
      <span className="match-entry-summary">{score?.summary}</span>
      {score?.detail ? <small className="live live-quiet">{score.detail}</small> : null}
    </>
  )
}

function SideLine({ shortName, made, isBatting }: SideInnings) {
  return (
    <span className="match-entry-summary" data-batting={isBatting}>
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

/** What the lines of a cricket score leave to the note: the chase, or how far the innings is. Nothing for another sport. */
export function ScoreNote({ match: { score, teams } }: { match: Match }) {
  if (!score || sidesOf(score, teams).length === 0) return null
  const overs = score.innings?.at(-1)?.overs
  return (
    <>
      <span className="live live-quiet">
        {score.need ? score.detail : <Trans>{overs} overs</Trans>}
        {score.need || !score.detail ? '' : `, ${score.detail}`}
      </span>
      {', '}
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
