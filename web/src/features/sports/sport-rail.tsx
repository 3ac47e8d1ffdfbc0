import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Cherry, CircleDot, Radio, Spade, Video } from 'lucide-react'
import { Link } from 'react-router-dom'
import { exchangePath, gamesPath, paths, spmSportsPath } from '../../config/paths.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { type Match, sports } from './queries.ts'
import { sportList } from './sport-names.ts'

/** The left rail: sports with their counts, and the competitions and matches of the sport that is open. */
export function SportRail({ current }: { current: string }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(sports.all())
  const matches = data?.matches ?? []
  const here = matches.find(({ refMatchId }) => refMatchId === current)
  const inplay = matches.filter(({ status }) => status === 'inplay').length
  return (
    <nav className="sport-rail" aria-label={t`Sports`}>
      <Link to={paths.exchangeInplay}>
        <Radio size={18} aria-hidden="true" />
        <Trans>In play</Trans>
        <span className="rail-count">{inplay || ''}</span>
      </Link>
      <p className="rail-head">
        <Trans>Sports</Trans>
      </p>
      {sportList.map(({ id, key, name }) => {
        const own = matches.filter((match) => match.sportId === id)
        return (
          <div key={key}>
            <Link to={spmSportsPath(key)} data-open={here?.sportId === id || undefined}>
              <Glyph name={key} className="text-[18px]" />
              {i18n._(name)}
              <span className="rail-count">{own.length || ''}</span>
            </Link>
            {here?.sportId === id ? <Competitions matches={own} current={current} /> : null}
          </div>
        )
      })}
      <p className="rail-head">
        <Trans>Casino</Trans>
      </p>
      <Link to={gamesPath('roulette')}>
        <CircleDot size={18} aria-hidden="true" />
        <Trans>Roulette</Trans>
      </Link>
      <Link to={gamesPath('andarbahar')}>
        <Spade size={18} aria-hidden="true" />
        <Trans>Andar Bahar</Trans>
      </Link>
      <Link to={gamesPath('livecasino')}>
        <Video size={18} aria-hidden="true" />
        <Trans>Live Casino</Trans>
      </Link>
      <Link to={paths.slots}>
        <Cherry size={18} aria-hidden="true" />
        <Trans>Slots</Trans>
      </Link>
    </nav>
  )
}

function Competitions({ matches, current }: { matches: readonly Match[]; current: string }) {
  const byCompetition = Map.groupBy(matches, ({ competition }) => competition)
  return [...byCompetition].map(([competition, list]) => (
    <div key={competition} className="rail-competition">
      <p>{competition}</p>
      {list.map((match) => (
        <Link
          key={match.refMatchId}
          to={exchangePath(match.refMatchId)}
          aria-current={match.refMatchId === current ? 'page' : undefined}
          title={match.matchName}
        >
          <span className="truncate">{match.matchName}</span>
          {match.status === 'inplay' ? <i className="live-dot" /> : null}
        </Link>
      ))}
    </div>
  ))
}
