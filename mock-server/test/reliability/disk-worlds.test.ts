import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { WorldRegistry } from '../../src/world/registry.ts'
import { stateDigest } from '../../src/world/state-digest.ts'
import type { World } from '../../src/world/world.ts'
import { newFolder } from '../support/folders.ts'
import { call, callFor, logIn, serveApp, startApp } from '../support/server.ts'
import { connect } from '../support/sockets.ts'
import { startMs, testRegistry } from '../support/worlds.ts'

const minute = 60_000
const megabyte = 1024 * 1024
const filesIn = (dataFolder: string): string[] => readdirSync(join(dataFolder, 'worlds')).sort()
const digest = (registry: WorldRegistry, name: string): string => stateDigest(registry.get(name).store)

test('made, forked and loaded worlds are files; a fork and a load equal their originals', () => {
  const dataFolder = newFolder()
  const registry = testRegistry({ dataFolder })
  registry.create({ name: 'made', frozenAtMs: startMs, scenario: 'rich' })
  registry.fork('made', 'forked')
  registry.save('made', 'kept')
  registry.load('kept', 'loaded')
  for (const name of ['forked', 'loaded']) expect(digest(registry, name)).toBe(digest(registry, 'made'))
  registry.closeAll()
  expect(filesIn(dataFolder)).toEqual(['forked.sqlite', 'loaded.sqlite', 'made.sqlite'])
  const again = testRegistry({ dataFolder })
  expect(again.names()).toEqual(['default', 'forked', 'loaded', 'made'])
  for (const name of ['forked', 'loaded']) expect(digest(again, name)).toBe(digest(again, 'made'))
})

test('an unused world is closed after its minutes, unless a socket listens; the next call opens it as it was', async () => {
  const dataDir = newFolder()
  let nowMs = startMs
  const app = await serveApp({ dataDir, worldIdleMs: 15 * minute }, { systemNow: () => nowMs })
  const made = app.registry.create({ name: 'unused', frozenAtMs: startMs })
  made.faults.plant({
    target: { operation: 'getBanners' },
    effect: { kind: 'latency', ms: 1 },
    times: null,
    share: 0.5,
  })
  const strikes = (world: World): number[] =>
    Array.from({ length: 12 }, () => world.faults.takeForCall('getBanners', false).length)
  const equal = app.registry.fork('unused', 'equal')
  expect(strikes(made)).toEqual(strikes(equal))
  const next = strikes(equal)
  app.registry.delete('equal')
  app.registry.create({ name: 'watched' })
  const headers = { 'x-world': 'watched' }
  await connect(app.origin, { token: await logIn(app, headers), headers })
  const before = digest(app.registry, 'unused')
  nowMs += 14 * minute
  expect(app.registry.dropIdle()).toEqual([])
  nowMs += 2 * minute
  expect(app.registry.dropIdle()).toEqual(['unused'])
  expect(app.registry.list().map(({ name }) => name)).toEqual(['default', 'watched'])
  expect(app.registry.counts()).toMatchObject({ worlds: 3, open: 2 })
  expect(filesIn(dataDir).filter((file) => file.startsWith('unused'))).toEqual(['unused.sqlite'])
  expect(digest(app.registry, 'unused')).toBe(before)
  expect(app.registry.get('unused')).not.toBe(made)
  // The chance of its fault goes on from where it was.
  expect(strikes(app.registry.get('unused'))).toEqual(next)
})

test('a list shows closed worlds with their time, and leaves them closed', async () => {
  const dataDir = newFolder()
  let nowMs = startMs
  const first = await startApp({ dataDir }, { systemNow: () => nowMs })
  first.registry.create({ name: 'frozen', seed: '7', frozenAtMs: startMs, scenario: 'maintenance' })
  first.registry.create({ name: 'running', seed: '8' })
  await first.app.close()
  nowMs += 10 * minute
  const again = await startApp({ dataDir }, { systemNow: () => nowMs })
  for (let asked = 0; asked < 2; asked += 1) {
    const { data } = (await call(again, '/__mock/worlds')).json
    expect(data.slice(1)).toMatchObject([
      {
        name: 'frozen',
        scenarios: ['default', 'maintenance'],
        seed: '7',
        clock: { now: '2026-11-21T02:30:00.000Z', frozen: true },
      },
      { name: 'running', seed: '8', clock: { now: '2026-11-21T02:40:00.000Z', frozen: false } },
    ])
    expect(again.registry.list().map(({ name }) => name)).toEqual(['default'])
  }
})

