import { expect, test } from 'vitest'
import {
  acceptOf,
  entryId,
  placeBetBody,
  pressKey,
  problemOf,
  type Selection,
  stakeAndLiability,
  stakePaiseOf,
} from './slip-rules.ts'

const entry: Selection = {
  refMatchId: '1',
  matchName: 'Mumbai v Chennai',
  marketId: 'm-1',
  HeadName: 'Match Odds',
  selectionId: 'A',
  runnerName: 'Mumbai',
  side: 'back',
  priceKind: 'decimal',
  price: 3.05,
  minStake: 100,
  maxStake: 50_000,
  delayMs: 5000,
}

function problem(
  stakeText: string,
  balance: number | null,
  held: Parameters<typeof problemOf>[0]['held'] = [],
  of = entry,
) {
  return problemOf({ entry: of, stakeText, balance, held, selectionIds: ['A', 'B', 'draw'] })
}

test('a stake is digits with at most two decimals', () => {
  expect(['1000', '0.5', '.5', '12.34', '7.', '0000000100'].map(stakePaiseOf)).toEqual([
    100_000, 50, 50, 1234, 700, 10_000,
  ])
  expect(['', '0', '-5', '1e5', '12.345', '1,000', ' 5', '1234567890'].map(stakePaiseOf)).toEqual(Array(8).fill(null))
})

test('the keypad builds a stake and drops no key that was pressed', () => {
  expect(['2', '0', '00', 'back'].reduce(pressKey, '')).toBe('200')
  expect(pressKey('0', '5')).toBe('5')
  expect(pressKey('0', '.')).toBe('0.')
  expect(pressKey('12.34', '5')).toBe('12.345')
  expect(pressKey('999999999', '0')).toBe('9999999990')
})

test('limits speak before the server does', () => {
  expect(problem('99.99', 10_000)).toEqual({ kind: 'below-min', rupees: 100 })
  expect(problem('50000.01', 1_000_000)).toEqual({ kind: 'above-max', rupees: 50_000 })
  expect(problem('', 10_000)).toEqual({ kind: 'no-stake' })
  expect(problem('100', 10_000)).toBeNull()
})

test('an entry that cannot be staked has its reason, and 0 has one too', () => {
  expect(problem('1000000000', 10_000)).toEqual({ kind: 'above-max', rupees: 50_000 })
  expect(['10.555', '1.2.3', '1,5', '-'].map((text) => problem(text, 10_000))).toEqual(
    Array(4).fill({ kind: 'no-amount' }),
  )
  expect(['1e5', '+5', '0x10'].map((text) => problem(text, 10_000))).toEqual(Array(3).fill({ kind: 'not-digits' }))
  expect(['-5', '-0.005', '-1e9'].map((text) => problem(text, 10_000))).toEqual(Array(3).fill({ kind: 'negative' }))
  expect(['0', '0.00', '.5'].map((text) => problem(text, 10_000))).toEqual(
    Array(3).fill({ kind: 'below-min', rupees: 100 }),
  )
  expect(problem('.', 10_000)).toEqual({ kind: 'no-stake' })
})

test('funds are checked against the change of the exposure', () => {
  expect(problem('1000.01', 1000)).toEqual({ kind: 'too-little-money', neededPaise: 100_001, balancePaise: 100_000 })
  const lay: Selection = { ...entry, side: 'lay', price: 2.5 }
  expect(problem('500', 0, [], lay)).toEqual({ kind: 'too-little-money', neededPaise: 75_000, balancePaise: 0 })
  // Held: back A 1,000 at 3.05. The lay lowers the exposure, so it needs no money at all.
  const held = [{ kind: 'decimal', side: 'back', selectionId: 'A', price: 3.05, stakePaise: 100_000 }] as const
  expect(problem('500', 0, held, lay)).toBeNull()
  expect(problem('500', null)).toBeNull()
})

test('[4-13] profit for a back, liability for a lay', () => {
  expect(stakeAndLiability(entry, 100_000)).toEqual({ profitPaise: 205_000, liabilityPaise: 100_000 })
  expect(stakeAndLiability({ ...entry, side: 'lay', price: 2.5 }, 50_000)).toEqual({
    profitPaise: 50_000,
    liabilityPaise: 75_000,
  })
})

test('[7.4-1] the body carries odds, or a rate, or line and rate', () => {
  const accept = acceptOf('ticks', 2)
  expect(placeBetBody(entry, '1000', accept)).toEqual({
    marketId: 'm-1',
    selectionId: 'A',
    side: 'back',
    odds: 3.05,
    stake: 1000,
    accept: { policy: 'ticks', ticks: 2 },
  })
  expect(placeBetBody({ ...entry, priceKind: 'rate', price: 74 }, '1000', acceptOf('never', 2))).toMatchObject({
    rate: 74,
    accept: { policy: 'never' },
  })
  expect(placeBetBody({ ...entry, priceKind: 'line', price: 100, line: 245 }, '1', accept)).toMatchObject({
    rate: 100,
    line: 245,
  })
})

test('the same runner has an entry for each side', () => {
  expect(entryId(entry)).not.toBe(entryId({ ...entry, side: 'lay' }))
})
