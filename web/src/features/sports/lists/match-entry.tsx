import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { Tag } from '../../../ui/basics/tag.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import type { Match } from '../queries.ts'

type MatchEntryProps = {
  match: Match
  /** First in the row: the sport's picture, or a star. */
  before: ReactNode
  /** What stands at the place of the score. */
  score: ReactNode
  /** Under the name; the competition where the rows are not grouped by it. */
  note: ReactNode
  onLink: (event: { preventDefault: () => void }) => void
  /** The prices. */
  children: ReactNode
}

/** The frame that every list gives a match: name, what it offers, score, prices. */
export function MatchEntry({ match, before, score, note, onLink, children }: MatchEntryProps) {
  return (
    <li className="match-row">
      <span className="match-sport">{before}</span>
      <div className="match-title">
        <Link to={paths.match(match.refMatchId)} onClick={onLink} className="match-name">
          {match.matchName}
        </Link>
        <small>{note}</small>
        <span className="match-tags">
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
          {match.liveTv ? <LiveTvMark /> : null}
        </span>
      </div>
      <div className="match-score">{score}</div>
      {children}
    </li>
  )
}

/** The score of a match in play, in two short lines. */
export function ScoreLines({ score }: Pick<Match, 'score'>) {
  return (
    <>
      <span className="match-summary">{score?.summary}</span>
      {score?.detail ? <small className="live live-quiet">{score.detail}</small> : null}
    </>
  )
}

function LiveTvMark() {
  return (
    <>
      <Glyph name="tv" size={16} />
      <span className="sr-only">
        <Trans>Live TV</Trans>
      </span>
    </>
  )
}

/** Empty rows in their final size. */
export function WaitingEntries({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no other name
    <li key={row} className="match-row">
      <Skeleton className="match-sport mx-3 h-4.5" />
      <div className="match-title gap-2 py-2">
        <Skeleton className="h-3.5 w-44" />
        <Skeleton className="h-2.5 w-28" />
      </div>
      <div className="match-score">
        <Skeleton className="h-3.5 w-24" />
      </div>
      <div className="match-prices">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
          <Skeleton key={cell} className="price-waiting" />
        ))}
      </div>
    </li>
  ))
}
