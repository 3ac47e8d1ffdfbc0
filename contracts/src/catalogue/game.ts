/** Categories of the catalogue (spec 2.5). */
export type GameCategory =
  | 'roulette'
  | 'andarbahar'
  | 'livecasino'
  | 'slots'
  | 'baccarat'
  | 'blackjack'
  | 'other'
  | 'crash'
  | 'vivo'

/** A game of the catalogue; field names of spec 3. Addresses are paths of the app, picture names paths of its files. */
export interface Game {
  /** Path of the launch page; what follows /casino/ is the game's slug. */
  href: string
  /** The provider's game or table id; often empty. */
  code: string
  /** Lobby id. */
  casino: string
  category: GameCategory
  provider: string
  /** Where the game returns to. */
  homeUrl: string
  imgUrl: string
  /** Picture of the play button. */
  plaBtn: string
  alt: string
  /** Absent: `alt` stands in. */
  name?: string
  gameType: readonly ('new' | 'popular' | 'lastPlayed' | 'favourites')[]
  cover: { src: string; alt: string }
}

/** Path of a game below /casino/. */
export function slugOf({ href }: Game): string {
  return href.replace(/^\/casino\//, '')
}

/** What a game is called. */
export function nameOf({ name, alt }: Game): string {
  return name ?? alt
}
