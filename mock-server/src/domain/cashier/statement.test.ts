import { expect, test } from 'vitest'
import { identify, playerOf } from '../../../test/support/identity.ts'
import {
  betOn,
  bettingTable,
  brokenInvariants,
  openMarket,
  pass,
  seededId,
  testWorld,
  threeRunners,
} from '../../../test/support/worlds.ts'
import { cashOutBet, cashOutQuote } from '../betting/cash-out/cash-out-bet.ts'
import { cashOutMarket, getMarketCashOut } from '../betting/cash-out/market-cash-out.ts'
import { placeBet } from '../betting/place-bet.ts'
import { creditCoins, creditPlayer, debitPlayer } from '../money/credits.ts'
import { balanceOf } from '../money/wallet.ts'
import { resettleMarket, settleMarket } from '../settlement/settlement.ts'
import { approveDeposit } from './decide-deposit.ts'
import { approveWithdrawal } from './decide-withdrawal.ts'
import { createDeposit } from './deposits.ts'
import { accountStatement, type StatementQuery } from './statement.ts'
import { cancelWithdrawal, createWithdrawal } from './withdrawals.ts'

const dayMs = 24 * 60 * 60_000

/** A life on three days of India: 21, 22 and 23 November, each at eight in the morning. */
function live() {
  const world = testWorld()
  const player = playerOf(world, seededId(world))
  const statement = (query: Partial<StatementQuery> = {}) =>
    accountStatement(world, player.id, { skip: 0, pageSize: 100, ...query })
  const payment = { gateway: 'm_paytm', amountPaise: 500_50, utr: '402911223344' } as const
  approveDeposit(world, createDeposit(world, player, payment, null).id)
  pass(world, dayMs)
  const marketId = openMarket(world, { runners: threeRunners })
  placeBet(world, player.id, betOn(marketId, 'a', 'back', 1_000_00, { odds: 3.05 }))
  settleMarket(world, marketId, 'a')
  resettleMarket(world, marketId, 'b')
  pass(world, dayMs)
  creditPlayer(world, player.id, 2_000_00)
  creditCoins(world, player.id, 75_00)
  identify(world, player.id)
  const ask = { amountPaise: 600_00, method: 'm_paytm', account: '9820041177' } as const
  cancelWithdrawal(world, player.id, createWithdrawal(world, player, ask).withdrawal.id)
  approveWithdrawal(world, createWithdrawal(world, player, ask).withdrawal.id)
  return { world, player, statement }
}

test('[7.3-1] every entry is a row with the balance after it, newest first', () => {
  const { world, player, statement } = live()
  const { rows, count, creditPaise, debitPaise } = statement()
  expect(
    rows.map(({ type, creditPaise, debitPaise, balancePaise }) => [type, creditPaise - debitPaise, balancePaise]),
  ).toEqual([
    ['withdrawal', 0, 10_900_50],
    ['withdrawal', -600_00, 10_900_50],
    ['withdrawal', 600_00, 11_500_50],
    ['withdrawal', -600_00, 10_900_50],
    ['bonus', 0, 11_500_50],
    ['correction', 2_000_00, 11_500_50],
    ['settlement', -1_000_00, 9_500_50],
    ['correction', -2_050_00, 10_500_50],
    ['settlement', 3_050_00, 12_550_50],
    ['bet', -1_000_00, 9_500_50],
    ['deposit', 500_50, 10_500_50],
    ['opening', 10_000_00, 10_000_00],
  ])
  expect(count).toBe(12)
  expect(creditPaise - debitPaise).toBe(balanceOf(world, player.id).balancePaise)
  expect(rows.map(({ description }) => description)).toEqual([
    'Withdrawal w-2 to ******1177, paid from the hold',
    'Withdrawal w-2 to ******1177, held',
    'Withdrawal w-1 to ******1177, returned',
    'Withdrawal w-1 to ******1177, held',
    'Bonus (+₹75.00 in coins)',
    'Credit by the operator',
    'Settled: odds, A v B',
    'Settlement taken back: odds, A v B',
    'Settled: odds, A v B',
    'At risk: Back A at 3.05, odds, A v B',
    'Deposit d-1 by Paytm',
    'Opening credit of play money',
  ])
})

test('a bet whose risk is held already has a row of its own that moves nothing; one that lowers the risk says so', () => {
  const { world, playerId, marketId } = bettingTable()
  const bet = (side: 'back' | 'lay', stakePaise: number, odds: number) =>
    placeBet(world, playerId, betOn(marketId, 'a', side, stakePaise, { odds })).bet.id
  const ids = [bet('back', 1_000_00, 3.05), bet('lay', 1_000_00, 2.5), bet('lay', 100_00, 2.5)]
  const { rows, count, creditPaise, debitPaise } = accountStatement(world, playerId, {
    skip: 0,
    pageSize: 3,
    type: 'bet',
  })
  const shown = rows.map((row) => [row.description, row.creditPaise - row.debitPaise, row.balancePaise, row.about?.id])
  expect(shown.reverse()).toEqual([
    ['At risk: Back A at 3.05, odds, A v B', -1_000_00, 9_000_00, ids[0]],
    ['Less at risk: Lay A at 2.5, odds, A v B', 1_000_00, 10_000_00, ids[1]],
    ['No more at risk: Lay A at 2.5, odds, A v B', 0, 10_000_00, ids[2]],
  ])
  expect({ count, creditPaise, debitPaise }).toEqual({ count: 3, creditPaise: 1_000_00, debitPaise: 1_000_00 })
  expect(brokenInvariants(world)).toEqual([])
})

