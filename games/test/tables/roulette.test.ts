import { describe, expect, test } from 'vitest'
import type { GameRules, RoundOutcome } from '../../rules/rules.ts'
import {
  doubleBallRoulette,
  europeanRoulette,
  luckyNumberRoulette,
  rouletteRules,
} from '../../rules/tables/roulette.ts'
import { insidePlaces, outsidePlaces } from '../../rules/tables/roulette-layout.ts'
import { drawOf } from './numbers.ts'
import { expectReturns, expectSimulated } from './returns.ts'

const european = rouletteRules(europeanRoulette)
const doubleBall = rouletteRules(doubleBallRoulette)
const lucky = rouletteRules(luckyNumberRoulette)

/** A draw that lets the balls fall on these numbers. */
const fallOn = (...numbers: number[]) => drawOf(numbers.map((number) => (number + 0.5) / 37))

function bet(rules: GameRules, on: string, draw: () => number): RoundOutcome {
  return rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] }).play([], draw)
}

test('the ball falls on a number of a colour, and bets are settled', () => {
  expect(bet(european, 'straight-17', fallOn(17))).toEqual({
    events: [
      { index: 0, type: 'ball', number: 17, colour: 'black' },
      { index: 1, type: 'result', bets: [{ on: 'straight-17', amountPaise: 1_000, times: 3_600 }] },
    ],
    stakePaise: 1_000,
    payoutPaise: 36_000,
    actions: [],
    safest: null,
  })
  expect(bet(european, 'red', fallOn(0)).events[0]).toMatchObject({ number: 0, colour: 'green' })
})

test.each([
  ['split-17-20', [17, 20], 18],
  ['split-17-18', [17, 18], 18],
  ['split-0-3', [0, 3], 18],
  ['street-16-17-18', [16, 17, 18], 12],
  ['street-0-2-3', [0, 2, 3], 12],
  ['corner-16-17-19-20', [16, 17, 19, 20], 9],
  ['corner-0-1-2-3', [0, 1, 2, 3], 9],
  ['line-31-32-33-34-35-36', [31, 32, 33, 34, 35, 36], 6],
  ['dozen-3', [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36], 3],
  ['column-3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 3],
  ['low', Array.from({ length: 18 }, (_, at) => at + 1), 2],
  ['odd', Array.from({ length: 18 }, (_, at) => 2 * at + 1), 2],
  ['red', [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36], 2],
] as const)('%s wins on its numbers alone, %s', (on, numbers: readonly number[], times) => {
  for (let number = 0; number <= 36; number += 1)
    expect(bet(european, on, fallOn(number)).payoutPaise, `${number}`).toBe(
      numbers.includes(number) ? times * 1_000 : 0,
    )
})

test('the layout has every place once, and its neighbours touch', () => {
  const count = (kind: string) => [...insidePlaces, ...outsidePlaces].filter((place) => place.kind === kind).length
  expect({
    straights: count('Straight up'),
    splits: count('Split'),
    streets: count('Street'),
    corners: count('Corner'),
    lines: count('Line of six'),
  }).toEqual({ straights: 37, splits: 60, streets: 14, corners: 23, lines: 11 })
  const places = [...insidePlaces, ...outsidePlaces].map(({ numbers }) => numbers.join(' '))
  expect(new Set(places).size).toBe(places.length)
  expect(() => bet(european, 'split-3-4', fallOn(3))).toThrow('This table has no such bet')
  expect(() => bet(european, 'double', fallOn(3))).toThrow('This table has no such bet')
})

describe('two balls', () => {
  test.each([
    ['straight-17', [17, 3], 18],
    ['straight-17', [3, 17], 18],
    ['straight-17', [17, 17], 36],
    ['split-17-20', [17, 20], 18],
    ['corner-16-17-19-20', [16, 0], 4.5],
    ['red', [1, 3], 4],
    ['red', [1, 2], 0],
    ['dozen-1', [1, 12], 9],
    ['dozen-1', [1, 13], 0],
    ['double', [5, 5], 36],
    ['double', [5, 6], 0],
    ['double-5', [5, 5], 1_332],
    ['double-5', [6, 6], 0],
  ] as const)('%s at %j pays %d times', (on, balls, times) => {
    expect(bet(doubleBall, on, fallOn(...balls)).payoutPaise).toBe(times * 1_000)
  })
})

describe('lucky numbers', () => {
  // Two of them, 0 and 36, at 50 and 500 times; then the ball.
  const spin = (number: number) => drawOf([0.3, 0, 0.999, 0, 0.999, (number + 0.5) / 37])

  test('come before the ball', () => {
    expect(bet(lucky, 'straight-36', spin(36)).events.slice(0, 2)).toEqual([
      {
        index: 0,
        type: 'lucky',
        numbers: [
          { number: 0, times: 5_000 },
          { number: 36, times: 50_000 },
        ],
      },
      { index: 1, type: 'ball', number: 36, colour: 'red' },
    ])
  })

  test.each([
    ['straight-36', 36, 500],
    ['straight-0', 0, 50],
    ['straight-17', 17, 30],
    ['straight-17', 36, 0],
    ['split-33-36', 36, 18],
    ['even', 36, 2],
  ] as const)('%s at %i pays %i times', (on, number, times) => {
    expect(bet(lucky, on, spin(number)).payoutPaise).toBe(times * 1_000)
  })
})

test('every bet gives back what is said', () => {
  const all = 36 / 37
  const inside = { 'Straight up': all, Split: all, Street: all, Corner: all, 'Line of six': all }
  expectReturns(european, { ...inside, 'Column or dozen': all, 'Even chance': all })
  expectReturns(doubleBall, {
    ...inside,
    'Column or dozen': all ** 2,
    'Even chance': all ** 2,
    'Any double': all,
    'Double of a number': 1_332 / 1_369,
  })
  // Three numbers are lucky on average, and a lucky one pays 102.5 times on average.
  expectReturns(lucky, {
    ...inside,
    'Straight up': ((34 / 37) * 30 + (3 / 37) * 102.5) / 37,
    'Column or dozen': all,
    'Even chance': all,
  })
  for (const rules of [european, doubleBall, lucky]) expectSimulated(rules)
})
