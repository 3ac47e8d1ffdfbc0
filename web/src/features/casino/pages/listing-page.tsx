import { type Game, type GameCategory, gameCategories } from '@chaupar/games/catalogue/game'
import { slotsList } from '@chaupar/games/catalogue/provider-index'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { LostPage } from '../../../site/lost-page.tsx'
import { categoryNames } from '../catalogue/category-names.ts'
import { liveCategories } from '../catalogue/game-filter.ts'
import { casino, useGamesRetry } from '../catalogue/queries.ts'
import { GameListing } from '../listing/game-listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { PlayerRails } from '../listing/player-rails.tsx'
import { ProviderStrip } from '../providers/provider-strip.tsx'

/** The pages that list the catalogue: the lobby (/Casino), the live tables (/all-dealer), all games, one category. */
type ListingName = 'lobby' | 'live' | 'all' | GameCategory

type Listing = {
  title: MessageDescriptor
  /** The games of the page, in the order of the catalogue. */
  gamesOf: (all: readonly Game[]) => readonly Game[]
  /** A lobby has the providers as a strip, and the rails of the player and of the catalogue. */
  isLobby: boolean
  byCategory: boolean
  byProvider: boolean
}

const everyGame = (all: readonly Game[]) => all
const liveTables = (all: readonly Game[]) => all.filter(({ category }) => liveCategories.includes(category))

const listings: Readonly<Record<'lobby' | 'live' | 'all', Listing>> = {
  lobby: { title: msg`Casino`, gamesOf: everyGame, isLobby: true, byCategory: true, byProvider: false },
  live: { title: msg`Live tables`, gamesOf: liveTables, isLobby: true, byCategory: true, byProvider: true },
  all: { title: msg`All games`, gamesOf: everyGame, isLobby: false, byCategory: true, byProvider: true },
}

/** One of the listings (spec 2.3-2.5). */
function ListingPage({ name }: { name: ListingName }) {
  const { i18n } = useLingui()
  const { title, gamesOf, isLobby, byCategory, byProvider } = useMemo(() => listingOf(name), [name])
  const all = useQuery(casino.allGames())
  const retry = useGamesRetry(all)
  const games = useMemo(() => all.data && gamesOf(all.data), [all.data, gamesOf])
  return (
    <GameListing
      head={<ListingHead title={i18n._(title)} games={games} />}
      games={games}
      retry={retry}
      byCategory={byCategory}
      byProvider={byProvider}
      strip={isLobby ? <ProviderStrip /> : undefined}
      rails={isLobby ? <PlayerRails games={games} /> : undefined}
    />
  )
}

/** /Casino: the lobby, for everyone; a guest's tap on a game opens the login modal. */
export function CasinoLobbyPage() {
  return <ListingPage name="lobby" />
}

/** /all-dealer: the live tables. */
export function AllDealerPage() {
  return <ListingPage name="live" />
}

/** /games-all: the whole catalogue, to filter and sort. */
export function GamesAllPage() {
  return <ListingPage name="all" />
}

/** /slots: the slots, the 24 of the Ezugi lobby first. */
export function SlotsPage() {
  return <ListingPage name="slots" />
}

/** /games/{category}: the games of one category; an unknown one leads to `/` (spec 2.3). */
export function CategoryPage() {
  const { category = '' } = useParams()
  const known = gameCategories.find((one) => one === category.toLowerCase())
  return known ? <ListingPage key={known} name={known} /> : <LostPage />
}

function listingOf(name: ListingName): Listing {
  if (name === 'lobby' || name === 'live' || name === 'all') return listings[name]
  return {
    title: categoryNames[name],
    gamesOf: (all) => ofCategory(all, name),
    isLobby: false,
    byCategory: false,
    byProvider: true,
  }
}

/** Among the slots those of the Ezugi lobby come first (spec 2.5). */
function ofCategory(all: readonly Game[], category: GameCategory): readonly Game[] {
  const isEzugiSlot = ({ provider }: Game) => Number(provider === slotsList.code)
  return all.filter((game) => game.category === category).sort((a, b) => isEzugiSlot(b) - isEzugiSlot(a))
}
