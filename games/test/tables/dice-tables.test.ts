import { expect, test } from 'vitest'
import type { GameRules } from '../../rules/rules.ts'
import { sicBo, thaiHiLo, threeDiceRules } from '../../rules/tables/three-dice.ts'
import { redBlueDice, redBlueDiceRules } from '../../rules/tables/two-dice.ts'
import { drawOf } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const sic = threeDiceRules(sicBo)
const thai = threeDiceRules(thaiHiLo)
const redBlue = redBlueDiceRules(redBlueDice)

function bet(rules: GameRules, on: string, dice: readonly number[]) {
  return rules
    .order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
    .play([], drawOf(dice.map((face) => (face - 0.5) / 6)))
}

test('dice come with their total', () => {
  expect(bet(sic, 'small', [1, 2, 6]).events).toEqual([
    { index: 0, type: 'dice', dice: [1, 2, 6], total: 9 },
    { index: 1, type: 'result', bets: [{ on: 'small', amountPaise: 1_000, times: 200 }] },
  ])
  expect(bet(redBlue, 'red', [6, 2]).events).toEqual([
    { index: 0, type: 'dice', red: 6, blue: 2, total: 8 },
    { index: 1, type: 'outcome', winner: 'red' },
    { index: 2, type: 'result', bets: [{ on: 'red', amountPaise: 1_000, times: 195 }] },
  ])
})

test.each([
  ['small', [1, 1, 2], 200],
  ['small', [2, 2, 2], 0],
  ['small', [5, 5, 1], 0],
  ['big', [5, 5, 1], 200],
  ['big', [5, 5, 5], 0],
  ['odd', [5, 5, 1], 200],
  ['odd', [1, 1, 1], 0],
  ['even', [5, 4, 1], 200],
  ['total-4', [1, 1, 2], 6_300],
  ['total-17', [6, 6, 5], 6_300],
  ['total-10', [5, 4, 1], 700],
  ['single-5', [5, 4, 1], 200],
  ['single-5', [5, 5, 1], 300],
  ['single-5', [5, 5, 5], 400],
  ['single-5', [4, 4, 4], 0],
  ['pair-1-5', [5, 4, 1], 650],
  ['pair-1-5', [5, 5, 2], 0],
  ['double-5', [5, 5, 2], 1_200],
  ['double-5', [5, 5, 5], 1_200],
  ['triple-5', [5, 5, 5], 18_100],
  ['triple-5', [5, 5, 2], 0],
  ['any-triple', [2, 2, 2], 3_200],
] as const)('sic bo: %s at %j pays %i hundredths', (on, dice, times) => {
  expect(bet(sic, on, dice).payoutPaise).toBe(times * 10)
})

test.each([
  ['low', [6, 3, 1], 195],
  ['low', [1, 1, 1], 195],
  ['low', [6, 4, 1], 0],
  ['high', [6, 4, 1], 195],
  ['hi-lo', [6, 4, 1], 750],
  ['hi-lo', [6, 5, 1], 0],
  ['run-1-2-3', [3, 1, 2], 3_400],
  ['run-1-2-3', [3, 3, 2], 0],
  ['run-4-5-6', [6, 5, 4], 3_400],
] as const)('Thai hi lo: %s at %j pays %i hundredths', (on, dice, times) => {
  expect(bet(thai, on, dice).payoutPaise).toBe(times * 10)
})

test.each([
  ['red', [6, 2], 195],
  ['blue', [6, 2], 0],
  ['blue', [2, 2], 100],
  ['tie', [2, 2], 580],
  ['tie', [2, 3], 0],
  ['red-odd', [3, 2], 195],
  ['blue-odd', [3, 2], 0],
  ['blue-even', [3, 2], 195],
  ['below-7', [3, 3], 232],
  ['below-7', [3, 4], 0],
  ['above-7', [4, 4], 232],
  ['total-2', [1, 1], 3_450],
  ['total-7', [3, 4], 575],
  ['total-12', [6, 6], 3_450],
] as const)('red blue dice: %s at %j pays %i hundredths', (on, dice, times) => {
  expect(bet(redBlue, on, dice).payoutPaise).toBe(times * 10)
})

test('a bet of another table is refused', () => {
  expect(() => bet(thai, 'odd', [1, 2, 3])).toThrow('This table has no such bet')
  expect(() => bet(sic, 'run-1-2-3', [1, 2, 3])).toThrow('This table has no such bet')
  expect(() => bet(sic, 'total-3', [1, 1, 1])).toThrow('This table has no such bet')
})

test('every bet gives back what is said', () => {
  const single = (75 * 2 + 15 * 3 + 4) / 216
  expectReturns(sic, {
    'Small or big': 210 / 216,
    'Odd or even': 210 / 216,
    'Total 4 or 17': (3 * 63) / 216,
    'Total 5 or 16': (6 * 32) / 216,
    'Total 6 or 15': (10 * 19) / 216,
    'Total 7 or 14': (15 * 13) / 216,
    'Total 8 or 13': (21 * 9) / 216,
    'Total 9 or 12': (25 * 8) / 216,
    'Total 10 or 11': (27 * 7) / 216,
    'Single number': single,
    'Two numbers': (30 * 6.5) / 216,
    Double: (16 * 12) / 216,
    Triple: 181 / 216,
    'Any triple': (6 * 32) / 216,
  })
  expectReturns(thai, {
    'Low or high': 0.975,
    'Hi lo, a total of 11': (27 * 7.5) / 216,
    'Single number': single,
    'Two numbers': (30 * 6.8) / 216,
    Triple: 200 / 216,
    'Run of three': (6 * 34) / 216,
  })
  expectReturns(redBlue, {
    'Red or blue': (15 * 1.95 + 6) / 36,
    Tie: (6 * 5.8) / 36,
    'One die, odd or even': 0.975,
    'Below or above 7': (15 * 2.32) / 36,
    'Total 2 or 12': 34.5 / 36,
    'Total 3 or 11': 34.5 / 36,
    'Total 4 or 10': 34.5 / 36,
    'Total 5 or 9': (4 * 8.6) / 36,
    'Total 6 or 8': 34.5 / 36,
    'Total 7': 34.5 / 36,
  })
  for (const rules of [sic, thai, redBlue]) expectSimulated(rules)
})
