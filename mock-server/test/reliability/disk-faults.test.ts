import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { StoreFault } from '../../src/store/store-fault.ts'
import { newFolder } from '../support/folders.ts'
import { run } from '../support/process.ts'
import { call, callFor, logIn, quietConfig, startApp } from '../support/server.ts'
import { startMs } from '../support/worlds.ts'

/** A data folder that a server filled and closed; `also` is done while it ran. */
async function filledFolder(also: (app: Awaited<ReturnType<typeof buildApp>>) => void = () => undefined) {
  const dataDir = newFolder()
  const built = await buildApp({ ...quietConfig, dataDir }, { defaultSeed: 'disk' })
  also(built)
  await built.app.close()
  return { dataDir, file: join(dataDir, 'default.sqlite') }
}

/** Writes over all of a file but its first page, in place: anyone who has it open reads the damage. */
function damage(file: string, fromByte = 4096): void {
  overwrite(file, Buffer.alloc(statSync(file).size - fromByte, 0xa5), fromByte)
}

function overwrite(file: string, bytes: Buffer, fromByte = 0): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes, 0, undefined, fromByte)
  closeSync(descriptor)
}

const start = (dataDir: string) => buildApp({ ...quietConfig, dataDir })

test('a damaged database stops the start with one line that names file and variable, and stays as it is', async () => {
  const { dataDir, file } = await filledFolder()
  damage(file)
  const before = readFileSync(file)
  const started = run({ DATA_DIR: dataDir })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toBe(
    `${file} is damaged. Move it away or bring a copy back, or choose another folder: DATA_DIR=.data/second\n`,
  )
  expect(started.output()).toBe('')
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a place that takes no folder stops the start with one line', async () => {
  const started = run({ DATA_DIR: '/proc/nowhere/data' })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toBe(
    'The data folder /proc/nowhere/data cannot be used: the system takes no folders there. Choose another: DATA_DIR=.data\n',
  )
})

test('a file that is no database, and one with tables of another version, are named and not touched', async () => {
  const { dataDir, file } = await filledFolder()
  const later = new DatabaseSync(file)
  later.exec('PRAGMA user_version = 9999')
  later.close()
  await expect(start(dataDir)).rejects.toThrow(`${file} has tables of version 9999, and this server reads version 5`)
  writeFileSync(file, 'no database'.repeat(500))
  await expect(start(dataDir)).rejects.toThrow(`${file} is damaged, or no database at all`)
  expect(readFileSync(file, 'utf8')).toBe('no database'.repeat(500))
})

test('a damaged world says so in calls and in the list, others go on, and it can be deleted', async () => {
  const { dataDir } = await filledFolder(({ registry }) => {
    for (const name of ['broken', 'sound']) registry.create({ name })
  })
  const file = join(dataDir, 'worlds', 'broken.sqlite')
  damage(file, 512)
  const app = await startApp({ dataDir })
  const message = 'The world broken cannot be opened: its file is damaged. Restore a copy or delete it'
  for (const url of ['/api/getBanners', '/__mock/worlds/broken'] as const) {
    const refused = await app.app.inject({ url, headers: { 'x-world': 'broken' } })
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toEqual({ error: true, code: 'unavailable', message })
  }
  const { data: listed } = (await call(app, '/__mock/worlds')).json
  expect(listed.map(({ name, problem }) => [name, problem])).toEqual([
    ['default', undefined],
    ['broken', 'is damaged'],
    ['sound', undefined],
  ])
  await logIn(app, { 'x-world': 'sound' })
  await logIn(app)
  expect((await call(app, '/__mock/worlds/broken', { method: 'DELETE' })).status).toBe(200)
  expect(readdirSync(join(dataDir, 'worlds')).filter((name) => name.startsWith('broken'))).toEqual([])
  expect((await call(app, '/__mock/worlds', { body: { name: 'broken' } })).status).toBe(200)
})

