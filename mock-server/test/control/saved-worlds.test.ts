import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { stateDigest } from '../../src/world/state-digest.ts'
import { there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, callFor, logIn, serveApp, startApp } from '../support/server.ts'
import { connect } from '../support/sockets.ts'
import { brokenInvariants, startMs } from '../support/worlds.ts'

const balance = async (app: Pick<App, 'app'>, world: string, token: string): Promise<number> => {
  const { json } = await call(app, `/__mock/worlds/${world}/players`)
  expect(token).not.toBe('')
  return there(json.data.find(({ username }) => username === 'player')).wallet.balance
}
const credit = (app: Pick<App, 'app'>, world: string, amount: number) =>
  call(app, `/__mock/worlds/${world}/money/credit`, { body: { username: 'player', amount } })

test('a fork is like its world in everything and shares nothing with it', async () => {
  const app = await startApp()
  const source = app.registry.create({ name: 'source', seed: 's', frozenAtMs: startMs, scenario: 'flaky' })
  const token = await logIn(app, { 'x-world': 'source' }).catch(() => logIn(app, { 'x-world': 'source' }))
  await credit(app, 'source', 5)
  const { json } = await call(app, '/__mock/worlds/source/fork', { body: { name: 'rain-delay' } })
  expect(json.data).toMatchObject({ name: 'rain-delay', seed: 's', scenarios: ['default', 'flaky'] })
  const fork = app.registry.get('rain-delay')
  expect(stateDigest(fork.store)).toBe(stateDigest(source.store))
  expect(fork.clock.now()).toBe(source.clock.now())
  expect(fork.faults.list()).toEqual(source.faults.list())
  expect(fork.journal.query({ kind: 'ledger' })).toEqual(source.journal.query({ kind: 'ledger' }))
  await credit(app, 'rain-delay', 1)
  expect(await balance(app, 'rain-delay', token)).toBe(10_006)
  expect(await balance(app, 'source', token)).toBe(10_005)
  const draws = (world: typeof source) =>
    Array.from({ length: 30 }, () => world.faults.takeForCall('login', false).length)
  expect(draws(fork)).toEqual(draws(source))
  expect(brokenInvariants(fork)).toEqual([])
})

test('a saved world is loaded as it was then, also after a restart', async () => {
  const dataDir = newFolder()
  let nowMs = startMs
  const seams = { systemNow: () => nowMs }
  const first = await startApp({ dataDir }, seams)
  const world = first.registry.create({ name: 'lunch', seed: 's' })
  const token = await logIn(first, { 'x-world': 'lunch' })
  const { json } = await call(first, '/__mock/worlds/lunch/save', { body: { as: 'before-settlement' } })
  const digest = stateDigest(world.store)
  expect(json.data).toEqual({
    name: 'before-settlement',
    scenarios: ['default'],
    savedAt: '2026-11-21T02:30:00.000Z',
    now: '2026-11-21T02:30:00.000Z',
  })
  await credit(first, 'lunch', 5)
  await first.app.close()
  nowMs += 3 * 24 * 60 * 60 * 1000
  const again = await startApp({ dataDir }, seams)
  expect((await call(again, '/__mock/saved-worlds')).json.data).toEqual([json.data])
  const loaded = await call(again, '/__mock/saved-worlds/before-settlement/load', { body: { name: 'after-lunch' } })
  expect(loaded.json.data).toMatchObject({
    name: 'after-lunch',
    clock: { now: '2026-11-21T02:30:00.000Z', frozen: false },
  })
  expect(stateDigest(again.registry.get('after-lunch').store)).toBe(digest)
  expect(await balance(again, 'after-lunch', token)).toBe(10_000)
  expect((await call(again, '/api/bets', { token, headers: { 'x-world': 'after-lunch' } })).status).toBe(200)
})

