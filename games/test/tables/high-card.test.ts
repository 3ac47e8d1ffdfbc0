import { expect, test } from 'vitest'
import { type Card, packsOf } from '../../rules/cards.ts'
import { cricketWar, dragonTiger, highCardRules } from '../../rules/tables/high-card.ts'
import { drawOfCards } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const tiger = highCardRules(dragonTiger)
const cricket = highCardRules(cricketWar)

function played(rules: typeof tiger, packs: number, on: string, cards: readonly Card[]) {
  return rules
    .order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
    .play([], drawOfCards(cards, packsOf(packs))())
}

test('the higher card wins, and each card comes as it falls', () => {
  expect(played(tiger, 8, 'tiger', ['3S', 'TD'])).toEqual({
    events: [
      { index: 0, type: 'card', to: 'dragon', card: '3S' },
      { index: 1, type: 'card', to: 'tiger', card: 'TD' },
      { index: 2, type: 'outcome', winner: 'tiger' },
      { index: 3, type: 'result', bets: [{ on: 'tiger', amountPaise: 1_000, times: 200 }] },
    ],
    stakePaise: 1_000,
    payoutPaise: 2_000,
    actions: [],
    safest: null,
  })
})

test.each([
  ['dragon', '3S', 'TD', 0],
  ['dragon', 'KS', 'AD', 200],
  ['dragon', 'KS', 'KD', 50],
  ['tiger', 'KS', 'KD', 50],
  ['tie', 'KS', 'KD', 1_200],
  ['tie', 'KS', 'QS', 0],
  ['suited-tie', 'KS', 'KS', 5_100],
  ['suited-tie', 'KS', 'KD', 0],
  ['dragon-odd', 'JS', '2D', 180],
  ['tiger-odd', 'JS', '2D', 0],
  ['tiger-even', 'JS', '2D', 210],
  ['tiger-red', 'JS', '2D', 195],
  ['dragon-black', 'JS', '2D', 195],
  ['tiger-D', 'JS', '2D', 390],
  ['dragon-D', 'JS', '2D', 0],
] as const)('dragon tiger: %s at %s and %s pays %i hundredths', (on, first, second, times) => {
  expect(played(tiger, 8, on, [first, second]).payoutPaise).toBe(times * 10)
})

test('in cricket war the ace is high, and a tie gives half back', () => {
  expect(played(cricket, 6, 'batter', ['AS', 'KS']).payoutPaise).toBe(2_000)
  expect(played(cricket, 6, 'bowler', ['AS', 'KS']).payoutPaise).toBe(0)
  expect(played(cricket, 6, 'bowler', ['AS', 'AH']).payoutPaise).toBe(500)
})

test('dragon tiger gives back what it says', () => {
  const tie = 31 / 415
  expectReturns(tiger, {
    'A side': 1 - tie / 2,
    Tie: 12 * tie,
    'Suited tie': (51 * 7) / 415,
    'Odd card': (7 * 1.8) / 13,
    'Even card': (6 * 2.1) / 13,
    'Red or black card': 0.975,
    'Suit of a card': 0.975,
  })
  expectSimulated(tiger)
})

test('cricket war gives back what it says', () => {
  const tie = 23 / 311
  expectReturns(cricket, { 'A side': 1 - tie / 2, Tie: 12 * tie, 'Suited tie': (51 * 5) / 311 })
  expectSimulated(cricket)
})
