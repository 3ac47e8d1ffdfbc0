import type { Game, GameCategory } from '@chaupar/games/catalogue/game'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BreakNote } from '../../../player/running-break.tsx'
import { Button } from '../../../ui/basics/button.tsx'
import { phoneMedia, useMedia } from '../../../ui/basics/media.ts'
import { type Tab, Tabs } from '../../../ui/basics/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { categoryNames } from '../catalogue/category-names.ts'
import type { GamesRetry } from '../catalogue/queries.ts'
import { GameGrid, GridSkeleton } from '../covers/game-grid.tsx'
import { RailHead } from '../covers/rail-head.tsx'
import { AttributeFilter } from './attribute-filter.tsx'
import { anyAttributes, isAny } from './game-attributes.ts'
import { useListingChoice } from './listing-choice.ts'
import type { ListingChoice } from './listing-rules.ts'
import { OrderChoice } from './order-choice.tsx'
import { ProviderFilter } from './provider-filter.tsx'
import './game-listing.css'

export type GameListingProps = {
  head: ReactNode
  /** Every game that this page may show; undefined while they load. */
  games: readonly Game[] | undefined
  /** They could not be loaded: how to try again. */
  retry?: GamesRetry | undefined
  /** Whether there are tabs for the categories; a category's own page has but one. */
  byCategory?: boolean
  /** Whether the providers can be chosen; a provider's own page has but one. */
  byProvider?: boolean
  /** What stands above the grid as long as nothing is chosen: rails. */
  rails?: ReactNode
  /** Between the tabs and the rest. */
  strip?: ReactNode
}

/**
 * A page of games: its head, then the games with tabs by category, providers, filters and an order to choose from. All
 * choices stand in the address.
 */
export function GameListing(props: GameListingProps) {
  const { head, games, retry, byCategory = true, byProvider = true, rails, strip } = props
  // The rails show the popular games already.
  const choice = useListingChoice(games, rails ? 'name' : 'popular')
  return (
    <div className="wrap wrap-wide game-listing">
      {head}
      <BreakNote>
        <Trans>No game opens until then.</Trans>
      </BreakNote>
      {retry ? (
        <ErrorState
          title={<Trans>We could not load the games</Trans>}
          message={<Trans>Check your connection and try again.</Trans>}
          {...retry}
        />
      ) : (
        <GamesByChoice {...{ choice, isLoaded: games !== undefined, byCategory, byProvider, rails, strip }} />
      )}
    </div>
  )
}

type GamesByChoiceProps = Pick<GameListingProps, 'rails' | 'strip'> & {
  choice: ListingChoice
  isLoaded: boolean
  byCategory: boolean
  byProvider: boolean
}

function GamesByChoice({ choice, isLoaded, byCategory, byProvider, rails, strip }: GamesByChoiceProps) {
  const { filter } = useSearchState()
  const { category, providers, tabs, counts, attributes } = choice
  const shownRails = category === 'all' && providers.length === 0 && isAny(attributes) ? rails : undefined
  const order = <OrderChoice order={choice.order} onChoose={(next) => filter({ sort: next })} />
  const tabbed = byCategory && (!isLoaded || tabs.length > 1)
  const phone = useMedia(phoneMedia)
  return (
    <div className="game-listing-parts" data-columns={(byProvider && !phone) || undefined}>
      {tabbed ? <CategoryTabs choice={choice} counted={isLoaded} /> : null}
      {strip}
      <div className="game-listing-columns">
        {byProvider ? (
          <ProviderFilter
            counts={counts}
            chosen={providers}
            onChoose={(next) => filter({ provider: next.join(',') })}
          />
        ) : null}
        <div
          className="game-listing-panel"
          {...(tabbed ? { id: 'games-panel', role: 'tabpanel', 'aria-labelledby': `games-tab-${category}` } : {})}
        >
          <div className="game-listing-controls">
            <AttributeFilter options={choice.attributeOptions} chosen={attributes} onChoose={filter} />
            {shownRails ? null : order}
          </div>
          {shownRails}
          <ChosenGames choice={choice} order={shownRails ? order : undefined} />
        </div>
      </div>
    </div>
  )
}

function CategoryTabs({ choice, counted }: { choice: ListingChoice; counted: boolean }) {
  const { t, i18n } = useLingui()
  const { filter } = useSearchState()
  return (
    <Tabs
      label={t`Categories`}
      idPrefix="games"
      selected={choice.category}
      onSelect={(id) => filter({ category: id === 'all' ? '' : id })}
      tabs={choice.tabs.map(({ id, count }): Tab<GameCategory | 'all'> => {
        const label = id === 'all' ? t`All` : i18n._(categoryNames[id])
        return counted ? { id, label, count } : { id, label }
      })}
    />
  )
}

/** The grid of what was chosen, below rails with a head of its own that has its order; or that nothing is left of it. */
function ChosenGames({ choice, order }: { choice: ListingChoice; order: ReactNode }) {
  const { category, attributes, shown } = choice
  const { t, i18n } = useLingui()
  const { filter } = useSearchState()
  const title = category === 'all' ? t`All games` : i18n._(categoryNames[category])
  if (shown?.length === 0) {
    return (
      <EmptyState
        kind="none"
        title={<Trans>No games here</Trans>}
        action={
          <Button onClick={() => filter({ category: '', provider: '', ...anyAttributes })}>
            <Trans>Show all games</Trans>
          </Button>
        }
      >
        {isAny(attributes) ? (
          <Trans>This choice of providers has no game in this category.</Trans>
        ) : (
          <Trans>No game fits all that is chosen.</Trans>
        )}
      </EmptyState>
    )
  }
  return (
    <section>
      {order ? <RailHead title={title}>{order}</RailHead> : null}
      {shown ? <GameGrid games={shown} label={title} /> : <GridSkeleton />}
    </section>
  )
}