test('a full disk refuses a new world in words, and leaves nothing of it', async () => {
  const dataDir = newFolder()
  const app = await startApp({ dataDir })
  const part = join(dataDir, 'worlds', 'mine.sqlite.part')
  // Every write to this device finds the disk full.
  symlinkSync('/dev/full', part)
  const refused = await callFor(app, '/__mock/worlds', { body: { name: 'mine' } })
  expect(refused).toMatchObject({ status: 409, json: { code: 'world_limit' } })
  expect(refused.json.message).toBe(
    'The disk of the data folder is full: delete a world that is not needed, or give it more room',
  )
  expect(readdirSync(join(dataDir, 'worlds'))).toEqual([])
  expect((await call(app, '/__mock/worlds', { body: { name: 'mine' } })).status).toBe(200)
})

test('a damaged saved world is named', async () => {
  const { dataDir } = await filledFolder(({ registry }) => {
    registry.create({ name: 'lunch' })
    registry.save('lunch')
  })
  const file = join(dataDir, 'saved', 'lunch.sqlite')
  damage(file, 512)
  await expect(start(dataDir)).rejects.toThrow(StoreFault)
  await expect(start(dataDir)).rejects.toThrow(`${file} is damaged`)
})

test('the remains of an interrupted save are deleted at the next start', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'saved'))
  writeFileSync(join(dataDir, 'saved', 'lunch.sqlite.part'), 'half')
  const { registry } = await startApp({ dataDir })
  expect(readdirSync(join(dataDir, 'saved'))).toEqual([])
  expect(registry.savedWorlds()).toEqual([])
})

test('damage that comes while the server runs: the envelope in our words, and an invariant that does not hold', async () => {
  const { dataDir, file } = await filledFolder()
  const app = await startApp({ dataDir })
  const whole = readFileSync(file)
  damage(file)
  const invariants = await call(app, '/__mock/worlds/default/invariants')
  expect(invariants.json.data.ok).toBe(false)
  expect(invariants.json.data.invariants.at(-1)).toMatchObject({ number: 10, holds: false })
  expect(invariants.json.data.invariants.at(-1)?.detail).toContain(`${file} is damaged`)
  // Otherwise the process would answer from its memory.
  app.registry.get('default').store.change('PRAGMA shrink_memory')
  const answer = await app.app.inject({ url: '/api/getBanners' })
  const refused = await app.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'player', password: 'Chaupar123' },
  })
  expect(refused.statusCode).toBe(500)
  expect(refused.json()).toMatchObject({ error: true, code: 'internal_error' })
  for (const { body } of [answer, refused]) expect(body).not.toMatch(/sqlite|malformed|disk image/i)
  // A disk that came back: the server goes on with it.
  overwrite(file, whole)
  app.registry.get('default').store.change('PRAGMA shrink_memory')
  expect((await call(app, '/__mock/worlds/default/invariants')).json.data.ok).toBe(true)
  await logIn(app)
})

test('a system clock that was set back during downtime moves no world back', async () => {
  const dataDir = newFolder()
  const system = { nowMs: startMs }
  const config = { ...quietConfig, dataDir }
  const first = await buildApp(config, { systemNow: () => system.nowMs })
  system.nowMs += 60_000
  await logIn(first)
  await first.app.close()
  system.nowMs = 0
  const running = { ms: 0 }
  const again = await startApp({ dataDir }, { systemNow: () => system.nowMs, processNow: () => running.ms })
  const { clock } = again.registry.get('default')
  expect(clock.now()).toBe(startMs + 60_000)
  running.ms += 1000
  expect(clock.now()).toBe(startMs + 61_000)
  // Set right again: no world stays ahead.
  system.nowMs = startMs + 90_000
  expect(clock.now()).toBe(startMs + 90_000)
})

test('a world whose clock was moved stays there when the system clock is set back while the server is off', async () => {
  const dataDir = newFolder()
  const system = { nowMs: startMs }
  const first = await buildApp({ ...quietConfig, dataDir }, { systemNow: () => system.nowMs })
  await logIn(first)
  first.registry.get('default').clock.advance(3_600_000)
  await first.app.close()
  system.nowMs = 0
  const again = await startApp({ dataDir }, { systemNow: () => system.nowMs, processNow: () => 0 })
  expect(again.registry.get('default').clock.now()).toBe(startMs + 3_600_000)
})
