import { expect, test } from 'vitest'
import {
  betOn,
  bettingTable,
  brokenInvariants,
  changeMarket,
  level,
  openMarket,
  pass,
  seededId,
  testWorld,
} from '../../../../test/support/worlds.ts'
import { playerByUsername } from '../../accounts/player-records.ts'
import { debitPlayer } from '../../money/credits.ts'
import { accountBalance } from '../../money/ledger.ts'
import { balanceOf } from '../../money/wallet.ts'
import type { Runner } from '../../odds/market.ts'
import { resettleMarket, settleMarket } from '../../settlement/settlement.ts'
import { betById } from '../bet-views.ts'
import { exposureOf } from '../exposure.ts'
import { placeBet } from '../place-bet.ts'
import { cashOutBet, cashOutQuote } from './cash-out-bet.ts'

/** A back bet of 1,000.00 at 3.05; the lay price of its runner is 2.50. */
function openTable(delayMs = 0) {
  const { world, playerId, marketId } = bettingTable(delayMs)
  const bet = placeBet(world, playerId, betOn(marketId, 'a', 'back', 1000_00, { odds: 3.05 })).bet
  const money = () => {
    expect(brokenInvariants(world)).toEqual([])
    return [balanceOf(world, playerId).balancePaise, exposureOf(world, playerId).exposurePaise]
  }
  const move = (price: number | null) => {
    const runners = (world.feed.market(marketId)?.runners ?? []).map(
      (runner): Runner =>
        runner.selectionId === 'a' ? { ...runner, lay: price === null ? [] : [level({ price })] } : runner,
    )
    changeMarket(world, marketId, { runners })
  }
  return { world, playerId, marketId, bet, money, move }
}

test.each([
  ['the winner first', 0],
  ['the loser first', 1],
])('bets that cover one another and are cashed out one by one, %s, turn no play money into cash', (_, first) => {
  const { world, playerId, marketId, bet } = openTable()
  const other = placeBet(world, playerId, betOn(marketId, 'a', 'lay', 1000_00, { odds: 2.5 })).bet
  const runners = (world.feed.market(marketId)?.runners ?? []).map(
    (runner): Runner =>
      runner.selectionId === 'a' ? { ...runner, back: [level({ price: 2 })], lay: [level({ price: 2 })] } : runner,
  )
  changeMarket(world, marketId, { runners })
  const order = first === 0 ? [bet.id, other.id] : [other.id, bet.id]
  const profits = order.map((betId) => cashOutBet(world, playerId, { betId, amountPaise: 0 }).bet.profitLossPaise ?? 0)
  // 525.00 won and 250.00 lost: what is won in all is cash, and all the play money is there.
  expect(profits.toSorted((one, another) => one - another)).toEqual([-250_00, 525_00])
  expect(balanceOf(world, playerId)).toMatchObject({ balancePaise: 10_275_00, cashPaise: 275_00 })
  expect(accountBalance(world, playerId, 'restricted')).toBe(10_000_00)
  expect(brokenInvariants(world)).toEqual([])
})

test('a bet is settled at the present price of the other side, through one entry', () => {
  const { world, playerId, marketId, bet, money } = openTable()
  expect(cashOutQuote(world, playerId, bet.id)).toEqual({
    betId: bet.id,
    amountPaise: 1220_00,
    profitLossPaise: 220_00,
    releasedPaise: 1000_00,
    expiresAtMs: world.clock.now() + 5000,
  })
  expect(money()).toEqual([9_000_00, 1_000_00])
  const answer = cashOutBet(world, playerId, { betId: bet.id, amountPaise: 1220_00 })
  expect(answer).toMatchObject({
    bet: { id: bet.id, status: 'cashed_out', profitLossPaise: 220_00 },
    wallet: { balancePaise: 10_220_00, cashPaise: 220_00 },
    exposurePaise: 0,
  })
  expect(money()).toEqual([10_220_00, 0])
  settleMarket(world, marketId, 'b')
  resettleMarket(world, marketId, 'a')
  expect(money()).toEqual([10_220_00, 0])
  expect(betById(world, bet.id)?.status).toBe('cashed_out')
})

test('a loss takes restricted play money first', () => {
  const { world, playerId, bet, money, move } = openTable()
  move(4)
  const { wallet } = cashOutBet(world, playerId, { betId: bet.id, amountPaise: 762_50 })
  expect(wallet).toMatchObject({ balancePaise: 9_762_50, cashPaise: 0 })
  expect(money()).toEqual([9_762_50, 0])
})

test('a share of it becomes a bet of its own, and the rest plays on to the paisa', () => {
  const { world, playerId, marketId, bet, money } = openTable()
  const { bet: part } = cashOutBet(world, playerId, { betId: bet.id, amountPaise: 0, share: 33 })
  expect(part).toMatchObject({ status: 'cashed_out', stackPaise: 330_00, profitLossPaise: 72_60 })
  expect(part.id).not.toBe(bet.id)
  expect(betById(world, bet.id)).toMatchObject({ status: 'open', stackPaise: 670_00 })
  expect(money()).toEqual([9_402_60, 670_00])
  settleMarket(world, marketId, 'a')
  expect(money()).toEqual([11_446_10, 0])
})

