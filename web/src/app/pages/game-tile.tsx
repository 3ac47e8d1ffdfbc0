import { type CatalogueEntry, nameOf, targetOf } from '@chaupar/contracts/catalogue/game'
import type { ReactNode } from 'react'
import { coverPicture } from '../../features/casino/covers/cover-picture.ts'
import { PlayerLink } from '../../player/player-link.tsx'
import '../../features/casino/covers/game-cover.css'
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
  const picture = coverPicture(entry)
  return (
    <PlayerLink to={targetOf(entry)} className="game-tile">
      <span className={`game-tile-cover cover-ground-${picture?.palette ?? 'iron'}`}>
        {picture ? <img src={picture.src} alt="" width={72} height={90} loading="lazy" decoding="async" /> : null}
      </span>
      <span className="game-tile-text">
        <b className="truncate">{name ?? nameOf(entry)}</b>
        <span className="truncate">{note}</span>
      </span>
    </PlayerLink>
  )
}
