import { describe, expect, test } from 'vitest'
import { type Card, pack } from '../../rules/cards.ts'
import { galleryPoker, oneDayPoker, twoHandsRules } from '../../rules/poker/two-hands.ts'
import { drawOfCards } from '../tables/numbers.ts'
import { expectSimulated } from '../tables/returns.ts'

const rules = twoHandsRules(oneDayPoker)

/** What a bet of 100 pays when these cards come: one each, another each, then the board. */
function pays(on: string, cards: readonly Card[], of = rules) {
  return of.order(100, 'base', { bets: [{ on, amountPaise: 100 }] }).play([], drawOfCards(cards, pack)())
}
const aces: Card[] = ['AS', 'KS', 'AH', 'KH', 'AD', '2C', '2D', '9H', 'JC']
const shared: Card[] = ['2S', '3S', '2H', '3H', 'TD', 'JD', 'QD', 'KD', 'AD']

describe('the better of two hands with the board', () => {
  test('wins', () => {
    expect(pays('a', aces).payoutPaise).toBe(195)
    expect(pays('b', aces).payoutPaise).toBe(0)
    expect(pays('a', aces).events.at(-2)).toMatchObject({
      type: 'outcome',
      winner: 'a',
      hands: { a: 'full-house', b: 'two-pairs' },
    })
  })

  test('is none when the board is the best of both: the stake comes back, or half of it', () => {
    expect(pays('b', shared).payoutPaise).toBe(100)
    expect(pays('b', shared, twoHandsRules(galleryPoker)).payoutPaise).toBe(50)
  })
})

test('what a hand becomes pays 96 % over its chance', () => {
  expect(pays('a-full-house', aces).payoutPaise).toBe(Math.floor((96 * 133_784_560) / 3_473_184))
  expect(pays('b-full-house', aces).payoutPaise).toBe(0)
})

test('cards come in the order of the deal', () => {
  const { events } = pays('a', aces)
  expect(events.slice(0, 9).map((event) => Object.values(event).join(' '))).toEqual(
    ['a AS', 'b KS', 'a AH', 'b KH', 'board AD', 'board 2C', 'board 2D', 'board 9H', 'board JC'].map(
      (played, index) => `${index} card ${played}`,
    ),
  )
})

test('the bets give back what they say', () => {
  for (const { bet, expected } of [...rules.returns(), ...twoHandsRules(galleryPoker).returns()])
    expect(expected, bet).toBeCloseTo(bet === 'A hand wins' ? 0.978 : 0.958, 2)
  expectSimulated(rules)
})
