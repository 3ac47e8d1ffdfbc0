import type { Volatility } from '../rules/reels/rounds.ts'
import type { RulesName } from '../rules/rule-names.ts'

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
  /** The rules behind it. Beyond the specification, as all that follows: a catalogue of an operator's may be without. */
  rules?: RulesName
  /** What sets it apart from others of the same rules: symbols and light of reels, a flyer, the light of a table. */
  theme?: string
  /** The family of its rules: 'roulette'. */
  family?: string
  /** How unevenly it pays, where that is the game's and not the player's choice. */
  volatility?: Volatility
  /** What its best bet gives back in the long run, in hundredths of a per cent: 9730. */
  returnHundredths?: number
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

/** Name of a game. */
export function nameOf({ name, alt }: Pick<Entry, 'name' | 'alt'>): string {
  return name ?? alt
}

/** Where an entry leads. */
export function targetOf(entry: CatalogueEntry): string {
  return 'redirectUrl' in entry ? entry.redirectUrl : entry.href
}
