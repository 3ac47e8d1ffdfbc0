import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Cherry, CircleDot, Pin, Radio, Spade, Star, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDay } from '../../../lib/dates.ts'
import { useAuthPanel } from '../../../player/auth-panel-store.ts'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { competitionsOf } from '../lists/match-groups.ts'
import { usePins } from '../pins-store.ts'
import { type Match, sports } from '../queries.ts'
import { sportList } from '../sport-names.ts'
import { useFavourites } from '../stars-store.ts'
import './sport-rail.css'

/**
 * The left rail: sports with their counts, and the competitions of the sport that is open; on a match page its matches. What
 * stands below is shown once they have loaded, so that no link moves away from under the pointer.
 */
export function SportRail({ current }: { current: string | null }) {
  const { t } = useLingui()
  const { data, isLoading } = useQuery(sports.sportsData())
  const matches = data?.matches ?? []
  const inplay = matches.filter(({ status }) => status === 'inplay').length
  return (
    <nav className="sport-rail" aria-label={t`Sports`}>
      <RailLink to={paths.exchangeInplay} icon={<Radio size={18} aria-hidden="true" />} count={inplay}>
        <Trans>In play</Trans>
      </RailLink>
      {isLoading ? null : (
        <>
          <OwnLinks matches={matches} />
          <Sports matches={matches} current={current} />
          <CasinoLinks />
        </>
      )}
    </nav>
  )
}

/** What the player starred and pinned. */
function OwnLinks({ matches }: { matches: readonly Match[] }) {
  const starred = useFavourites()
  const pinned = usePins().length
  const favourites = matches.filter(({ refMatchId }) => starred.includes(refMatchId)).length
  return (
    <>
      {favourites > 0 ? (
        <RailLink
          to={`${paths.sportsbook}?show=favourites`}
          icon={<Star size={18} aria-hidden="true" />}
          count={favourites}
        >
          <Trans>Favourites</Trans>
        </RailLink>
      ) : null}
      {pinned > 0 ? (
        <RailLink to={paths.pins} icon={<Pin size={18} aria-hidden="true" />} count={pinned}>
          <Trans>Pinned</Trans>
        </RailLink>
      ) : null}
    </>
  )
}

function Sports({ matches, current }: { matches: readonly Match[]; current: string | null }) {
  const { i18n } = useLingui()
  const { category } = useParams()
  const here = matches.find(({ refMatchId }) => refMatchId === current)
  return (
    <>
      <p className="sport-rail-head">
        <Trans>Sports</Trans>
      </p>
      {sportList.map(({ id, key, name }) => {
        const own = matches.filter((match) => match.sportId === id)
        const listed = category?.toLowerCase() === key
        return (
          <div key={key}>
            <RailLink
              to={paths.spmSports(key)}
              icon={<Glyph name={key} size={18} />}
              count={own.length}
              open={listed || here?.sportId === id}
            >
              {i18n._(name)}
            </RailLink>
            {listed ? <Competitions matches={own} to={paths.spmSports(key)} /> : null}
            {current !== null && here?.sportId === id ? <Matches matches={own} current={current} /> : null}
          </div>
        )
      })}
    </>
  )
}

function CasinoLinks() {
  return (
    <>
      <p className="sport-rail-head">
        <Trans>Casino</Trans>
      </p>
      <RailLink to={paths.category('roulette')} icon={<CircleDot size={18} aria-hidden="true" />} common>
        <Trans>Roulette</Trans>
      </RailLink>
      <RailLink to={paths.category('andarbahar')} icon={<Spade size={18} aria-hidden="true" />} common>
        <Trans>Andar Bahar</Trans>
      </RailLink>
      <RailLink to={paths.category('livecasino')} icon={<Video size={18} aria-hidden="true" />} common>
        <Trans>Live Casino</Trans>
      </RailLink>
      <RailLink to={paths.slots} icon={<Cherry size={18} aria-hidden="true" />}>
        <Trans>Slots</Trans>
      </RailLink>
    </>
  )
}

type RailLinkProps = {
  to: string
  icon: ReactNode
  /** Nothing is shown for none. */
  count?: number
  /** Its competitions are listed below. */
  open?: boolean
  /** A guest may go there; else a tap opens the login modal, which leads on. */
  common?: boolean
  children: ReactNode
}

function RailLink({ to, icon, count = 0, open = false, common = false, children }: RailLinkProps) {
  const player = useIsAuthenticated()
  const openPanel = useAuthPanel((state) => state.open)
  return (
    <Link
      to={to}
      data-open={open || undefined}
      onClick={(event) => {
        if (player || common) return
        event.preventDefault()
        openPanel('login', { target: to })
      }}
    >
      {icon}
      {children}
      <span className="rail-count">{count || ''}</span>
    </Link>
  )
}

/** The competitions of a listed sport, each a filter of the list. */
function Competitions({ matches, to }: { matches: readonly Match[]; to: string }) {
  const chosen = useSearchParams()[0].get('competition')
  return (
    <div className="rail-competition">
      {competitionsOf(matches).map(({ name, matches: own }) => (
        <Link
          key={name}
          to={`${to}?competition=${encodeURIComponent(name)}`}
          aria-current={chosen === name ? 'true' : undefined}
          title={name}
        >
          <span className="truncate">{name}</span>
          <span className="rail-count">{own.length}</span>
        </Link>
      ))}
    </div>
  )
}

function Matches({ matches, current }: { matches: readonly Match[]; current: string }) {
  return competitionsOf(matches).map(({ name, matches: own }) => (
    <div key={name} className="rail-competition">
      <p>{name}</p>
      {own.map((match) => (
        <Link
          key={match.refMatchId}
          to={paths.match(match.refMatchId)}
          aria-current={match.refMatchId === current ? 'page' : undefined}
          title={match.matchName}
        >
          <span className="rail-match" translate="no">
            {match.matchName}
          </span>
          {match.status === 'inplay' ? <i className="live-dot" /> : <small>{formatDay(match.startTime)}</small>}
        </Link>
      ))}
    </div>
  ))
}
