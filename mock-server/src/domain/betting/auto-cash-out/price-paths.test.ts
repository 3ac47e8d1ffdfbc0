import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betOn, bettingTable, brokenInvariants, changeMarket, level } from '../../../../test/support/worlds.ts'
import type { World } from '../../../world/world.ts'
import { creditPlayer } from '../../money/credits.ts'
import type { MarketStatus, Runner } from '../../odds/market.ts'
import { betById } from '../bet-views.ts'
import { placeBet } from '../place-bet.ts'
import { listAutoCashOuts, setAutoCashOut } from './set-auto-cash-out.ts'

/** A step of a market: its status and the lay price of the runner, null without one. */
interface Step {
  status: MarketStatus
  lay: number | null
}

/** Prices on the ladder, from a profit of 1,033.33 to a loss of 745.83 on a back of 1,000.00 at 3.05. */
const prices = [1.5, 1.8, 2, 2.2, 2.5, 2.8, 2.96, 3, 3.05, 3.1, 3.4, 4, 5, 8, 12]
const step = fc.record({
  status: fc.constantFrom<MarketStatus>('open', 'open', 'open', 'open', 'suspended', 'ball_running'),
  lay: fc.option(fc.constantFrom(...prices), { freq: 8 }),
})
/** A line anywhere, or exactly at what a price of the path brings. */
const line = fc.option(fc.oneof(fc.integer({ min: 1, max: 1100_00 }), fc.record({ at: fc.constantFrom(...prices) })), {
  freq: 4,
})
const path = fc
  .record({
    steps: fc.array(step, { minLength: 1, maxLength: 12 }),
    closes: fc.boolean(),
    gain: line,
    loss: line,
    share: fc.constantFrom(100, 100, 50, 17),
  })
  .map(({ steps, closes, gain, loss, share }) => {
    const paiseOf = (one: typeof gain, sign: 1 | -1) => {
      if (one === null || typeof one === 'number') return one
      const paise = sign * naiveProfitPaise(one.at, share)
      return paise > 0 ? paise : null
    }
    return { steps, closes, share, gainPaise: paiseOf(gain, 1), lossPaise: paiseOf(loss, -1) }
  })

const stakePaise = 1000_00

/** The stake times 3.05 through the lay price, in floats and rounded to a paisa, less the stake. */
function naiveProfitPaise(lay: number, share: number): number {
  const stake = stakePaise * (share / 100)
  return Math.round(Number(((stake * 3.05) / lay).toFixed(6))) - stake
}

/** The step at which a rule has to fire, and its result; null = it never fires. */
function expectedFiring(
  { gainPaise, lossPaise, share }: { gainPaise: number | null; lossPaise: number | null; share: number },
  steps: readonly Step[],
): { at: number; profitPaise: number } | null {
  for (const [at, { status, lay }] of steps.entries()) {
    if (status !== 'open' || lay === null) continue
    const profitPaise = naiveProfitPaise(lay, share)
    if (gainPaise !== null && profitPaise >= gainPaise) return { at, profitPaise }
    if (lossPaise !== null && -profitPaise >= lossPaise) return { at, profitPaise }
  }
  return null
}

/** Moves the market to a step and lets the world see it. */
function take(world: World, marketId: string, { status, lay }: Step): void {
  const runners = (world.feed.market(marketId)?.runners ?? []).map((runner): Runner => {
    return runner.selectionId === 'a' ? { ...runner, lay: lay === null ? [] : [level({ price: lay })] } : runner
  })
  changeMarket(world, marketId, { runners, status })
  world.tick()
}

/** How often each bet was cashed out, by the ledger alone. */
function cashOutsByBet(world: World): Map<string, number> {
  const sql = "SELECT reference FROM ledger_entries WHERE kind = 'cash-out'"
  const ids = world.store.all(sql, [], (row) => row.text('reference').split(' ').slice(1)).flat()
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length]))
}

/** A bet of 1,000.00 at 3.05 whose cash-out brings 0.00 now. */
function table() {
  const { world, playerId, marketId } = bettingTable()
  const place = (paise: number) => placeBet(world, playerId, betOn(marketId, 'a', 'back', paise, { odds: 3.05 })).bet.id
  return { world, playerId, marketId, place }
}

test('over any path of prices a rule fires at the first step at or beyond a line while the market is open, and never again', () => {
  fc.assert(
    fc.property(path, ({ steps, closes, ...rule }) => {
      fc.pre(rule.gainPaise !== null || rule.lossPaise !== null)
      const { world, playerId, marketId, place } = table()
      const betId = place(stakePaise)
      take(world, marketId, { status: 'open', lay: 3.05 })
      setAutoCashOut(world, playerId, { ...rule, target: 'bet', targetId: betId, untilMs: null })
      const expected = expectedFiring(rule, steps)
      for (const [at, next] of steps.entries()) {
        take(world, marketId, next)
        const fired = expected !== null && at >= expected.at
        expect(cashOutsByBet(world).size).toBe(fired ? 1 : 0)
      }
      if (closes) take(world, marketId, { status: 'closed', lay: 1.5 })
      take(world, marketId, { status: closes ? 'closed' : 'suspended', lay: 12 })
      const [ended] = listAutoCashOuts(world, playerId)
      if (expected !== null) {
        const state = rule.share === 100 ? 'done' : 'part_done'
        expect(ended).toMatchObject({ state, profitLossPaise: expected.profitPaise })
      } else {
        expect(ended).toMatchObject(closes ? { state: 'lapsed', reason: 'market_ended' } : { state: 'waiting' })
      }
      expect([...cashOutsByBet(world).values()]).toEqual(expected === null ? [] : [1])
      expect(brokenInvariants(world)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('ten thousand rules on one path of prices: each fires at most once, those that a line reaches all do', () => {
  const { world, playerId, marketId, place } = table()
  const count = 10_000
  const paise = 100_00
  world.transaction(() => {
    creditPlayer(world, playerId, count * paise)
    const ids = Array.from({ length: count }, () => place(paise))
    take(world, marketId, { status: 'open', lay: 3.05 })
    for (const [index, targetId] of ids.entries()) {
      // Lines from 0.01 to 100.00: 22.00 is offered at 2.50, 52.50 at 2.00.
      const terms = { gainPaise: index + 1, lossPaise: null, share: 100, untilMs: null } as const
      setAutoCashOut(world, playerId, { ...terms, target: 'bet', targetId })
    }
  })
  const fired = () => cashOutsByBet(world)
  for (const [lay, least] of [
    [3.1, 0],
    [2.5, 2200],
    [2.5, 2200],
    [2, 5250],
    [4, 5250],
  ] as const) {
    take(world, marketId, { status: 'open', lay })
    expect(fired().size).toBe(least)
  }
  expect(new Set(fired().values())).toEqual(new Set([1]))
  const states = Map.groupBy(listAutoCashOuts(world, playerId), ({ state }) => state)
  expect([states.get('done')?.length, states.get('armed')?.length]).toEqual([5250, count - 5250])
  expect(betById(world, 'B1000001')?.status).toBe('cashed_out')
  expect(brokenInvariants(world)).toEqual([])
})
