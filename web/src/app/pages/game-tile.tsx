import { type CatalogueEntry, nameOf, targetOf } from '@chaupar/games/catalogue/game'
import type { ReactNode } from 'react'
import { CoverPicture } from '../../features/casino/covers/cover-picture.tsx'
import { PlayerLink } from '../../player/player-link.tsx'
import './game-tile.css'

export type GameTileProps = {
  entry: CatalogueEntry
  /** In the player's language, where the catalogue's own name is a common word. */
  name?: ReactNode
  /** The line under the name. */
  note: ReactNode
}

/** An entry as a small tile: its cover at the left, name and a line beside it. A guest's tap opens the login modal. */
export function GameTile({ entry, name, note }: GameTileProps) {
  return (
    <PlayerLink to={targetOf(entry)} className="game-tile">
      <CoverPicture entry={entry} className="game-tile-cover" width={72} height={90} />
      <span className="game-tile-text">
        <b className="truncate">{name ?? nameOf(entry)}</b>
        <span className="truncate">{note}</span>
      </span>
    </PlayerLink>
  )
}
