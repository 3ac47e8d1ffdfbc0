import { expect, test } from 'vitest'
import {
  betOn,
  bettingTable,
  brokenInvariants,
  changeMarket,
  openMarket,
  pass,
  seededId,
  threeRunners,
} from '../../../test/support/worlds.ts'
import type { DomainEvent } from '../base/events.ts'
import { getIntent } from '../idempotency/intents.ts'
import { creditPlayer, setBalance } from '../money/credits.ts'
import { balanceOf } from '../money/wallet.ts'
import type { Market } from '../odds/market.ts'
import { betById } from './bet-views.ts'
import { listUserBets } from './bets.ts'
import { cashOutBet } from './cash-out/cash-out-bet.ts'
import { exposureOf } from './exposure.ts'
import { placeBet } from './place-bet.ts'

function openTable(delayMs = 0) {
  const { world, playerId, marketId } = bettingTable(delayMs)
  const figures = () => ({
    balance: balanceOf(world, playerId).balancePaise,
    exposure: exposureOf(world, playerId).exposurePaise,
  })
  return { world, marketId, playerId, figures }
}

const backA = (marketId: string, stakePaise = 1000_00) => betOn(marketId, 'a', 'back', stakePaise, { odds: 3.05 })

test('[7.4-1] an accepted bet holds its exposure; a bet against it frees the difference at once', () => {
  const { world, marketId, playerId, figures } = openTable()
  const placed = placeBet(world, playerId, backA(marketId))
  expect(placed).toMatchObject({
    bet: {
      status: 'open',
      priceHundredths: 305,
      stackPaise: 1000_00,
      selectionType: 'back',
      runnerName: 'A',
      matchName: 'A v B',
    },
    wallet: { balancePaise: 9_000_00 },
    exposurePaise: 1000_00,
  })
  placeBet(world, playerId, betOn(marketId, 'a', 'lay', 500_00, { odds: 2.5 }))
  expect(figures()).toEqual({ balance: 9_500_00, exposure: 500_00 })
})

test('a bet keeps the price that was asked for, apart from the one that it was taken at, and so does a part of it', () => {
  const { world, marketId, playerId } = openTable()
  const { bet } = placeBet(world, playerId, betOn(marketId, 'a', 'back', 1000_00, { odds: 2.9 }))
  const asked = { priceHundredths: 305, askedHundredths: 290, askedLine: null }
  expect(bet).toMatchObject(asked)
  cashOutBet(world, playerId, { betId: bet.id, amountPaise: 0, share: 40 })
  const { bets } = listUserBets(world, playerId, { skip: 0, pageSize: 10 })
  expect(bets).toMatchObject([asked, asked])
})

test('[3-30] exposure is listed by match with its bets', () => {
  const { world, marketId, playerId } = openTable()
  placeBet(world, playerId, backA(marketId))
  const other = openMarket(world, { key: 'bookmaker', priceKind: 'rate', runners: threeRunners.slice(0, 2) })
  placeBet(world, playerId, betOn(other, 'b', 'back', 200_00, { rate: 2.5 }))
  expect(exposureOf(world, playerId)).toEqual({
    exposurePaise: 1200_00,
    betMatches: [{ refMatchId: '1', matchName: 'A v B', exposurePaise: 1200_00, totalBets: 2, unmatchedBets: 0 }],
  })
})

test('a session: exposure 1,000.00 until the second bet is accepted, then 0.00', () => {
  const { world, playerId, figures } = openTable()
  const runners = [{ selectionId: 'runs', back: { price: 100, line: 245 }, lay: { price: 100, line: 248 } }]
  const session = openMarket(world, { key: '6-over', marketType: 'session', priceKind: 'line', runners })
  placeBet(world, playerId, betOn(session, 'runs', 'back', 1000_00, { rate: 100, line: 245 }))
  expect(figures()).toEqual({ balance: 9_000_00, exposure: 1000_00 })
  placeBet(world, playerId, betOn(session, 'runs', 'lay', 1000_00, { rate: 100, line: 248 }))
  expect(figures()).toEqual({ balance: 10_000_00, exposure: 0 })
})

