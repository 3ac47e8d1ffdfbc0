import { type Game, nameOf, slugOf } from '@chaupar/games/catalogue/game'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { markFavourite, usePlayerGames } from '../catalogue/player-games-store.ts'

/** Keeps a game among the player's favourites, or no longer. */
export function FavouriteButton({ game, className }: { game: Game; className: string }) {
  const { t } = useLingui()
  const favourite = usePlayerGames().favourites.includes(slugOf(game))
  return (
    <button
      type="button"
      className={className}
      aria-pressed={favourite}
      aria-label={t`Favourite: ${nameOf(game)}`}
      title={t`Favourite`}
      onClick={() => markFavourite(game, !favourite)}
    >
      <Star size={18} aria-hidden="true" fill={favourite ? 'currentColor' : 'none'} />
    </button>
  )
}
