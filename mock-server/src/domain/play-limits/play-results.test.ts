import { expect, test } from 'vitest'
import { playerOf } from '../../../test/support/identity.ts'
import { betOn, bettingTable, pass, startMs } from '../../../test/support/worlds.ts'
import { placeBet } from '../betting/place-bet.ts'
import { approveDeposit, declineDeposit } from '../cashier/decide-deposit.ts'
import { createDeposit } from '../cashier/deposits.ts'
import { settleMarket, voidMarket } from '../settlement/settlement.ts'
import { activityBy } from './play-results.ts'

const dayMs = 24 * 60 * 60 * 1000

function sitDown() {
  const { world, playerId, marketId } = bettingTable()
  const back = (selectionId: string, stakePaise: number, odds: number) =>
    placeBet(world, playerId, betOn(marketId, selectionId, 'back', stakePaise, { odds }))
  const announce = (amountPaise: number, utr: string) =>
    createDeposit(world, playerOf(world, playerId), { gateway: 'm_paytm', amountPaise, utr }, null).id
  return { world, playerId, marketId, back, announce }
}

/** What one row holds beside its days. */
const row = (
  held: Partial<Record<'depositedPaise' | 'stakedPaise' | 'wonPaise' | 'lostPaise' | 'netPaise', number>>,
) => ({
  depositedPaise: 0,
  withdrawnPaise: 0,
  stakedPaise: 0,
  wonPaise: 0,
  lostPaise: 0,
  netPaise: 0,
  ...held,
})

test('each day of India has its row, and money stands on the day on which it moved', () => {
  const { world, playerId, marketId, back, announce } = sitDown()
  const paid = announce(500_00, '402911223344')
  declineDeposit(world, announce(900_00, '402911223355'))
  back('a', 200_00, 3.05)
  back('b', 100_01, 2.5)
  // Saturday 08:00 in India; 15:59:59.999 hours later it is still Saturday, a moment later Sunday.
  pass(world, 16 * 60 * 60 * 1000 - 1)
  approveDeposit(world, paid)
  pass(world, 1)
  settleMarket(world, marketId, 'a')
  const rows = activityBy(world, playerId, 'day')
  expect(rows).toHaveLength(14)
  expect(rows[0]).toEqual({ startDate: '2026-11-09', endDate: '2026-11-09', ...row({}) })
  expect(rows.slice(-2)).toEqual([
    {
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      ...row({ depositedPaise: 500_00, stakedPaise: 300_01 }),
    },
    {
      startDate: '2026-11-22',
      endDate: '2026-11-22',
      ...row({ wonPaise: 410_00, lostPaise: 100_01, netPaise: 309_99 }),
    },
  ])
})

test('weeks begin on Monday, months on their first day, and both hold the same sums', () => {
  const { world, playerId, marketId, back } = sitDown()
  back('a', 200_00, 3.05)
  // To Tuesday, the first of December.
  pass(world, 10 * dayMs)
  back('b', 100_00, 2.5)
  settleMarket(world, marketId, 'a')
  const weeks = activityBy(world, playerId, 'week')
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(-3)).toEqual([
    { startDate: '2026-11-16', endDate: '2026-11-22', ...row({ stakedPaise: 200_00 }) },
    { startDate: '2026-11-23', endDate: '2026-11-29', ...row({}) },
    {
      startDate: '2026-11-30',
      endDate: '2026-12-06',
      ...row({ stakedPaise: 100_00, wonPaise: 410_00, lostPaise: 100_00, netPaise: 310_00 }),
    },
  ])
  const months = activityBy(world, playerId, 'month')
  expect(months.map(({ startDate }) => startDate).slice(-3)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01'])
  expect(months.map(({ endDate }) => endDate).slice(-3)).toEqual(['2026-10-31', '2026-11-30', '2026-12-31'])
  expect(months[0]?.startDate).toBe('2026-01-01')
  expect(months.slice(-2).map(({ stakedPaise }) => stakedPaise)).toEqual([200_00, 100_00])
})

test('a void stake does not count', () => {
  const { world, playerId, marketId, back } = sitDown()
  back('a', 200_00, 3.05)
  voidMarket(world, marketId)
  expect(world.clock.now()).toBe(startMs)
  expect(activityBy(world, playerId, 'day').at(-1)).toMatchObject(row({}))
})
