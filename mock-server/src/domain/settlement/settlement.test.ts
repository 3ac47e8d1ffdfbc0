import { expect, test } from 'vitest'
import { playerOf } from '../../../test/support/identity.ts'
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
import { betById } from '../betting/bet-views.ts'
import { exposureOf } from '../betting/exposure.ts'
import { placeBet } from '../betting/place-bet.ts'
import { bonusOf } from '../bonus/bonuses.ts'
import { claimBonus } from '../bonus/claim-bonus.ts'
import { approveDeposit } from '../cashier/decide-deposit.ts'
import { createDeposit } from '../cashier/deposits.ts'
import { creditPlayer, debitPlayer } from '../money/credits.ts'
import { accountBalance } from '../money/ledger.ts'
import { balanceOf } from '../money/wallet.ts'
import { resettleMarket, settleMarket, voidMarket } from './settlement.ts'

function openTable(delayMs = 0) {
  const { world, playerId, marketId } = bettingTable(delayMs)
  const bet = placeBet(world, playerId, betOn(marketId, 'a', 'back', 1000_00, { odds: 3.05 })).bet
  const wallet = () => {
    const { balancePaise, cashPaise, debtPaise } = balanceOf(world, playerId)
    return {
      balance: balancePaise,
      cash: cashPaise,
      debt: debtPaise,
      exposure: exposureOf(world, playerId).exposurePaise,
    }
  }
  const broken = () => brokenInvariants(world)
  return { world, marketId, playerId, bet, wallet, broken }
}

test('a win releases the hold and is cash', () => {
  const { world, marketId, bet, wallet, broken } = openTable()
  settleMarket(world, marketId, 'a')
  expect(wallet()).toEqual({ balance: 12_050_00, cash: 2050_00, debt: 0, exposure: 0 })
  expect(betById(world, bet.id)).toMatchObject({ status: 'won', profitLossPaise: 2050_00 })
  expect(broken()).toEqual([])
})

test('a loss takes the hold, from play money first', () => {
  const { world, marketId, playerId, bet, wallet, broken } = openTable()
  creditPlayer(world, playerId, 300_00)
  settleMarket(world, marketId, 'b')
  expect(wallet()).toEqual({ balance: 9_300_00, cash: 300_00, debt: 0, exposure: 0 })
  expect(betById(world, bet.id)).toMatchObject({ status: 'lost', profitLossPaise: -1000_00 })
  expect(broken()).toEqual([])
})

test('several bets of a market are one net entry', () => {
  const { world, marketId, playerId, wallet } = openTable()
  placeBet(world, playerId, betOn(marketId, 'a', 'lay', 500_00, { odds: 2.5 }))
  settleMarket(world, marketId, 'a')
  expect(wallet()).toEqual({ balance: 11_300_00, cash: 1300_00, debt: 0, exposure: 0 })
  const entries = world.store.all("SELECT reference FROM ledger_entries WHERE kind = 'settlement'", [], (row) =>
    row.text('reference'),
  )
  expect(entries).toEqual([`${marketId} ${playerId} 1`])
})

test('a wrong loss that another market of the match made good is taken back whole', () => {
  const { world, marketId, playerId, wallet, broken } = openTable()
  const other = openMarket(world, { key: 'other', runners: threeRunners })
  placeBet(world, playerId, betOn(other, 'b', 'back', 200_00, { odds: 2.5 }))
  const playMoney = () => accountBalance(world, playerId, 'restricted')
  settleMarket(world, marketId, 'b')
  expect(playMoney()).toBe(9_000_00)
  settleMarket(world, other, 'b')
  expect([playMoney(), wallet().cash]).toEqual([9_300_00, 0])
  resettleMarket(world, marketId, 'a')
  expect([playMoney(), wallet()]).toEqual([10_000_00, { balance: 12_350_00, cash: 2_350_00, debt: 0, exposure: 0 }])
  resettleMarket(world, marketId, 'b')
  expect([playMoney(), wallet().balance, wallet().cash]).toEqual([9_300_00, 9_300_00, 0])
  expect(broken()).toEqual([])
})

test('bets that cover one another count as wagered with their common risk', () => {
  const { world, marketId, playerId } = openTable()
  const player = playerOf(world, playerId)
  const payment = { gateway: 'm_paytm', amountPaise: 2_000_00, utr: '402911223344' } as const
  approveDeposit(world, createDeposit(world, player, payment, null).id)
  placeBet(world, playerId, betOn(marketId, 'a', 'lay', 1000_00, { odds: 2.5 }))
  // Back 1,000.00 at 3.05 and lay it at 2.50: 550.00 if A wins, else nothing.
  settleMarket(world, marketId, 'b')
  expect(accountBalance(world, playerId, 'wagering')).toBe(2_000_00)
})

