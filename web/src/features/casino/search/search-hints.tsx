import type { Game } from '@chaupar/games/catalogue/game'
import { ownPageProviders, type ProviderInfo } from '@chaupar/games/catalogue/provider'
import { providers } from '@chaupar/games/catalogue/provider-index'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type GameFilter, matchesFilter } from '../catalogue/game-filter.ts'
import { ProviderSign } from '../providers/provider-sign.tsx'
import { providerLabel } from './search-options.ts'
import './search-hints.css'

/** Fewer letters than this name nearly every provider. */
const shortest = 3

/** The providers that a text names, of those whose page this visitor may open. */
export function useNamedProviders(text: string): readonly ProviderInfo[] {
  const player = useIsAuthenticated()
  const typed = text.trim().toLowerCase()
  if (typed.length < shortest) return []
  return providers.filter(
    ({ name, code }) =>
      (name.toLowerCase().includes(typed) || code.includes(typed)) &&
      (player || !ownPageProviders.some((own) => own === code)),
  )
}

/** A typed provider name: the rule of spec 5 looks at games' names only, so the provider itself is offered. */
export function ProviderHint({ named, onFollow }: { named: readonly ProviderInfo[]; onFollow: () => void }) {
  const player = useIsAuthenticated()
  if (named.length === 0) return null
  return (
    <ul className="search-hints-providers">
      {named.map(({ code, name, homeUrl }) => (
        <li key={code}>
          <Link to={player ? homeUrl : paths.providerCode(code)} onClick={onFollow}>
            <ProviderSign code={code} />
            <Trans>All games of {name}</Trans>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export type NothingFoundProps = {
  games: readonly Game[]
  filter: GameFilter
  onChange: (part: Partial<GameFilter>) => void
}

/** No game matches: what would match without one of the filters, and the way there. */
export function NothingFound({ games, filter, onChange }: NothingFoundProps) {
  const { t } = useLingui()
  const count = (part: Partial<GameFilter>) =>
    games.filter((game) => matchesFilter(game, { ...filter, ...part })).length
  const elsewhere = filter.providers.length > 0 ? count({ providers: [] }) : 0
  const otherwise = filter.categories.length > 0 ? count({ categories: [] }) : 0
  const places = filter.providers.map(providerLabel).join(', ')
  const title =
    filter.text === ''
      ? t`No game matches these filters`
      : places === ''
        ? t`No game matches “${filter.text}”`
        : t`No game matches “${filter.text}” at ${places}`
  return (
    <EmptyState
      kind="none"
      title={<span className="search-hints-title">{title}</span>}
      action={
        elsewhere > 0 ? (
          <Button onClick={() => onChange({ providers: [] })}>
            <Trans>Search all providers</Trans>
          </Button>
        ) : otherwise > 0 ? (
          <Button onClick={() => onChange({ categories: [] })}>
            <Trans>Search all categories</Trans>
          </Button>
        ) : (
          <Button onClick={() => onChange({ text: '', providers: [], categories: [] })}>
            <Trans>Show all games</Trans>
          </Button>
        )
      }
    >
      {elsewhere > 0 ? (
        <Plural value={elsewhere} one="# game matches at other providers." other="# games match at other providers." />
      ) : otherwise > 0 ? (
        <Plural
          value={otherwise}
          one="# game matches in other categories."
          other="# games match in other categories."
        />
      ) : (
        <Trans>Try fewer letters, or another name.</Trans>
      )}
    </EmptyState>
  )
}
