import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newFolder } from '../support/folders.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { brokenInvariants, startMs } from '../support/worlds.ts'

/**
 * A default world as the first released version wrote it: frozen, with a credit of 1234.56, a bet of 300, a deposit of 700 that
 * was approved and one that waits. It never changes.
 */
const versionOne = gunzipSync(readFileSync(join(import.meta.dirname, '../support/version-1.sqlite.gz')))

test('worlds and saved worlds of the first version open with their money, and take what came later', async () => {
  const dataDir = newFolder()
  for (const part of ['worlds', 'saved']) mkdirSync(join(dataDir, part))
  for (const path of ['default', 'worlds/mine', 'saved/kept'])
    writeFileSync(join(dataDir, `${path}.sqlite`), versionOne)
  const app = await startApp({ dataDir }, { systemNow: () => startMs })
  await call(app, '/__mock/saved-worlds/kept/load', { body: { name: 'loaded' } })
  for (const name of ['default', 'mine', 'loaded']) {
    const headers = { 'x-world': name }
    const world = app.registry.get(name)
    expect(world.store.one('PRAGMA user_version', [], (row) => row.integer('user_version'))).toBe(5)
    expect(world.clock.state).toMatchObject({ mode: 'frozen', worldMs: startMs })
    expect(brokenInvariants(world)).toEqual([])
    const { data: players } = (await call(app, `/__mock/worlds/${name}/players`)).json
    expect(players[0]).toMatchObject({ username: 'player', wallet: { balance: 11_634.56 } })
    const token = await logIn(app, headers)
    const { data: bets } = (await call(app, '/api/bets', { token, headers })).json
    expect(bets.bets.map(({ stack, status }) => [stack, status])).toEqual([[300, 'open']])
    // Tables of versions 2 to 4; version 5 adds a column.
    for (const table of ['auto_cash_outs', 'price_alerts', 'pins']) {
      expect(world.store.one(`SELECT count(*) AS rows FROM ${table}`, [], (row) => row.integer('rows'))).toBe(0)
    }
  }
})
