import { type Category, categories } from '@chaupar/games/rules/poker/hands'
import { galleryPoker, oneDayPoker, type TwoHandsVariant } from '@chaupar/games/rules/poker/two-hands'
import type { Language } from '../../i18n/texts.ts'
import { pokerTexts } from './texts.ts'

/** The rules of a variant. */
export function tableOf(variant: string): TwoHandsVariant {
  return variant === 'gallery' ? galleryPoker : oneDayPoker
}

/**
 * Payout of a bet on each category, in hundredths: 0.96 over its share of all hands of seven, as
 * games/rules/poker/two-hands.ts works it out; both variants pay the same.
 */
export const categoryTimes: Readonly<Record<Category, number>> = {
  'high-card': 551,
  pair: 219,
  'two-pairs': 408,
  'three-of-a-kind': 1_987,
  straight: 2_078,
  flush: 3_173,
  'full-house': 3_697,
  'four-of-a-kind': 57_120,
  'straight-flush': 308_852,
}

/** A category as it fits on a spot. */
export function shortCategory(category: Category, language: Language): string {
  const { three, four, straightFlush } = pokerTexts[language]
  const short: Readonly<Partial<Record<Category, string>>> = {
    'three-of-a-kind': three,
    'four-of-a-kind': four,
    'straight-flush': straightFlush,
  }
  return short[category] ?? categoryText(category, language)
}

/** A category as the rules name it, in words: 'Two pairs'; '' for none. */
export function categoryText(name: string, language: Language): string {
  const category = categories.find((one) => one === name)
  return category === undefined ? '' : pokerTexts[language][category]
}
