import type { Game } from '@chaupar/games/catalogue/game'
import { providers } from '@chaupar/games/catalogue/provider-index'
import { Plural, Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { PageHeading } from '../../../ui/basics/page-heading.tsx'
import { countBy, shownProvider } from '../catalogue/game-filter.ts'
import { useGameSearch } from '../search/search-store.ts'
import './listing-head.css'

export type ListingHeadProps = {
  title: string
  /** The games of the page, for the line beside the title; undefined while they load. */
  games: readonly Game[] | undefined
}

/** Over a page of many games: its title, how many there are, the way into the search. */
export function ListingHead({ title, games }: ListingHeadProps) {
  const open = useGameSearch((search) => search.open)
  return (
    <header className="listing-head">
      <PageHeading>{title}</PageHeading>
      <p>
        <GameCount games={games} />
      </p>
      <button type="button" className="listing-head-search" aria-haspopup="dialog" onClick={open}>
        <Search size={18} aria-hidden="true" />
        <Trans>Search for games</Trans>
      </button>
    </header>
  )
}

/** "456 games, 15 providers". */
function GameCount({ games }: { games: readonly Game[] | undefined }) {
  if (!games) return null
  const known = countBy(games, shownProvider)
  const count = providers.filter(({ code }) => known.has(code)).length
  return (
    <>
      <Plural value={games.length} one="# game" other="# games" />
      {', '}
      <Plural value={count} one="# provider" other="# providers" />
    </>
  )
}