test('a saved world names the scenarios that held when it was kept, no others', async () => {
  const dataDir = newFolder()
  const first = await startApp({ dataDir })
  const world = '/__mock/worlds/rain'
  const apply = (...names: string[]) =>
    call(first, `${world}/scenario`, { body: { scenarios: names.map((name) => ({ name })) } })
  first.registry.create({ name: 'rain', scenario: ['slow', 'bonus-active'] })
  await apply('maintenance', 'flaky')
  await call(first, `${world}/scenario/end`, { body: { scenarios: ['maintenance'] } })
  const { json } = await call(first, `${world}/save`, { body: {} })
  const now = (await call(first, world)).json.data.scenarios
  expect(now).toEqual(['default', 'slow', 'flaky'])
  expect(json.data.scenarios).toEqual(now)
  await apply('maintenance')
  await first.app.close()
  const again = await startApp({ dataDir })
  expect((await call(again, '/__mock/saved-worlds')).json.data).toEqual([json.data])
  const loaded = await call(again, '/__mock/saved-worlds/rain/load', { body: { name: 'sun' } })
  expect(loaded.json.data.scenarios).toEqual(now)
})

test('names are given once and checked; an unknown saved world is 404', async () => {
  const app = await startApp({ dataDir: newFolder() })
  app.registry.create({ name: 'one' })
  const save = (body: object) => call(app, '/__mock/worlds/one/save', { body })
  expect((await save({})).status).toBe(200)
  expect(await save({})).toMatchObject({ status: 409, json: { code: 'saved_world_exists' } })
  for (const as of ['../escape', 'Big', 'a b', '']) expect((await save({ as })).status).toBe(400)
  expect(() => app.registry.save('one', '../escape')).toThrow('The world name is not valid')
  expect(await call(app, '/__mock/saved-worlds/one/load', { body: {} })).toMatchObject({ status: 409 })
  expect(await call(app, '/__mock/worlds/one/fork', { body: { name: 'one' } })).toMatchObject({ status: 409 })
  expect((await call(app, '/__mock/saved-worlds/two/load', { body: {} })).json.code).toBe('saved_world_not_found')
  expect((await call(app, '/__mock/saved-worlds/one', { method: 'DELETE' })).status).toBe(200)
  expect((await call(app, '/__mock/saved-worlds/one', { method: 'DELETE' })).status).toBe(404)
  expect((await call(app, '/__mock/saved-worlds')).json.data).toEqual([])
})

test('a server without a folder keeps saved worlds in memory', async () => {
  const app = await startApp()
  await call(app, '/__mock/worlds/default/save', { body: { as: 'here' } })
  expect((await call(app, '/__mock/saved-worlds/here/load', { body: {} })).json.data.name).toBe('here')
})

test("a copy of the default world does not show the default world's seed", async () => {
  const dataDir = newFolder()
  const app = await startApp({ dataDir })
  const { json } = await call(app, '/__mock/worlds/default/fork', { body: { name: 'copy' } })
  expect(json.data.seed).toBeNull()
  expect((await call(app, '/__mock/worlds/copy/journal/export')).json.data.world.seed).toBe('')
  await call(app, '/__mock/worlds/default/save', { body: { as: 'kept' } })
  expect(readdirSync(join(dataDir, 'saved'))).toEqual(['kept.sqlite'])
})

test('a fork reveals the seed in use of its original, which the control surface shows without a fork', async () => {
  const app = await startApp()
  const { token, client } = await sitDown(app, { code: 'plinko' })
  expect(
    (await client.ask('playRound', { amount: 10_000_000, mode: 'base', meta: { rows: 8, risk: 'low' } })).code,
  ).toBe('SUCCESS')
  const { json } = await call(app, '/__mock/worlds/default/rounds')
  const shown = there(json.data[0]?.seeds).serverSeed
  await call(app, '/__mock/worlds/default/fork', { body: { name: 'copy' } })
  const inCopy = new RgsTestClient(
    app,
    'copy',
    await launch(app, { token, game: { code: 'plinko' }, headers: { 'x-world': 'copy' } }),
  )
  await inCopy.ask('authenticate')
  await inCopy.ask('endRound')
  expect((await inCopy.ask('rotateSeed', { clientSeed: 'mine' })).json.revealed.serverSeed).toBe(shown)
})

test('no player can fork: without the control surface or its token no fork is made', async () => {
  const url = '/__mock/worlds/default/fork'
  for (const [settings, status] of [
    [{ control: false }, 404],
    [{ controlToken: 'a-long-secret-of-a-tester' }, 401],
  ] as const) {
    const app = await startApp(settings)
    const token = await logIn(app)
    expect((await callFor(app, url, { body: {}, token })).status).toBe(status)
    expect(app.registry.list()).toHaveLength(1)
  }
})

