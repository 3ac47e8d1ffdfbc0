import { expect, test } from 'vitest'
import { autoCashOutTable, noLines } from '../../../../test/support/auto-cash-out-table.ts'
import {
  betOn,
  brokenInvariants,
  changeMarket,
  level,
  pass,
  seededId,
  startMs,
  testWorld,
} from '../../../../test/support/worlds.ts'
import type { World } from '../../../world/world.ts'
import { playerByUsername } from '../../accounts/player-records.ts'
import { listNotifications } from '../../content/notification-records.ts'
import { getIntent } from '../../idempotency/intents.ts'
import { listMatches } from '../../matches/matches.ts'
import { debitPlayer } from '../../money/credits.ts'
import { balanceOf } from '../../money/wallet.ts'
import type { Runner } from '../../odds/market.ts'
import { startTimeOut } from '../../play-limits/take-break.ts'
import { settleMarket, voidMarket } from '../../settlement/settlement.ts'
import { betById } from '../bet-views.ts'
import { cashOutBet } from '../cash-out/cash-out-bet.ts'
import { cashOutMarket, getMarketCashOut } from '../cash-out/market-cash-out.ts'
import { placeBet } from '../place-bet.ts'
import { cancelAutoCashOut, listAutoCashOuts, setAutoCashOut } from './set-auto-cash-out.ts'

function cashOuts(world: World): number {
  const sql = "SELECT count(*) AS entries FROM ledger_entries WHERE kind = 'cash-out'"
  return world.store.one(sql, [], (row) => row.integer('entries')) ?? 0
}

test('a rule fires once, beyond its line at what is offered then, and notifies the player', () => {
  const { world, playerId, betId, move, set, rules, balance } = autoCashOutTable()
  const toasts: unknown[] = []
  world.events.on('toast', (toast) => toasts.push(toast))
  expect(set({ gainPaise: 200_00, lossPaise: 100_00 })).toMatchObject({ state: 'armed', reason: null })
  move(2.56)
  expect(rules()).toMatchObject([{ state: 'armed' }])
  move(2)
  expect(rules()).toMatchObject([{ state: 'done', profitLossPaise: 525_00 }])
  expect(betById(world, betId)).toMatchObject({ status: 'cashed_out', profitLossPaise: 525_00 })
  expect(toasts).toMatchObject([
    { playerId, title: 'Auto cash-out done', message: 'odds: your line was reached, +₹525.00' },
  ])
  expect(listNotifications(world, playerId)[0]).toMatchObject({ title: 'Cashed out' })
  move(1.5)
  expect([balance(), cashOuts(world)]).toEqual([10_525_00, 1])
})

test('a loss line fires at or below it, and a share leaves the rest open', () => {
  const { world, betId, move, set, rules, balance } = autoCashOutTable()
  set({ lossPaise: 50_00, share: 25 })
  move(3.6)
  expect(rules()).toMatchObject([{ state: 'armed' }])
  move(4)
  expect(rules()).toMatchObject([{ state: 'part_done', profitLossPaise: -59_37 }])
  expect(betById(world, betId)).toMatchObject({ status: 'open', stackPaise: 750_00 })
  move(10)
  expect([balance(), cashOuts(world)]).toEqual([9_190_63, 1])
})

test('a rule of a market ends all its bets by one entry', () => {
  const { world, playerId, marketId, place, move, set, rules } = autoCashOutTable()
  place()
  set({ target: 'market', targetId: marketId, gainPaise: 400_00 })
  move(2.5)
  expect(rules()).toMatchObject([{ state: 'done', target: 'market', marketId, profitLossPaise: 440_00 }])
  expect(cashOuts(world)).toBe(1)
  expect(() => getMarketCashOut(world, playerId, marketId)).toThrow()
})

test.each([
  ['suspended', 'market_suspended'],
  ['ball_running', 'ball_running'],
] as const)('while the market is %s it waits, and looks again when prices are back', (status, reason) => {
  const { world, marketId, move, set, rules } = autoCashOutTable()
  set({ gainPaise: 200_00 })
  changeMarket(world, marketId, { status })
  move(2)
  expect(rules()).toMatchObject([{ state: 'waiting', reason }])
  changeMarket(world, marketId, { status: 'open' })
  expect(rules()).toMatchObject([{ state: 'armed', reason: null }])
  world.tick()
  expect(rules()).toMatchObject([{ state: 'done', profitLossPaise: 525_00 }])
})

