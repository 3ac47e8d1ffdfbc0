import { describe, expect, test } from 'vitest'
import { ballDrawRules, megaBall } from '../../rules/instant/ball-draw.ts'
import { keno40, keno80, kenoRules } from '../../rules/instant/keno.ts'
import { plinko, plinkoRules } from '../../rules/instant/plinko.ts'
import { riskWheel, riskWheelRules } from '../../rules/instant/risk-wheel.ts'
import { drawOf } from '../tables/numbers.ts'

describe('plinko', () => {
  const order = (meta: unknown, amountPaise = 1_000) => plinkoRules(plinko).order(amountPaise, 'base', meta)

  test('half and above falls to the right, and the slot decides', () => {
    const draw = () => drawOf([0.5, 0.499, 0.9, 0, 0, 0, 0, 0.1])
    expect(order({ rows: 8, risk: 'high' }).play([], draw())).toEqual({
      events: [{ index: 0, type: 'drop', path: [1, 0, 1, 0, 0, 0, 0, 0], slot: 2, times: 120 }],
      stakePaise: 1_000,
      payoutPaise: 1_200,
      actions: [],
      safest: null,
    })
  })

  test('both edges pay the most, and a payout is rounded down to the paisa', () => {
    const edge = (number: number) => order({ rows: 16, risk: 'high' }, 7).play([], () => number)
    expect(edge(0.9).payoutPaise).toBe(6_370)
    expect(edge(0.1).payoutPaise).toBe(6_370)
    expect(order({ rows: 8, risk: 'low' }, 333).play([], drawOf([0.9, 0.9, 0.9, 0.9])).payoutPaise).toBe(166)
  })

  test.each([
    [{ rows: 7, risk: 'low' }, 'The number of rows is a whole number from 8 to 16'],
    [{ rows: 17, risk: 'low' }, 'The number of rows is a whole number from 8 to 16'],
    [{ rows: 8 }, 'The risk is one of low, medium, high'],
    [{ rows: 8, risk: ['low'] }, 'The risk is one of low, medium, high'],
  ])('%j is refused', (meta, words) => {
    expect(() => order(meta)).toThrow(words)
  })
})

describe('keno', () => {
  const order = (meta: unknown) => kenoRules(keno40).order(1_000, 'base', meta)

  test('pays by how many picked numbers are drawn', () => {
    // The smallest left each time: 1 to 10 are drawn.
    const outcome = order({ numbers: [10, 3, 40], risk: 'medium' }).play([], drawOf([]))
    expect(outcome.events).toEqual([
      { index: 0, type: 'draw', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hits: [3, 10], times: 310 },
    ])
    expect(outcome.payoutPaise).toBe(3_100)
    expect(order({ numbers: [11, 12], risk: 'high' }).play([], drawOf([])).payoutPaise).toBe(0)
  })

  test('draws 20 different numbers of 80', () => {
    const outcome = kenoRules(keno80)
      .order(1_000, 'base', { numbers: [80], risk: 'classic' })
      .play([], () => 0.999)
    expect(outcome.events).toMatchObject([
      { numbers: Array.from({ length: 20 }, (_, before) => 80 - before), hits: [80], times: 388 },
    ])
  })

  test.each([
    [{ numbers: [], risk: 'low' }, 'Pick 1 to 10 numbers'],
    [{ numbers: Array.from({ length: 11 }, (_, at) => at + 1), risk: 'low' }, 'Pick 1 to 10 numbers'],
    [{ numbers: [1, 1], risk: 'low' }, 'Pick each number once'],
    [{ numbers: [0], risk: 'low' }, 'A number is a whole number from 1 to 40'],
    [{ numbers: ['1'], risk: 'low' }, 'A number is a whole number from 1 to 40'],
    [{ numbers: { length: 1 }, risk: 'low' }, 'Pick 1 to 10 numbers'],
    [{ numbers: [1], risk: 'constructor' }, 'The risk is one of low, medium, high'],
  ])('%j is refused', (meta, words) => {
    expect(() => order(meta)).toThrow(words)
  })
})

describe('the risk wheel', () => {
  const order = (risk: unknown) => riskWheelRules(riskWheel).order(1_000, 'base', { risk })

  test('pays the segment at which it stops', () => {
    expect(order('high').play([], () => 0.999)).toMatchObject({
      events: [{ index: 0, type: 'spin', segment: 19, times: 1_970 }],
      payoutPaise: 19_700,
    })
    expect(order('low').play([], () => 0).payoutPaise).toBe(0)
  })

  test('takes the named risks alone', () => {
    expect(() => order('none')).toThrow('The risk is one of low, medium, high')
  })
})

describe('a ball draw', () => {
  const order = (cards: unknown, amountPaise = 300) => ballDrawRules(megaBall).order(amountPaise, 'base', { cards })

  test('marks lines on each card, and the last ball multiplies what it completes', () => {
    // The balls 1 to 21, the multiplier 2, and a card with 1 to 24 in their order: four rows but for 22, 23 and 24.
    const outcome = order(1).play([], drawOf([]))
    expect(outcome.events).toMatchObject([
      {
        type: 'cards',
        cards: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
      },
      { type: 'balls', numbers: Array.from({ length: 20 }, (_, before) => before + 1) },
      { type: 'last', number: 21, multiplier: 2 },
      // Four rows, two columns, of which 21 completes the second, and a diagonal.
      { type: 'lines', cards: [{ lines: [0, 1, 2, 3, 5, 6, 11], isMultiplied: true, times: 200_000 }] },
    ])
    expect(outcome.payoutPaise).toBe(600_000)
  })

  test('the stake is shared by the cards, and rounded down once over all', () => {
    // All three cards are alike.
    expect(order(3).play([], drawOf([])).payoutPaise).toBe(600_000)
    expect(order(3, 100).play([], drawOf([])).payoutPaise).toBe(200_000)
  })

  test.each([0, 21, 1.5, '1', undefined])('%j cards are refused', (cards) => {
    expect(() => order(cards)).toThrow('The number of cards is a whole number from 1 to 20')
  })
})
