import { type CatalogueEntry, targetOf } from '@chaupar/games/catalogue/game'
import { useLingui } from '@lingui/react/macro'
import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { CoverSkeleton } from './cover-skeletons.tsx'
import { GameCover } from './game-cover.tsx'
import './game-grid.css'

/** Covers that are put into the page together: what most screens show at once. More would keep the answer to each letter of a search waiting. */
const pieceSize = 30
/** So many covers are put into the page without the reader's coming near them: more would cost a slow phone its frames. */
const mostAhead = 600

type Piece = {
  games: readonly CatalogueEntry[]
  onFollow?: (() => void) | undefined
}

/**
 * Covers in a grid of 4:5. A long list is put into the page piece by piece while the browser has nothing else to do, and
 * sooner, or beyond the first hundreds, as the reader nears its end; what is out of sight is not laid out (content-visibility), so 2,000 games scroll like 30 and
 * find-in-page and Tab reach those that are in the page. Drawn again for another list alone, not with each letter that is
 * typed over it.
 */
export const GameGrid = memo(function GameGrid({ games, label, onFollow }: Piece & { label: string }) {
  const { pieces, isWhole, end } = usePieces(games)
  return (
    <>
      <ul className="game-grid" aria-label={label}>
        {pieces.map((piece, at) => (
          <GridPiece key={piece[0] ? targetOf(piece[0]) : ''} games={piece} onFollow={onFollow} isFirst={at === 0} />
        ))}
      </ul>
      {isWhole ? null : <div ref={end} className="game-grid-end" />}
    </>
  )
})

/** Its own component, so that a piece that is added leaves those before it alone. */
const GridPiece = memo(function GridPiece({ games, onFollow, isFirst }: Piece & { isFirst: boolean }) {
  return games.map((game, at) => (
    <li key={targetOf(game)}>
      <GameCover game={game} eager={isFirst && at < 6} {...(onFollow ? { onFollow } : {})} />
    </li>
  ))
})

/** The pieces of a list that are shown: one more whenever the browser is idle or the end comes near; one for another list. */
function usePieces(games: readonly CatalogueEntry[]) {
  const end = useRef<HTMLDivElement>(null)
  const [state, setState] = useState(() => ({ games, pieces: [pieceOf(games, 0)] }))
  const { pieces } = state.games === games ? state : { pieces: [pieceOf(games, 0)] }
  if (state.games !== games) setState({ games, pieces })
  const count = pieces.length
  const isWhole = count * pieceSize >= games.length
  useEffect(() => {
    const mark = end.current
    if (isWhole || !mark) return
    const add = () =>
      setState((now) =>
        now.games === games && now.pieces.length === count
          ? { games, pieces: [...now.pieces, pieceOf(games, count)] }
          : now,
      )
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && add(), { rootMargin: '1200px 0px' })
    watch.observe(mark)
    // Not every browser reports when it is idle; there the end of the list alone brings more.
    const isAhead = count * pieceSize < mostAhead && 'cancelIdleCallback' in window
    const idle = isAhead ? requestIdleCallback(() => startTransition(add)) : null
    return () => {
      watch.disconnect()
      if (idle !== null) cancelIdleCallback(idle)
    }
  }, [games, count, isWhole])
  return { pieces, isWhole, end }
}

function pieceOf(games: readonly CatalogueEntry[], at: number): readonly CatalogueEntry[] {
  return games.slice(at * pieceSize, (at + 1) * pieceSize)
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