test('the same key has one effect', () => {
  const { world, playerId, bet, money } = openTable()
  const body = { betId: bet.id, amountPaise: 1220_00 }
  const first = cashOutBet(world, playerId, body, 'cash-0001')
  expect(cashOutBet(world, playerId, body, 'cash-0001')).toEqual(first)
  expect(money()).toEqual([10_220_00, 0])
  expect(() => cashOutBet(world, playerId, { ...body, amountPaise: 1 }, 'cash-0001')).toThrow(
    expect.objectContaining({ code: 'idempotency_key_reused' }),
  )
})

test('a price that got worse is refused, a better one is given', () => {
  const { world, playerId, bet, money, move } = openTable()
  const body = { betId: bet.id, amountPaise: 1220_00 }
  move(2.52)
  expect(() => cashOutBet(world, playerId, body)).toThrow(
    expect.objectContaining({ code: 'cash_out_changed', status: 422 }),
  )
  expect(money()).toEqual([9_000_00, 1_000_00])
  move(2)
  expect(cashOutBet(world, playerId, body).bet.profitLossPaise).toBe(525_00)
})

test('the quote returns the exposure held for the other bets that a bet covers', () => {
  const { world, playerId, marketId, bet, money } = openTable()
  placeBet(world, playerId, betOn(marketId, 'a', 'lay', 900_00, { odds: 2.5 }))
  expect(money()).toEqual([9_900_00, 100_00])
  expect(cashOutQuote(world, playerId, bet.id)).toMatchObject({ amountPaise: 1220_00, releasedPaise: -1250_00 })
  cashOutBet(world, playerId, { betId: bet.id, amountPaise: 1220_00 })
  expect(money()).toEqual([9_900_00 - 1250_00 + 220_00, 1350_00])
})

test('a bet that covers others leaves only when the balance can take its place', () => {
  const { world, playerId, marketId, money } = openTable()
  const cover = placeBet(world, playerId, betOn(marketId, 'a', 'lay', 900_00, { odds: 2.5 })).bet
  expect(money()).toEqual([9_900_00, 100_00])
  debitPlayer(world, playerId, 9_900_00)
  const body = { betId: cover.id, amountPaise: 0 }
  expect(() => cashOutBet(world, playerId, body)).toThrow(expect.objectContaining({ code: 'insufficient_funds' }))
  expect(money()).toEqual([0, 100_00])
})

test.each([
  ['suspended', 'market_suspended'],
  ['ball_running', 'ball_running'],
  ['closed', 'market_closed'],
] as const)('no offer while the market is %s', (status, code) => {
  const { world, playerId, marketId, bet } = openTable()
  changeMarket(world, marketId, { status })
  expect(() => cashOutQuote(world, playerId, bet.id)).toThrow(expect.objectContaining({ code, status: 422 }))
})

test('no offer without a price, for a bet that waits or is decided, or for less than a paisa', () => {
  const { world, playerId, marketId, bet, move } = openTable(3000)
  const refusal = expect.objectContaining({ code: 'cash_out_unavailable', status: 422 })
  const quote = (share?: number) => () => cashOutQuote(world, playerId, bet.id, share)
  expect(quote()).toThrow(refusal)
  pass(world, 3000)
  expect(quote()).not.toThrow()
  move(null)
  expect(quote()).toThrow(refusal)
  settleMarket(world, marketId, 'a')
  expect(quote()).toThrow(refusal)
})

test("another player's bet is not found", () => {
  const { world, bet } = openTable()
  const otherId = playerByUsername(world, 'demo1')?.id ?? 0
  for (const id of [bet.id, 'none']) {
    expect(() => cashOutQuote(world, otherId, id)).toThrow(
      expect.objectContaining({ code: 'bet_not_found', status: 404 }),
    )
  }
})

test('on a line there is an offer only while both sides stand at the same one', () => {
  const world = testWorld()
  const playerId = seededId(world)
  const session = (key: string, noLine: number) => {
    const runners = [{ selectionId: 'runs', back: { price: 100, line: 45 }, lay: { price: 90, line: noLine } }]
    const marketId = openMarket(world, { key, marketType: 'session', priceKind: 'line', runners })
    return placeBet(world, playerId, betOn(marketId, 'runs', 'back', 1000_00, { rate: 100, line: 45 })).bet.id
  }
  const apart = session('apart', 47)
  expect(() => cashOutQuote(world, playerId, apart)).toThrow(expect.objectContaining({ code: 'cash_out_unavailable' }))
  const same = session('same', 45)
  expect(cashOutBet(world, playerId, { betId: same, amountPaise: 1052_63 }).bet.profitLossPaise).toBe(52_63)
  expect(brokenInvariants(world)).toEqual([])
})
