import type { ListCode, ProviderCode, ProviderInfo } from './provider.ts'

/** Ezugi's lobby also lists the tables of Evolution and the slots of two studios. */
const ezugiLobby = 'ezugi'

/** The families of the slots in the Ezugi lobby, one for each studio. */
const slotFamilies = ['ezgne-', 'ezgrt-']

function info(code: ProviderCode, name: string, quotes: string, given: Partial<ProviderInfo> = {}): ProviderInfo {
  return { code, name, casino: code, homeUrl: `/casino/${code}`, families: [`${code}/`], quotes, ...given }
}

/** Every provider, small enough to be known everywhere; the games come with the files of `providers/`. */
export const providers: readonly ProviderInfo[] = [
  info('evolution', 'Evolution', 'Wheels and tables, with rounds that everyone shares.', {
    casino: ezugiLobby,
    families: ['ezgevo-'],
  }),
  info('ezugi', 'Ezugi', 'Indian card tables, with their rules in English and Hindi.', { families: ['ezg-'] }),
  info('supernowa', 'Supernowa', 'Teen Patti by every house rule, and Andar Bahar.', { families: ['sn-'] }),
  info('worldcasino', 'World Casino', 'Matka draws and card races around the clock.'),
  info('xpg', 'XPG', 'Quiet tables and quick rounds.'),
  info('onetouch', 'OneTouch', 'Table games made for one thumb.'),
  info('onlyplay', 'OnlyPlay', 'Small instant games with short rounds.'),
  info('pragmaticplay', 'Pragmatic Play', 'Slots with bright reels, and a live floor beside them.'),
  info('qtech', 'QTech', 'Slots from many small studios under one roof.'),
  info('vivo', 'Vivo', 'Roulette, baccarat and blackjack, in English and Hindi.', { families: ['vivo-'] }),
  info('aesexy', 'AE Sexy', 'Baccarat, dice and dragon tiger from the lantern studio.', {
    casino: 'awc',
    families: ['awc-'],
  }),
  info('powergames', 'Power Games', 'Dice, keno and ladders at arcade speed.'),
  info('spribe', 'Spribe', 'Aviator and eight more turbo games.'),
  info('kingmaker', 'Kingmaker', 'Festival games: Jhandi Munda, Matka and Teen Patti.', {
    homeUrl: '/kingmaker',
    families: ['km-'],
  }),
  info('aura', 'Aura', 'Indian tables in one calm place.', { homeUrl: '/aura', families: ['aura-'] }),
]

/** The slots of the Ezugi lobby: `provider: "slots"` in the search's filter (spec 9), shown on Ezugi's page too. */
export const slotsList = { code: 'slots', casino: ezugiLobby, homeUrl: '/slots', families: slotFamilies } as const

/** Code -> provider, whatever the letters' case; null when there is none. */
export function providerByCode(code: string): ProviderInfo | null {
  const key = code.toLowerCase()
  return providers.find((provider) => provider.code === key) ?? null
}

/** What a game's `provider` is called; the slots belong to Ezugi's lobby. */
export function providerName(code: string): string {
  return providerByCode(code === slotsList.code ? ezugiLobby : code)?.name ?? code
}

/** The list that holds a slug, by the family it begins with (spec 2.5); null when no family is known. */
export function listOfSlug(slug: string): ListCode | null {
  const key = slug.toLowerCase()
  const lists = [slotsList, ...providers]
  return lists.find(({ families }) => families.some((family) => key.startsWith(family)))?.code ?? null
}

/** The lists that a provider's page shows. */
export function listsOfProvider(code: ProviderCode): readonly ListCode[] {
  return code === ezugiLobby ? [code, slotsList.code] : [code]
}

/** Every list, in the order of the providers; the slots stand first, as /slots has them. */
export const allLists: readonly ListCode[] = [...providers.map(({ code }) => code), slotsList.code]
