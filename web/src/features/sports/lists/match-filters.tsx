import { Trans, useLingui } from '@lingui/react/macro'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { type SportKey, sportList } from '../sport-names.ts'
import { type When, whens } from './match-groups.ts'
import './match-filters.css'

type MatchFiltersProps = {
  choice: MatchChoice
  onChoice: (change: Partial<MatchChoice>) => void
  search: string
  onSearch: (text: string) => void
  /** Offers in play, today and upcoming; not on a page that shows only one of them. */
  whens: boolean
  /** On the phone they stand there only when they were asked for. */
  open: boolean
  /** The choice by sport, where it does not stand in the head. */
  bySport: ReactNode
}

/** Over a list: which matches by when, the favourites, the competition that was chosen, and a search. */
export function MatchFilters({ choice, onChoice, search, onSearch, whens, open, bySport }: MatchFiltersProps) {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  const shows: readonly { id: MatchChoice['show']; label: ReactNode }[] = [
    { id: 'all', label: <Trans>All</Trans> },
    ...(whens
      ? ([
          { id: 'inplay', label: <Trans>In play</Trans> },
          { id: 'today', label: <Trans>Today</Trans> },
          { id: 'upcoming', label: <Trans>Upcoming</Trans> },
        ] as const)
      : []),
    ...(player ? [{ id: 'favourites' as const, label: <Trans>Favourites</Trans> }] : []),
  ]
  const { competition } = choice
  return (
    <div id="match-filters" className="match-filters" data-open={open || undefined}>
      {bySport}
      {shows.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
        <div className="match-filters-when" role="group" aria-label={t`Show`}>
          {shows.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={choice.show === id} onClick={() => onChoice({ show: id })}>
              {label}
            </button>
          ))}
        </div>
      ) : null}
      {competition === null ? null : (
        <button
          type="button"
          className="match-filters-competition"
          aria-label={t`All competitions instead of ${competition}`}
          onClick={() => onChoice({ competition: null })}
        >
          <span className="truncate">{competition}</span>
          <X size={16} aria-hidden="true" />
        </button>
      )}
      <label className="match-filters-search">
        <Search size={17} aria-hidden="true" />
        <input
          type="search"
          value={search}
          maxLength={100}
          placeholder={t`Team or competition`}
          aria-label={t`Search matches`}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
    </div>
  )
}

type FiltersButtonProps = {
  open: boolean
  /** Something is filtered out: said also while the filters are out of sight. */
  chosen: boolean
  onPress: () => void
}

/** Opens the filters on the phone, where they would take the place of the first prices. */
export function FiltersButton({ open, chosen, onPress }: FiltersButtonProps) {
  const { t } = useLingui()
  return (
    <IconButton
      label={chosen ? t`Filters, in use` : t`Filters`}
      icon={<SlidersHorizontal size={20} aria-hidden="true" />}
      className="match-filters-button only-phone"
      data-chosen={chosen || undefined}
      aria-expanded={open}
      aria-controls="match-filters"
      onClick={onPress}
    />
  )
}

/** Whether the filters leave matches out; by sport only where that is one of them. */
export function isNarrowed(choice: MatchChoice, search: string, bySport: boolean): boolean {
  return (
    choice.show !== 'all' || choice.competition !== null || search.trim() !== '' || (bySport && choice.sport !== 'all')
  )
}

/** The filters of a list. They are in the address, so that a reload and a shared link keep them. */
export type MatchChoice = { sport: SportKey | 'all'; show: When | 'favourites' | 'all'; competition: string | null }

/** Reads the choice from the query of the address and changes it there; other parts of the query stay. */
export function useMatchChoice(): [MatchChoice, (change: Partial<MatchChoice>) => void] {
  const { read, filter } = useSearchState()
  const sport = sportList.find(({ key }) => key === read('sport'))?.key ?? 'all'
  const show = [...whens, 'favourites' as const].find((word) => word === read('show')) ?? 'all'
  const choice: MatchChoice = { sport, show, competition: read('competition') || null }
  const change = (wanted: Partial<MatchChoice>) =>
    filter(
      Object.fromEntries(
        Object.entries(wanted).map(([name, value]) => [name, value === null || value === 'all' ? '' : value]),
      ),
    )
  return [choice, change]
}
