import { type CatalogueEntry, targetOf } from '@chaupar/games/catalogue/game'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useWasSeen } from '../../../ui/states/when-seen.tsx'
import { RailCoversSkeleton, RailSpace } from './cover-skeletons.tsx'
import { GameCover } from './game-cover.tsx'
import { RailHead } from './rail-head.tsx'
import './game-rail.css'

export type GameRailProps = {
  title: ReactNode
  /** Undefined: still loading. */
  games: readonly CatalogueEntry[] | undefined
  /** In sight when the page opens: the first pictures do not wait for scrolling. */
  eager?: boolean
  /** At the right of the title: a link to all. */
  aside?: ReactNode
  /** What stands under a game's name instead of its provider. */
  note?: (game: CatalogueEntry) => ReactNode
}

/** As many as the widest screen shows. */
const eagerCovers = 10

/** More than this is wider than a page, mostly. */
const fewest = 8

/** A named row of covers that scrolls sideways. Below the first screen its covers are drawn when it comes in sight. */
export function GameRail({ title, games, eager = false, aside, note }: GameRailProps) {
  const id = useId()
  const rail = useRef<HTMLUListElement>(null)
  const { ref, wasSeen } = useWasSeen<HTMLElement>()
  return (
    <section ref={ref} aria-labelledby={id}>
      <RailHead title={title} titleId={id}>
        {games && games.length > fewest ? <Arrows rail={rail} /> : null}
        {aside}
      </RailHead>
      {!eager && !wasSeen ? (
        <RailSpace />
      ) : games ? (
        <ul ref={rail} className="game-rail" aria-labelledby={id}>
          {games.map((game, i) => (
            <li key={targetOf(game)}>
              <GameCover game={game} note={note?.(game)} eager={eager && i < eagerCovers} />
            </li>
          ))}
        </ul>
      ) : (
        <RailCoversSkeleton />
      )}
    </section>
  )
}

/** For a mouse, which has no way to push a row sideways; keys and fingers reach every cover without them. */
function Arrows({ rail }: { rail: RefObject<HTMLUListElement | null> }) {
  const push = (way: 1 | -1) =>
    rail.current?.scrollBy({ left: way * rail.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <span aria-hidden="true" className="game-rail-arrows">
      <button type="button" tabIndex={-1} onClick={() => push(-1)}>
        <ChevronLeft size={18} />
      </button>
      <button type="button" tabIndex={-1} onClick={() => push(1)}>
        <ChevronRight size={18} />
      </button>
    </span>
  )
}
