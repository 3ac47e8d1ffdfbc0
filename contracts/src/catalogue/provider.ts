import type { Game } from './game.ts'

/** The providers of spec 2.5 whose page is /casino/{provider} and /{providerCode}. */
export const providerCodes = [
  'evolution',
  'ezugi',
  'supernowa',
  'worldcasino',
  'xpg',
  'onetouch',
  'onlyplay',
  'pragmaticplay',
  'qtech',
  'vivo',
  'aesexy',
  'powergames',
  'spribe',
] as const

/** The two providers with a page of their own (spec 2.4). */
export const ownPageProviders = ['kingmaker', 'aura'] as const

export type ProviderCode = (typeof providerCodes)[number] | (typeof ownPageProviders)[number]

/** What a file of the catalogue lists: a provider's games, or the slots of the Ezugi lobby. */
export type ListCode = ProviderCode | 'slots'

/** A provider with its games (spec 3). */
export interface ProviderEntry {
  /** Path of the provider's page. */
  href: string
  code: ProviderCode
  /** Lobby id. */
  casino: string
  /** What the provider is called. */
  provider: string
  /** Where its games return to. */
  homeUrl: string
  /** Slug -> game. */
  games: Readonly<Record<string, Game>>
}

/** A provider as a tile of the home page (spec 3). */
export interface ProviderTile {
  href: string
  name: string
  /** The provider's sign. */
  imgUrl: string
  /** A line about the provider. */
  quotes: string
}

/** What is known of a provider before its games are loaded. */
export interface ProviderInfo {
  code: ProviderCode
  name: string
  casino: string
  /** Its page for a player, and where its games return to. */
  homeUrl: string
  /** What its slugs begin with. */
  families: readonly string[]
  quotes: string
}
