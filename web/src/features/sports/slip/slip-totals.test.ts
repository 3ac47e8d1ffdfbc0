import { expect, test } from 'vitest'
import { type DraftLine, slipTotals } from './slip-totals.ts'

const back: DraftLine = {
  refMatchId: '1',
  matchName: '',
  marketId: 'm',
  HeadName: '',
  selectionId: 'A',
  runnerName: 'A',
  side: 'back',
  priceKind: 'decimal',
  price: 3.05,
  minStake: 100,
  maxStake: 5000,
  delayMs: 0,
  stakeText: '1000',
}
const lay: DraftLine = { ...back, side: 'lay', price: 2.5, stakeText: '500' }
const empty = () => ({ held: [], selectionIds: ['A', 'B', 'draw'] })

test('lines of one market are weighed together: a lay against a back risks less than both alone', () => {
  expect(slipTotals([back, lay], empty)).toEqual({ riskPaise: 175_000, changePaise: 50_000 })
})

test('a bet that lowers the exposure of held bets frees money', () => {
  const held = [{ kind: 'decimal', side: 'back', selectionId: 'A', price: 3.05, stakePaise: 100_000 }] as const
  expect(slipTotals([lay], () => ({ held, selectionIds: ['A', 'B', 'draw'] })).changePaise).toBe(-50_000)
})

test('a line without a stake counts for nothing', () => {
  expect(slipTotals([{ ...back, stakeText: '' }], empty)).toEqual({ riskPaise: 0, changePaise: 0 })
})
