import { Trans, useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import type { ListChoice } from './list-filter.ts'

export type ListToolsProps = {
  choice: ListChoice
  onChoice: (change: Partial<ListChoice>) => void
  search: string
  onSearch: (text: string) => void
  /** Offers in play, today and upcoming; not on a page that shows only one of them. */
  whens: boolean
}

/** Over a list: which matches by when, the favourites, the competition that was chosen, and a search. */
export function ListTools({ choice, onChoice, search, onSearch, whens }: ListToolsProps) {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  const shows: readonly { id: ListChoice['show']; label: ReactNode }[] = [
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
    <div className="list-tools">
      {shows.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
        <div className="list-shows" role="group" aria-label={t`Show`}>
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
          className="list-competition"
          aria-label={t`All competitions instead of ${competition}`}
          onClick={() => onChoice({ competition: null })}
        >
          <span className="truncate">{competition}</span>
          <X size={16} aria-hidden="true" />
        </button>
      )}
      <label className="list-search">
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
