import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../../config/paths.ts'
import { useIsAuthenticated } from '../../../../player/session-store.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { Glyph } from '../../../../ui/basics/glyph.tsx'
import { useFailure, useRetry } from '../../../../ui/states/failure.ts'
import { sports } from '../../queries.ts'
import { sportKey } from '../../sport-names.ts'
import { loginForMatch } from '../guest-login.ts'
import { StartTime } from '../start-time.tsx'
import { type FoundMatch, fewestLetters, findMatches } from './find-matches.ts'
import './sports-found.css'

/** More are not read through: another letter finds them sooner. */
const mostShown = 8

export type SportsFoundProps = {
  /** The typed text. */
  text: string
  /** A match was chosen: the search closes. */
  onFollow: () => void
}

/** The matches, teams and players that a search of the site finds, as links to their matches; a guest's leads through the login. */
export function SportsFound({ text, onFollow }: SportsFoundProps) {
  const { t } = useLingui()
  const asked = text.trim().length >= fewestLetters
  const all = useQuery({ ...sports.sportsData(), enabled: asked })
  const failure = useFailure(all)
  const { retry, isRetrying } = useRetry(all)
  const found = useMemo(() => findMatches(all.data?.matches ?? [], text), [all.data, text])
  if (!asked) {
    return (
      <p className="sports-found-hint">
        <Trans>Matches, teams and who is batting or bowling are found too.</Trans>
      </p>
    )
  }
  if (failure && !all.data) {
    return (
      <p className="sports-found-hint" role="alert">
        <Trans>We could not look for matches.</Trans>{' '}
        <Button variant="quiet" busy={isRetrying} onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      </p>
    )
  }
  return (
    <section className="sports-found" aria-label={t`Matches found`}>
      <p role="status" className={all.data && found.length === 0 ? 'sports-found-hint' : 'sports-found-count'}>
        {all.data ? (
          <Plural
            value={found.length}
            _0="No match of this name in cricket, soccer or tennis"
            one="# match"
            other="# matches"
          />
        ) : (
          <Trans>Loading</Trans>
        )}
      </p>
      <ul>
        {found.slice(0, mostShown).map((one) => (
          <li key={one.match.refMatchId}>
            <FoundLink found={one} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {found.length > mostShown ? (
        <p className="sports-found-hint">
          <Trans>{found.length - mostShown} more. Type another letter to narrow them down.</Trans>
        </p>
      ) : null}
    </section>
  )
}

function FoundLink({ found: { match, player }, onFollow }: { found: FoundMatch; onFollow: () => void }) {
  const signedIn = useIsAuthenticated()
  const { refMatchId, matchName, competition, sportId, status, score, startTime } = match
  return (
    <Link
      to={paths.match(refMatchId)}
      onClick={(event) => {
        onFollow()
        if (signedIn) return
        event.preventDefault()
        loginForMatch(match)
      }}
    >
      <Glyph name={sportKey(sportId)} size={20} />
      <span className="sports-found-name">
        <b translate="no">{matchName}</b>
        <small>{player === null ? competition : `${player}, ${competition}`}</small>
      </span>
      {status === 'inplay' ? (
        <span className="sports-found-now">
          <i className="live-dot" />
          {score?.summary ? <span>{score.summary}</span> : null}
          <span className="sr-only">
            <Trans>In play</Trans>
          </span>
        </span>
      ) : (
        <span className="sports-found-now sports-found-start">
          <StartTime at={startTime} />
        </span>
      )}
    </Link>
  )
}
