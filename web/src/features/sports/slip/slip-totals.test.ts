import { expect, test } from 'vitest'
import { beyondLossLimit, beyondStakeLimit, type DraftEntry, slipTotals } from './slip-totals.ts'

const back: DraftEntry = {
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
const lay: DraftEntry = { ...back, side: 'lay', price: 2.5, stakeText: '500' }
const empty = () => ({ held: [], selectionIds: ['A', 'B', 'draw'], isWhole: true })

test('entries of one market are weighed together: a lay against a back risks less than both alone', () => {
  expect(slipTotals([back, lay], empty)).toEqual({ riskPaise: 175_000, changePaise: 50_000 })
})

test('a bet that lowers the exposure of held bets frees money', () => {
  const held = [{ kind: 'decimal', side: 'back', selectionId: 'A', price: 3.05, stakePaise: 100_000 }] as const
  expect(slipTotals([lay], () => ({ ...empty(), held })).changePaise).toBe(-50_000)
})

test('an entry without a stake counts for nothing', () => {
  expect(slipTotals([{ ...back, stakeText: '' }], empty)).toEqual({ riskPaise: 0, changePaise: 0 })
})

test('stakes count against an own limit in the order of the entries, liabilities do not', () => {
  const limit = { period: 'daily', leftPaise: 150_000 } as const
  const third: DraftEntry = { ...back, stakeText: '1500.01' }
  expect(beyondStakeLimit([back, lay], limit)).toEqual([null, null])
  expect(beyondStakeLimit([{ ...lay, price: 50, stakeText: '1500' }], limit)).toEqual([null])
  expect(beyondStakeLimit([back, { ...lay, stakeText: '500.01' }, { ...back, stakeText: '' }, third], limit)).toEqual([
    null,
    { kind: 'own-limit', of: 'stake', limit, together: true },
    null,
    { kind: 'own-limit', of: 'stake', limit, together: false },
  ])
  expect(beyondStakeLimit([third], null)).toEqual([null])
})

test('what may be lost counts against an own limit on losses in the order of the entries, and an entry that lowers it never does', () => {
  const limit = { period: 'weekly', leftPaise: 100_000 } as const
  const beyond = (together: boolean) => ({ kind: 'own-limit', of: 'loss', limit, together })
  const other: DraftEntry = { ...back, marketId: 'n', stakeText: '0.01' }
  expect(beyondLossLimit([back], empty, limit)).toEqual([null])
  expect(beyondLossLimit([back, { ...other, stakeText: '' }, other], empty, limit)).toEqual([null, null, beyond(true)])
  expect(beyondLossLimit([{ ...back, stakeText: '1000.01' }, lay], empty, limit)).toEqual([beyond(false), null])
  const held = [{ kind: 'decimal', side: 'back', selectionId: 'A', price: 3.05, stakePaise: 100_000 }] as const
  expect(beyondLossLimit([lay], () => ({ ...empty(), held }), { ...limit, leftPaise: 0 })).toEqual([null])
  expect(beyondLossLimit([back], empty, null)).toEqual([null])
  const unknown = () => ({ ...empty(), isWhole: false })
  expect(beyondLossLimit([{ ...back, stakeText: '1000.01' }], unknown, limit)).toEqual([null])
})
