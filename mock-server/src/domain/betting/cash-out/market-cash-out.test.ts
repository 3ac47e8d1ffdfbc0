import fc from 'fast-check'
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
import type { World } from '../../../world/world.ts'
import { playerByUsername } from '../../accounts/player-records.ts'
import { balanceOf } from '../../money/wallet.ts'
import type { Runner } from '../../odds/market.ts'
import { settleMarket } from '../../settlement/settlement.ts'
import { betById } from '../bet-views.ts'
import { exposureOf } from '../exposure.ts'
import { placeBet } from '../place-bet.ts'
import { cashOutMarket, getMarketCashOut } from './market-cash-out.ts'

/** Prices that leave nothing to anyone who bets on all sides; back and lay. */
const book = { a: [2.48, 2.5], b: [2.3, 2.34], draw: [6, 6.2] } as const

function setBook(world: World, marketId: string, prices: Record<'a' | 'b' | 'draw', readonly [number, number]>): void {
  const runners = Object.entries(prices).map(([selectionId, [back, lay]]): Runner => {
    const sides = { back: [level({ price: back })], lay: [level({ price: lay })] }
    return { selectionId, name: selectionId.toUpperCase(), status: 'active', ...sides }
  })
  changeMarket(world, marketId, { runners })
}

/** A back of 1,000 on a at 3.05 and a lay of 400 at 2.50, in a market that now stands at `book`. */
function openTable() {
  const { world, playerId, marketId } = bettingTable()
  const back = placeBet(world, playerId, betOn(marketId, 'a', 'back', 1000_00, { odds: 3.05 })).bet
  const lay = placeBet(world, playerId, betOn(marketId, 'a', 'lay', 400_00, { odds: 2.5 })).bet
  setBook(world, marketId, book)
  const money = () => {
    expect(brokenInvariants(world)).toEqual([])
    return [balanceOf(world, playerId).balancePaise, exposureOf(world, playerId).exposurePaise]
  }
  return { world, playerId, marketId, back, lay, money }
}

test('one offer for all bets of a market shows the present result of each outcome, and the equal result afterwards', () => {
  const { world, playerId, marketId, money } = openTable()
  expect(money()).toEqual([9_400_00, 600_00])
  const outcome = { runs: null, afterPaise: 220_00 }
  expect(getMarketCashOut(world, playerId, marketId)).toEqual({
    marketId,
    bets: 2,
    // 2,050 at 2.50 are 820 more than -600.
    profitLossPaise: 220_00,
    amountPaise: 820_00,
    outcomes: [
      { ...outcome, name: 'A', selectionId: 'a', nowPaise: 1450_00 },
      { ...outcome, name: 'B', selectionId: 'b', nowPaise: -600_00 },
      { ...outcome, name: 'DRAW', selectionId: 'draw', nowPaise: -600_00 },
    ],
    expiresAtMs: world.clock.now() + 5000,
  })
})

test('all bets end by one entry, and the result of the market changes nothing any more', () => {
  const { world, playerId, marketId, back, lay, money } = openTable()
  const entries = () =>
    world.store.one("SELECT count(*) AS n FROM ledger_entries WHERE kind = 'cash-out'", [], (row) => row.integer('n'))
  const answer = cashOutMarket(world, playerId, { marketId, profitLossPaise: 220_00 })
  expect(answer.bets.map(({ id, status, profitLossPaise }) => [id, status, profitLossPaise])).toEqual([
    [back.id, 'cashed_out', 220_00],
    [lay.id, 'cashed_out', 0],
  ])
  expect(answer).toMatchObject({ wallet: { balancePaise: 10_220_00 }, exposurePaise: 0 })
  expect(money()).toEqual([10_220_00, 0])
  expect(entries()).toBe(1)
  settleMarket(world, marketId, 'b')
  expect(money()).toEqual([10_220_00, 0])
})

test('a share of each bet ends, the rest plays on to the paisa', () => {
  const { world, playerId, marketId, back, lay, money } = openTable()
  const quote = getMarketCashOut(world, playerId, marketId, 33)
  expect(quote).toMatchObject({ bets: 2, profitLossPaise: 72_60, amountPaise: 198_00 + 72_60 })
  expect(quote.outcomes.map(({ afterPaise }) => afterPaise)).toEqual([971_50 + 72_60, -402_00 + 72_60, -402_00 + 72_60])
  const { bets } = cashOutMarket(world, playerId, { marketId, profitLossPaise: 72_60, share: 33 })
  expect(bets.map(({ stackPaise }) => stackPaise)).toEqual([330_00, 132_00])
  expect(betById(world, back.id)).toMatchObject({ status: 'open', stackPaise: 670_00 })
  expect(betById(world, lay.id)).toMatchObject({ status: 'open', stackPaise: 268_00 })
  expect(money()).toEqual([9_400_00 + 270_60, 402_00])
  settleMarket(world, marketId, 'a')
  expect(money()).toEqual([10_000_00 + 971_50 + 72_60, 0])
})

test('the same key has one effect', () => {
  const { world, playerId, marketId, money } = openTable()
  const body = { marketId, profitLossPaise: 220_00 }
  const first = cashOutMarket(world, playerId, body, 'green-0001')
  expect(cashOutMarket(world, playerId, body, 'green-0001')).toEqual(first)
  expect(money()).toEqual([10_220_00, 0])
  expect(() => cashOutMarket(world, playerId, { ...body, share: 5 }, 'green-0001')).toThrow(
    expect.objectContaining({ code: 'idempotency_key_reused' }),
  )
})

