import { expect, test } from 'vitest'
import { betOn, bettingTable, openMarket, pass, threeRunners } from '../../../test/support/worlds.ts'
import { addPlayer } from '../accounts/player-records.ts'
import { settleMarket } from '../settlement/settlement.ts'
import { listMatchBets, listUserBets } from './bets.ts'
import { cashOutBet } from './cash-out/cash-out-bet.ts'
import { placeBet } from './place-bet.ts'

const page = { skip: 0, pageSize: 10 }

function openTable(count = 1) {
  const { world, playerId, marketId: odds } = bettingTable()
  const runners = [{ selectionId: 'runs', back: { price: 100, line: 45 }, lay: { price: 90, line: 47 } }]
  const session = openMarket(world, { key: '6 over run A', marketType: 'session', priceKind: 'line', runners })
  const backA = () => placeBet(world, playerId, betOn(odds, 'a', 'back', 100_00, { odds: 3.05 })).bet.id
  const yes = () => placeBet(world, playerId, betOn(session, 'runs', 'back', 100_00, { rate: 100, line: 45 })).bet.id
  const ids = Array.from({ length: count }, backA)
  return { world, playerId, odds, session, backA, yes, ids }
}

test('[7.4-4] [9-12] bets of a match come newest first, ten to a page', () => {
  const { world, playerId, ids } = openTable(12)
  const first = listMatchBets(world, playerId, { ...page, refMatchId: '1' })
  const second = listMatchBets(world, playerId, { skip: 10, pageSize: 10, refMatchId: '1' })
  expect([...first.bets, ...second.bets].map(({ id }) => id)).toEqual(ids.reverse())
  expect([first.count, second.count]).toEqual([12, 12])
  expect(listMatchBets(world, playerId, { ...page, refMatchId: '2' })).toEqual({ bets: [], count: 0 })
})

test('[3-31] [3-29] a row carries odds, stack, selectionType, status and createdAt, and its line', () => {
  const { world, playerId, yes } = openTable()
  yes()
  expect(listUserBets(world, playerId, page).bets[0]).toMatchObject({
    HeadName: '6 over run A',
    priceKind: 'line',
    priceHundredths: 100_00,
    line: 45,
    stackPaise: 100_00,
    selectionType: 'back',
    status: 'open',
    createdAtMs: world.clock.now(),
    profitLossPaise: null,
  })
})

test('[3-31] every bet names the price scale of its market, whatever the market is called', () => {
  const { world, playerId, yes } = openTable(1)
  yes()
  const winner = openMarket(world, { key: 'winner', priceKind: 'rate', runners: threeRunners.slice(0, 2) })
  const placed = placeBet(world, playerId, betOn(winner, 'b', 'back', 100_00, { rate: 2.5 })).bet
  expect(placed.priceKind).toBe('rate')
  const kinds = listUserBets(world, playerId, page).bets.map(({ HeadName, priceKind }) => [HeadName, priceKind])
  expect(kinds).toEqual([
    ['winner', 'rate'],
    ['6 over run A', 'line'],
    ['odds', 'decimal'],
  ])
})

test('[7.4-3] markettype and betstatus filter, also together', () => {
  const { world, playerId, odds, ids, yes } = openTable()
  const fancy = yes()
  settleMarket(world, odds, 'b')
  const list = (query: object) => listUserBets(world, playerId, { ...page, ...query }).bets.map(({ id }) => id)
  expect(list({ marketType: 'fancy' })).toEqual([fancy])
  expect(list({ marketType: 'match_odds' })).toEqual(ids)
  expect(list({ betStatus: 'settled' })).toEqual(ids)
  expect(list({ betStatus: 'open' })).toEqual([fancy])
  expect(list({ betStatus: 'open', marketType: 'match_odds' })).toEqual([])
})

test('[7.4-3] each market type has the bets of its own call for odds, so that every bet has one', () => {
  const { world, playerId, ids, yes } = openTable()
  const fancy = yes()
  const rates = { marketType: 'bookmaker', priceKind: 'rate', runners: threeRunners.slice(0, 2) } as const
  const bookmaker = openMarket(world, { key: 'bookmaker', ...rates })
  const rated = placeBet(world, playerId, betOn(bookmaker, 'b', 'back', 100_00, { rate: 2.5 })).bet.id
  const types = ['match_odds', 'bookmaker', 'fancy'] as const
  const lists = types.map((marketType) => listUserBets(world, playerId, { ...page, marketType }).bets)
  expect(lists.map((bets) => bets.map(({ id }) => id))).toEqual([ids, [rated], [fancy]])
})

test('[7.4-3] dates are days of Asia/Kolkata, both inclusive', () => {
  const { world, playerId, ids, backA } = openTable()
  // 08:00 in India on the 21st; 16 hours less a millisecond later the day ends there.
  pass(world, 16 * 60 * 60 * 1000 - 1)
  const late = backA()
  pass(world, 1)
  const next = backA()
  const list = (startDate: string, endDate: string) =>
    listUserBets(world, playerId, { ...page, startDate, endDate }).bets.map(({ id }) => id)
  expect(list('2026-11-21', '2026-11-21')).toEqual([late, ...ids])
  expect(list('2026-11-22', '2026-11-22')).toEqual([next])
  expect(list('2026-11-21', '2026-11-22')).toEqual([next, late, ...ids])
  expect(list('2026-11-20', '2026-11-20')).toEqual([])
})

test("a player does not see another player's bets", () => {
  const { world } = openTable()
  const other = { username: 'other', name: 'O', passwordHash: null, countryCode: '91', mobile: '9000000099' }
  const otherId = addPlayer(world, { ...other, agentCode: null, isDemo: false })
  expect(listUserBets(world, otherId, page)).toEqual({ bets: [], count: 0 })
})

test('[7.4-4] the part that a cash-out splits off is listed at the time of its bet', () => {
  const { world, playerId, backA, ids } = openTable()
  pass(world, 1000)
  const later = backA()
  cashOutBet(world, playerId, { betId: ids[0] ?? '', amountPaise: 0, share: 50 })
  const { bets } = listUserBets(world, playerId, page)
  expect(bets.map(({ status }) => status)).toEqual(['open', 'cashed_out', 'open'])
  expect(bets[0]?.id).toBe(later)
})
