import { expect, test } from 'vitest'
import { forceNextResult } from '../../src/domain/games/shared-rounds/force-result.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import type { World } from '../../src/world/world.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { aviator, toBetting } from '../support/stage-table.ts'
import { seededId, startMs } from '../support/worlds.ts'

const rupee = 1_000_000
const hourMs = 60 * 60 * 1000
const systemNow = () => Date.UTC(2026, 10, 21, 14)
const mines = { code: 'mines' }
const field = { amount: 100 * rupee, mode: 'base', meta: { mines: 1 } }
const key = (name: string) => ({ 'idempotency-key': `key-of-${name}` })
const paiseOf = (world: World) => balanceOf(world, seededId(world)).balancePaise

async function seat(game: object = mines) {
  const app = await startApp({}, { systemNow })
  return { app, ...(await sitDown(app, game)) }
}

const breaks = [
  ['time-out', '/api/limits/time-out', { hours: 24 }],
  ['long exclusion', '/api/limits/self-exclusion', { months: 6 }],
] as const

test.each(breaks)(
  'a %s that is set in the middle of a round lets it end, and stops every further stake',
  async (...set) => {
    const { app, world, client, token } = await seat()
    const hands = new RgsTestClient(app, 'default', await launch(app, { token, game: blackjack }))
    await hands.ask('authenticate')
    await dealUntilDouble(hands)
    await client.ask('playRound', field)
    const [, path, body] = set
    const paused = await call(app, path, { body, token })
    expect(paused.json.error, paused.text).toBe(false)
    const before = paiseOf(world)
    const limits = (await call(app, '/api/limits', { token })).json.data
    const { balance } = (await hands.ask('readGameBalance')).json
    expect(balance.pausedUntil).toBe(limits.selfExcludedUntil ?? limits.timeOutUntil)
    expect((await hands.ask('actInRound', { action: 'double' })).code).toBe('ERR_GLE')
    expect((await hands.ask('authenticate')).json.round).toMatchObject({ active: true, amount: 100 * rupee })
    expect(paiseOf(world)).toBe(before)
    const { action: stood } = (await hands.ask('actInRound', { action: 'stand' })).json
    if (stood.active) await hands.ask('endRound')
    const { action } = (await client.ask('actInRound', { action: 'pick', meta: { tile: 7 } })).json
    if (action.active) {
      expect((await client.ask('actInRound', { action: 'cash-out' })).status).toBe(200)
      expect((await client.ask('endRound')).status).toBe(200)
    }
    for (const [one, order] of [
      [client, field],
      [hands, { amount: 100 * rupee, mode: 'base' }],
    ] as const)
      expect((await one.ask('playRound', order)).code).toBe('ERR_GLE')
    expect(broken(world)).toEqual([])
  },
)

const blackjack = { provider: 'ezugi', casino: 'ezugi', code: '101' }

/** Deals until a hand may be doubled. */
async function dealUntilDouble(client: RgsTestClient): Promise<void> {
  for (;;) {
    let { round } = (await client.ask('playRound', { amount: 100 * rupee, mode: 'base' })).json
    if (round.actions.includes('double')) return
    while (round.active && round.actions.length > 0)
      round = (await client.ask('actInRound', { action: round.actions.includes('stand') ? 'stand' : 'decline' })).json
        .action
    if (round.active) await client.ask('endRound')
  }
}

test('keys of a round that is settled answer as they did, and touch nothing of the round that is open now', async () => {
  const { world, client } = await seat()
  const pick = { action: 'pick', meta: { tile: 7 } }
  const answers = [
    (await client.ask('playRound', field, key('stake'))).json,
    (await client.ask('actInRound', pick, key('pick'))).json,
    (await client.ask('actInRound', { action: 'cash-out' }, key('cash-out'))).json,
    (await client.ask('endRound', {}, key('end'))).json,
  ]
  const { round } = (await client.ask('playRound', { ...field, amount: 50 * rupee }, key('next-stake'))).json
  const before = paiseOf(world)
  const again = [
    (await client.ask('playRound', field, key('stake'))).json,
    (await client.ask('actInRound', pick, key('pick'))).json,
    (await client.ask('actInRound', { action: 'cash-out' }, key('cash-out'))).json,
    (await client.ask('endRound', {}, key('end'))).json,
  ]
  expect(again).toEqual(answers)
  expect((await client.ask('authenticate')).json.round).toEqual(round)
  expect([paiseOf(world), broken(world)]).toEqual([before, []])
})

test('a clock that is set back leaves an open round open, and one that was closed closed', async () => {
  const { app, world, client } = await seat()
  await client.ask('playRound', field)
  const nowMs = world.clock.now()
  const to = async (atMs: number) => {
    world.clock.set(atMs)
    world.tick()
    const token = await logIn(app)
    const again = new RgsTestClient(app, 'default', await launch(app, { token, game: mines }))
    return there((await again.ask('authenticate')).json.round)
  }
  expect((await to(nowMs - 48 * hourMs)).active).toBe(true)
  expect((await to(nowMs + 23 * hourMs)).active).toBe(true)
  const closed = await to(nowMs + 25 * hourMs)
  expect(closed.active).toBe(false)
  const paise = paiseOf(world)
  expect(await to(nowMs)).toEqual(closed)
  expect([paiseOf(world), broken(world)]).toEqual([paise, []])
})

test('a bet that flies when its player’s login ends cashes itself out all the same', async () => {
  const { app, world, client, token } = await seat({ code: 'aviator' })
  const stage = there(stageOf(aviator))
  toBetting(world, { stage })
  forceNextResult(world, stage, 250)
  const fly = (elapsedMs: number) => {
    world.clock.advance(stageRoundNow(world, stage).runsAtMs + elapsedMs - world.clock.now())
    world.tick()
  }
  await client.ask('playRound', { amount: 100 * rupee, mode: 'base', meta: { autoCashOut: 200 } })
  fly(1_000)
  await call(app, '/api/signout', { token })
  expect((await client.ask('actInRound', { action: 'cash-out', meta: { betID: 1 } })).code).toBe('ERR_IS')
  fly(11_553)
  expect([paiseOf(world), broken(world)]).toEqual([10_100_00, []])
})

test('a replay of a journal with closed intents gives the same state', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  const token = await logIn(app, headers)
  const client = new RgsTestClient(app, 'journaled', await launch(app, { token, game: mines, headers }))
  await client.ask('authenticate', { intent: 'key-of-stake' })
  expect((await client.ask('playRound', field, key('stake'))).code).toBe('ERR_GE')
  await client.ask('playRound', field, key('other-stake'))
  expect((await client.ask('authenticate', { intent: 'key-of-other-stake' })).json.intent).toBe('done')
  const journal = (await call(app, '/__mock/worlds/journaled/journal/export')).json.data
  const again = (await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })).json
  expect(again.data.differences).toEqual([])
  expect([...broken(world), ...broken(app.registry.get('again'))]).toEqual([])
})