test('a worse result than was offered is refused, a better one is given', () => {
  const { world, playerId, marketId, money } = openTable()
  const body = { marketId, profitLossPaise: 220_00 }
  setBook(world, marketId, { ...book, a: [2.5, 2.52] })
  expect(() => cashOutMarket(world, playerId, body)).toThrow(expect.objectContaining({ code: 'cash_out_changed' }))
  expect(money()).toEqual([9_400_00, 600_00])
  setBook(world, marketId, { a: [1.98, 2], b: [3, 3.05], draw: [6, 6.2] })
  expect(cashOutMarket(world, playerId, body).wallet.balancePaise).toBe(10_425_00)
})

test.each([
  ['suspended', 'market_suspended'],
  ['ball_running', 'ball_running'],
  ['closed', 'market_closed'],
] as const)('no offer while the market is %s', (status, code) => {
  const { world, playerId, marketId } = openTable()
  changeMarket(world, marketId, { status })
  expect(() => getMarketCashOut(world, playerId, marketId)).toThrow(expect.objectContaining({ code, status: 422 }))
})

test("no offer without an open bet, and another player's bets are no part of one", () => {
  const { world, playerId, marketId } = openTable()
  const otherId = playerByUsername(world, 'demo1')?.id ?? 0
  const none = expect.objectContaining({ code: 'cash_out_unavailable', status: 422 })
  expect(() => getMarketCashOut(world, otherId, marketId)).toThrow(none)
  expect(() => getMarketCashOut(world, playerId, 'none')).toThrow(expect.objectContaining({ code: 'market_not_found' }))
  cashOutMarket(world, playerId, { marketId, profitLossPaise: 0 })
  expect(() => getMarketCashOut(world, playerId, marketId)).toThrow(none)
  const { world: waiting, playerId: who, marketId: slow } = bettingTable(3000)
  placeBet(waiting, who, betOn(slow, 'a', 'back', 100_00, { odds: 3.05 }))
  expect(() => getMarketCashOut(waiting, who, slow)).toThrow(none)
  pass(waiting, 3000)
  expect(getMarketCashOut(waiting, who, slow).bets).toBe(1)
})

test('on a line there is an offer where the bets differ at one number of runs and the other side stands there', () => {
  const world = testWorld()
  const playerId = seededId(world)
  const runners = [{ selectionId: 'runs', back: { price: 100, line: 45 }, lay: { price: 90, line: 45 } }]
  const marketId = openMarket(world, { key: 'session', marketType: 'session', priceKind: 'line', runners })
  const yes = () => placeBet(world, playerId, betOn(marketId, 'runs', 'back', 1000_00, { rate: 100, line: 45 }))
  yes()
  yes()
  const band = { name: 'RUNS', selectionId: null, afterPaise: 105_26 }
  expect(getMarketCashOut(world, playerId, marketId)).toMatchObject({
    bets: 2,
    profitLossPaise: 105_26,
    outcomes: [
      { ...band, runs: { fromRuns: 0, toRuns: 44 }, nowPaise: -2000_00 },
      { ...band, runs: { fromRuns: 45, toRuns: null }, nowPaise: 2000_00 },
    ],
  })
  const moved = { price: 90, line: 47 }
  const [runner] = world.feed.market(marketId)?.runners ?? []
  if (!runner) throw new Error('no runner')
  changeMarket(world, marketId, { runners: [{ ...runner, back: [level(moved)], lay: [level(moved)] }] })
  expect(() => getMarketCashOut(world, playerId, marketId)).toThrow(
    expect.objectContaining({ code: 'cash_out_unavailable' }),
  )
  // No at 47: the bets differ at two numbers of runs, which one line cannot even out.
  placeBet(world, playerId, betOn(marketId, 'runs', 'lay', 500_00, { rate: 90, line: 47 }))
  expect(() => getMarketCashOut(world, playerId, marketId)).toThrow(
    expect.objectContaining({ code: 'cash_out_unavailable' }),
  )
  expect(brokenInvariants(world)).toEqual([])
})

test('whatever was bet, the offer is no worse than the worst outcome and is paid to the paisa', () => {
  const bets = fc.array(
    fc.record({
      on: fc.constantFrom('a', 'b', 'draw'),
      side: fc.constantFrom('back' as const, 'lay' as const),
      stakePaise: fc.integer({ min: 100_00, max: 200_00 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(bets, fc.integer({ min: 1, max: 100 }), (placed, share) => {
      const { world, playerId, marketId } = bettingTable()
      for (const { on, side, stakePaise } of placed) {
        placeBet(world, playerId, {
          ...betOn(marketId, on, side, stakePaise, { odds: 3.05 }),
          accept: { policy: 'any' },
        })
      }
      setBook(world, marketId, book)
      const before = balanceOf(world, playerId).balancePaise
      const { profitLossPaise, amountPaise, outcomes } = getMarketCashOut(world, playerId, marketId, share)
      if (share === 100)
        expect(profitLossPaise).toBeGreaterThanOrEqual(Math.min(...outcomes.map(({ nowPaise }) => nowPaise)))
      const answer = cashOutMarket(world, playerId, { marketId, profitLossPaise, share })
      expect(answer.bets.reduce((sum, bet) => sum + (bet.profitLossPaise ?? 0), 0)).toBe(profitLossPaise)
      expect(answer.wallet.balancePaise).toBe(before + amountPaise)
      expect(brokenInvariants(world)).toEqual([])
      settleMarket(world, marketId, 'a')
      expect(balanceOf(world, playerId).balancePaise).toBe(10_000_00 + (outcomes[0]?.afterPaise ?? 0))
    }),
    { numRuns: 40 },
  )
})