test('each entry names the record that it belongs to, where it has one', () => {
  const { statement } = live()
  const rows = statement().rows.map(({ about }) => (about ? `${about.kind} ${about.id}` : null))
  expect(rows.map((record) => record?.replace(/^(bet|match) .+/, '$1') ?? null)).toEqual([
    'withdrawal w-2',
    'withdrawal w-2',
    'withdrawal w-1',
    'withdrawal w-1',
    null,
    null,
    'match',
    'match',
    'match',
    'bet',
    'deposit d-1',
    null,
  ])
})

test('a cash-out of one bet names its ended part, one of several bets their match', () => {
  const { world, playerId, marketId } = bettingTable()
  const back = () => placeBet(world, playerId, betOn(marketId, 'a', 'back', 100_00, { odds: 3.05 })).bet
  const cashOut = (betId: string, share: number) => {
    const { amountPaise } = cashOutQuote(world, playerId, betId, share)
    return cashOutBet(world, playerId, { betId, amountPaise, share }).bet.id
  }
  const newest = () => accountStatement(world, playerId, { skip: 0, pageSize: 1 }).rows[0]?.about
  const [first, second] = [back(), back()]
  const part = cashOut(first.id, 40)
  expect(part).not.toBe(first.id)
  expect(newest()).toEqual({ kind: 'bet', id: part })
  const { profitLossPaise } = getMarketCashOut(world, playerId, marketId)
  cashOutMarket(world, playerId, { marketId, profitLossPaise })
  expect(newest()).toEqual({ kind: 'match', id: second.refMatchId })
})

test('totals and count are those of the whole query, pages cut it', () => {
  const { statement } = live()
  const all = statement()
  const page = statement({ skip: 4, pageSize: 3 })
  expect(page.rows).toEqual(all.rows.slice(4, 7))
  expect({ ...page, rows: [] }).toEqual({ ...all, rows: [] })
  expect(statement({ skip: 12 }).rows).toEqual([])
})

test('types and days of India, both included; the balance stays the account’s', () => {
  const { statement } = live()
  const types = (query: Partial<StatementQuery>) => statement(query).rows.map(({ type }) => type)
  expect(types({ startDate: '2026-11-22', endDate: '2026-11-22' })).toEqual([
    'settlement',
    'correction',
    'settlement',
    'bet',
  ])
  expect(types({ endDate: '2026-11-21' })).toEqual(['deposit', 'opening'])
  expect(types({ startDate: '2026-11-24' })).toEqual([])
  expect(types({ startDate: '2026-11-23', endDate: '2026-11-22' })).toEqual([])
  expect(types({ type: 'settlement' })).toEqual(['settlement', 'settlement'])
  expect(statement({ type: 'deposit' })).toMatchObject({
    count: 1,
    creditPaise: 500_50,
    debitPaise: 0,
    rows: [{ balancePaise: 10_500_50 }],
  })
  expect(statement({ type: 'withdrawal', startDate: '2026-11-23' })).toMatchObject({
    creditPaise: 600_00,
    debitPaise: 1_200_00,
  })
})

test('a day of India begins at 18:30 UTC', () => {
  const world = testWorld()
  const playerId = seededId(world)
  world.clock.freeze(Date.parse('2026-11-21T18:29:59.999Z'))
  creditPlayer(world, playerId, 1_00)
  world.clock.freeze(Date.parse('2026-11-21T18:30:00.000Z'))
  creditPlayer(world, playerId, 2_00)
  const on = (day: string) =>
    accountStatement(world, playerId, { skip: 0, pageSize: 10, startDate: day, endDate: day, type: 'correction' })
  expect(on('2026-11-21').creditPaise).toBe(1_00)
  expect(on('2026-11-22').creditPaise).toBe(2_00)
})

test('another player’s entries are not among them', () => {
  const { world, player } = live()
  const other = accountStatement(world, player.id + 1, { skip: 0, pageSize: 10 })
  expect(other.rows.map(({ type }) => type)).toEqual(['opening'])
})

test('money spent before a correction is named as debt, and so is its payment', () => {
  const world = testWorld()
  const playerId = seededId(world)
  const marketId = openMarket(world, { runners: threeRunners })
  placeBet(world, playerId, betOn(marketId, 'a', 'back', 1_000_00, { odds: 3.05 }))
  settleMarket(world, marketId, 'a')
  debitPlayer(world, playerId, 12_000_00)
  resettleMarket(world, marketId, 'b')
  creditPlayer(world, playerId, 2_500_00)
  const { rows } = accountStatement(world, playerId, { skip: 0, pageSize: 4 })
  expect(rows.map(({ description, balancePaise }) => [description, balancePaise])).toEqual([
    ['Credit by the operator (₹2,500.00 of it paid the debt)', 0],
    [expect.stringMatching(/^Settled: .* \(₹1,000\.00 of it stays as debt\)$/), 0],
    [expect.stringMatching(/^Settlement taken back: .* \(₹2,000\.00 of it stays as debt\)$/), 0],
    ['Debit by the operator', 50_00],
  ])
})