test('a world that was saved does not go when it is idle', async () => {
  let nowMs = startMs
  const app = await startApp({}, { systemNow: () => nowMs })
  app.registry.create({ name: 'saved' })
  app.registry.create({ name: 'unsaved' })
  app.registry.save('saved')
  nowMs += 61 * 60 * 1000
  expect(app.registry.dropIdle()).toEqual(['unsaved'])
  expect(app.registry.has('saved')).toBe(true)
})

test('a world that a socket listens to is not idle', async () => {
  let nowMs = startMs
  const app = await serveApp({}, { systemNow: () => nowMs })
  app.registry.create({ name: 'watched' })
  const headers = { 'x-world': 'watched' }
  const socket = await connect(app.origin, { token: await logIn(app, headers), headers })
  nowMs += 61 * 60 * 1000
  expect(app.registry.dropIdle()).toEqual([])
  socket.disconnect()
  await call(app, '/__mock/worlds/watched/journal/wait', { body: { match: { name: 'disconnect' } } })
  nowMs += 61 * 60 * 1000
  expect(app.registry.dropIdle()).toEqual(['watched'])
})

test('no more worlds than there may be, however they are made; the refusal says so, and one that goes makes room', async () => {
  const app = await startApp({ worldLimit: 4 })
  expect((await call(app, '/__mock/worlds/default/save', { body: { as: 'kept' } })).status).toBe(200)
  await call(app, '/__mock/worlds', { body: { name: 'a', seed: 7 } })
  for (const name of ['b', 'c']) {
    expect((await call(app, '/__mock/worlds/default/fork', { body: { name } })).status).toBe(200)
  }
  const { data: journal } = (await call(app, '/__mock/worlds/a/journal/export')).json
  const ways: [url: string, body: object][] = [
    ['/__mock/worlds/default/fork', {}],
    ['/__mock/worlds', { scenario: 'rich' }],
    ['/__mock/saved-worlds/kept/load', {}],
    ['/__mock/journal/replay', { name: 'again', journal }],
  ]
  for (const [url, body] of ways) {
    const refused = await callFor(app, url, { body })
    expect(refused, url).toMatchObject({ status: 409, json: { error: true, code: 'world_limit' } })
    expect(refused.json.message).toBe('WORLD_LIMIT is 4, and as many worlds are there: delete one that is not needed')
  }
  expect(app.registry.list().map(({ name }) => name)).toEqual(['default', 'a', 'b', 'c'])
  await call(app, '/__mock/worlds/b', { method: 'DELETE' })
  expect((await call(app, '/__mock/saved-worlds/kept/load', { body: {} })).status).toBe(200)
})

test('nor more saved ones', async () => {
  const app = await startApp({ worldLimit: 2 })
  for (const as of ['one', 'two']) await call(app, '/__mock/worlds/default/save', { body: { as } })
  const refused = await call(app, '/__mock/worlds/default/save', { body: { as: 'three' } })
  expect(refused).toMatchObject({ status: 409, json: { code: 'world_limit' } })
  expect(refused.json.message).toBe('WORLD_LIMIT is 2, and as many worlds are saved: delete one that is not needed')
  await call(app, '/__mock/saved-worlds/one', { method: 'DELETE' })
  expect((await call(app, '/__mock/worlds/default/save', { body: { as: 'three' } })).status).toBe(200)
})

test('copies of a large world end before the memory does: together they fill the room of so many', async () => {
  const app = await startApp({ worldLimit: 6 })
  app.registry.create({ name: 'large', scenario: 'many-bets' })
  const statuses: number[] = []
  for (const name of ['a', 'b', 'c', 'd']) {
    statuses.push((await call(app, '/__mock/worlds/large/fork', { body: { name } })).status)
  }
  expect(statuses).toEqual([200, 200, 409, 409])
  const refused = await call(app, '/__mock/worlds', { body: {} })
  expect(refused).toMatchObject({ status: 409, json: { code: 'world_limit' } })
  expect(refused.json.message).toMatch(/^The worlds hold 10 MB, and WORLD_LIMIT leaves no room for more: delete one/)
  await call(app, '/__mock/worlds/a', { method: 'DELETE' })
  expect((await call(app, '/__mock/worlds', { body: {} })).status).toBe(200)
})
