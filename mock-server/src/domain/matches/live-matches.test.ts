import { expect, test } from 'vitest'
import { brokenInvariants, pass, seededId, startMs, testRegistry, testWorld } from '../../../test/support/worlds.ts'
import type { World } from '../../world/world.ts'
import { istDay } from '../base/days.ts'
import { DomainError } from '../base/errors.ts'
import { listUserBets } from '../betting/bets.ts'
import { exposureOf } from '../betting/exposure.ts'
import { placeBet } from '../betting/place-bet.ts'
import type { Market } from '../odds/market.ts'
import type { SportId } from '../odds/match.ts'
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
  const priceHundredths = runner?.back[0]?.priceHundredths ?? 0
  const selectionId = runner?.selectionId ?? ''
  const accept = { policy: 'any' } as const
  return placeBet(world, seededId(world), {
    marketId: market.marketId,
    selectionId,
    side: 'back',
    priceHundredths,
    stakePaise,
    accept,
  })
}

test.each([
  [4, /^\d+\/\d+ \(\d+\.\d\)$/],
  [1, /^\d+ - \d+$/],
  [2, /^\d+-\d+/],
] as const)('sport %i has several matches in play, with scores, prices and bets that wait', (sportId, score) => {
  const world = testWorld()
  const inPlay = listMatches(world, { sportId, when: 'inplay' })
  expect(inPlay.length).toBeGreaterThanOrEqual(2)
  expect(new Set(inPlay.map(({ startTimeMs }) => startTimeMs)).size).toBe(inPlay.length)
  for (const match of inPlay) {
    expect(match).toMatchObject({ sportId, status: 'inplay', liveTv: true })
    expect(match.firstMarket).toMatchObject({ marketType: 'match_odds', HeadName: 'Match Odds', inPlay: true })
    expect(matchScore(world, match.refMatchId)?.summary).toMatch(score)
  }
  expect(listMatches(world, { sportId })[0]?.refMatchId).toBe(inPlay[0]?.refMatchId)
})

test('matches to come have prices, take bets without delay, and are on the card of today and of later days', () => {
  const world = testWorld()
  const coming = listMatches(world).filter(({ status }) => status === 'upcoming')
  for (const sportId of [4, 1, 2]) {
    const own = coming.filter((match) => match.sportId === sportId)
    const days = new Set(own.map(({ startTimeMs }) => istDay(startTimeMs)))
    expect([own.length > 4, days.size > 1]).toEqual([true, true])
  }
  expect(coming.every(({ score, startTimeMs }) => score === null && startTimeMs > startMs)).toBe(true)
  expect(coming.map(({ startTimeMs }) => startTimeMs)).toEqual(
    coming.map(({ startTimeMs }) => startTimeMs).toSorted((one, other) => one - other),
  )
  const today = listMatches(world, { when: 'today' })
  const later = listMatches(world, { when: 'upcoming' })
  expect([...today, ...later]).toEqual(coming)
  expect(new Set(today.map(({ startTimeMs }) => istDay(startTimeMs)))).toEqual(new Set([istDay(startMs)]))
  expect(later.every(({ startTimeMs }) => istDay(startTimeMs) > istDay(startMs))).toBe(true)
  const market = coming[0]?.firstMarket
  expect(market).toMatchObject({ status: 'open', inPlay: false, delayMs: 0 })
  const priceHundredths = market?.runners[0]?.back[0]?.priceHundredths ?? 0
  const order = {
    marketId: market?.marketId ?? '',
    selectionId: 'home',
    side: 'back',
    priceHundredths,
    stakePaise: 500_00,
  } as const
  expect(placeBet(world, seededId(world), { ...order, accept: { policy: 'never' } }).bet.status).toBe('open')
})

test('a match to come goes in play at its start, and keeps its bets', () => {
  const world = testWorld()
  const next = listMatches(world, { when: 'today', sportId: 1 })[0]
  if (!next) throw new Error('no match to come')
  pass(world, next.startTimeMs - startMs + 61_000)
  expect(listMatches(world, { when: 'inplay', sportId: 1 })[0]?.refMatchId).toBe(next.refMatchId)
  expect(matchOdds(world, next.refMatchId).markets[0]).toMatchObject({ inPlay: true, delayMs: 5000 })
})

test('the first of all is a cricket match in play', () => {
  expect(listMatches(testWorld())[0]).toMatchObject({ sportId: 4, status: 'inplay' })
})

