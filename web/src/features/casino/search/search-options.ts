import type { GameCategory } from '@chaupar/games/catalogue/game'
import { providerByCode, slotsList } from '@chaupar/games/catalogue/provider-index'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { categoryNames } from '../catalogue/category-names.ts'

/** A filter's option: what it compares with, and what it is called. A provider's name is the same in every language. */
export type SearchOption = { value: string; label: MessageDescriptor | string }

function provider(code: string): SearchOption {
  return { value: code, label: code === slotsList.code ? msg`Slots` : (providerByCode(code)?.name ?? code) }
}

function category(value: GameCategory): SearchOption {
  return { value, label: categoryNames[value] }
}

/** Game search provider filter options (spec 9). */
export const searchProviders: readonly SearchOption[] = [
  'ezugi',
  'evolution',
  'kingmaker',
  'supernowa',
  'slots',
  'vivo',
].map(provider)

/** Game search category filter options (spec 9). */
export const searchCategories: readonly SearchOption[] = (
  ['roulette', 'andarbahar', 'livecasino', 'slots', 'baccarat', 'blackjack', 'other', 'crash'] as const
).map(category)

/** Name of a provider option, for a sentence. */
export function providerLabel(code: string): string {
  return providerByCode(code)?.name ?? 'Slots'
}
