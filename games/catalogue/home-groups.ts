import type { RedirectEntry } from './game.ts'
import type { ListCode } from './provider.ts'

/** The groups of the home page (spec 2.5), in its order; `providers` are the tiles of the provider index. */
export const homeGroups = ['popular', 'ezugi', 'evolution', 'spribe', 'aura', 'sports', 'providers'] as const

export type HomeGroup = (typeof homeGroups)[number]

/** Groups that are a provider's list. */
export const providerGroups = ['ezugi', 'evolution', 'spribe', 'aura'] as const satisfies readonly ListCode[]

/** Slugs of the group `popular`, in its order. */
export const popularSlugs: readonly string[] = [
  'spribe/aviator',
  'ezg-Roulette',
  'ezg-AndarBahar',
  'spribe/mines',
  'ezg-TeenPatti01',
  'ezgevo-CrazyTime',
  'spribe/plinko',
  'ezg-lucky7',
  'ezgevo-DragonTiger1',
  'ezgrt-Strike777',
  'ezg-Blackjack',
  'ezgrt-VikingsSlots',
]

function sport(redirectUrl: string, key: string, name: string): RedirectEntry {
  const src = `covers/sports/${key}.svg`
  return {
    redirectUrl,
    code: '',
    casino: 'sports',
    category: 'other',
    provider: 'sports',
    homeUrl: '/home',
    imgUrl: src,
    plaBtn: '/art/play.svg',
    alt: name,
    gameType: [],
    cover: { src, alt: name },
  }
}

/** The group `sports`: entries that lead to the sportsbook instead of a launch page. */
export const sportsEntries: readonly RedirectEntry[] = [
  sport('/exchange/Inplay', 'inplay', 'In-play'),
  sport('/spmsports/cricket', 'cricket', 'Cricket'),
  sport('/spmsports/soccer', 'soccer', 'Soccer'),
  sport('/spmsports/tennis', 'tennis', 'Tennis'),
]