test('exposure comes out of play money before cash', () => {
  const { world, marketId, playerId } = openTable()
  creditPlayer(world, playerId, 500_00)
  expect(balanceOf(world, playerId).cashPaise).toBe(500_00)
  placeBet(world, playerId, backA(marketId, 10_000_00))
  expect(balanceOf(world, playerId)).toMatchObject({ balancePaise: 500_00, cashPaise: 500_00 })
})

const rejections: [string, Partial<Market>, Parameters<typeof betOn>[4] & { stake?: number }][] = [
  ['market_closed', { status: 'closed' }, { odds: 3.05 }],
  ['market_suspended', { status: 'suspended' }, { odds: 3.05 }],
  ['ball_running', { status: 'ball_running' }, { odds: 3.05 }],
  ['odds_invalid', {}, {}],
  ['odds_invalid', {}, { odds: 3.01 }],
  ['odds_invalid', {}, { odds: 3.055 }],
  ['stake_below_min', {}, { odds: 3.05, stake: 99_99 }],
  ['stake_above_max', {}, { odds: 3.05, stake: 5_00_000_01 }],
  ['insufficient_funds', {}, { odds: 3.05, stake: 10_000_01 }],
]

test.each(rejections)('%s: market %j, bet %j', (code, change, { stake = 1000_00, ...price }) => {
  const { world, marketId, playerId, figures } = openTable()
  changeMarket(world, marketId, change)
  const order = () => placeBet(world, playerId, betOn(marketId, 'a', 'back', stake, price))
  expect(order).toThrow(expect.objectContaining({ code, status: 422 }))
  expect(figures()).toEqual({ balance: 10_000_00, exposure: 0 })
})

test('an unknown market and an unknown selection are not found', () => {
  const { world, marketId, playerId } = openTable()
  const missing = (id: string, selection: string) => () =>
    placeBet(world, playerId, betOn(id, selection, 'back', 1000_00, { odds: 3.05 }))
  expect(missing('1.none', 'a')).toThrow(expect.objectContaining({ code: 'market_not_found', status: 404 }))
  expect(missing(marketId, 'zz')).toThrow(expect.objectContaining({ code: 'selection_not_found', status: 404 }))
})

test('a removed runner and a side without a price take no bet', () => {
  const { world, marketId, playerId } = openTable()
  const runners = world.feed.market(marketId)?.runners ?? []
  changeMarket(world, marketId, { runners: runners.map((runner) => ({ ...runner, back: [] })) })
  expect(() => placeBet(world, playerId, backA(marketId))).toThrow(expect.objectContaining({ code: 'price_changed' }))
  changeMarket(world, marketId, { runners: runners.map((runner) => ({ ...runner, status: 'removed' })) })
  expect(() => placeBet(world, playerId, backA(marketId))).toThrow(
    expect.objectContaining({ code: 'selection_removed' }),
  )
})

test('the policy decides when the price has moved, and the bet stands at the price that is there', () => {
  const { world, marketId, playerId } = openTable()
  const seen = { ...betOn(marketId, 'a', 'back', 1000_00, { odds: 3.15 }) }
  expect(() => placeBet(world, playerId, { ...seen, accept: { policy: 'better' } })).toThrow(
    expect.objectContaining({ code: 'price_changed', message: 'The price has changed' }),
  )
  expect(placeBet(world, playerId, { ...seen, accept: { policy: 'ticks', ticks: 2 } }).bet.priceHundredths).toBe(305)
})

test('exactly the whole balance can be staked', () => {
  const { world, marketId, playerId, figures } = openTable()
  placeBet(world, playerId, backA(marketId, 10_000_00))
  expect(figures()).toEqual({ balance: 0, exposure: 10_000_00 })
  placeBet(world, playerId, betOn(marketId, 'a', 'lay', 4_000_00, { odds: 2.5 }))
  expect(figures()).toEqual({ balance: 4_000_00, exposure: 6_000_00 })
})

test('in play a bet waits, holds nothing meanwhile, and is decided by the market after the delay', () => {
  const { world, marketId, playerId, figures } = openTable(5000)
  const { bet } = placeBet(world, playerId, { ...backA(marketId), accept: { policy: 'better' } })
  expect(bet).toMatchObject({ status: 'pending', delayMs: 5000 })
  expect(figures()).toEqual({ balance: 10_000_00, exposure: 0 })
  pass(world, 4999)
  expect(betById(world, bet.id)?.status).toBe('pending')
  pass(world, 1)
  expect(betById(world, bet.id)?.status).toBe('open')
  expect(figures()).toEqual({ balance: 9_000_00, exposure: 1000_00 })
})

