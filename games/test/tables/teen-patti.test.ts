import { describe, expect, test } from 'vitest'
import { type Card, pack } from '../../rules/cards.ts'
import { jokerTeenPatti, muflisTeenPatti, teenPatti, teenPattiRules } from '../../rules/tables/teen-patti.ts'
import { kindOf, strengthOf } from '../../rules/tables/teen-patti-hands.ts'
import { drawOfCards } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'
import { countHands } from './teen-patti-count.ts'

const plain = teenPattiRules(teenPatti)
const muflis = teenPattiRules(muflisTeenPatti)
const joker = teenPattiRules(jokerTeenPatti)

/** Cards in the order in which they are dealt: to a and b in turn. */
function bet(on: string, cards: readonly Card[], rules = plain) {
  return rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] }).play([], drawOfCards(cards, pack)())
}

const read = (cards: string) => pack.filter((card) => cards.split(' ').includes(card))

test('hands rank from a trail down to the highest card, ace-2-3 second among sequences', () => {
  const order = [
    ...['AS AH AD', '2S 2H 2D'],
    ...['AS KS QS', 'AH 2H 3H', 'KS QS JS', '4S 3S 2S'],
    ...['AS KH QS', 'AH 2S 3H', 'KS QS JH', '4S 3S 2H'],
    ...['AS KS JS', 'AS KS TS', '5S 3S 2S'],
    ...['AS AH KS', 'AS AH 2S', 'KS KH AS', '2S 2H 3S'],
    ...['AS KH JS', 'AS QH JS', '5S 3S 2H'],
  ]
  const strengths = order.map((cards) => strengthOf(read(cards)))
  expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
  expect(new Set(strengths).size).toBe(order.length)
})

test.each([
  ['7S 7H 7D', 'trail'],
  ['7S 7H KD', 'trail'],
  ['7S KH KD', 'trail'],
  ['7S KD QD', 'pure sequence'],
  ['7S AD 3D', 'pure sequence'],
  ['7S KH JD', 'sequence'],
  ['7S KD 2D', 'colour'],
  ['7S KH 2D', 'pair'],
] as const)('with sevens wild %s is a %s', (cards, kind) => {
  expect(kindOf(strengthOf(read(cards), 7))).toBe(kind)
})

test('a wild card makes the best of a hand', () => {
  expect(strengthOf(read('7S 7H KD'), 7)).toBe(strengthOf(read('KS KH KD')))
  expect(strengthOf(read('7S 7H 7D'), 7)).toBe(strengthOf(read('AS AH AD')))
  expect(strengthOf(read('7S KD QD'), 7)).toBe(strengthOf(read('AD KD QD')))
  expect(strengthOf(read('7S 3D 2D'), 7)).toBe(strengthOf(read('AD 3D 2D')))
  expect(strengthOf(read('7S KH 2D'), 7)).toBe(strengthOf(read('KS KH 2D')))
})

test('a and b get cards in turn, and the better hand wins', () => {
  expect(bet('a', ['KS', '2S', 'KH', '3S', '5D', '9H'])).toEqual({
    events: [
      { index: 0, type: 'card', to: 'a', card: 'KS' },
      { index: 1, type: 'card', to: 'b', card: '2S' },
      { index: 2, type: 'card', to: 'a', card: 'KH' },
      { index: 3, type: 'card', to: 'b', card: '3S' },
      { index: 4, type: 'card', to: 'a', card: '5D' },
      { index: 5, type: 'card', to: 'b', card: '9H' },
      { index: 6, type: 'outcome', winner: 'a', a: 'pair', b: 'high card' },
      { index: 7, type: 'result', bets: [{ on: 'a', amountPaise: 1_000, times: 196 }] },
    ],
    stakePaise: 1_000,
    payoutPaise: 1_960,
    actions: [],
    safest: null,
  })
})

describe('is paid', () => {
  const pairOverNine: readonly Card[] = ['KS', '2S', 'KH', '3S', '5D', '9H']
  const equal: readonly Card[] = ['KS', 'KH', 'TS', 'TH', '2D', '2C']

  test.each([
    ['the loser nothing', plain, 'b', pairOverNine, 0],
    ['equal hands the stake', plain, 'a', equal, 100],
    ['equal hands the stake', plain, 'b', equal, 100],
    ['a pair', plain, 'a-pair-plus', pairOverNine, 200],
    ['less than a pair', plain, 'b-pair-plus', pairOverNine, 0],
    ['a pure sequence', plain, 'a-pair-plus', ['KS', '2S', 'QS', '3H', 'JS', '9H'], 4_100],
    ['the lower hand of muflis', muflis, 'b', pairOverNine, 196],
    ['the higher hand of muflis', muflis, 'a', pairOverNine, 0],
    ['a trail of two and a joker', joker, 'b-pair-plus', ['5S', 'KS', '2S', 'KH', '2C', '9D', '5H'], 700],
  ] as const)('%s', (_, rules, on, cards, times) => {
    expect(bet(on, cards, rules).payoutPaise).toBe(times * 10)
  })

  test('the joker is turned before the cards', () => {
    expect(bet('a', ['5S', 'KS', '2S'], joker).events[0]).toEqual({ index: 0, type: 'joker', card: '5S' })
  })
})

test('every bet gives back what is said, from a count of all hands', () => {
  expect(countHands(false)).toEqual(teenPatti.counts)
  expect(countHands(true)).toEqual(jokerTeenPatti.counts)
  expectReturns(plain, { Player: 0.98002, 'Pair or better': 21_588 / 22_100 })
  expectReturns(muflis, { Player: 0.98002, 'Pair or better': 21_588 / 22_100 })
  expectReturns(joker, { Player: 0.98003, 'Pair or better': 0.96293 })
  for (const rules of [plain, muflis, joker]) expectSimulated(rules)
})
