import { type Card, pack, rankOf, shoeOf, suitOf, suits } from '../cards.ts'
import type { GameRules } from '../rules.ts'
import type { ResultEvent } from '../table.ts'
import { chanceTableRules } from './chance-table.ts'

/** Four runners, one of each suit; a card that is turned brings the runner of its suit a step ahead. */
export interface RaceVariant {
  /** The rank of the runners, 1 to 13: their cards are out of the pack. */
  runner: number
  /** Steps to the finish. */
  steps: number
  /** What is given back of a stake of 1, before the times are rounded down: 0.97. */
  expected: number
}

export const cardRace: RaceVariant = { runner: 1, steps: 6, expected: 0.97 }
export const queenRace: RaceVariant = { runner: 12, steps: 4, expected: 0.97 }

/** How far each suit came, by its letter; the winner came to the finish. */
interface Finish {
  winner: string
  /** Steps by which the winner leads the second. */
  lead: number
}

/** Cards of a suit besides its runner. */
const cardsOfSuit = 12

/** The runners, each turned card with how many steps its suit has come, and who won. */
export type RaceEvent =
  | { type: 'start'; runners: readonly Card[] }
  | { type: 'turn'; card: Card; steps: number }
  | ({ type: 'finish' } & Finish)
  | ResultEvent

/**
 * Spots: 'win-S', 'win-H', 'win-D', 'win-C', 'red', 'black' (colour of the winner), 'close' (it leads by one step), 'clear' (by
 * two or more).
 */
export function raceRules({ runner, steps, expected }: RaceVariant): GameRules<RaceEvent> {
  const close = closeChance(steps)
  const runners = pack.filter((card) => rankOf(card) === runner)
  const others = pack.filter((card) => rankOf(card) !== runner)
  return chanceTableRules<Finish, RaceEvent>({
    bets: [
      ...suits.map((suit) => ({
        on: `win-${suit}`,
        kind: 'The winner',
        chance: 1 / suits.length,
        wins: ({ winner }: Finish) => winner === suit,
      })),
      { on: 'red', kind: 'Colour of the winner', chance: 1 / 2, wins: ({ winner }) => isRedSuit(winner) },
      { on: 'black', kind: 'Colour of the winner', chance: 1 / 2, wins: ({ winner }) => !isRedSuit(winner) },
      { on: 'close', kind: 'Ahead by one step', chance: close, wins: ({ lead }) => lead === 1 },
      { on: 'clear', kind: 'Ahead by two steps or more', chance: 1 - close, wins: ({ lead }) => lead > 1 },
    ],
    expected,
    deal(draw) {
      const { turns, finish } = run(shoeOf(draw, others), steps)
      return { outcome: finish, events: [{ type: 'start', runners }, ...turns, { type: 'finish', ...finish }] }
    },
  })
}

function isRedSuit(suit: string): boolean {
  return suit === 'H' || suit === 'D'
}

/** Turns cards until one runner is at the finish. */
function run(next: () => Card, steps: number) {
  const turns: { type: 'turn'; card: Card; steps: number }[] = []
  const ahead = new Map<string, number>()
  for (;;) {
    const card = next()
    const suit = suitOf(card)
    const now = (ahead.get(suit) ?? 0) + 1
    ahead.set(suit, now)
    turns.push({ type: 'turn', card, steps: now })
    if (now < steps) continue
    ahead.delete(suit)
    return { turns, finish: { winner: suit, lead: steps - Math.max(0, ...ahead.values()) } }
  }
}

/** The chance that the second is one step behind, over all ways that the cards can come. */
function closeChance(steps: number): number {
  const known = new Map<string, number>()
  const from = (ahead: readonly number[]): number => {
    const [first = 0, second = 0] = [...ahead].sort((a, b) => b - a)
    if (first === steps) return second === steps - 1 ? 1 : 0
    const key = [...ahead].sort((a, b) => a - b).join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    const left = ahead.map((turned) => cardsOfSuit - turned)
    const all = left.reduce((sum, cards) => sum + cards, 0)
    const chance = left.reduce(
      (sum, cards, suit) => sum + (cards / all) * from(ahead.map((turned, at) => (at === suit ? turned + 1 : turned))),
      0,
    )
    known.set(key, chance)
    return chance
  }
  return from(suits.map(() => 0))
}
