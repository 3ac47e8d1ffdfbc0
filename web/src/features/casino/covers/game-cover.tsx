import { type CatalogueEntry, nameOf, targetOf } from '@chaupar/contracts/catalogue/game'
import { providerName } from '@chaupar/contracts/catalogue/provider-index'
import type { ReactNode } from 'react'
import { PlayerLink } from '../../../player/player-link.tsx'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { coverPicture } from './cover-picture.ts'
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
  const picture = coverPicture(game)
  return (
    <div className="game">
      <PlayerLink to={targetOf(game)} className="game-link" onClick={onFollow}>
        <span className={`game-cover cover-ground-${picture?.palette ?? 'iron'}`}>
          {picture ? (
            <img
              src={picture.src}
              alt=""
              width={240}
              height={300}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
              draggable={false}
            />
          ) : null}
          <img src={game.plaBtn} alt="" width={44} height={44} loading="lazy" className="game-play" />
        </span>
        <span className="game-name">{nameOf(game)}</span>
        <span className="game-note">{note ?? providerName(game.provider)}</span>
      </PlayerLink>
      {player && 'href' in game ? <FavouriteButton game={game} /> : null}
    </div>
  )
}
