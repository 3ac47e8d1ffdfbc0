/** Live tables: a dealer deals to everybody at once, so all players of a world share their rounds, as they do those of a crash. */
import type { Game } from '../catalogue/game.ts'
import { rulesNameOf } from './rule-names.ts'

/** Families whose rounds are decided by one deal, no matter who has bet on it. */
export const liveFamilies: ReadonlySet<string> = new Set([
  'roulette',
  'andar-bahar',
  'teen-patti',
  'high-card',
  'one-card',
  'thirty-two-cards',
  'baccarat',
  'poker',
  'three-dice',
  'two-dice',
])

/** Providers, by their code, whose tables have a dealer; those of the others are dealt by software, to one player. */
const studios: ReadonlySet<string> = new Set([
  'evolution',
  'ezugi',
  'supernowa',
  'worldcasino',
  'xpg',
  'pragmaticplay',
  'vivo',
  'aesexy',
  'aura',
])

/** Whether the rounds of a cover are those of a live table. */
export function isLiveTable(game: Pick<Game, 'rules' | 'provider'>): boolean {
  const family = rulesNameOf(game)?.split('/')[0]
  return family !== undefined && liveFamilies.has(family) && studios.has(game.provider)
}

/** Whether all players of a world share the rounds of a cover: those of a live table, or of a crash. */
export function isShared(game: Pick<Game, 'rules' | 'provider'>): boolean {
  return isLiveTable(game) || rulesNameOf(game)?.startsWith('crash/') === true
}