test('a bonus counts the common risk of bets since its claim, and with earlier bets', () => {
  const { world, marketId, playerId } = openTable()
  pass(world, 1)
  claimBonus(world, playerOf(world, playerId), { id: 'bn-welcome' })
  placeBet(world, playerId, betOn(marketId, 'a', 'lay', 1000_00, { odds: 2.5 }))
  placeBet(world, playerId, betOn(marketId, 'b', 'back', 300_00, { odds: 2.5 }))
  settleMarket(world, marketId, 'draw')
  // All three lose at most 300.00, the two since the claim 1,800.00.
  expect(bonusOf(world, playerId, 'bn-welcome').wageredPaise).toBe(300_00)
})

/** The seeded player with a deposit to wager, at match odds and a bookmaker on the same winner, both without a margin. */
function winnerTable() {
  const world = testWorld()
  const playerId = seededId(world)
  const player = playerOf(world, playerId)
  const payment = { gateway: 'm_paytm', amountPaise: 2_000_00, utr: '402911223344' } as const
  approveDeposit(world, createDeposit(world, player, payment, null).id)
  const runners = (price: number) => ['a', 'b'].map((selectionId) => ({ selectionId, back: { price }, lay: { price } }))
  const odds = openMarket(world, { key: 'match-odds', runners: runners(2) })
  const rates = { key: 'bookmaker', marketType: 'bookmaker', priceKind: 'rate', runners: runners(100) } as const
  const bookmaker = openMarket(world, rates)
  const back = (marketId: string, on: string, stakePaise: number) =>
    placeBet(world, playerId, betOn(marketId, on, 'back', stakePaise, marketId === odds ? { odds: 2 } : { rate: 100 }))
  const wageredPaise = () => 2_000_00 - accountBalance(world, playerId, 'wagering')
  return { world, player, odds, bookmaker, back, wageredPaise, broken: () => brokenInvariants(world) }
}

test.each([
  ['match odds first', (odds: string, bookmaker: string) => [odds, bookmaker]],
  ['the bookmaker first', (odds: string, bookmaker: string) => [bookmaker, odds]],
])('one side in match odds and the other at the bookmaker count their common loss, %s', (_order, inOrder) => {
  const { world, player, odds, bookmaker, back, wageredPaise, broken } = winnerTable()
  claimBonus(world, player, { id: 'bn-welcome' })
  back(odds, 'a', 1_000_00)
  back(bookmaker, 'b', 700_00)
  for (const marketId of inOrder(odds, bookmaker)) settleMarket(world, marketId, 'a')
  expect([wageredPaise(), bonusOf(world, player.id, 'bn-welcome').wageredPaise]).toEqual([300_00, 300_00])
  expect(broken()).toEqual([])
})

test('the same side in match odds and at the bookmaker counts in full, and a correction counts it once', () => {
  const { world, odds, bookmaker, back, wageredPaise, broken } = winnerTable()
  back(odds, 'a', 500_00)
  back(bookmaker, 'a', 400_00)
  for (const marketId of [odds, bookmaker]) settleMarket(world, marketId, 'b')
  expect(wageredPaise()).toBe(900_00)
  for (const marketId of [odds, bookmaker]) resettleMarket(world, marketId, 'a')
  expect(wageredPaise()).toBe(900_00)
  expect(broken()).toEqual([])
})

test('a bet counts in full when the market that covered it is void', () => {
  const { world, odds, bookmaker, back, wageredPaise } = winnerTable()
  back(odds, 'a', 500_00)
  back(bookmaker, 'b', 500_00)
  settleMarket(world, odds, 'a')
  expect(wageredPaise()).toBe(0)
  voidMarket(world, bookmaker)
  expect(wageredPaise()).toBe(500_00)
})

test('markets on other questions count by themselves', () => {
  const { world, odds, back, wageredPaise } = winnerTable()
  const runners = ['a', 'b'].map((selectionId) => ({ selectionId, back: { price: 2 }, lay: { price: 2 } }))
  const toss = openMarket(world, { key: 'toss', marketType: 'toss', runners })
  back(odds, 'a', 500_00)
  placeBet(world, seededId(world), betOn(toss, 'b', 'back', 500_00, { odds: 2 }))
  for (const marketId of [odds, toss]) settleMarket(world, marketId, 'a')
  expect(wageredPaise()).toBe(1_000_00)
})

