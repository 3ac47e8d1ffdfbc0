import { renameSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newFolder } from '../support/folders.ts'
import { callFor, startApp } from '../support/server.ts'

/** The health pages of a server with a folder, and a clock of its process that only the test moves. */
async function watchedApp() {
  const dataDir = newFolder()
  const clock = { nowMs: 0 }
  const app = await startApp({ dataDir }, { processNow: () => clock.nowMs })
  const ask = (path: string) => callFor(app, path, { headers: { host: 'nowhere.localhost' } })
  /** The status of each page, and the reason of the last, a second later. */
  const health = async () => {
    clock.nowMs += 1000
    const pages = await Promise.all(['/healthz', '/healthz/live', '/healthz/ready'].map(ask))
    return [...pages.map(({ status }) => status), pages[2]?.text]
  }
  return { ...app, dataDir, clock, ask, health }
}

const ready = '{"status":"ok"}'
const failed = (reason: string): string => `{"status":"failed","reason":"${reason}"}`

test('a server that can do its work is alive and ready, by any host name', async () => {
  expect(await (await watchedApp()).health()).toEqual([200, 200, 200, ready])
})

test('without its data folder it is alive, and ready again once the folder is back', async () => {
  const { health, dataDir } = await watchedApp()
  renameSync(dataDir, `${dataDir}-away`)
  const unwritable = [200, 200, 503, failed('the data folder cannot be written')]
  expect(await health()).toEqual(unwritable)
  renameSync(`${dataDir}-away`, dataDir)
  expect(await health()).toEqual([200, 200, 200, ready])
})

test('however often it is asked, the folder is looked at once a second', async () => {
  const { ask, clock, health, dataDir } = await watchedApp()
  await health()
  renameSync(dataDir, `${dataDir}-away`)
  clock.nowMs += 999
  expect((await ask('/healthz/ready')).status).toBe(200)
  clock.nowMs += 1
  expect((await ask('/healthz/ready')).status).toBe(503)
  renameSync(`${dataDir}-away`, dataDir)
})

test('without its default world it is alive and not ready', async () => {
  const { health, registry } = await watchedApp()
  registry.closeAll()
  expect(await health()).toEqual([200, 200, 503, failed('the default world cannot be read')])
})

test('a server that ends is alive and not ready', async () => {
  const { app } = await watchedApp()
  const seen: string[] = []
  app.addHook('preClose', async () => {
    for (const page of ['live', 'ready']) seen.push(await (await fetch(`${origin}/healthz/${page}`)).text())
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  expect(seen).toEqual([ready, failed('the server is ending')])
})
