import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { restoreFavourites, useFavourites } from '../favourites-store.ts'
import { type SportId, type SportKey, sportList } from '../sport-names.ts'
import { ListEmpty } from './list-empty.tsx'
import { type ListChoice, useListChoice } from './list-filter.ts'
import { ListWaiting } from './list-waiting.tsx'
import { useLiveList } from './live-matches.ts'
import { ListTools } from './match-filters.tsx'
import { filterMatches, groupMatches, timeOf } from './match-groups.ts'
import { type ListLook, ListSections } from './match-sections.tsx'
import '../prices/price.css'
import './match-list.css'
import './sports-list.css'

export type SportsListProps = {
  title: ReactNode
  /** Only this sport; without it all, with tabs by sport. */
  sportId?: SportId
  /** Only matches in play (/exchange/Inplay). */
  inplayOnly?: boolean
  look?: ListLook
  /** Between the head and the matches. */
  children?: ReactNode
}

/** A list of matches by when and competition, with live first-market prices, search and favourites. */
export function SportsList({ title, sportId, inplayOnly = false, look = 'row', children }: SportsListProps) {
  const { t, i18n } = useLingui()
  const { list, matches, paused } = useLiveList()
  const starred = useFavourites()
  const [search, setSearch] = useState('')
  const [choice, change] = useListChoice()
  useEffect(restoreFavourites, [])
  const now = timeOf(matches)
  const base = filterMatches(
    matches,
    { ...filterOf(choice, sportId, inplayOnly, starred), sportId: sportId ?? null, search },
    now,
  )
  const shown = sportId ? base : base.filter((match) => choice.sport === 'all' || match.sportId === idOf(choice.sport))
  // No number before one is known: a zero would be news.
  const counted = (count: number) => (list.data ? { count } : {})
  const tabs = [
    { id: 'all' as const, label: <Trans>All</Trans>, ...counted(base.length) },
    ...sportList.map(({ id, key, name }) => ({
      id: key,
      label: i18n._(name),
      ...counted(base.filter((match) => match.sportId === id).length),
    })),
  ]
  return (
    <section className="sports-list" aria-labelledby="sports-list">
      <div className="block-head">
        <h1 id="sports-list">{title}</h1>
        {sportId ? null : (
          <Tabs
            look="chip"
            idPrefix="sport"
            label={t`Sport`}
            tabs={tabs}
            selected={choice.sport}
            onSelect={(sport) => change({ sport })}
          />
        )}
      </div>
      <ListTools choice={choice} onChoice={change} search={search} onSearch={setSearch} whens={!inplayOnly} />
      {children}
      <div id="sport-panel" {...(sportId ? {} : { role: 'tabpanel', 'aria-labelledby': `sport-tab-${choice.sport}` })}>
        {list.isPending ? <ListWaiting rows={inplayOnly ? 6 : 8} /> : null}
        {list.isError && !list.data ? (
          <ErrorState
            title={<Trans>We could not load the matches</Trans>}
            message={list.error.message || undefined}
            requestId={list.error.requestId}
            retrying={list.isFetching}
            onRetry={() => list.refetch()}
          />
        ) : null}
        {list.data && shown.length === 0 ? (
          <ListEmpty
            filtered={base.length !== matches.length || choice.sport !== 'all'}
            favourites={choice.show === 'favourites'}
            inplayOnly={inplayOnly}
            onAll={() => {
              setSearch('')
              change({ sport: 'all', show: 'all', competition: null })
            }}
          />
        ) : null}
        <ListSections
          sections={groupMatches(shown, now)}
          look={look}
          paused={paused}
          // Prices from before are paused too, but nothing is wrong with them yet.
          told={paused && !list.isPlaceholderData}
          starred={starred}
        />
      </div>
    </section>
  )
}

function filterOf(
  { show, competition }: ListChoice,
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
