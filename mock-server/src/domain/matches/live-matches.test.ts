import { expect, test } from 'vitest'
import { pass, seededId, startMs, testRegistry, testWorld } from '../../../test/worlds.ts'
import type { World } from '../../world/world.ts'
import { listUserBets } from '../betting/bets.ts'
import { exposureOf } from '../betting/exposure.ts'
import { placeBet } from '../betting/place-bet.ts'
import { DomainError } from '../errors.ts'
import { checkInvariants } from '../money/invariants.ts'
import type { Market } from './market.ts'
import { forceMarketStatus, forcePrice } from './market-control.ts'
import {
  bookmakerOdds,
  fancyOdds,
  listMatches,
  matchOdds,
  matchScore,
  matchSettings,
  matchSnapshot,
} from './matches.ts'

const minute = 60 * 1000

function liveId(world: World): string {
  return listMatches(world, { sportId: 4 })[0]?.refMatchId ?? ''
}

function oddsOf(world: World): Market {
  const market = matchOdds(world, liveId(world)).markets[0]
  if (!market) throw new Error('no match odds')
  return market
}

/** Moves on, second by second, until the match odds take bets. */
function waitForOpenOdds(world: World): Market {
  for (let second = 0; second < 300 && oddsOf(world).status !== 'open'; second += 1) pass(world, 1000)
  expect(oddsOf(world).status).toBe('open')
  return oddsOf(world)
}

function backFavourite(world: World, stakePaise: number) {
  const market = waitForOpenOdds(world)
  const runner = market.runners.find(({ back }) => back.length > 0)
  const odds = runner?.back[0]?.price ?? 0
  const selectionId = runner?.selectionId ?? ''
  const accept = { policy: 'any' } as const
  return placeBet(world, seededId(world), {
    marketId: market.marketId,
    selectionId,
    side: 'back',
    odds,
    stakePaise,
    accept,
  })
}

test('every world has a cricket match in play with its score and first market', () => {
  const world = testWorld()
  const [match, ...others] = listMatches(world, { sportId: 4 })
  expect(others).toEqual([])
  expect(match).toMatchObject({ sportId: 4, status: 'inplay', liveTv: true })
  expect(match?.firstMarket).toMatchObject({ marketType: 'match_odds', HeadName: 'Match Odds', inPlay: true })
  expect(matchScore(world, match?.refMatchId ?? '')?.summary).toMatch(/^\d+\/\d+ \(\d+\.\d\)$/)
  expect(listMatches(world, { when: 'inplay' })).toContainEqual(match)
  expect(listMatches(world, { when: 'upcoming' })).toEqual([])
})

test('[7.4-1] each odds call has its own markets', () => {
  const world = testWorld()
  const id = liveId(world)
  const types = (markets: Market[]) => new Set(markets.map(({ marketType, priceKind }) => `${marketType} ${priceKind}`))
  expect(types(matchOdds(world, id).markets)).toContain('match_odds decimal')
  expect(types(bookmakerOdds(world, id).markets)).toEqual(new Set(['bookmaker rate', 'tied_match rate']))
  expect(types(fancyOdds(world, id).markets)).toEqual(new Set(['fancy line', 'session line']))
  expect(() => matchOdds(world, 'none')).toThrow(expect.objectContaining({ code: 'match_not_found', status: 404 }))
})

test('[7.4-1] match settings give limits and delay per kind of market', () => {
  const world = testWorld()
  const { markets, match, score } = matchSettings(world, liveId(world))
  expect(markets.map(({ marketType }) => marketType)).toEqual(match.marketTypes)
  expect(markets.find(({ marketType }) => marketType === 'match_odds')).toMatchObject({ enabled: true, delayMs: 5000 })
  expect(score).toBe(true)
})

test('the same seed and the same clock give the same world, byte for byte', () => {
  const story = (seed: string) => {
    const world = testWorld({ seed })
    for (let step = 0; step < 40; step += 1) pass(world, 7000)
    return JSON.stringify(matchSnapshot(world, liveId(world)))
  }
  expect(story('one')).toBe(story('one'))
  expect(story('one')).not.toBe(story('two'))
})

test('time that stands still changes nothing', () => {
  const world = testWorld()
  const before = matchSnapshot(world, liveId(world))
  world.tick()
  expect(matchSnapshot(world, liveId(world))).toBe(before)
})

test('between two balls the money behind the prices comes and goes, the prices stay', () => {
  const world = testWorld()
  const before = waitForOpenOdds(world)
  const shown = new Set<string>()
  for (let second = 0; second < 8 && oddsOf(world).status === 'open'; second += 1) {
    shown.add(JSON.stringify(oddsOf(world).runners))
    const prices = (market: Market) =>
      market.runners.map(({ back, lay }) => [...back, ...lay].map(({ price }) => price))
    expect(prices(oddsOf(world))).toEqual(prices(before))
    pass(world, 1000)
  }
  expect(shown.size).toBeGreaterThan(2)
})

