import type { ListCode, ProviderCode, ProviderInfo } from './provider.ts'

/** Ezugi's lobby also lists the tables of Evolution and the slots of two studios. */
const ezugiLobby = 'ezugi'

/** The families of the slots in the Ezugi lobby, one for each studio. */
const slotFamilies = ['ezgne-', 'ezgrt-']

function info(code: ProviderCode, name: string, given: Partial<ProviderInfo> = {}): ProviderInfo {
  return { code, name, casino: code, homeUrl: `/casino/${code}`, families: [`${code}/`], ...given }
}

/** Every provider, small enough to be known everywhere; the games come with the files of `providers/`. */
export const providers: readonly ProviderInfo[] = [
  info('evolution', 'Evolution', {
    casino: ezugiLobby,
    families: ['ezgevo-'],
  }),
  info('ezugi', 'Ezugi', { families: ['ezg-'] }),
  info('supernowa', 'Supernowa', { families: ['sn-'] }),
  info('worldcasino', 'World Casino'),
  info('xpg', 'XPG'),
  info('onetouch', 'OneTouch'),
  info('onlyplay', 'OnlyPlay'),
  info('pragmaticplay', 'Pragmatic Play'),
  info('qtech', 'QTech'),
  info('vivo', 'Vivo', { families: ['vivo-'] }),
  info('aesexy', 'AE Sexy', {
    casino: 'awc',
    families: ['awc-'],
  }),
  info('powergames', 'Power Games'),
  info('spribe', 'Spribe'),
  info('kingmaker', 'Kingmaker', {
    homeUrl: '/kingmaker',
    families: ['km-'],
  }),
  info('aura', 'Aura', { homeUrl: '/aura', families: ['aura-'] }),
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
