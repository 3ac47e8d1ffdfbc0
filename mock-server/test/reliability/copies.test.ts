import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { backUp } from '../../src/copies/copy-worlds.ts'
import { KeptCopies, restoreLost } from '../../src/copies/kept-copies.ts'
import { restore } from '../../src/copies/restore.ts'
import { lockFolder } from '../../src/world/folder-lock.ts'
import { stateDigest } from '../../src/world/state-digest.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'
import { call, logIn, serveApp, startApp } from '../support/server.ts'
import { connect } from '../support/sockets.ts'
import { brokenInvariants, startMs, testRegistry } from '../support/worlds.ts'

const headers = { 'x-world': 'mine' }

const digestOf = ({ registry }: Pick<App, 'registry'>, name: string): string => stateDigest(registry.get(name).store)
const credit = (app: Pick<App, 'app'>, world: string) =>
  call(app, `/__mock/worlds/${world}/money/credit`, { body: { username: 'player', amount: 5 } })

/** A server on a folder that it holds, as a process does, with the worlds `default` and `mine`, both with frozen clocks. */
async function runningServer() {
  const dataDir = newFolder()
  const lock = lockFolder(dataDir)
  const app = await serveApp({ dataDir })
  app.registry.create({ name: 'mine', seed: '7', frozenAtMs: startMs, scenario: 'rich' })
  app.registry.get('default').clock.freeze()
  for (const world of ['default', 'mine']) await credit(app, world)
  const control = { baseUrl: `${app.origin}/__mock` }
  return { app, dataDir, control, lock }
}

test('all worlds are copied and restored while the server runs: equal digests, and sockets of the world before end', async () => {
  const { app, dataDir, control } = await runningServer()
  app.registry.save('mine', 'kept')
  const before = ['default', 'mine'].map((name) => digestOf(app, name))
  const from = newFolder()
  expect(await backUp(dataDir, from)).toEqual(['default.sqlite', 'saved/kept.sqlite', 'worlds/mine.sqlite'])
  await expect(backUp(dataDir, from)).rejects.toThrow(`${from} has copies already`)
  const files = readdirSync(from, { recursive: true }).sort()

  const socket = await connect(app.origin, { token: await logIn(app, headers), headers })
  const ended = new Promise((resolve) => socket.once('disconnect', resolve))
  for (const world of ['default', 'mine']) await credit(app, world)
  app.registry.deleteSaved('kept')
  expect(['default', 'mine'].map((name) => digestOf(app, name))).not.toEqual(before)
  expect(await restore({ from, dataFolder: dataDir, control })).toHaveLength(3)
  await ended
  expect(['default', 'mine'].map((name) => digestOf(app, name))).toEqual(before)
  expect(app.registry.names()).toEqual(['default', 'mine'])
  expect(app.registry.savedWorlds().map(({ name }) => name)).toEqual(['kept'])
  for (const name of ['default', 'mine']) expect(brokenInvariants(app.registry.get(name))).toEqual([])
  await logIn(app, headers)
  // Reading them left nothing beside them.
  expect(readdirSync(from, { recursive: true }).sort()).toEqual(files)
  expect(existsSync(join(dataDir, 'restoring'))).toBe(false)
})

test('one world is copied and restored alone, also after it was deleted', async () => {
  const { app, dataDir, control } = await runningServer()
  const before = digestOf(app, 'mine')
  const from = newFolder()
  expect(await backUp(dataDir, from, 'mine')).toEqual(['worlds/mine.sqlite'])
  app.registry.delete('mine')
  await credit(app, 'default')
  const other = digestOf(app, 'default')
  await restore({ from, dataFolder: dataDir, world: 'mine', control })
  expect(digestOf(app, 'mine')).toBe(before)
  expect(digestOf(app, 'default')).toBe(other)
  await expect(backUp(dataDir, from, 'nowhere')).rejects.toThrow(`${dataDir} has no world nowhere`)
  const silent = { baseUrl: 'http://127.0.0.1:9/__mock' }
  await expect(restore({ from, dataFolder: dataDir, world: 'mine', control: silent })).rejects.toThrow(
    'A server has the data folder, and no control surface answers at http://127.0.0.1:9/__mock: name its address with --mock',
  )
})

