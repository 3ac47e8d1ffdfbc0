import { expect, test } from 'vitest'
import type { PriceKind, Side } from './price.ts'
import { bandProfitLoss, exposureOfMarket, outcomesOf, type Position, runnerProfitLoss } from './profit-loss.ts'

const runners = ['a', 'b', 'draw']

function position(
  outcomeKey: string,
  priceKind: PriceKind,
  side: Side,
  stakePaise: number,
  priceHundredths: number,
): Position {
  return { outcomeKey, ...outcomesOf({ priceKind, side, priceHundredths, stakePaise }) }
}

test('[4-13] back A 1,000 at 3.05: A +2,050.00, others -1,000.00, exposure 1,000.00', () => {
  const back = [position('a', 'decimal', 'back', 1000_00, 305)]
  expect(Object.fromEntries(runnerProfitLoss(runners, back))).toEqual({ a: 2050_00, b: -1000_00, draw: -1000_00 })
  expect(exposureOfMarket('decimal', runners, back)).toBe(1000_00)
})

test('[4-13] then lay A 500 at 2.50: A +1,300.00, others -500.00, exposure 500.00', () => {
  const both: Position[] = [
    {
      outcomeKey: 'a',
      ifTruePaise: 2050_00 - 750_00,
      ifFalsePaise: -1000_00 + 500_00,
    },
  ]
  expect(outcomesOf({ priceKind: 'decimal', side: 'lay', priceHundredths: 250, stakePaise: 500_00 })).toEqual({
    ifTruePaise: -750_00,
    ifFalsePaise: 500_00,
  })
  expect(Object.fromEntries(runnerProfitLoss(runners, both))).toEqual({ a: 1300_00, b: -500_00, draw: -500_00 })
  expect(exposureOfMarket('decimal', runners, both)).toBe(500_00)
})

test('[4-13] bookmaker, lay B 333.33 at 215: B -716.66, others +333.33, exposure 716.66', () => {
  const lay = [position('b', 'rate', 'lay', 333_33, 215_00)]
  expect(Object.fromEntries(runnerProfitLoss(runners, lay))).toEqual({ a: 333_33, b: -716_66, draw: 333_33 })
  expect(exposureOfMarket('rate', runners, lay)).toBe(716_66)
})

test('session, Yes 1,000 at 245 and No 1,000 at 248: +2,000.00 from 245 to 247, else nothing, exposure 0.00', () => {
  const yes = position('245', 'line', 'back', 1000_00, 100_00)
  const no = position('248', 'line', 'lay', 1000_00, 100_00)
  expect(exposureOfMarket('line', [], [yes])).toBe(1000_00)
  expect(bandProfitLoss([no, yes])).toEqual([
    { fromRuns: 0, toRuns: 244, profitLossPaise: 0 },
    { fromRuns: 245, toRuns: 247, profitLossPaise: 2000_00 },
    { fromRuns: 248, toRuns: null, profitLossPaise: 0 },
  ])
  expect(exposureOfMarket('line', [], [yes, no])).toBe(0)
})

test('a line of 0 leaves no band below it', () => {
  const yes = position('0', 'line', 'back', 100_00, 90_00)
  expect(bandProfitLoss([yes])).toEqual([{ fromRuns: 0, toRuns: null, profitLossPaise: 90_00 }])
  expect(exposureOfMarket('line', [], [yes])).toBe(0)
})

test.each([
  ['half a paisa up', 'decimal', 50, 1_01, 1],
  ['just below half down', 'decimal', 49, 1_01, 0],
  ['half a paisa of a rate up', 'rate', 50, 1_00, 1],
  ['three halves up', 'decimal', 150, 1_01, 2],
] as const)(
  'rounding: %s, half away from zero on both sides',
  (_name, priceKind, stakePaise, priceHundredths, gain) => {
    expect(outcomesOf({ priceKind, side: 'back', priceHundredths, stakePaise }).ifTruePaise).toBe(gain)
    expect(outcomesOf({ priceKind, side: 'lay', priceHundredths, stakePaise }).ifTruePaise).toBe(0 - gain)
  },
)

test('the largest stake at the longest odds is exact', () => {
  const stake = { priceKind: 'decimal', side: 'back', priceHundredths: 100_000, stakePaise: 100_000_000_001 } as const
  expect(outcomesOf(stake).ifTruePaise).toBe(99_900_000_000_999)
})
