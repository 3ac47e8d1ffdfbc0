import { type CatalogueEntry, targetOf } from '@chaupar/contracts/catalogue/game'
import { type ReactNode, useId } from 'react'
import { GameCover } from './game-cover.tsx'
import { RailWaiting } from './game-rail-skeleton.tsx'
import './game-cover.css'

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

/** A named row of covers that scrolls sideways. */
export function GameRail({ title, games, eager = false, aside, note }: GameRailProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="rail-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {games ? (
        <ul className="game-rail" aria-labelledby={id}>
          {games.map((game, i) => (
            <li key={targetOf(game)}>
              <GameCover game={game} note={note?.(game)} eager={eager && i < eagerCovers} />
            </li>
          ))}
        </ul>
      ) : (
        <RailWaiting />
      )}
    </section>
  )
}