test('a damaged copy is refused in words, and the world stays as it is', async () => {
  const { app, dataDir, control } = await runningServer()
  const before = digestOf(app, 'mine')
  const restoring = join(dataDir, 'restoring')
  mkdirSync(restoring)
  writeFileSync(join(restoring, 'mine.sqlite'), 'no database'.repeat(500))
  const refused = await fetch(`${control.baseUrl}/worlds/mine/restore`, { method: 'POST' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    message:
      'The copy of the world mine cannot be used: it is damaged, or no database at all. The world stays as it is',
  })
  expect(readdirSync(restoring)).toEqual([])
  expect(digestOf(app, 'mine')).toBe(before)
  expect((await call(app, '/__mock/worlds/mine/restore', { method: 'POST' })).json).toMatchObject({
    code: 'not_found',
    message: 'No copy of the world mine waits in the data folder: "npm run restore" puts it there',
  })
})

test('without a running server copies are put in place by the command, also into an empty folder', async () => {
  const { app, dataDir, control, lock } = await runningServer()
  const before = ['default', 'mine'].map((name) => digestOf(app, name))
  const from = newFolder()
  await backUp(dataDir, from)
  await app.app.close()
  lock.release()
  for (const dataFolder of [dataDir, newFolder()]) {
    await restore({ from, dataFolder, control })
    const again = testRegistry({ dataFolder })
    expect(['default', 'mine'].map((name) => digestOf({ registry: again }, name))).toEqual(before)
  }
})

test('changed worlds are copied into COPY_DIR, deleted ones go there too, and an empty data folder is filled from it', async () => {
  const [dataDir, copyDir] = [newFolder(), newFolder()]
  const app = await startApp({ dataDir, copyDir })
  for (const name of ['mine', 'other']) app.registry.create({ name, seed: '7', frozenAtMs: startMs })
  app.registry.get('default').clock.freeze()
  const faults: unknown[] = []
  const copies = new KeptCopies({ dataFolder: dataDir, copyFolder: copyDir, onFault: (error) => faults.push(error) })
  const copyTimes = () => ['default.sqlite', 'worlds/mine.sqlite'].map((path) => statSync(join(copyDir, path)).ctimeMs)
  await copies.round()
  // Written long ago: a copy that was made right after a write is made again.
  const files = ['', '-wal'].map((end) => join(dataDir, `worlds/mine.sqlite${end}`)).filter((file) => existsSync(file))
  for (const file of files) utimesSync(file, startMs / 1000, startMs / 1000)
  await copies.round()
  const times = copyTimes()
  await credit(app, 'default')
  app.registry.delete('other')
  await copies.round()
  expect(copyTimes()[1]).toBe(times[1])
  expect(copyTimes()[0]).not.toBe(times[0])
  expect(existsSync(join(copyDir, 'worlds/other.sqlite'))).toBe(false)
  expect(faults).toEqual([])

  const before = ['default', 'mine'].map((name) => digestOf(app, name))
  await app.app.close()
  rmSync(dataDir, { recursive: true })
  const again = await startApp({ dataDir, copyDir })
  expect(again.registry.names()).toEqual(['default', 'mine'])
  expect(['default', 'mine'].map((name) => digestOf(again, name))).toEqual(before)
})

test('a home without the default world is filled too, and a start that was killed meanwhile is done again', async () => {
  const [dataDir, copyDir] = [newFolder(), newFolder()]
  const registry = testRegistry({
    dataFolder: dataDir,
    homes: { homeOf: () => 'mock-1:8080', owns: (name) => name !== 'default' },
  })
  for (const name of ['mine', 'other']) registry.create({ name, seed: '7', frozenAtMs: startMs })
  const onFault = () => expect.unreachable()
  await new KeptCopies({ dataFolder: dataDir, copyFolder: copyDir, onFault }).round()
  registry.closeAll()
  const paths = ['worlds/mine.sqlite', 'worlds/other.sqlite']
  expect(await restoreLost(dataDir, copyDir)).toEqual([])
  rmSync(dataDir, { recursive: true })
  expect(await restoreLost(dataDir, copyDir)).toEqual(paths)
  expect(await restoreLost(dataDir, copyDir)).toEqual([])
  // What a kill leaves after the first of two worlds.
  rmSync(join(dataDir, 'worlds/other.sqlite'))
  writeFileSync(join(dataDir, 'copies.part'), '')
  expect(await restoreLost(dataDir, copyDir)).toEqual(paths)
  expect(existsSync(join(dataDir, 'copies.part'))).toBe(false)
})

test('a copy folder that another server has is one line and exit 1', async () => {
  const COPY_DIR = newFolder()
  await ready(run({ DATA_DIR: newFolder(), COPY_DIR }))
  const second = run({ DATA_DIR: newFolder(), COPY_DIR })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toBe(
    `The folder ${COPY_DIR} is in use by another server. Stop that one, or choose another folder: COPY_DIR=.data/second\n`,
  )
})
