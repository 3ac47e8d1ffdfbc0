import { expect, test } from 'vitest'
import { packsOf } from '../../rules/cards.ts'
import { amarAkbarAnthony, luckySeven, oneCardRules } from '../../rules/tables/one-card.ts'
import { drawOfCards } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const lucky = oneCardRules(luckySeven)
const brothers = oneCardRules(amarAkbarAnthony)
const shoe = packsOf(8)

test.each([
  ['below', '6S', 200],
  ['below', '8S', 0],
  ['below', '7S', 50],
  ['above', '8S', 200],
  ['above', '7S', 50],
  ['seven', '7S', 1_200],
  ['seven', 'KS', 0],
  ['odd', 'KH', 180],
  ['even', 'QH', 210],
  ['even', 'AH', 0],
  ['red', '2D', 195],
  ['black', '2D', 0],
] as const)('lucky 7: %s at %s pays %i hundredths', (on, card, times) => {
  const order = lucky.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
  expect(order.play([], drawOfCards([card], shoe)()).payoutPaise).toBe(times * 10)
})

test.each([
  ['amar', '6S', 210],
  ['amar', '7S', 0],
  ['akbar', 'TS', 315],
  ['anthony', 'JS', 420],
  ['anthony', 'AS', 0],
  ['rank-1', 'AS', 1_250],
  ['rank-13', 'QS', 0],
] as const)('Amar Akbar Anthony: %s at %s pays %i hundredths', (on, card, times) => {
  const order = brothers.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
  expect(order.play([], drawOfCards([card], shoe)()).payoutPaise).toBe(times * 10)
})

test('lucky 7 gives back what it says', () => {
  expectReturns(lucky, {
    'Below or above 7': (6 * 2 + 0.5) / 13,
    Seven: 12 / 13,
    'Odd card': (7 * 1.8) / 13,
    'Even card': (6 * 2.1) / 13,
    'Red or black': 0.975,
  })
  expectSimulated(lucky)
})

test('Amar Akbar Anthony gives back what it says', () => {
  expectReturns(brothers, {
    'Amar, ace to 6': (6 * 2.1) / 13,
    'Akbar, 7 to 10': (4 * 3.15) / 13,
    'Anthony, jack to king': (3 * 4.2) / 13,
    'One rank': 12.5 / 13,
    'Odd card': (7 * 1.8) / 13,
    'Even card': (6 * 2.1) / 13,
    'Red or black': 0.975,
  })
  expectSimulated(brothers)
})
