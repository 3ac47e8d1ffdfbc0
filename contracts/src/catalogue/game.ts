/** Categories of the catalogue (spec 2.5), in the order in which the site lists them. */
export const gameCategories = [
  'livecasino',
  'roulette',
  'andarbahar',
  'slots',
  'baccarat',
  'blackjack',
  'crash',
  'other',
  'vivo',
] as const

export type GameCategory = (typeof gameCategories)[number]

/** Rails that a game belongs to (spec 3). The catalogue knows the first two; the others are a player's own. */
export type GameType = 'new' | 'popular' | 'lastPlayed' | 'favourites'

/** A picture: path below the site's pictures, and what it shows. */
export interface Cover {
  /** `covers/<provider>/<game>.svg`; the build draws it and gives it a versioned address. */
  src: string
  alt: string
}

/** What every entry of the catalogue has; field names of spec 3. Addresses are paths of the app. */
interface Entry {
  /** The provider's game or table id; often empty. */
  code: string
  /** Lobby id. */
  casino: string
  category: GameCategory
  /** Code of the provider; `slots` for the slots that the Ezugi lobby lists (spec 9). */
  provider: string
  /** Where the game returns to. */
  homeUrl: string
  imgUrl: string
  /** Picture of the play button. */
  plaBtn: string
  alt: string
  /** Absent: `alt` stands in. */
  name?: string
  gameType: readonly GameType[]
  cover: Cover
}

/** A game that is launched: `href` is the path of its launch page, and what follows /casino/ is its slug. */
export interface Game extends Entry {
  href: string
}

/** An entry that leads to another page of the app instead of launching anything. */
export interface RedirectEntry extends Entry {
  redirectUrl: string
}

/** A game catalogue entry (spec 3). */
export type CatalogueEntry = Game | RedirectEntry

/** Path of a game below /casino/. */
export function slugOf({ href }: Pick<Game, 'href'>): string {
  return href.replace(/^\/casino\//, '')
}

/** What a game is called. */
export function nameOf({ name, alt }: Pick<Entry, 'name' | 'alt'>): string {
  return name ?? alt
}

/** Where an entry leads. */
export function targetOf(entry: CatalogueEntry): string {
  return 'redirectUrl' in entry ? entry.redirectUrl : entry.href
}
