import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { PageHeading } from '../../../ui/basics/page-heading.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { NotLoaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import { type Match, sports } from '../queries.ts'
import { sportList } from '../sport-names.ts'
import './spm-games-page.css'

const refreshMs = 10_000
const startsShown = 5

/** /spmgames: the hub of the sports, each with its count of matches in play and its next five starts (spec 2.4). */
export function SpmGamesPage() {
  const { i18n } = useLingui()
  const list = useQuery({ ...sports.sportsData(), refetchInterval: refreshMs })
  const failure = useFailure(list)
  return (
    <div className="wrap wrap-wide hub-page">
      <PageHeading>
        <Trans>SPM Games</Trans>
      </PageHeading>
      {failure && !list.data ? (
        <NotLoaded of={list} failed={<Trans>We could not load the matches</Trans>} />
      ) : (
        <div className="hub">
          {sportList.map(({ id, key, name }) => {
            const own = list.data?.matches.filter(({ sportId }) => sportId === id)
            return (
              <section key={key} className="hub-sport" aria-labelledby={`hub-${key}`}>
                <Link to={paths.spmSports(key)} className="hub-tile">
                  <Glyph name={key} size={44} />
                  <h2 id={`hub-${key}`}>{i18n._(name)}</h2>
                  <InPlayCount matches={own} />
                  <Glyph name="chevron-right" size={20} />
                </Link>
                <p className="hub-next">
                  <Trans>Next starts</Trans>
                </p>
                <NextStarts matches={own} />
              </section>
            )
          })}
        </div>
      )}
    </div>
  )
}

function InPlayCount({ matches }: { matches: readonly Match[] | undefined }) {
  const count = matches?.filter(({ status }) => status === 'inplay').length
  if (count === undefined) return <Skeleton className="hub-waiting-count" />
  return count === 0 ? (
    <span className="text-muted">
      <Trans>None in play</Trans>
    </span>
  ) : (
    <span className="live">
      <Plural value={count} one="# in play" other="# in play" />
    </span>
  )
}

function NextStarts({ matches }: { matches: readonly Match[] | undefined }) {
  if (!matches) {
    return (
      <ul>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <li key={row} className="hub-start">
            <Skeleton className="hub-waiting-start" />
          </li>
        ))}
      </ul>
    )
  }
  const next = matches.filter(({ status }) => status === 'upcoming').slice(0, startsShown)
  if (next.length === 0) {
    return (
      <p className="hub-start text-muted">
        <Trans>No start is announced.</Trans>
      </p>
    )
  }
  return (
    <ul>
      {next.map((match) => (
        <li key={match.refMatchId} className="hub-start">
          <Link to={paths.match(match.refMatchId)} className="match-entry-name" translate="no">
            {match.matchName}
          </Link>
          <small>{formatDateTime(match.startTime)}</small>
        </li>
      ))}
    </ul>
  )
}
