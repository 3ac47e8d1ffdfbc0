import type { Game } from '@chaupar/games/catalogue/game'
import { useMemo, useState } from 'react'
import { useSearchState } from '../../../ui/states/search-state.ts'
import type { GameOrder } from '../catalogue/game-filter.ts'
import { chooseGames, type ListingChoice } from './listing-rules.ts'

/** What the address asks for, and what the games make of it. */
export function useListingChoice(games: readonly Game[] | undefined, usualOrder: GameOrder): ListingChoice {
  const { read } = useSearchState()
  const [category, provider, sort] = [read('category'), read('provider'), read('sort')]
  const [family, volatility, back] = [read('family'), read('volatility'), read('back')]
  return useMemo(
    () => chooseGames(games, { category, provider, sort, family, volatility, back }, usualOrder),
    [games, category, provider, sort, family, volatility, back, usualOrder],
  )
}

/**
 * A choice that is kept elsewhere (in the address) and arrives from there a moment later: until it does, what was just
 * chosen is shown, so that a box does not jump back under the finger. What is kept must stay the same object while it
 * does not change.
 */
export function useOptimisticChoice<T>(kept: T): [shown: T, choose: (next: T) => void] {
  const [chosen, setChosen] = useState({ over: kept, next: kept })
  const isLate = chosen.over !== kept
  if (isLate) setChosen({ over: kept, next: kept })
  return [isLate ? kept : chosen.next, (next) => setChosen({ over: kept, next })]
}
