import { expect, test } from 'vitest'
import { craps, crapsRules } from '../../rules/tables/craps.ts'
import { drawOf } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const rules = crapsRules(craps)

/** The dice of each roll in turn. */
function bet(on: string, dice: readonly number[]) {
  return rules
    .order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
    .play([], drawOf(dice.map((face) => (face - 0.5) / 6)))
}

test('a point is rolled for until it or a seven comes', () => {
  expect(bet('pass', [2, 2, 5, 6, 3, 1])).toEqual({
    events: [
      { index: 0, type: 'roll', dice: [2, 2], total: 4 },
      { index: 1, type: 'point', point: 4 },
      { index: 2, type: 'roll', dice: [5, 6], total: 11 },
      { index: 3, type: 'roll', dice: [3, 1], total: 4 },
      { index: 4, type: 'outcome', winner: 'pass' },
      { index: 5, type: 'result', bets: [{ on: 'pass', amountPaise: 1_000, times: 200 }] },
    ],
    stakePaise: 1_000,
    payoutPaise: 2_000,
    actions: [],
    safest: null,
  })
})

test.each([
  ['pass', [3, 4], 200],
  ['pass', [5, 6], 200],
  ['pass', [1, 1], 0],
  ['pass', [2, 2, 3, 4], 0],
  ['dont-pass', [1, 2], 200],
  ['dont-pass', [6, 6], 100],
  ['dont-pass', [3, 4], 0],
  ['dont-pass', [2, 2, 3, 4], 200],
  ['field', [1, 1], 300],
  ['field', [6, 6], 400],
  ['field', [1, 2], 200],
  ['field', [4, 4, 4, 4], 0],
  ['any-seven', [3, 4], 575],
  ['any-seven', [2, 2, 3, 4], 0],
  ['any-craps', [6, 6], 850],
  ['eleven', [5, 6], 1_700],
  ['eleven', [4, 6, 4, 6], 0],
] as const)('%s at %j pays %i hundredths', (on, dice, times) => {
  expect(bet(on, dice).payoutPaise).toBe(times * 10)
})

test('every bet gives back what is said', () => {
  expectReturns(rules, {
    Pass: (2 * 244) / 495,
    'Do not pass': 1 - 27 / 1_980,
    Field: (3 + 4 + 14 * 2) / 36,
    'Any seven': 5.75 / 6,
    'Any craps': 8.5 / 9,
    Eleven: 17 / 18,
  })
  expectSimulated(rules)
})
