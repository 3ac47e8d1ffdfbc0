import { expect, test } from 'vitest'
import { exampleBet } from '../../../../test/examples.ts'
import type { Bet } from '../queries.ts'
import { betDays, coveredDays, sumsOf } from './bet-days.ts'

const bet = (change: Partial<Bet>): Bet => ({
  ...exampleBet,
  stack: 100,
  status: 'won',
  createdAt: '2026-11-20T12:00:00.000Z',
  profitLoss: 150,
  ...change,
})

test('[1-6] each day has its bets, also the days without one, and the running total goes on', () => {
  const bets = [
    bet({}),
    bet({ status: 'lost', profitLoss: -0.1, stack: 0.1 }),
    bet({ status: 'lost', profitLoss: -0.2, stack: 0.2 }),
    bet({ createdAt: '2026-11-21T18:30:00.000Z', status: 'lost', profitLoss: -100 }),
    bet({ createdAt: '2026-11-22T10:00:00.000Z', status: 'open', profitLoss: 0 }),
  ]
  expect(betDays(bets, { from: '2026-11-20', to: '2026-11-22' })).toEqual([
    { day: '2026-11-20', bets: 3, stakedPaise: 10_030, netPaise: 14_970, runningPaise: 14_970 },
    { day: '2026-11-21', bets: 0, stakedPaise: 0, netPaise: 0, runningPaise: 14_970 },
    // 18:30 UTC is midnight in India.
    { day: '2026-11-22', bets: 2, stakedPaise: 20_000, netPaise: -10_000, runningPaise: 4970 },
  ])
})

test('a void bet counts but staked nothing', () => {
  expect(sumsOf([bet({ status: 'void', profitLoss: 0 })])).toEqual({ bets: 1, open: 0, stakedPaise: 0, netPaise: 0 })
})

test('a range of many years is cut to a year, and a turned one has no day', () => {
  expect(betDays([], { from: '1999-01-01', to: '2026-11-22' })).toHaveLength(366)
  expect(betDays([], { from: '2026-11-22', to: '2026-11-20' })).toEqual([])
})

test('where only the newest bets are known the days begin with the oldest of them', () => {
  const days = { from: '2026-11-01', to: '2026-11-22' }
  // 18:30 UTC is midnight in India.
  const bets = [bet({ createdAt: '2026-11-21T10:00:00.000Z' }), bet({ createdAt: '2026-11-19T18:30:00.000Z' })]
  expect(coveredDays(bets, false, days)).toEqual({ from: '2026-11-20', to: '2026-11-22' })
  expect(coveredDays(bets, true, days)).toBe(days)
})
