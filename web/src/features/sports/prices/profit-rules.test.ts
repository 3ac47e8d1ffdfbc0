import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketExposure, matchLiability, outcomeOf, type Position, runBands, runOutcomes } from './profit-rules.ts'

const runners = ['A', 'B', 'draw']

function decimal(side: 'back' | 'lay', selectionId: string, price: number, rupees: number): Position {
  return { kind: 'decimal', side, selectionId, price, stakePaise: Math.round(rupees * 100) }
}

function line(side: 'back' | 'lay', runs: number, price: number, rupees: number): Position {
  return { kind: 'line', side, selectionId: 'runs', price, line: runs, stakePaise: rupees * 100 }
}

test('back A 1,000 at 3.05: A +2,050.00, the others -1,000.00, exposure 1,000.00', () => {
  const bets = [decimal('back', 'A', 3.05, 1000)]
  expect(Object.fromEntries(matchLiability(runners, bets))).toEqual({ A: 205_000, B: -100_000, draw: -100_000 })
  expect(marketExposure('decimal', runners, bets)).toBe(100_000)
})

test('then lay A 500 at 2.50: A +1,300.00, the others -500.00, and 500.00 come free', () => {
  const bets = [decimal('back', 'A', 3.05, 1000), decimal('lay', 'A', 2.5, 500)]
  expect(Object.fromEntries(matchLiability(runners, bets))).toEqual({ A: 130_000, B: -50_000, draw: -50_000 })
  expect(marketExposure('decimal', runners, bets)).toBe(50_000)
})

test('bookmaker: lay B 333.33 at 215: B -716.66, the others +333.33, exposure 716.66', () => {
  const bets: Position[] = [{ kind: 'rate', side: 'lay', selectionId: 'B', price: 215, stakePaise: 33_333 }]
  expect(Object.fromEntries(matchLiability(runners, bets))).toEqual({ A: 33_333, B: -71_666, draw: 33_333 })
  expect(marketExposure('rate', runners, bets)).toBe(71_666)
})

test('session: Yes at 245 and No at 248 win both in 245-247 and cost nothing outside', () => {
  const yes = line('back', 245, 100, 1000)
  const no = line('lay', 248, 100, 1000)
  expect(marketExposure('line', ['runs'], [yes])).toBe(100_000)
  expect(runBands([yes, no])).toEqual([
    { from: null, to: 244, paise: 0 },
    { from: 245, to: 247, paise: 200_000 },
    { from: 248, to: null, paise: 0 },
  ])
  expect(marketExposure('line', ['runs'], [yes, no])).toBe(0)
})

test('half a paisa is rounded away from zero, for a win and for a loss', () => {
  // 0.10 at 1.05 wins half a paisa.
  expect(outcomeOf(decimal('back', 'A', 1.05, 0.1))).toEqual({ profitPaise: 1, lossPaise: -10 })
  expect(outcomeOf(decimal('lay', 'A', 1.05, 0.1))).toEqual({ profitPaise: 10, lossPaise: -1 })
})

test('every win is the exact product, rounded half away from zero, up to the largest stake at the longest price', () => {
  const stake = fc.oneof(fc.integer({ min: 1, max: 50_000_000 }), fc.constant(99_999_999_999))
  const hundredths = fc.integer({ min: 101, max: 100_000 })
  fc.assert(
    fc.property(fc.constantFrom('decimal', 'rate', 'line'), stake, hundredths, (kind, stakePaise, price) => {
      const [gain, per] = kind === 'decimal' ? [price - 100, 100] : [price, 10_000]
      const exact = BigInt(stakePaise) * BigInt(gain)
      const up = (exact % BigInt(per)) * 2n >= BigInt(per)
      const winnings = Number(exact / BigInt(per)) + (up ? 1 : 0)
      const bet = { kind, selectionId: 'A', price: price / 100, stakePaise } as const
      expect(outcomeOf({ ...bet, side: 'back' })).toEqual({ profitPaise: winnings, lossPaise: -stakePaise })
      expect(outcomeOf({ ...bet, side: 'lay' })).toEqual({ profitPaise: stakePaise, lossPaise: 0 - winnings })
    }),
  )
})

test('Yes at a line of 0 cannot lose: no band lies below it, and nothing is held', () => {
  const yes = line('back', 0, 90, 100)
  expect(runBands([yes])).toEqual([{ from: null, to: null, paise: 9000 }])
  expect(marketExposure('line', ['runs'], [yes])).toBe(0)
})

test('a line of half a run is reached by the next whole run', () => {
  expect(runBands([line('back', 44.5, 100, 10)])).toEqual([
    { from: null, to: 44, paise: -1000 },
    { from: 45, to: null, paise: 1000 },
  ])
})

test('a market without bets holds nothing', () => {
  expect(marketExposure('decimal', runners, [])).toBe(0)
  expect(marketExposure('line', ['runs'], [])).toBe(0)
})

test('[4-13] a back and a lay at the same odds and stake cancel to the paisa', () => {
  const odds = fc.integer({ min: 101, max: 100_000 }).map((hundredths) => hundredths / 100)
  const stake = fc.integer({ min: 1, max: 50_000_000 })
  fc.assert(
    fc.property(odds, stake, (price, stakePaise) => {
      const both = (['back', 'lay'] as const).map(
        (side): Position => ({ kind: 'decimal', side, selectionId: 'A', price, stakePaise }),
      )
      expect([...matchLiability(runners, both).values()]).toEqual([0, 0, 0])
    }),
  )
})

test('the exposure is the largest loss over the outcomes, never below zero', () => {
  const bet = fc.record({
    kind: fc.constant('decimal' as const),
    side: fc.constantFrom('back' as const, 'lay' as const),
    selectionId: fc.constantFrom(...runners),
    price: fc.integer({ min: 101, max: 2000 }).map((hundredths) => hundredths / 100),
    stakePaise: fc.integer({ min: 1, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 8 }), (bets) => {
      const worst = Math.min(...matchLiability(runners, bets).values())
      expect(marketExposure('decimal', runners, bets)).toBe(Math.max(0, -worst))
    }),
  )
})

test('the outcomes by runs show each band held and with the slip', () => {
  expect(runOutcomes([line('back', 168, 100, 1000)], [line('back', 170, 100, 500)])).toEqual([
    { from: null, to: 167, heldPaise: -100_000, withSlipPaise: -150_000 },
    { from: 168, to: 169, heldPaise: 100_000, withSlipPaise: 50_000 },
    { from: 170, to: null, heldPaise: 100_000, withSlipPaise: 150_000 },
  ])
})
