import { expect, test } from 'vitest'
import { type Card, pack, rankOf } from '../../rules/cards.ts'
import { thirtyTwoCards, thirtyTwoCardsRules } from '../../rules/tables/thirty-two-cards.ts'
import { drawOfCards } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const rules = thirtyTwoCardsRules(thirtyTwoCards)
const deck = pack.filter((card) => rankOf(card) >= 6)

function bet(on: string, cards: readonly Card[]) {
  return rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] }).play([], drawOfCards(cards, deck)())
}

test('each player adds a card to the points it starts with, and the most win', () => {
  expect(bet('player-8', ['KS', '6S', '7S', '8S'])).toEqual({
    events: [
      { index: 0, type: 'card', to: 8, card: 'KS', points: 21 },
      { index: 1, type: 'card', to: 9, card: '6S', points: 15 },
      { index: 2, type: 'card', to: 10, card: '7S', points: 17 },
      { index: 3, type: 'card', to: 11, card: '8S', points: 19 },
      { index: 4, type: 'outcome', winners: [8] },
      { index: 5, type: 'result', bets: [{ on: 'player-8', amountPaise: 1_000, times: 1_240 }] },
    ],
    stakePaise: 1_000,
    payoutPaise: 12_400,
    actions: [],
    safest: null,
  })
})

test('those who lead together get cards until one leads alone', () => {
  const played = bet('player-11', ['KS', 'QS', '6S', 'TS', '9S', '8S', '9H', '7S', 'KH'])
  expect(played.events.slice(4, -1)).toEqual([
    { index: 4, type: 'card', to: 8, card: '9S', points: 30 },
    { index: 5, type: 'card', to: 9, card: '8S', points: 29 },
    { index: 6, type: 'card', to: 11, card: '9H', points: 30 },
    { index: 7, type: 'card', to: 8, card: '7S', points: 37 },
    { index: 8, type: 'card', to: 11, card: 'KH', points: 43 },
    { index: 9, type: 'outcome', winners: [11] },
  ])
  expect(played.payoutPaise).toBe(2_090)
})

test('cards that run out on a tie make a dead heat, which shares the win', () => {
  // Players 10 and 11 lead with 17, then get two cards of a rank each time, to the last of the deck.
  const first: Card[] = ['6S', '7S', '7H', '6H']
  const rest = deck.filter((card) => !first.includes(card)).sort((a, b) => rankOf(a) - rankOf(b))
  const played = bet('player-10', [...first, ...rest])
  expect(played.events).toHaveLength(32 + 2)
  expect(played.events.at(-2)).toMatchObject({ type: 'outcome', winners: [10, 11] })
  expect(played.payoutPaise).toBe(1_650)
})

test.each([
  ['player-8-odd', 1_950],
  ['player-8-even', 0],
  ['player-9-odd', 1_950],
  ['player-10-even', 0],
] as const)('%s is of the points after the first card', (on, back) => {
  expect(bet(on, ['KS', '6S', '7S', '8S']).payoutPaise).toBe(back)
})

test('every bet gives back what is said', () => {
  expectReturns(rules, {
    'Player 8': 0.97126,
    'Player 9': 0.96634,
    'Player 10': 0.96698,
    'Player 11': 0.97156,
    'Odd or even points': 0.975,
  })
  expectSimulated(rules)
})