test('a world that is deleted while a socket is open ends the socket and its files, and can be made again', async () => {
  const dataDir = newFolder()
  const app = await serveApp({ dataDir })
  app.registry.create({ name: 'mine', seed: '7' })
  const headers = { 'x-world': 'mine' }
  const token = await logIn(app, headers)
  const socket = await connect(app.origin, { token, headers })
  const ended = new Promise((resolve) => socket.once('disconnect', resolve))
  expect((await call(app, '/__mock/worlds/mine', { method: 'DELETE' })).status).toBe(200)
  await ended
  expect(filesIn(dataDir)).toEqual([])
  expect((await call(app, '/api/bets', { token, headers })).json.code).toBe('unknown_world')
  app.registry.create({ name: 'mine', seed: '8' })
  expect((await call(app, '/api/bets', { token, headers })).status).toBe(401)
})

test('a system clock that was set back moves no closed world back', () => {
  const dataFolder = newFolder()
  let nowMs = startMs
  const open = () => testRegistry({ dataFolder, systemNow: () => nowMs, runMs: () => 0, idleMs: 5 * minute })
  const registry = open()
  registry.create({ name: 'mine' })
  nowMs += 10 * minute
  registry.get('mine').journal.append({ kind: 'control', name: 'note', text: 'a moment that was reached' })
  nowMs += 6 * minute
  expect(registry.dropIdle()).toEqual(['mine'])
  registry.closeAll()
  nowMs = 0
  expect(open().get('mine').clock.now()).toBe(startMs + 10 * minute)
})

test('bytes of one world and of all are limited, and each refusal names its setting', async () => {
  const app = await startApp({ dataDir: newFolder(), worldBytes: 1.2 * megabyte, worldsBytes: 16 * megabyte })
  const fill = () => call(app, '/__mock/worlds/full/scenario', { body: { scenarios: [{ name: 'many-bets' }] } })
  app.registry.create({ name: 'full' })
  expect((await fill()).status).toBe(200)
  const refused = { status: 503, json: { code: 'unavailable' } }
  const headers = { 'x-world': 'full' }
  const full = await callFor(app, '/api/login', { body: { username: 'player', password: 'Chaupar123' }, headers })
  for (const one of [full, await fill()]) {
    expect(one).toMatchObject(refused)
    expect(one.json.message).toBe(
      'The world full takes all of the 1 MB that WORLD_MB allows: delete it, or raise WORLD_MB',
    )
  }
  // Its time goes on, and others are not affected.
  app.registry.get('full').tick()
  await logIn(app)
  const made: number[] = []
  while (made.at(-1) !== 409) made.push((await callFor(app, '/__mock/worlds/full/fork', { body: {} })).status)
  expect(made.length).toBeGreaterThan(1)
  const last = await callFor(app, '/__mock/worlds', { body: {} })
  expect(last).toMatchObject({ status: 409, json: { code: 'world_limit' } })
  expect(last.json.message).toMatch(
    /^The worlds take \d+ MB of the disk, and WORLDS_MB allows 16: delete one that is not needed$/,
  )
})

test('what a kill left of a world that was being made or deleted is removed; worlds of an earlier version are taken over', () => {
  const dataFolder = newFolder()
  const first = testRegistry({ dataFolder })
  first.create({ name: 'old', frozenAtMs: startMs })
  const before = digest(first, 'old')
  first.closeAll()
  const worlds = join(dataFolder, 'worlds')
  for (const file of ['half.sqlite.part', 'gone.sqlite-wal', 'gone.sqlite-shm'])
    writeFileSync(join(worlds, file), 'rest')
  renameSync(worlds, join(dataFolder, 'left'))
  const again = testRegistry({ dataFolder })
  expect(again.names()).toEqual(['default', 'old'])
  expect(digest(again, 'old')).toBe(before)
  expect(filesIn(dataFolder).filter((file) => !file.startsWith('old.'))).toEqual([])
  expect(existsSync(join(dataFolder, 'left'))).toBe(false)
})

test('a log without its world is not read into a new world of that name', () => {
  const dataFolder = newFolder()
  const registry = testRegistry({ dataFolder })
  const log = join(dataFolder, 'worlds', 'mine.sqlite-wal')
  registry.create({ name: 'mine', seed: 'another', frozenAtMs: startMs })
  registry.apply('mine', 'many-bets')
  const left = readFileSync(log)
  registry.delete('mine')
  writeFileSync(log, left)
  const made = registry.create({ name: 'mine', seed: 's', frozenAtMs: startMs })
  registry.create({ name: 'equal', seed: 's', frozenAtMs: startMs })
  expect(stateDigest(made.store)).toBe(digest(registry, 'equal'))
})

test('WORLDS=memory leaves the files of other worlds alone', () => {
  const dataFolder = newFolder()
  const first = testRegistry({ dataFolder })
  first.create({ name: 'stored' })
  first.closeAll()
  const memory = testRegistry({ dataFolder, worldsInMemory: true })
  memory.create({ name: 'mine' })
  expect(memory.names()).toEqual(['default', 'mine'])
  expect(memory.get('mine').store.bytesInMemory()).toBeGreaterThan(0)
  memory.closeAll()
  expect(testRegistry({ dataFolder }).names()).toEqual(['default', 'stored'])
})
