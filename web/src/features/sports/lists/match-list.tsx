import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useToday } from '../../../lib/clock-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { phoneMedia, useMedia } from '../../../ui/basics/media.ts'
import { PageHeading } from '../../../ui/basics/page-heading.tsx'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NotLoaded } from '../../../ui/states/loaded.tsx'
import { PricesPaused } from '../prices/prices-paused.tsx'
import type { Match } from '../queries.ts'
import { type SportId, type SportKey, sportList } from '../sport-names.ts'
import { restoreFavourites, useFavourites } from '../stars-store.ts'
import { AllMatches } from './list-links.tsx'
import { useLiveMatches } from './live-matches.ts'
import { FiltersButton, isNarrowed, type MatchChoice, MatchFilters, useMatchChoice } from './match-filters.tsx'
import { filterMatches, groupMatches, startingNext } from './match-groups.ts'
import { MatchSections, type MatchSectionsProps, WaitingMatches } from './match-sections.tsx'
import './list-head.css'
import './match-list.css'

export type MatchListProps = {
  title: ReactNode
  /** Only this sport; without it all, with tabs by sport. */
  sportId?: SportId
  /** Only matches in play (/exchange/Inplay). */
  inplayOnly?: boolean
  /** To the lists beside this one; on the phone they take the place of its head. */
  links?: ReactNode
  backsOnly?: boolean
  drawMatch?: MatchSectionsProps['drawMatch']
  /** Between the head and the matches. */
  children?: ReactNode
}

/** How many matches to come stand below those in play. */
const mostNext = 5

/** A list of matches by when and competition, or those in play by sport with the next ones below, with live first-market prices, search and favourites. */
export function MatchList({
  title,
  sportId,
  inplayOnly = false,
  links,
  children,
  backsOnly = false,
  drawMatch,
}: MatchListProps) {
  const { t, i18n } = useLingui()
  const { list, matches: loaded, paused } = useLiveMatches()
  const matches = loaded ?? []
  const isPaused = loaded !== undefined && paused
  const starred = useFavourites()
  const [search, setSearch] = useState('')
  const [choice, change] = useMatchChoice()
  const [open, setOpen] = useState(false)
  const phone = useMedia(phoneMedia)
  useEffect(restoreFavourites, [])
  const today = useToday()
  const filter = { ...filterOf(choice, sportId, inplayOnly, starred), sportId: sportId ?? null, search }
  const base = filterMatches(matches, filter, today)
  const ofSport = (match: Match) =>
    sportId !== undefined || choice.sport === 'all' || match.sportId === idOf(choice.sport)
  const shown = base.filter(ofSport)
  const next = inplayOnly
    ? startingNext(filterMatches(matches, { ...filter, when: null }, today).filter(ofSport), mostNext)
    : []
  // No count until it is known: a zero would be wrong.
  const counted = (count: number) => (loaded ? { count } : {})
  const tabs = [
    { id: 'all' as const, label: <Trans>All</Trans>, ...counted(base.length) },
    ...sportList.map(({ id, key, name }) => ({
      id: key,
      label: i18n._(name),
      ...counted(base.filter((match) => match.sportId === id).length),
    })),
  ]
  const bySport = sportId ? null : (
    <Tabs
      look="chip"
      idPrefix="sport"
      label={t`Sport`}
      tabs={tabs}
      selected={choice.sport}
      onSelect={(sport) => change({ sport })}
    />
  )
  // On a phone with links in its only row, the choice of the sport is among the filters.
  const narrow = phone && links !== undefined
  return (
    <section className="match-list" aria-labelledby="match-list" data-inplay={inplayOnly || undefined}>
      <div className="match-list-top">
        {links}
        <div className="list-head">
          <PageHeading id="match-list">{title}</PageHeading>
          {narrow ? null : bySport}
        </div>
        <PricesPaused isPaused={isPaused} isAnnounced />
        <FiltersButton open={open} chosen={isNarrowed(choice, search, narrow)} onPress={() => setOpen(!open)} />
      </div>
      <MatchFilters
        choice={choice}
        onChoice={change}
        search={search}
        onSearch={setSearch}
        whens={!inplayOnly}
        open={open}
        bySport={narrow ? bySport : null}
      />
      {children}
      <div id="sport-panel" {...(sportId ? {} : { role: 'tabpanel', 'aria-labelledby': `sport-tab-${choice.sport}` })}>
        {loaded ? null : (
          <NotLoaded
            of={list}
            failed={<Trans>We could not load the matches</Trans>}
            waiting={<WaitingMatches rows={inplayOnly ? 6 : 8} />}
          />
        )}
        {loaded && shown.length === 0 ? (
          <NoMatches
            filtered={isNarrowed(choice, search, true)}
            favourites={choice.show === 'favourites'}
            inplayOnly={inplayOnly}
            onAll={() => {
              setSearch('')
              change({ sport: 'all', show: 'all', competition: null })
            }}
          />
        ) : null}
        <MatchSections
          sections={[...groupMatches(shown, today, inplayOnly ? 'sport' : 'competition'), ...next]}
          backsOnly={backsOnly}
          drawMatch={drawMatch}
          paused={isPaused}
          starred={starred}
        />
      </div>
    </section>
  )
}

function filterOf(
  { show, competition }: MatchChoice,
  sportId: SportId | undefined,
  inplayOnly: boolean,
  starred: readonly string[],
) {
  const when = inplayOnly ? 'inplay' : show === 'favourites' || show === 'all' ? null : show
  return { when, competition: sportId ? competition : null, only: show === 'favourites' ? starred : null } as const
}

function idOf(key: SportKey | 'all'): SportId | undefined {
  return sportList.find((sport) => sport.key === key)?.id
}

type NoMatchesProps = {
  /** Something narrows the list: there are matches beside it. */
  filtered: boolean
  favourites: boolean
  inplayOnly: boolean
  onAll: () => void
}

/** A list with nothing in it, by the reason for it. */
function NoMatches({ filtered, favourites, inplayOnly, onAll }: NoMatchesProps) {
  const all = (
    <Button onClick={onAll}>
      <Trans>Show all matches</Trans>
    </Button>
  )
  if (favourites) {
    return (
      <EmptyState title={<Trans>No favourites here</Trans>} action={all}>
        <Trans>Tap the star of a match to keep it here until it is over.</Trans>
      </EmptyState>
    )
  }
  if (filtered && !inplayOnly) return <EmptyState kind="none" title={<Trans>No match fits</Trans>} action={all} />
  return inplayOnly ? (
    <EmptyState title={<Trans>No match is in play</Trans>} action={filtered ? all : <AllMatches />}>
      <Trans>Matches appear here as soon as they start.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No matches yet</Trans>}>
      <Trans>They appear here as soon as they are announced.</Trans>
    </EmptyState>
  )
}
