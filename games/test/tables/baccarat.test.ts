import { describe, expect, test } from 'vitest'
import { type Card, packsOf } from '../../rules/cards.ts'
import { baccaratRules, commissionBaccarat, noCommissionBaccarat } from '../../rules/tables/baccarat.ts'
import { drawOfCards } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const commission = baccaratRules(commissionBaccarat)
const noCommission = baccaratRules(noCommissionBaccarat)

/** Cards in the order in which they are dealt: player, banker, player, banker, then the third ones. */
function bet(on: string, cards: readonly Card[], rules = commission) {
  return rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] }).play([], drawOfCards(cards, packsOf(8))())
}

test('each card comes with the total of its hand', () => {
  expect(bet('player', ['2S', 'KD', '3H', '6C', '4S', '9S'])).toEqual({
    events: [
      { index: 0, type: 'card', to: 'player', card: '2S', total: 2 },
      { index: 1, type: 'card', to: 'banker', card: 'KD', total: 0 },
      { index: 2, type: 'card', to: 'player', card: '3H', total: 5 },
      { index: 3, type: 'card', to: 'banker', card: '6C', total: 6 },
      { index: 4, type: 'card', to: 'player', card: '4S', total: 9 },
      { index: 5, type: 'outcome', winner: 'player' },
      { index: 6, type: 'result', bets: [{ on: 'player', amountPaise: 1_000, times: 200 }] },
    ],
    stakePaise: 1_000,
    payoutPaise: 2_000,
    actions: [],
    safest: null,
  })
})

describe('a third card', () => {
  const dealt = (cards: readonly Card[]) =>
    bet('player', cards)
      .events.filter(({ type }) => type === 'card')
      .slice(4)

  test.each([
    ['a natural of either side ends the deal', ['8S', '2S', 'KS', '2H'], []],
    ['nine of the banker too', ['2S', '9S', '3S', 'KH'], []],
    ['the player stands on six and seven, the banker then draws to five', ['6S', '2S', 'KS', '3H', '4D'], ['banker']],
    ['and stands on six', ['6S', '3D', 'KS', '3H'], []],
  ] as const)('%s', (_, cards, to) => {
    expect(dealt(cards)).toMatchObject(to.map((side) => ({ to: side })))
    expect(dealt(cards)).toHaveLength(to.length)
  })

  /** The banker's totals against the player's third cards at which it draws, from the printed tableau. */
  const tableau: Readonly<Record<number, readonly number[]>> = {
    0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    4: [2, 3, 4, 5, 6, 7],
    5: [4, 5, 6, 7],
    6: [6, 7],
    7: [],
  }
  const cardOf = (value: number): Card => {
    const cards: readonly Card[] = ['KC', 'AC', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C']
    return cards[value] ?? 'KC'
  }

  test.each(Object.keys(tableau).map(Number))('of the banker on %i follows the tableau', (banker) => {
    for (let third = 0; third <= 9; third += 1) {
      const cards: Card[] = ['2S', 'QS', '3S', cardOf(banker), cardOf(third), '5H']
      expect(dealt(cards).length, `third card ${third}`).toBe(tableau[banker]?.includes(third) ? 2 : 1)
    }
  })
})

test.each([
  ['player', ['9S', '7S', 'KS', 'KH'], 200],
  ['player', ['7S', '9S', 'KS', 'KH'], 0],
  ['player', ['9S', '9H', 'KS', 'KH'], 100],
  ['banker', ['9S', '9H', 'KS', 'KH'], 100],
  ['banker', ['7S', '9S', 'KS', 'KH'], 195],
  ['tie', ['9S', '9H', 'KS', 'KH'], 900],
  ['tie', ['9S', '8H', 'KS', 'KH'], 0],
  ['player-pair', ['9S', '8H', '9D', 'KH'], 1_200],
  ['player-pair', ['JS', '8H', 'QS', 'KH'], 0],
  ['banker-pair', ['9S', 'KS', '9D', 'KH'], 1_200],
  ['banker-pair', ['9S', 'KS', '9D', 'QH'], 0],
] as const)('%s at %j pays %i hundredths', (on, cards, times) => {
  expect(bet(on, cards).payoutPaise).toBe(times * 10)
})

test('without commission the banker pays even money, and half of it on a six', () => {
  expect(bet('banker', ['7S', '9S', 'KS', 'KH'], noCommission).payoutPaise).toBe(2_000)
  expect(bet('banker', ['2S', '6S', '4D', 'KH'], noCommission).payoutPaise).toBe(1_000)
  expect(bet('banker', ['2S', '6S', 'KD', 'KH', 'AS'], noCommission).payoutPaise).toBe(1_500)
})

test('every bet gives back what is known of eight packs', () => {
  const pair = (12 * 31) / 415
  expectReturns(commission, { Player: 0.98765, Banker: 0.98942, Tie: 0.8564, Pair: pair })
  expectReturns(noCommission, { Player: 0.98765, Banker: 0.98542, Tie: 0.8564, Pair: pair })
  expectSimulated(commission)
  expectSimulated(noCommission)
})
