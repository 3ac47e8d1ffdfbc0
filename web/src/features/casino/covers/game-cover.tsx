import { type CatalogueEntry, nameOf, targetOf } from '@chaupar/games/catalogue/game'
import { providerName } from '@chaupar/games/catalogue/provider-index'
import type { ReactNode } from 'react'
import { PlayerLink } from '../../../player/player-link.tsx'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { CoverPicture } from './cover-picture.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import './game-cover.css'

export type GameCoverProps = {
  game: CatalogueEntry
  /** Stands under the name instead of the provider. */
  note?: ReactNode
  /** In sight at once: the picture does not wait for scrolling. */
  eager?: boolean
  onFollow?: () => void
}

/** A game as its linked cover, name and provider; a guest's tap opens the login modal, which leads on to the game. */
export function GameCover({ game, note, eager = false, onFollow }: GameCoverProps) {
  const player = useIsAuthenticated()
  return (
    <div className="game-cover">
      <PlayerLink to={targetOf(game)} className="game-cover-link" onClick={onFollow}>
        <CoverPicture
          entry={game}
          className="game-cover-picture"
          width={240}
          height={300}
          eager={eager}
          draggable={false}
        >
          <img src={game.plaBtn} alt="" width={44} height={44} loading="lazy" className="game-cover-play" />
        </CoverPicture>
        <span className="game-cover-name" translate="no">
          {nameOf(game)}
        </span>
        <span className="game-cover-note">{note ?? providerName(game.provider)}</span>
      </PlayerLink>
      {player && 'href' in game ? <FavouriteButton game={game} className="game-cover-favourite" /> : null}
    </div>
  )
}