test('a lay bet wins when its runner does not', () => {
  const { world, marketId, playerId } = openTable()
  const lay = placeBet(world, playerId, betOn(marketId, 'b', 'lay', 500_00, { odds: 2.52 })).bet
  settleMarket(world, marketId, 'a')
  expect(betById(world, lay.id)).toMatchObject({ status: 'won', profitLossPaise: 500_00 })
})

test('void gives every stake back', () => {
  const { world, marketId, bet, wallet, broken } = openTable()
  voidMarket(world, marketId)
  expect(wallet()).toEqual({ balance: 10_000_00, cash: 0, debt: 0, exposure: 0 })
  expect(betById(world, bet.id)).toMatchObject({ status: 'void', profitLossPaise: 0 })
  expect(broken()).toEqual([])
})

test.each([
  ['244', 0],
  ['245', 2000_00],
  ['247', 2000_00],
  ['248', 0],
])('a session settles by runs: %s runs bring %i paise', (runs, netPaise) => {
  const { world, playerId, marketId, wallet, broken } = openTable()
  voidMarket(world, marketId)
  const runners = [{ selectionId: 'runs', back: { price: 100, line: 245 }, lay: { price: 100, line: 248 } }]
  const session = openMarket(world, { key: '6-over', marketType: 'session', priceKind: 'line', runners })
  placeBet(world, playerId, betOn(session, 'runs', 'back', 1000_00, { rate: 100, line: 245 }))
  placeBet(world, playerId, betOn(session, 'runs', 'lay', 1000_00, { rate: 100, line: 248 }))
  settleMarket(world, session, runs)
  expect(wallet().balance).toBe(10_000_00 + netPaise)
  expect(broken()).toEqual([])
})

test('a market settles once; a wrong result is refused', () => {
  const { world, marketId } = openTable()
  expect(() => resettleMarket(world, marketId, 'a')).toThrow(expect.objectContaining({ code: 'market_not_settled' }))
  expect(() => settleMarket(world, marketId, 'zz')).toThrow('The result is not valid')
  expect(() => settleMarket(world, '1.none', 'a')).toThrow(expect.objectContaining({ status: 404 }))
  settleMarket(world, marketId, 'a')
  expect(() => settleMarket(world, marketId, 'b')).toThrow(
    expect.objectContaining({ code: 'market_settled', status: 409 }),
  )
})

test('a bet that waits on a market with a result is refused', () => {
  const { world, marketId, bet, wallet } = openTable(5000)
  settleMarket(world, marketId, 'a')
  pass(world, 5000)
  expect(betById(world, bet.id)).toMatchObject({ status: 'void', rejectCode: 'market_closed' })
  expect(wallet().balance).toBe(10_000_00)
})

test('re-settling reverses by a new entry and leaves the old ones', () => {
  const { world, marketId, bet, wallet, broken } = openTable()
  settleMarket(world, marketId, 'b')
  resettleMarket(world, marketId, 'a')
  expect(wallet()).toEqual({ balance: 12_050_00, cash: 2050_00, debt: 0, exposure: 0 })
  expect(betById(world, bet.id)).toMatchObject({ status: 'won', profitLossPaise: 2050_00 })
  resettleMarket(world, marketId, 'void')
  expect(wallet()).toEqual({ balance: 10_000_00, cash: 0, debt: 0, exposure: 0 })
  const kinds = world.store.all(
    "SELECT kind FROM ledger_entries WHERE kind LIKE 'settlement%' ORDER BY id",
    [],
    (row) => row.text('kind'),
  )
  expect(kinds).toEqual(['settlement', 'settlement-reversed', 'settlement', 'settlement-reversed'])
  expect(broken()).toEqual([])
})

test('money spent before a correction becomes debt, and later credits pay it first', () => {
  const { world, marketId, playerId, wallet, broken } = openTable()
  settleMarket(world, marketId, 'a')
  debitPlayer(world, playerId, 12_000_00)
  resettleMarket(world, marketId, 'b')
  expect(wallet()).toEqual({ balance: 0, cash: 0, debt: 3000_00, exposure: 0 })
  expect(broken()).toEqual([])
  creditPlayer(world, playerId, 1000_00)
  expect(wallet()).toMatchObject({ balance: 0, debt: 2000_00 })
  creditPlayer(world, playerId, 2500_00)
  expect(wallet()).toMatchObject({ balance: 500_00, cash: 500_00, debt: 0 })
  expect(broken()).toEqual([])
})