test('no team plays two matches at a time', () => {
  const names = listMatches(testWorld(), { when: 'inplay' }).flatMap(({ teams }) => teams.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

test('[7.4-1] goals and sets are decimal markets beside the match odds', () => {
  const world = testWorld()
  const heads = (sportId: SportId) =>
    matchOdds(world, listMatches(world, { sportId })[0]?.refMatchId ?? '').markets.map(({ HeadName }) => HeadName)
  expect(heads(1)).toContain('Over/Under 2.5 Goals')
  expect(heads(2)).toContain('Set 1 Winner')
})

test('an unwatched match is neither priced nor written; a watched match emits every change', () => {
  const world = testWorld()
  const markets = () => world.store.one('SELECT count(*) AS kept FROM markets', [], (row) => row.integer('kept'))
  const heard: string[] = []
  world.events.on('odds-changed', ({ refMatchId }) => heard.push(refMatchId))
  for (let step = 0; step < 60; step += 1) pass(world, 10_000)
  listMatches(world)
  expect([heard, markets()]).toEqual([[], 0])
  const id = liveId(world)
  matchSnapshot(world, id)
  for (let step = 0; step < 12; step += 1) pass(world, 5000)
  expect(new Set(heard)).toEqual(new Set([id]))
  expect(markets()).toBeGreaterThan(5)
  pass(world, 3 * minute)
  heard.length = 0
  for (let step = 0; step < 12; step += 1) pass(world, 5000)
  expect(heard).toEqual([])
  world.feed.askListeners((refMatchId) => refMatchId === id)
  for (let step = 0; step < 12; step += 1) pass(world, 5000)
  expect(heard.length).toBeGreaterThan(3)
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

test('between two balls the money behind the prices comes and goes', () => {
  const world = testWorld()
  waitForOpenOdds(world)
  const shown = new Set<string>()
  for (let second = 0; second < 8 && oddsOf(world).status === 'open'; second += 1) {
    shown.add(JSON.stringify(oddsOf(world).runners))
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
  const isOn = () => matchSnapshot(world, first).match.status === 'inplay'
  for (let step = 0; step < 300 && isOn(); step += 1) pass(world, minute)
  expect(liveId(world)).not.toBe(first)
  expect(matchSnapshot(world, first).match.status).toMatch(/finished|abandoned/)
  expect(
    matchSnapshot(world, first).markets.every(({ status, result }) => status === 'closed' && result !== null),
  ).toBe(true)
  const { bets } = listUserBets(world, seededId(world), { skip: 0, pageSize: 10, refMatchId: first })
  expect(bets.map(({ id, status }) => [id, ['won', 'lost', 'void'].includes(status)])).toEqual([[bet.id, true]])
  expect(exposureOf(world, seededId(world)).exposurePaise).toBe(0)
  expect(brokenInvariants(world)).toEqual([])
})

test('a long jump decides a waiting bet at its own moment, not at the end', () => {
  const [slow, fast] = [testWorld(), testWorld()].map((world) => ({ world, bet: backFavourite(world, 1000_00).bet }))
  if (!slow || !fast) throw new Error('two worlds')
  for (let second = 0; second < 600; second += 1) pass(slow.world, 1000)
  pass(fast.world, 600_000)
  const decided = (world: World) => listUserBets(world, seededId(world), { skip: 0, pageSize: 10 })
  expect(decided(fast.world)).toEqual(decided(slow.world))
})

test('a match that ended unwatched is recomputed as its watchers saw it', () => {
  const [followed, unseen] = [testWorld(), testWorld()]
  const first = liveId(followed)
  for (let step = 0; step < 60; step += 1) {
    matchSnapshot(followed, first)
    pass(followed, 5 * minute)
  }
  pass(unseen, 300 * minute)
  const results = (world: World) => {
    const { match, markets } = matchSnapshot(world, first)
    return { score: match.score, results: markets.map(({ marketId, result }) => `${marketId} ${result}`).toSorted() }
  }
  expect(results(unseen)).toEqual(results(followed))
  expect(matchSnapshot(unseen, first)).toBe(matchSnapshot(unseen, first))
})

test('a market can be held, priced by hand, and let go', () => {
  const world = testWorld()
  const { marketId, runners } = waitForOpenOdds(world)
  const selectionId = runners[0]?.selectionId ?? ''
  forceMarketStatus(world, marketId, 'suspended')
  expect(oddsOf(world).status).toBe('suspended')
  forceMarketStatus(world, marketId, 'open')
  forcePrice(world, marketId, { selectionId, side: 'back', level: { priceHundredths: 740, sizePaise: 50_000_00 } })
  expect(oddsOf(world).runners[0]?.back).toEqual([{ priceHundredths: 740, sizePaise: 50_000_00 }])
  expect(oddsOf(world).runners[0]?.lay.every(({ priceHundredths }) => priceHundredths > 740)).toBe(true)
  const wrong = { selectionId: 'unknown', side: 'back', level: { priceHundredths: 200, sizePaise: 1 } } as const
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
  expect(prices).toEqual([])
  expect(liveId(world)).not.toBe(first)
})
