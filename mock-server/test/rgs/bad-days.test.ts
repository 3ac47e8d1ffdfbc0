import { expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { startMs } from '../support/worlds.ts'

const roll = { amount: 100_000_000, mode: 'base', meta: { target: 9_800, over: false } }
const mines = { code: 'mines' }

test('rgs-answer-lost: a booked bet is answered when the key is sent again', async () => {
  const app = await startApp()
  const { world, client } = await sitDown(app)
  const key = { 'idempotency-key': 'lost-answer-1' }
  app.registry.apply('default', 'rgs-answer-lost')
  await expect(client.ask('playRound', roll, key)).rejects.toThrow()
  world.faults.clear()
  const { json } = await client.ask('playRound', roll, key)
  expect((await client.ask('authenticate')).json.round).toEqual(json.round)
  const stakes = "SELECT id FROM ledger_entries WHERE kind = 'game-stake'"
  expect(world.store.all(stakes, [], (row) => row.integer('id'))).toHaveLength(1)
  expect(broken(world)).toEqual([])
})

test('rgs-slow: a call of a game takes longer, by the milliseconds that were asked for, one of the site does not', async () => {
  const app = await startApp()
  const { client } = await sitDown(app)
  app.registry.apply('default', 'rgs-slow', { slowMs: 300 })
  const begun = performance.now()
  expect((await client.ask('readGameBalance')).code).toBe('SUCCESS')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(295)
})

test.each([
  ['session-ended-in-game', 400, 'ERR_IS'],
  ['insufficient-in-game', 400, 'ERR_IPB'],
  ['maintenance', 503, 'ERR_MAINTENANCE'],
])('%s is answered in the words of the protocol', async (scenario, status, code) => {
  const app = await startApp()
  const { client, world } = await sitDown(app)
  app.registry.apply('default', scenario)
  expect(await client.ask('playRound', roll)).toMatchObject({ status, code, json: { error: expect.any(String) } })
  expect(broken(world)).toEqual([])
})

test('a failure that a tester plants, and a body that is too large, are in its words too', async () => {
  const app = await startApp()
  const { client } = await sitDown(app)
  const effect = { kind: 'error', status: 500, code: 'internal_error', message: 'Planted' }
  const body = { target: { operation: 'playRound' }, effect, times: 1 }
  expect((await call(app, '/__mock/worlds/default/faults', { body })).status).toBe(200)
  expect(await client.ask('playRound', roll)).toMatchObject({ status: 500, code: 'ERR_UE', json: { error: 'Planted' } })
  expect(await client.ask('playRound', { ...roll, meta: { much: 'x'.repeat(16 * 1024) } })).toMatchObject({
    status: 413,
    code: 'ERR_GE',
  })
})

test('round-left-open: the player finds the round again', async () => {
  const app = await startApp()
  app.registry.apply('default', 'round-left-open')
  const { begun, client } = await sitDown(app, mines)
  expect(begun.json.round).toMatchObject({
    active: true,
    amount: 100_000_000,
    actions: expect.arrayContaining(['pick']),
  })
  expect((await client.ask('playRound', { ...roll, meta: { mines: 1 } })).code).toBe('ERR_BE')
})

test('calls are limited by session, from any address; calls without a session, by address', async () => {
  const app = await startApp({ rateLimit: 2 }, { processNow: () => 0 })
  const { client, token } = await sitDown(app)
  const other = new RgsTestClient(app, 'default', await launch(app, { token }))
  await other.ask('authenticate')
  const flood = async (one: RgsTestClient) => {
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) {
      const { status } = await one.ask('readGameBalance', {}, { 'x-forwarded-for': `203.0.113.${at}` })
      statuses.push(status)
    }
    return statuses
  }
  expect(await flood(client)).toEqual([200, 200, 200, 200, 429])
  expect(await flood(other)).toEqual([200, 200, 200, 200, 429])
  const unauthenticated = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((id) => new RgsTestClient(app, 'default', id).ask('readGameBalance')),
  )
  expect(unauthenticated.map(({ status, code }) => [status, code]).at(-1)).toEqual([429, 'ERR_GE'])
})

test('the journal shows rounds without the session, and a replay gives the same rounds', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const client = await seatIn(app, 'journaled')
  for (let at = 0; at < 5; at += 1) {
    const { json } = await client.ask(
      'playRound',
      { ...roll, meta: { mines: 3 } },
      { 'idempotency-key': `journaled-${at}-play` },
    )
    await client.ask('actInRound', { action: 'pick', meta: { tile: at } })
    await client.ask('actInRound', { action: 'cash-out' })
    await client.ask('endRound', {}, { 'idempotency-key': `journaled-${at}-end-1` })
    expect(json.round.betID).toBe(at + 1)
  }
  await client.ask('playRound', { ...roll, meta: { mines: 3 } })
  await call(app, '/__mock/worlds/journaled/clock/advance', { body: { ms: 25 * 60 * 60 * 1000 } })
  const journal = (await call(app, '/__mock/worlds/journaled/journal/export')).json.data
  expect(JSON.stringify(journal)).not.toContain(client.sessionID)
  expect(JSON.stringify(journal)).toContain('launch#1')
  const again = (await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })).json
  expect(again.data.differences).toEqual([])
  expect([...broken(world), ...broken(app.registry.get('again'))]).toEqual([])
})

async function seatIn(app: App, world: string): Promise<RgsTestClient> {
  const headers = { 'x-world': world }
  const token = await logIn(app, headers)
  const client = new RgsTestClient(app, world, await launch(app, { token, game: mines, headers }))
  await client.ask('authenticate')
  return client
}
