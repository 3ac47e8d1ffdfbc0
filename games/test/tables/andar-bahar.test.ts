import { expect, test } from 'vitest'
import { type Card, pack } from '../../rules/cards.ts'
import { andarBahar, andarBaharRules } from '../../rules/tables/andar-bahar.ts'
import { drawOfCards } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const rules = andarBaharRules(andarBahar)

function bet(on: string, cards: readonly Card[]) {
  return rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] }).play([], drawOfCards(cards, pack)())
}

/** A joker, cards that do not match it, and one that does. */
const dealOf = (count: number): Card[] => [
  '7S',
  ...pack.filter((card) => !card.startsWith('7')).slice(0, count - 1),
  '7H',
]

test('cards fall on andar and bahar in turn until one matches the joker', () => {
  expect(bet('bahar', ['7S', '2D', '7H'])).toEqual({
    events: [
      { index: 0, type: 'joker', card: '7S' },
      { index: 1, type: 'card', to: 'andar', card: '2D' },
      { index: 2, type: 'card', to: 'bahar', card: '7H' },
      { index: 3, type: 'outcome', winner: 'bahar', cards: 2 },
      { index: 4, type: 'result', bets: [{ on: 'bahar', amountPaise: 1_000, times: 200 }] },
    ],
    stakePaise: 1_000,
    payoutPaise: 2_000,
    actions: [],
    safest: null,
  })
})

test.each([
  ['andar', 1, 190],
  ['andar', 49, 190],
  ['andar', 2, 0],
  ['bahar', 48, 200],
  ['cards-1-5', 5, 350],
  ['cards-1-5', 6, 0],
  ['cards-6-10', 6, 450],
  ['cards-16-25', 25, 450],
  ['cards-36-40', 40, 5_000],
  ['cards-41-49', 41, 12_000],
  ['cards-41-49', 49, 12_000],
] as const)('%s with %i cards pays %i hundredths', (on, count, times) => {
  expect(bet(on, dealOf(count)).payoutPaise).toBe(times * 10)
})

test('every bet gives back what is said', () => {
  /** That more than so many cards fall: all three of the joker's rank lie after them. */
  const more = (count: number) => ((51 - count) * (50 - count) * (49 - count)) / (51 * 50 * 49)
  const between = (from: number, to: number, times: number) => times * (more(from - 1) - more(to))
  expectReturns(rules, {
    Andar: 0.9785,
    Bahar: 0.97,
    '1 to 5 cards': between(1, 5, 3.5),
    '6 to 10 cards': between(6, 10, 4.5),
    '11 to 15 cards': between(11, 15, 5.5),
    '16 to 25 cards': between(16, 25, 4.5),
    '26 to 30 cards': between(26, 30, 15),
    '31 to 35 cards': between(31, 35, 25),
    '36 to 40 cards': between(36, 40, 50),
    '41 to 49 cards': between(41, 49, 120),
  })
  expectSimulated(rules)
})
