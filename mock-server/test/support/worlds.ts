import { onTestFinished } from 'vitest'
import { playerByUsername } from '../../src/domain/accounts/player-records.ts'
import type { WorldContext } from '../../src/domain/base/context.ts'
import type { PlaceBetBody } from '../../src/domain/betting/bet.ts'
import { checkInvariants, type InvariantCheck } from '../../src/domain/invariants/invariants.ts'
import { keepMarket, marketIdOf } from '../../src/domain/matches/market-records.ts'
import { insertMatch, matchRecord } from '../../src/domain/matches/match-records.ts'
import type { Market, MarketType } from '../../src/domain/odds/market.ts'
import type { PriceKind, PriceLevel, Side } from '../../src/domain/odds/price.ts'
import { scenarios } from '../../src/scenarios/list.ts'
import { toHundredths } from '../../src/wire/price.ts'
import { WorldRegistry } from '../../src/world/registry.ts'
import type { RegistryOptions } from '../../src/world/registry-options.ts'
import type { World } from '../../src/world/world.ts'
import type { WorldRequest } from '../../src/world/world-request.ts'

/** A moment on a Saturday, 08:00 in India. */
export const startMs = Date.parse('2026-11-21T02:30:00.000Z')

/** Registry whose system time stands still, closed when the test ends. */
export function testRegistry(options: Partial<Omit<RegistryOptions, 'scenarios'>> = {}) {
  const registry = new WorldRegistry({
    scenarios,
    systemNow: () => startMs,
    newSeed: () => 'test seed',
    passwordCost: 7,
    serverKey: 'test key',
    recordingNamed: (name) => name ?? 'newest',
    ...options,
  })
  onTestFinished(() => registry.closeAll())
  return registry
}

/** A world of its own, frozen at `startMs`. */
export function testWorld(request: WorldRequest = {}): World {
  return testRegistry().create({ seed: 'a seed', frozenAtMs: startMs, ...request })
}

/** The seeded player's id. */
export function seededId(world: World): number {
  return playerByUsername(world, 'player')?.id ?? 0
}

/** Those of the ledger's ten invariants that do not hold; empty when the world's books are in order. */
export function brokenInvariants(world: WorldContext): InvariantCheck[] {
  return checkInvariants(world).filter(({ holds }) => !holds)
}

/** Moves a frozen world on. */
export function pass(world: World, ms: number): void {
  world.clock.advance(ms)
  world.tick()
}

/** A price as the API writes it. */
interface TestPrice {
  price: number
  line?: number
}

interface TestMarket {
  key?: string
  marketType?: MarketType
  priceKind?: PriceKind
  /** Best price of both sides; a line market has one runner. */
  runners: { selectionId: string; back: TestPrice; lay: TestPrice }[]
  delayMs?: number
}

const matchId = '1'

/** A market whose prices only the test moves; no engine plays it. Answers its id. */
export function openMarket(world: World, wanted: TestMarket): string {
  const { key = 'odds', marketType = 'match_odds', priceKind = 'decimal', delayMs = 0 } = wanted
  if (!matchRecord(world, matchId)) {
    const match = {
      serial: 0,
      refMatchId: matchId,
      sportId: 4,
      seed: '',
      matchName: 'A v B',
      startTimeMs: startMs,
    } as const
    insertMatch(world, { ...match, status: 'finished', sequence: 0 })
  }
  const names = wanted.runners.map(({ selectionId }) => ({ selectionId, name: selectionId.toUpperCase() }))
  keepMarket(world, matchId, { key, headName: key, marketType, priceKind, runners: names })
  const marketId = marketIdOf(matchId, key)
  publish(world, {
    marketId,
    refMatchId: matchId,
    HeadName: key,
    marketType,
    priceKind,
    status: 'open',
    result: null,
    inPlay: true,
    delayMs,
    minStakePaise: 100_00,
    maxStakePaise: 5_00_000_00,
    sequence: 1,
    publishedAtMs: startMs,
    runners: wanted.runners.map(({ selectionId, back, lay }) => ({
      selectionId,
      name: selectionId.toUpperCase(),
      status: 'active',
      back: [level(back)],
      lay: [level(lay)],
    })),
  })
  return marketId
}

/** A price with plenty behind it. */
export function level({ price, ...line }: TestPrice): PriceLevel {
  return { priceHundredths: Math.round(price * 100), sizePaise: 1_000_000_00, ...line }
}

/** Changes a market of `openMarket`. */
export function changeMarket(world: World, marketId: string, change: Partial<Market>): void {
  const market = world.feed.market(marketId)
  if (!market) throw new Error(`no market ${marketId}`)
  publish(world, { ...market, ...change })
}

function publish(world: World, market: Market): void {
  const others = (world.feed.get(matchId)?.markets ?? []).filter(({ marketId }) => marketId !== market.marketId)
  world.feed.publish({
    match: {
      refMatchId: matchId,
      matchName: 'A v B',
      sportId: 4,
      competition: 'Test',
      startTimeMs: startMs,
      status: 'finished',
      teams: [
        { name: 'A', shortName: 'A' },
        { name: 'B', shortName: 'B' },
      ],
      score: null,
      firstMarket: null,
      marketTypes: [],
      liveTv: false,
    },
    markets: [...others, market],
    sequence: 1,
    publishedAtMs: startMs,
  })
}

/** Best price of a side as a bet that takes whatever there is. */
export function betOn(
  marketId: string,
  selectionId: string,
  side: Side,
  stakePaise: number,
  { odds, rate, ...line }: { odds?: number; rate?: number; line?: number },
): PlaceBetBody {
  const priceHundredths = toHundredths(odds ?? rate ?? 0) ?? 0
  return { marketId, selectionId, side, stakePaise, priceHundredths, ...line, accept: { policy: 'any' } }
}

/** Three runners A, B and draw at the prices of the worked example in docs/money.md. */
export const threeRunners = [
  { selectionId: 'a', back: { price: 3.05 }, lay: { price: 2.5 } },
  { selectionId: 'b', back: { price: 2.5 }, lay: { price: 2.52 } },
  { selectionId: 'draw', back: { price: 10 }, lay: { price: 11 } },
]

/** The seeded player at a market of three runners; a bet waits for `delayMs`. */
export function bettingTable(delayMs = 0): { world: World; playerId: number; marketId: string } {
  const world = testWorld()
  return { world, playerId: seededId(world), marketId: openMarket(world, { runners: threeRunners, delayMs }) }
}
