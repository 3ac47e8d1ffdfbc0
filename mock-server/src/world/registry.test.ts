import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { signIn } from '../../test/support/accounts.ts'
import { newFolder } from '../../test/support/folders.ts'
import {
  betOn,
  brokenInvariants,
  openMarket,
  seededId,
  startMs,
  testRegistry,
  testWorld,
  threeRunners,
} from '../../test/support/worlds.ts'
import { playerByToken } from '../domain/accounts/sessions.ts'
import { changeSettings } from '../domain/base/change-settings.ts'
import { exposureOf } from '../domain/betting/exposure.ts'
import { placeBet } from '../domain/betting/place-bet.ts'
import { appDetails } from '../domain/content/content.ts'
import { getIntent } from '../domain/idempotency/intents.ts'
import { listMatches, matchOdds, matchSnapshot } from '../domain/matches/matches.ts'
import { balanceOf } from '../domain/money/wallet.ts'

const minute = 60 * 1000

test('an unknown world and an unknown scenario are errors, and nothing is made', () => {
  const registry = testRegistry()
  expect(() => registry.get('nowhere')).toThrow(expect.objectContaining({ code: 'unknown_world', status: 404 }))
  expect(() => registry.create({ name: 'mine', scenario: 'nonsense' })).toThrow(
    expect.objectContaining({ code: 'scenario_not_found', status: 404 }),
  )
  expect(registry.list().map(({ name }) => name)).toEqual(['default'])
})

test.each(['', 'Big', 'a b', '-a', 'a-', 'a.b', 'x'.repeat(64)])('%j is no name of a world', (name) => {
  expect(() => testRegistry().create({ name })).toThrow(expect.objectContaining({ code: 'world_name_invalid' }))
})

test('a name is given once; a world without one gets a random name', () => {
  const registry = testRegistry()
  const { name } = registry.create()
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect(registry.create().name).not.toBe(name)
  expect(() => registry.create({ name })).toThrow(expect.objectContaining({ code: 'world_exists', status: 409 }))
})

test('a parameter that no scenario knows is refused', () => {
  expect(() => testWorld({ params: { openingCredti: 5 } })).toThrow(
    expect.objectContaining({ code: 'scenario_parameter_invalid', status: 400 }),
  )
  for (const openingCredit of ['5', -1, 0.001, 1e300]) {
    expect(() => testWorld({ params: { openingCredit } })).toThrow('A scenario parameter is not valid')
  }
})

test('a world ends and emits its end; the default world stays', () => {
  const registry = testRegistry()
  const ended: string[] = []
  registry.onClose(({ name }) => ended.push(name))
  registry.create({ name: 'brief' })
  registry.delete('brief')
  expect(registry.has('brief')).toBe(false)
  expect(ended).toEqual(['brief'])
  expect(() => registry.delete('default')).toThrow(expect.objectContaining({ code: 'world_protected' }))
})

test('worlds without a call for 60 minutes are deleted', () => {
  let nowMs = startMs
  const registry = testRegistry({ systemNow: () => nowMs })
  registry.create({ name: 'used' })
  registry.create({ name: 'idle' })
  nowMs += 59 * minute
  registry.get('used')
  nowMs += 2 * minute
  expect(registry.dropIdle()).toEqual(['idle'])
  expect(registry.list().map(({ name }) => name)).toEqual(['default', 'used'])
})

test('worlds with one seed are alike and know nothing of each other', async () => {
  const registry = testRegistry()
  const [one, two] = [registry.create({ seed: 's' }), registry.create({ seed: 's' })]
  expect(listMatches(one).length).toBeGreaterThan(0)
  for (const { refMatchId } of listMatches(one)) {
    expect(matchSnapshot(one, refMatchId)).toEqual(matchSnapshot(two, refMatchId))
  }
  const { token } = await signIn(one, { username: 'player', password: 'Chaupar123' })
  expect(playerByToken(two, token)).toBeNull()
})

test('the default world makes its own seed, and keeps it', () => {
  const folder = newFolder()
  const first = testRegistry({ dataFolder: folder })
  expect(first.get('default').seed).toBe('test seed')
  first.closeAll()
  expect(testRegistry({ dataFolder: folder, defaultSeed: 'other' }).get('default').seed).toBe('test seed')
})

