import { type CatalogueEntry, targetOf } from '@chaupar/contracts/catalogue/game'
import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef, useState } from 'react'
import { CoverSkeleton } from './cover-skeletons.tsx'
import { GameCover } from './game-cover.tsx'
import './game-grid.css'

/** Rows in sight at once on a large screen, and as many again. */
const firstShown = 60
const step = 90

/**
 * Covers in a grid of 4:5. A long list is put into the page piece by piece as the reader nears its end, and what is out
 * of sight is not laid out (content-visibility), so 2,000 games scroll like 60. Drawn again for another list alone, not with each letter that is typed over it.
 */
export const GameGrid = memo(function GameGrid({
  games,
  label,
  onFollow,
}: {
  games: readonly CatalogueEntry[]
  label: string
  onFollow?: () => void
}) {
  const { shown, end } = useGrowing(games)
  return (
    <>
      <ul className="game-grid" aria-label={label}>
        {games.slice(0, shown).map((game, i) => (
          <li key={targetOf(game)}>
            <GameCover game={game} eager={i < 6} {...(onFollow ? { onFollow } : {})} />
          </li>
        ))}
      </ul>
      {shown < games.length ? <div ref={end} className="game-grid-end" /> : null}
    </>
  )
})

/** How many of a list are shown: more whenever the end of what is shown comes near; from the start for another list. */
function useGrowing(games: readonly unknown[]) {
  const end = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ games, shown: firstShown })
  const shown = state.games === games ? state.shown : firstShown
  useEffect(() => {
    const mark = end.current
    if (!mark) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setState({ games, shown: shown + step })
      },
      { rootMargin: '1200px 0px' },
    )
    watch.observe(mark)
    return () => watch.disconnect()
  }, [games, shown])
  return { shown, end }
}

/** A grid that has not come yet. */
export function GridSkeleton({ count = 24 }: { count?: number }) {
  const { t } = useLingui()
  return (
    <div className="game-grid breathing" role="status" aria-label={t`Loading`}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never moved
        <CoverSkeleton key={i} />
      ))}
    </div>
  )
}
