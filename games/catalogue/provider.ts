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

/** A provider (spec 3); its games come with the list of its code, each under its slug. */
export interface ProviderInfo {
  code: ProviderCode
  name: string
  casino: string
  /** Its page for a player, and where its games return to. */
  homeUrl: string
  /** What its slugs begin with. */
  families: readonly string[]
}
