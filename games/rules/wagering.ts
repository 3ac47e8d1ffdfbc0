/** How much of a stake in a game counts towards a bonus: the nearer a game comes to giving back all, the less. */
import { gameBySlug } from '../catalogue/games.ts'
import { type GameFamily, rulesNameOf } from './rule-names.ts'

/** Games that count alike. */
export const wageringGroups = ['slots', 'draws', 'instant', 'tables', 'baccarat'] as const
export type WageringGroup = (typeof wageringGroups)[number]

/** Per cent of a stake that count, at a bonus to which games count whole. */
export const wageringPercent: Readonly<Record<WageringGroup, number>> = {
  slots: 100,
  draws: 80,
  instant: 50,
  tables: 20,
  baccarat: 10,
}

/** The group of every family. */
const groupOf: Readonly<Record<GameFamily, WageringGroup>> = {
  lines: 'slots',
  ways: 'slots',
  tumbles: 'slots',
  classic: 'slots',
  keno: 'draws',
  'ball-draw': 'draws',
  'money-wheel': 'draws',
  matka: 'draws',
  race: 'draws',
  'jhandi-munda': 'draws',
  crash: 'instant',
  dice: 'instant',
  mines: 'instant',
  plinko: 'instant',
  goal: 'instant',
  hilo: 'instant',
  hotline: 'instant',
  'risk-wheel': 'instant',
  'mini-roulette': 'instant',
  roulette: 'tables',
  'andar-bahar': 'tables',
  'teen-patti': 'tables',
  'high-card': 'tables',
  'one-card': 'tables',
  'thirty-two-cards': 'tables',
  poker: 'tables',
  'three-dice': 'tables',
  'two-dice': 'tables',
  baccarat: 'baccarat',
  blackjack: 'baccarat',
  craps: 'baccarat',
}

const groupByFamily = new Map<string, WageringGroup>(Object.entries(groupOf))

/** The group of the game of this slug; null for a game that the catalogue has not. */
export function wageringGroupOf(slug: string): WageringGroup | null {
  const game = gameBySlug(slug)
  const family = game && rulesNameOf(game)?.split('/')[0]
  return groupByFamily.get(family ?? '') ?? null
}