test('a rule that is set without an offer waits, and fires with the first one that reaches its line', () => {
  const { move, set, rules } = autoCashOutTable()
  move(null)
  expect(set({ gainPaise: 200_00 })).toMatchObject({ state: 'waiting', reason: 'cash_out_unavailable' })
  move(2.5)
  expect(rules()).toMatchObject([{ state: 'done', profitLossPaise: 220_00 }])
})

test('a rule lapses at its end, before a price of the same moment, and notifies the player', () => {
  const { world, playerId, move, set, rules } = autoCashOutTable()
  set({ gainPaise: 200_00, untilMs: startMs + 60_000 })
  pass(world, 59_999)
  expect(rules()).toMatchObject([{ state: 'armed' }])
  world.clock.advance(1)
  move(2)
  expect(rules()).toMatchObject([{ state: 'lapsed', reason: 'time_over', profitLossPaise: null }])
  expect(listNotifications(world, playerId)[0]).toMatchObject({
    title: 'Auto cash-out ended',
    message: 'odds: its time is over',
  })
  pass(world, 24 * 60 * 60 * 1000)
  expect(rules()).toEqual([])
})

test('a bet that is changed by hand lets its rule lapse with the reason', () => {
  const ended = (change: (at: ReturnType<typeof autoCashOutTable>) => void) => {
    const at = autoCashOutTable()
    at.set({ gainPaise: 200_00 })
    change(at)
    return at.rules()[0]
  }
  const lapsed = (reason: string) => expect.objectContaining({ state: 'lapsed', reason })
  expect(ended(({ world, playerId, betId }) => cashOutBet(world, playerId, { betId, amountPaise: 0 }))).toEqual(
    lapsed('cashed_out'),
  )
  expect(
    ended(({ world, playerId, marketId }) => cashOutMarket(world, playerId, { marketId, profitLossPaise: -1000_00 })),
  ).toEqual(lapsed('cashed_out'))
  expect(ended(({ world, marketId }) => settleMarket(world, marketId, 'b'))).toEqual(lapsed('market_ended'))
  expect(ended(({ world, marketId }) => voidMarket(world, marketId))).toEqual(lapsed('void'))
  expect(
    ended(({ world, marketId }) => {
      changeMarket(world, marketId, { status: 'closed' })
      world.tick()
    }),
  ).toEqual(lapsed('market_ended'))
  expect(
    ended(({ world, playerId, betId }) => cashOutBet(world, playerId, { betId, amountPaise: 0, share: 40 })),
  ).toMatchObject({ state: 'armed' })
})

test.each([
  ['cashed out by hand', 'cashed_out'],
  ['settled', 'market_ended'],
  ['void', 'void'],
] as const)('the rule of a market lapses when its bets are %s', (_, reason) => {
  const { world, playerId, marketId, place, set, rules } = autoCashOutTable()
  place()
  set({ target: 'market', targetId: marketId, gainPaise: 900_00 })
  if (reason === 'cashed_out') cashOutMarket(world, playerId, { marketId, profitLossPaise: -1000_00 })
  if (reason === 'market_ended') settleMarket(world, marketId, 'b')
  if (reason === 'void') voidMarket(world, marketId)
  expect(rules()).toMatchObject([{ state: 'lapsed', reason }])
})

test('the last of two tabs wins, and both hear of it', () => {
  const { world, betId, set, rules, move } = autoCashOutTable()
  const heard: unknown[] = []
  world.events.on('bet-changed', (event) => heard.push(event.betId))
  const first = set({ gainPaise: 200_00 }, 'tab-one-1')
  const second = set({ gainPaise: 500_00 }, 'tab-two-1')
  expect(rules()).toEqual([second])
  expect(heard).toEqual([betId, betId])
  // A repeated request is answered as before, and sets nothing again.
  expect(set({ gainPaise: 200_00 }, 'tab-one-1')).toEqual(first)
  expect(getIntent(world, seededId(world), 'tab-one-1')).toMatchObject({ state: 'done', operation: 'setAutoCashOut' })
  move(2.5)
  expect(rules()).toMatchObject([{ id: second.id, state: 'armed', gainPaise: 500_00 }])
})

