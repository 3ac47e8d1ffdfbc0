import { expect, test } from 'vitest'
import { pass, testWorld } from '../../../test/support/worlds.ts'
import type { World } from '../../world/world.ts'
import { DomainError } from '../base/errors.ts'
import type { Market } from '../odds/market.ts'
import { forcePrice } from './market-control.ts'
import { fancyOdds, listMatches, matchOdds } from './matches.ts'
import { type PriceHistory, priceHistory } from './price-history.ts'

const minute = 60_000

function firstMarket(world: World, sportId: 1 | 2 | 4 = 4): Market {
  const [match] = listMatches(world, { sportId, when: 'inplay' })
  const market = match && matchOdds(world, match.refMatchId).markets[0]
  if (!market) throw new Error('no market in play')
  return market
}

const pointsOf = (history: PriceHistory) => history.runners.map(({ points }) => points)

test.each([4, 1, 2] as const)(
  '[1-6] in sport %i the prices lead from before the start to those on the board',
  (sportId) => {
    const world = testWorld()
    const market = firstMarket(world, sportId)
    pass(world, 40 * minute)
    const board = matchOdds(world, market.refMatchId).markets.find(({ marketId }) => marketId === market.marketId)
    const history = priceHistory(world, market.marketId)
    expect(history).toMatchObject({ marketId: market.marketId, HeadName: 'Match Odds', priceKind: 'decimal' })
    expect(history.runners.map(({ name }) => name)).toEqual(board?.runners.map(({ name }) => name))
    for (const [index, points] of pointsOf(history).entries()) {
      const runner = board?.runners[index]
      expect(points.at(-1)).toMatchObject({
        atMs: world.clock.now(),
        back: runner?.back[0]?.priceHundredths ?? null,
        lay: runner?.lay[0]?.priceHundredths ?? null,
      })
      expect(points.length).toBeGreaterThan(50)
      expect(points.every(({ atMs }, at) => at === 0 || atMs > (points[at - 1]?.atMs ?? 0))).toBe(true)
      expect(points.every(({ back, lay }) => back === null || lay === null || back < lay)).toBe(true)
      expect(new Set(points.map(({ back }) => back)).size).toBeGreaterThan(3)
      const matched = points.map(({ matchedPaise }) => matchedPaise ?? 0)
      expect(matched.every((paise, at) => paise > 0 && paise >= (matched[at - 1] ?? 0))).toBe(true)
    }
  },
)

test('the history shows the prices of the board with their flicker, whether the match was watched or not', () => {
  const [seen, unseen] = [testWorld(), testWorld()]
  const shown: { marketId: string; atMs: number; back: number | null }[] = []
  for (let turn = 0; turn < 45; turn += 1) {
    pass(seen, minute)
    for (const { firstMarket: market } of listMatches(seen, { when: 'inplay' })) {
      const back = market?.runners[0]?.back[0]?.priceHundredths ?? null
      if (market?.status === 'open') shown.push({ marketId: market.marketId, atMs: seen.clock.now(), back })
    }
  }
  pass(unseen, seen.clock.now() - unseen.clock.now())
  const marketIds = [...new Set(shown.map(({ marketId }) => marketId))]
  expect(marketIds.length).toBeGreaterThan(6)
  let compared = 0
  for (const marketId of marketIds) {
    const history = priceHistory(unseen, marketId)
    expect(history).toEqual(priceHistory(seen, marketId))
    const points = new Map(history.runners[0]?.points.map(({ atMs, back }) => [atMs, back]))
    // A long match has every second minute.
    for (const { atMs, back } of shown.filter((one) => one.marketId === marketId && points.has(one.atMs))) {
      expect(points.get(atMs)).toBe(back)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(150)
})

test('a long match has at most 120 points, and those of an earlier answer do not change later', () => {
  const world = testWorld()
  const { marketId } = firstMarket(world)
  const before = pointsOf(priceHistory(world, marketId)).flatMap((points) => points.slice(0, -1))
  expect(priceHistory(world, marketId)).toEqual(priceHistory(world, marketId))
  pass(world, 150 * minute)
  const after = pointsOf(priceHistory(world, marketId))
  for (const points of after) expect([points.length > 60, points.length <= 120]).toEqual([true, true])
  const known = new Set(before.map((point) => JSON.stringify(point)))
  const kept = after.flat().filter(({ atMs }) => before.some((point) => point.atMs === atMs))
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.every((point) => known.has(JSON.stringify(point)))).toBe(true)
})

test('a line shows its runs, and has no money matched', () => {
  const world = testWorld()
  const { refMatchId } = firstMarket(world)
  const line = fancyOdds(world, refMatchId).markets.find(({ HeadName }) => HeadName.startsWith('20 over run'))
  if (!line) throw new Error('no line')
  const history = priceHistory(world, line.marketId)
  expect(history.priceKind).toBe('line')
  const points = history.runners[0]?.points ?? []
  expect(points.length).toBeGreaterThan(10)
  expect(points.at(-1)).toMatchObject({ back: line.runners[0]?.back[0]?.line, lay: line.runners[0]?.lay[0]?.line })
  expect(points.every(({ matchedPaise }) => matchedPaise === null)).toBe(true)
})

test('a decided market has its history until then', () => {
  const world = testWorld()
  const { marketId, refMatchId } = firstMarket(world, 2)
  pass(world, 300 * minute)
  expect(matchOdds(world, refMatchId).markets.find((market) => market.marketId === marketId)?.result).not.toBeNull()
  for (const points of pointsOf(priceHistory(world, marketId))) {
    expect(points.length).toBeGreaterThan(20)
    expect(points.at(-1)?.atMs).toBeLessThan(world.clock.now() - 30 * minute)
  }
})

test('a price that a tester forced is in the history from now on alone', () => {
  const world = testWorld()
  const market = firstMarket(world)
  const before = pointsOf(priceHistory(testWorld(), market.marketId))[0] ?? []
  const level = { priceHundredths: 9000, sizePaise: 100_00 }
  forcePrice(world, market.marketId, { selectionId: 'home', side: 'back', level })
  const after = pointsOf(priceHistory(world, market.marketId))[0] ?? []
  expect(after.at(-1)).toMatchObject({ back: 9000 })
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
})

test('a market that is not there has no history', () => {
  const world = testWorld()
  for (const marketId of ['nowhere.match-odds', `${firstMarket(world).refMatchId}.no-such-market`])
    expect(() => priceHistory(world, marketId)).toThrow(new DomainError('market_not_found', { marketId }))
})
