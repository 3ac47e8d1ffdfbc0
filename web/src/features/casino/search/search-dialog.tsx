import { Dialog as Base } from '@base-ui/react/dialog'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useOverlay } from '../../../ui/overlays/open-overlays-store.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { type GameFilter, matchesFilter } from '../catalogue/game-filter.ts'
import { casino, useGamesRetry } from '../catalogue/queries.ts'
import { GameGrid, GridSkeleton } from '../covers/game-grid.tsx'
import { FilterChips } from './filter-chips.tsx'
import { focusFirstGame, focusFirstLink, moveInGrid, moveInList } from './grid-keys.ts'
import { NothingFound, ProviderHint, useNamedProviders } from './search-hints.tsx'
import { searchCategories, searchProviders } from './search-options.ts'
import './search-dialog.css'

const everything: GameFilter = { text: '', providers: [], categories: [] }

type SearchDialogProps = {
  onClose: () => void
  /** What else is found by the text, as links over the games. */
  children?: (text: string) => ReactNode
}

/**
 * The game search (spec 2.9): full screen, over the whole catalogue, by the matching rule of spec 5. It closes when the page
 * under it changes (app/panel-history.tsx). Import it lazily.
 */
export function SearchDialog({ onClose, children }: SearchDialogProps) {
  const { t } = useLingui()
  useOverlay(true, onClose)
  const input = useRef<HTMLInputElement>(null)
  const others = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState(everything)
  // The results may lag behind, so that typing stays quick.
  const asked = useDeferredValue(filter)
  const all = useQuery(casino.allGames())
  const retry = useGamesRetry(all)
  const found = useMemo(() => all.data?.filter((game) => matchesFilter(game, asked)), [all.data, asked])
  const named = useNamedProviders(asked.text)
  // No game has this name, but a provider has: show its games.
  const onlyProviders =
    found?.length === 0 && named.length > 0 && asked.providers.length + asked.categories.length === 0
  const change = useCallback((part: Partial<GameFilter>) => setFilter((before) => ({ ...before, ...part })), [])
  const chooseProviders = useCallback((providers: GameFilter['providers']) => change({ providers }), [change])
  const chooseCategories = useCallback((categories: GameFilter['categories']) => change({ categories }), [change])
  return (
    <Base.Root open onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Popup className="search-dialog" initialFocus={input}>
          <header className="search-dialog-head">
            <Base.Title>
              <Trans>Search for games</Trans>
            </Base.Title>
            <Base.Close render={<IconButton label={t`Close`} icon={<X size={22} aria-hidden="true" />} />} />
          </header>
          <div className="search-dialog-box">
            <Search size={20} aria-hidden="true" />
            <input
              ref={input}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              aria-label={t`Search for games`}
              placeholder={t`Start writing a game or provider name`}
              maxLength={60}
              value={filter.text}
              onChange={(event) => change({ text: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return
                if (focusFirstLink(others.current) || focusFirstGame(results.current)) event.preventDefault()
              }}
            />
            {filter.text === '' ? null : (
              <IconButton
                label={t`Clear the text`}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => {
                  change({ text: '' })
                  input.current?.focus()
                }}
              />
            )}
          </div>
          <FilterChips
            label={t`Providers`}
            options={searchProviders}
            chosen={filter.providers}
            onChoose={chooseProviders}
          />
          <FilterChips
            label={t`Categories`}
            options={searchCategories}
            chosen={filter.categories}
            onChoose={chooseCategories}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a short cut; every result is a link of its own */}
          <div
            ref={others}
            onKeyDown={(event) =>
              moveInList(event, others.current, { before: input.current, after: () => focusFirstGame(results.current) })
            }
          >
            {children?.(asked.text)}
          </div>
          <div className="search-dialog-count">
            <p role="status">
              {onlyProviders ? (
                <Plural value={named.length} one="# provider" other="# providers" />
              ) : found ? (
                <Plural value={found.length} one="# game" other="# games" />
              ) : (
                <Trans>Loading</Trans>
              )}
            </p>
            {filter.providers.length + filter.categories.length === 0 ? null : (
              <Button variant="quiet" onClick={() => change({ providers: [], categories: [] })}>
                <Trans>Clear filters</Trans>
              </Button>
            )}
          </div>
          <ProviderHint named={named} onFollow={onClose} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a short cut; every result is a link of its own */}
          <div ref={results} onKeyDown={(event) => moveInGrid(event, results.current, input.current)}>
            {retry ? (
              <ErrorState title={<Trans>We could not load the games</Trans>} {...retry} />
            ) : !found ? (
              <GridSkeleton />
            ) : found.length > 0 ? (
              <GameGrid games={found} label={t`Games found`} onFollow={onClose} />
            ) : onlyProviders ? null : (
              <NothingFound games={all.data ?? []} filter={asked} onChange={change} />
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
