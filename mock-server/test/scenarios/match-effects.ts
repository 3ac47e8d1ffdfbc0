import { expect } from 'vitest'
import { listUserBets } from '../../src/domain/betting/bets.ts'
import { exposureOf } from '../../src/domain/betting/exposure.ts'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import { listMatches, matchSnapshot } from '../../src/domain/matches/matches.ts'
import type { Market } from '../../src/domain/odds/market.ts'
import type { World } from '../../src/world/world.ts'
import { pass, seededId } from '../support/worlds.ts'
import { balance, expectSound, firstBack, odds } from './effect-checks.ts'

/** Shows the effect of each scenario of matches, markets and bets on a world. */
export const matchEffects = {
  'no-matches': (world) => expect(listMatches(world)).toEqual([]),
  'live-cricket': (world) => expect(listMatches(world)[0]).toMatchObject({ sportId: 4, status: 'inplay' }),
  'live-soccer': (world) =>
    expect(listMatches(world, { sportId: 1, when: 'inplay' })[0]?.score).toMatchObject({ sport: 'soccer' }),
  'live-tennis': (world) =>
    expect(listMatches(world, { sportId: 2, when: 'inplay' })[0]?.score).toMatchObject({ sport: 'tennis' }),
  'settled-match': (world) => {
    const { bets, count } = listUserBets(world, seededId(world), { skip: 0, pageSize: 100, betStatus: 'settled' })
    const { match, markets } = matchSnapshot(world, bets[0]?.refMatchId ?? '')
    expect([count, match.status]).toEqual([8, 'finished'])
    expect(markets.every(({ status, result }) => status === 'closed' && result !== null)).toBe(true)
    expect(bets.every(({ createdAtMs }) => createdAtMs < world.clock.now() - 3_600_000)).toBe(true)
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['won', 'lost']))
    expect(exposureOf(world, seededId(world)).exposurePaise).toBe(0)
    expectSound(world)
  },
  'abandoned-match': (world) => {
    const { bets } = listUserBets(world, seededId(world), { skip: 0, pageSize: 100, betStatus: 'settled' })
    const { match, markets } = matchSnapshot(world, bets[0]?.refMatchId ?? '')
    expect(match.status).toBe('abandoned')
    expect(markets[0]?.result).not.toBeNull()
    expect(
      bets.filter(({ status, profitLossPaise }) => status === 'void' && profitLossPaise === 0).length,
    ).toBeGreaterThan(3)
    expectSound(world)
  },
  'large-exposure': (world) => {
    expect(exposureOf(world, seededId(world))).toMatchObject({ exposurePaise: 54_00_000_00 })
    expect(balance(world)).toBe(46_00_000_00)
    expectSound(world)
  },
  'many-bets': (world) => {
    const page = listUserBets(world, seededId(world), { skip: 9_995, pageSize: 10 })
    expect([page.count, page.bets.length]).toEqual([10_000, 5])
    expect(listUserBets(world, seededId(world), { skip: 0, pageSize: 10, betStatus: 'open' }).count).toBe(0)
    expect(listUserBets(world, seededId(world), { skip: 0, pageSize: 10, marketType: 'fancy' }).count).toBeGreaterThan(
      0,
    )
    expectSound(world)
  },
  'suspended-market': (world) => {
    pass(world, 60_000)
    expect(odds(world).status).toBe('suspended')
  },
  'ball-running': (world) => {
    pass(world, 60_000)
    expect(odds(world).status).toBe('ball_running')
  },
  'odds-move-up': (world) => expect(driftOver(world, 5000)).toBeGreaterThan(0),
  'odds-move-down': (world) => expect(driftOver(world, 5000)).toBeLessThan(0),
  'market-closes-during-delay': (world) => {
    const { marketId, runners } = openOdds(world)
    const selectionId = runners[0]?.selectionId ?? ''
    const bet = { marketId, selectionId, side: 'back', priceHundredths: firstBack(world), stakePaise: 1000_00 } as const
    expect(placeBet(world, seededId(world), { ...bet, accept: { policy: 'any' } }).bet.status).toBe('pending')
    expect(odds(world).status).toBe('closed')
  },
  'line-named': (w) => expect(JSON.stringify(matchSnapshot(w, odds(w).refMatchId))).toContain('"name":"Match Odds"'),
} satisfies Record<string, (world: World) => void>

function openOdds(world: World): Market {
  for (let second = 0; second < 300 && odds(world).status !== 'open'; second += 1) pass(world, 1000)
  return odds(world)
}

/** How far the first back price moves while the match itself would leave it alone. */
function driftOver(world: World, ms: number): number {
  const before = firstBack(world)
  pass(world, ms)
  return firstBack(world) - before
}