test('messages are numbered without gaps and carry whole changed markets', () => {
  const world = testWorld()
  const id = liveId(world)
  const board = new Map(matchSnapshot(world, id).markets.map((market) => [market.marketId, market]))
  const numbers = [matchSnapshot(world, id).sequence]
  world.events.on('odds-changed', ({ sequence, markets }) => {
    numbers.push(sequence)
    for (const market of markets) board.set(market.marketId, market)
  })
  for (let step = 0; step < 120; step += 1) pass(world, 1000)
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers).toEqual(numbers.map((_number, index) => index + (numbers[0] ?? 0)))
  for (const market of matchSnapshot(world, id).markets) expect(board.get(market.marketId)).toEqual(market)
})

test('a match that ends is settled, and the next one begins', () => {
  const world = testWorld()
  const first = liveId(world)
  const { bet } = backFavourite(world, 1000_00)
  pass(world, 5000)
  for (let step = 0; step < 300 && liveId(world) === first; step += 1) pass(world, minute)
  expect(liveId(world)).not.toBe(first)
  expect(matchSnapshot(world, first).match.status).toMatch(/finished|abandoned/)
  expect(
    matchSnapshot(world, first).markets.every(({ status, result }) => status === 'closed' && result !== null),
  ).toBe(true)
  const { bets } = listUserBets(world, seededId(world), { skip: 0, pageSize: 10, refMatchId: first })
  expect(bets.map(({ id, status }) => [id, ['won', 'lost', 'void'].includes(status)])).toEqual([[bet.id, true]])
  expect(exposureOf(world, seededId(world)).exposurePaise).toBe(0)
  expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([])
})

test('a long jump decides a waiting bet at its own moment, not at the end', () => {
  const [slow, fast] = [testWorld(), testWorld()].map((world) => ({ world, bet: backFavourite(world, 1000_00).bet }))
  if (!slow || !fast) throw new Error('two worlds')
  for (let second = 0; second < 600; second += 1) pass(slow.world, 1000)
  pass(fast.world, 600_000)
  const decided = (world: World) => listUserBets(world, seededId(world), { skip: 0, pageSize: 10 })
  expect(decided(fast.world)).toEqual(decided(slow.world))
})

test('a match that ended long ago is told again, with its results', () => {
  const world = testWorld()
  const first = liveId(world)
  pass(world, 5 * 60 * minute)
  const told = matchSnapshot(world, first)
  for (let match = 0; match < 9; match += 1) pass(world, 5 * 60 * minute)
  expect(world.feed.get(first)).toBeNull()
  const again = matchSnapshot(world, first)
  expect(again.match.score).toEqual(told.match.score)
  expect(again.markets.map(({ marketId, result }) => [marketId, result])).toEqual(
    told.markets.map(({ marketId, result }) => [marketId, result]),
  )
})

test('a market can be held, priced by hand, and let go', () => {
  const world = testWorld()
  const { marketId, runners } = waitForOpenOdds(world)
  const selectionId = runners[0]?.selectionId ?? ''
  forceMarketStatus(world, marketId, 'suspended')
  expect(oddsOf(world).status).toBe('suspended')
  forceMarketStatus(world, marketId, 'open')
  forcePrice(world, marketId, { selectionId, side: 'back', level: { price: 7.4, sizePaise: 50_000_00 } })
  expect(oddsOf(world).runners[0]?.back).toEqual([{ price: 7.4, sizePaise: 50_000_00 }])
  expect(oddsOf(world).runners[0]?.lay.every(({ price }) => price > 7.4)).toBe(true)
  const wrong = { selectionId: 'nobody', side: 'back', level: { price: 2, sizePaise: 1 } } as const
  expect(() => forcePrice(world, marketId, wrong)).toThrow(DomainError)
  forceMarketStatus(world, marketId, null)
  expect(oddsOf(world).runners).toEqual(runners)
})

test('after downtime a default world settles what ended, has a live match, and prices nothing in between', () => {
  let nowMs = startMs
  const registry = testRegistry({ systemNow: () => nowMs })
  const world = registry.get('default')
  const first = liveId(world)
  const prices: string[] = []
  world.events.on('odds-changed', ({ refMatchId }) => prices.push(refMatchId))
  nowMs += 48 * 60 * minute
  world.tick()
  expect(listMatches(world)[0]?.status).toBe('inplay')
  expect(prices.filter((id) => id === first)).toHaveLength(1)
  expect(liveId(world)).not.toBe(first)
})