test('reopening a file restores players, tokens, money, bets, keys, settings, clock and matches', async () => {
  const folder = newFolder()
  const first = testRegistry({ dataFolder: folder })
  const world = first.get('default')
  world.clock.freeze()
  changeSettings(world, { appDetails: { SEO_TITLE: 'Kept' } })
  const { token, player } = await signIn(world, { username: 'player', password: 'Chaupar123' })
  const marketId = openMarket(world, { runners: threeRunners })
  placeBet(world, player.id, betOn(marketId, 'a', 'back', 1000_00, { odds: 3.05 }), 'key-00000001')
  const state = (of: typeof world) => ({
    player: playerByToken(of, token),
    wallet: balanceOf(of, player.id),
    exposure: exposureOf(of, player.id),
    intent: getIntent(of, player.id, 'key-00000001'),
    title: appDetails(of).SEO_TITLE,
    now: of.clock.now(),
    score: listMatches(of)[0]?.score,
    scenarios: of.scenarios,
  })
  const before = state(world)
  const liveId = listMatches(world)[0]?.refMatchId ?? ''
  const { sequence } = matchSnapshot(world, liveId)
  first.closeAll()
  const again = testRegistry({ dataFolder: folder, systemNow: () => startMs + 5 * minute }).get('default')
  expect(state(again)).toEqual(before)
  expect(matchSnapshot(again, liveId).sequence).toBeGreaterThan(sequence)
  expect(brokenInvariants(again)).toEqual([])
  expect(seededId(again)).toBe(player.id)
})

test('worlds of a tester outlive a restart with tokens, money, bets and clock; a deleted one stays away', async () => {
  const dataFolder = newFolder()
  const first = testRegistry({ dataFolder })
  const mine = first.create({ name: 'mine', seed: 's', frozenAtMs: startMs })
  const { token, player } = await signIn(mine, { username: 'player', password: 'Chaupar123' })
  placeBet(mine, player.id, betOn(openMarket(mine, { runners: threeRunners }), 'a', 'back', 1000_00, { odds: 3.05 }))
  const state = (of: typeof mine) => ({
    player: playerByToken(of, token),
    wallet: balanceOf(of, player.id),
    exposure: exposureOf(of, player.id),
    now: of.clock.now(),
    scenarios: of.scenarios,
  })
  const before = state(mine)
  first.create({ name: 'ended' })
  first.delete('ended')
  first.closeAll()

  const second = testRegistry({ dataFolder, systemNow: () => startMs + 5 * minute })
  expect(second.names()).toEqual(['default', 'mine'])
  expect(second.list().map(({ name }) => name)).toEqual(['default'])
  expect(state(second.get('mine'))).toEqual(before)
  expect(brokenInvariants(second.get('mine'))).toEqual([])
})

test('no token or code is given twice after a restart', async () => {
  const folder = newFolder()
  const open = () => testRegistry({ dataFolder: folder })
  const tokens: string[] = []
  for (let started = 0; started < 2; started += 1) {
    const registry = open()
    const { token } = await signIn(registry.get('default'), { username: 'player', password: 'Chaupar123' })
    registry.closeAll()
    tokens.push(token)
  }
  expect(new Set(tokens).size).toBe(2)
})

test('after a long downtime ended matches are settled unpriced, and there is play again, within 2 s', () => {
  const folder = newFolder()
  const first = testRegistry({ dataFolder: folder })
  const world = first.get('default')
  const bets: string[] = []
  for (const { refMatchId } of listMatches(world, { when: 'inplay' })) {
    for (const { marketId, status, runners, priceKind } of matchOdds(world, refMatchId).markets) {
      const price = runners[0]?.back[0]?.priceHundredths
      if (status !== 'open' || priceKind !== 'decimal' || price === undefined) continue
      const bet = betOn(marketId, runners[0]?.selectionId ?? '', 'back', 100_00, { odds: price / 100 })
      bets.push(placeBet(world, seededId(world), bet).bet.id)
    }
  }
  expect(bets.length).toBeGreaterThan(0)
  const before = listMatches(world).map(({ refMatchId }) => refMatchId)
  first.closeAll()

  const used = process.cpuUsage()
  const later = startMs + 30 * 24 * 60 * minute
  const again = testRegistry({ dataFolder: folder, systemNow: () => later }).get('default')
  const { user, system } = process.cpuUsage(used)
  expect(user + system).toBeLessThan(2_000_000)
  const rows = again.store.all('SELECT id, status FROM bets', [], (row) => [row.text('id'), row.text('status')])
  expect(rows.map(([id]) => id).sort()).toEqual(bets.sort())
  for (const [, status] of rows) expect(['won', 'lost', 'void']).toContain(status)
  const shown = before.flatMap((refMatchId) => again.feed.get(refMatchId)?.markets ?? [])
  expect(shown.filter(({ status }) => status !== 'closed')).toEqual([])
  expect(shown.flatMap(({ runners }) => runners.flatMap(({ back, lay }) => [...back, ...lay]))).toEqual([])
  expect(new Set(listMatches(again, { when: 'inplay' }).map(({ sportId }) => sportId))).toEqual(new Set([1, 2, 4]))
  expect(brokenInvariants(again)).toEqual([])
})

test('a world in memory takes at most 1 MB, objects and database together', () => {
  const registry = testRegistry()
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const held = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const make = (): number => {
    const world = registry.create()
    listMatches(world)
    return world.image().length
  }
  const databaseBytes = make()
  const before = held()
  for (let left = 20; left > 0; left -= 1) make()
  const objectBytes = (held() - before) / 20
  expect(objectBytes).toBeGreaterThan(0)
  expect(objectBytes + databaseBytes).toBeLessThan(1024 * 1024)
})
