import { idList } from './id-list-store.ts'

/** The matches with a star, by refMatchId. */
export const { useIds: useFavourites, restore: restoreFavourites, toggle: toggleFavourite } = idList('favouriteMatches')