test.each([
  [
    'market_suspended',
    (world: Parameters<typeof pass>[0], id: string) => changeMarket(world, id, { status: 'suspended' }),
  ],
  ['insufficient_funds', (world: Parameters<typeof pass>[0]) => setBalance(world, seededId(world), 999_99)],
])('a bet that waits is refused with %s, and is not listed', (code, spoil) => {
  const { world, marketId, playerId } = openTable(5000)
  const { bet } = placeBet(world, playerId, backA(marketId))
  spoil(world, marketId)
  pass(world, 5000)
  expect(betById(world, bet.id)).toMatchObject({ status: 'void', rejectCode: code })
  expect(exposureOf(world, playerId)).toEqual({ exposurePaise: 0, betMatches: [] })
})

test('the same key has one effect and gives the same answer; another body is refused', () => {
  const { world, marketId, playerId, figures } = openTable()
  const first = placeBet(world, playerId, backA(marketId), 'key-00000001')
  const replays = Array.from({ length: 99 }, () => placeBet(world, playerId, backA(marketId), 'key-00000001'))
  expect(new Set(replays.map((replay) => JSON.stringify(replay)))).toEqual(new Set([JSON.stringify(first)]))
  expect(figures()).toEqual({ balance: 9_000_00, exposure: 1000_00 })
  expect(() => placeBet(world, playerId, backA(marketId, 2000_00), 'key-00000001')).toThrow(
    expect.objectContaining({ code: 'idempotency_key_reused', status: 422 }),
  )
  expect(getIntent(world, playerId, 'key-00000001')).toEqual({ state: 'done', operation: 'placeBet', answer: first })
  expect(getIntent(world, playerId, 'key-00000002')).toEqual({ state: 'none' })
  expect(getIntent(world, playerId + 1, 'key-00000001')).toEqual({ state: 'none' })
})

test('a refusal is kept under the key too', () => {
  const { world, marketId, playerId } = openTable()
  changeMarket(world, marketId, { status: 'suspended' })
  const order = () => placeBet(world, playerId, backA(marketId), 'key-00000001')
  expect(order).toThrow('Market is suspended')
  changeMarket(world, marketId, { status: 'open' })
  expect(order).toThrow('Market is suspended')
  expect(getIntent(world, playerId, 'key-00000001')).toEqual({
    state: 'done',
    operation: 'placeBet',
    refusal: 'market_suspended',
  })
})

test('a key that is in flight is refused', () => {
  const { world, marketId, playerId } = openTable()
  placeBet(world, playerId, backA(marketId), 'key-00000001')
  world.store.change("UPDATE intents SET state = 'in_flight', answer = NULL")
  expect(() => placeBet(world, playerId, backA(marketId), 'key-00000001')).toThrow(
    expect.objectContaining({ code: 'intent_in_flight', status: 409 }),
  )
  expect(getIntent(world, playerId, 'key-00000001')).toEqual({ state: 'in_flight', operation: 'placeBet' })
})

test('events leave after the commit, in order, and not at all when the bet is refused', () => {
  const { world, marketId, playerId } = openTable()
  const heard: DomainEvent['name'][] = []
  world.events.onAny(({ name }) => {
    expect(world.store.inTransaction).toBe(false)
    heard.push(name)
  })
  placeBet(world, playerId, backA(marketId))
  expect(heard).toEqual(['wallet-changed', 'bet-changed', 'exposure-changed'])
  expect(() => placeBet(world, playerId, backA(marketId, 1))).toThrow()
  expect(heard).toHaveLength(3)
})

test('the wallet version grows with every entry', () => {
  const { world, marketId, playerId } = openTable()
  const versions = [1, 2, 3].map(() => placeBet(world, playerId, backA(marketId)).wallet.version)
  expect(versions).toEqual([2, 3, 4])
  expect(brokenInvariants(world)).toEqual([])
})
