import { expect, test } from 'vitest'
import { bettingTable, openMarket, seededId, testWorld, threeRunners } from '../../../test/support/worlds.ts'
import { listMatches } from './matches.ts'
import { pinsOf, setPins } from './pin-records.ts'

test('pins are listed oldest first and once each; unknown markets are left out', () => {
  const { world, playerId, marketId } = bettingTable()
  const other = openMarket(world, { key: 'toss', runners: threeRunners })
  const set = (marketIds: string[], pinned: boolean) =>
    setPins(world, playerId, marketIds, pinned).map((pin) => pin.marketId)
  expect(set([marketId, '999.odds', other], true)).toEqual([marketId, other])
  expect(set([marketId], true)).toEqual([marketId, other])
  expect(set([marketId, '999.odds'], false)).toEqual([other])
  expect(set([marketId], true)).toEqual([other, marketId])
  expect(pinsOf(world, playerId)[0]).toEqual({ refMatchId: other.split('.')[0], marketId: other })
  expect(pinsOf(world, playerId + 1)).toEqual([])
})

test('of more than 100 pins the oldest go', () => {
  const { world, playerId, marketId } = bettingTable()
  const markets = Array.from({ length: 100 }, (_, index) =>
    openMarket(world, { key: `f${index}`, runners: threeRunners }),
  )
  setPins(world, playerId, [marketId], true)
  const pins = setPins(world, playerId, markets, true)
  expect(pins.map((pin) => pin.marketId)).toEqual(markets)
})

test('a market that only a list has shown can be pinned', () => {
  const world = testWorld()
  const { refMatchId, firstMarket } = listMatches(world).find(({ status }) => status === 'upcoming') ?? {}
  const marketId = firstMarket?.marketId ?? ''
  expect(setPins(world, seededId(world), [marketId], true)).toEqual([{ refMatchId, marketId }])
})