test('a rule is taken back once, by its player, while it stands', () => {
  const { world, playerId, move, set, rules } = autoCashOutTable()
  const otherId = playerByUsername(world, 'demo1')?.id ?? 0
  const cancel =
    (id: string, by = playerId) =>
    () =>
      cancelAutoCashOut(world, by, id)
  const { id } = set({ gainPaise: 200_00 })
  expect(cancel(id, otherId)).toThrow(expect.objectContaining({ code: 'auto_cash_out_not_found', status: 404 }))
  cancel(id)()
  expect(rules()).toEqual([])
  expect(cancel(id)).toThrow(expect.objectContaining({ code: 'auto_cash_out_not_found' }))
  move(2.5)
  const fired = set({ gainPaise: 300_00 })
  move(2)
  expect(cancel(fired.id)).toThrow(expect.objectContaining({ code: 'auto_cash_out_over', status: 422 }))
  expect(rules()).toMatchObject([{ state: 'done' }])
})

test('a cash-out that the balance cannot take ends the rule as refused, and moves nothing', () => {
  const { world, playerId, marketId, move, set, rules } = autoCashOutTable()
  const cover = placeBet(world, playerId, betOn(marketId, 'a', 'lay', 900_00, { odds: 3.05 })).bet.id
  debitPlayer(world, playerId, balanceOf(world, playerId).balancePaise)
  set({ targetId: cover, lossPaise: 50_00 })
  const backTo = (price: number) => {
    const runners = (world.feed.market(marketId)?.runners ?? []).map(
      (runner): Runner => (runner.selectionId === 'a' ? { ...runner, back: [level({ price })] } : runner),
    )
    changeMarket(world, marketId, { runners })
  }
  backTo(2.5)
  move(2.52)
  expect(rules()).toMatchObject([{ state: 'refused', reason: 'insufficient_funds', profitLossPaise: null }])
  expect(listNotifications(world, playerId)[0]?.title).toBe('Auto cash-out refused')
  expect([betById(world, cover)?.status, cashOuts(world)]).toEqual(['open', 0])
})

test('a player who takes a break from play is cashed out as well', () => {
  const { world, playerId, move, set, rules } = autoCashOutTable()
  set({ gainPaise: 200_00 })
  startTimeOut(world, playerId, 24)
  move(2)
  expect(rules()).toMatchObject([{ state: 'done' }])
})

/** A cricket match in play with a bet on its winner and a rule; `steps` jumps of so many milliseconds each. */
function played(steps: number, ms: number) {
  const world = testWorld()
  const playerId = seededId(world)
  const market = listMatches(world, { sportId: 4, when: 'inplay' })[0]?.firstMarket
  const [runner] = market?.runners ?? []
  if (!market || !runner) throw new Error('no cricket in play')
  const odds = (runner.back[0]?.priceHundredths ?? 0) / 100
  const { id } = placeBet(world, playerId, betOn(market.marketId, runner.selectionId, 'back', 1000_00, { odds })).bet
  pass(world, market.delayMs)
  setAutoCashOut(world, playerId, { ...noLines, target: 'bet', targetId: id, gainPaise: 60_00, lossPaise: 60_00 })
  for (let step = 0; step < steps; step += 1) pass(world, ms)
  expect(brokenInvariants(world)).toEqual([])
  return { rules: listAutoCashOuts(world, playerId), entries: cashOuts(world) }
}

test('a long jump of the clock over many price moves fires once, at the move that small steps fire at', () => {
  const jump = played(1, 30 * 60_000)
  expect(jump.rules).toMatchObject([{ state: 'done' }])
  expect(jump.entries).toBe(1)
  expect(played(3, 10 * 60_000)).toEqual(jump)
})
