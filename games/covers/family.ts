/** Which motif a game gets: by its name, then by its category. */
import type { GameCategory } from '../catalogue/game.ts'

export const familyNames = [
  'crash',
  'wheel',
  'cards',
  'andarbahar',
  'teenpatti',
  'dragontiger',
  'baccarat',
  'blackjack',
  'sicbo',
  'dice',
  'cards32',
  'lucky7',
  'reels',
  'mines',
  'plinko',
  'hilo',
  'keno',
  'goal',
  'hotline',
  'gameshow',
  'ball',
  'sport',
] as const

export type FamilyName = (typeof familyNames)[number]

/** First match wins. */
const byName: readonly (readonly [RegExp, FamilyName])[] = [
  [/aviator|crash|\bjet\b/i, 'crash'],
  [/roulette/i, 'wheel'],
  [/andar/i, 'andarbahar'],
  [/teen ?patti/i, 'teenpatti'],
  [/dragon/i, 'dragontiger'],
  [/baccarat/i, 'baccarat'],
  [/blackjack/i, 'blackjack'],
  [/sic ?bo/i, 'sicbo'],
  [/dice/i, 'dice'],
  [/\b32\b|thirtytwo/i, 'cards32'],
  [/lucky ?7/i, 'lucky7'],
  [/mines/i, 'mines'],
  [/plinko/i, 'plinko'],
  [/hi ?lo/i, 'hilo'],
  [/keno/i, 'keno'],
  [/goal/i, 'goal'],
  [/hotline/i, 'hotline'],
  [/crazy|wheel|monopoly/i, 'gameshow'],
  [/mega ?ball|\bdraw\b/i, 'ball'],
]

/** Words of a name that choose a theme of the reels or a flyer of the crash family. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/viking|shield|north/i, 'norse'],
  [/777|seven/i, 'seven'],
  [/lotus|temple|mask|gonzo|stone/i, 'temple'],
  [/sea|ocean|coral|pearl|river|harbour/i, 'sea'],
  [/gem|ruby|diamond|jade|copper|gold/i, 'gem'],
  [/fruit|mango|berry|orchard/i, 'fruit'],
  [/aviator|\bjet\b/i, 'plane'],
  [/moon|rocket/i, 'rocket'],
  [/kite/i, 'kite'],
  [/balloon/i, 'balloon'],
  [/bird/i, 'bird'],
  // Words of the catalogue's themes, which stand behind a slot's name.
  [/ (norse|hoard|shield-wall|horn)$/, 'norse'],
  [/ (twin|star|carnival|lantern)$/, 'seven'],
  [/ (shrine|blue-shrine|bells|peacock|marigold|monsoon|festival|drum|bazaar|lamp|wedding)$/, 'temple'],
  [/ (beach|reef|palace|corsair|treasure|moon)$/, 'sea'],
  [/ (emerald|sapphire|tsar|raja|caravan|winter)$/, 'gem'],
  [/ (garden)$/, 'fruit'],
]

const flyers = ['plane', 'rocket', 'kite', 'balloon', 'bird'] as const

export function familyOf(name: string, category: GameCategory, provider = ''): FamilyName {
  if (provider === 'sports') return 'sport'
  const named = byName.find(([pattern]) => pattern.test(name))?.[1]
  if (named) return named
  if (category === 'crash' && flyers.some((flyer) => flyer === hintOf(name))) return 'crash'
  return category === 'slots' ? 'reels' : 'cards'
}

/** The theme that a name asks for, with the catalogue's theme behind the name of a slot; null leaves it to the seed. */
export function hintOf(name: string): string | null {
  return hints.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
