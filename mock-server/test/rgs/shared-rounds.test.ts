import { fairDraw, seedHash } from '@chaupar/games/rules/fairness'
import { crash, crashPoint, elapsedUntil } from '@chaupar/games/rules/instant/crash'
import { expect, test } from 'vitest'
import { forceNextResult } from '../../src/domain/games/shared-rounds/force-result.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import type { World } from '../../src/world/world.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { aviator, toBetting } from '../support/stage-table.ts'
import { startMs } from '../support/worlds.ts'

const rupee = 1_000_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)
const stage = there(stageOf(aviator))
const game = { code: 'aviator' }
const bet = (meta: object = {}) => ({ amount: 100 * rupee, mode: 'base', meta })

/** The seeded player at Aviator, whose next round crashes at 2.50x, in the first moment of betting. */
async function sit() {
  const app = await startApp({}, { systemNow })
  const table = await sitDown(app, game)
  toBetting(table.world, { stage })
  forceNextResult(table.world, stage, 250)
  return { app, ...table }
}

function fly(world: World, elapsedMs: number): void {
  world.clock.advance(stageRoundNow(world, stage).runsAtMs + elapsedMs - world.clock.now())
  world.tick()
}

function entries(world: World, kind: string): number {
  const sql = 'SELECT count(*) AS many FROM ledger_entries WHERE kind = ?'
  return world.store.one(sql, [kind], (row) => row.integer('many')) ?? 0
}

test('bets are made, cashed out and taken back by the calls of the protocol too', async () => {
  const { world, client } = await sit()
  const { round } = (await client.ask('playRound', bet({ autoCashOut: 200 }))).json
  const other = (await client.ask('playRound', bet({ slot: 1 }))).json.round
  expect([round, other]).toMatchObject([
    { active: true, actions: ['cancel'], state: [], shared: { slot: 0, autoCashOut: 200 } },
    { active: true, shared: { slot: 1, autoCashOut: null } },
  ])
  expect((await client.ask('authenticate')).json.round?.active).toBe(true)
  expect((await client.ask('endRound')).code).toBe('ERR_BE')
  fly(world, 6_758)
  const out = await client.ask('actInRound', { action: 'cash-out', meta: { betID: other.betID, times: 100_000 } })
  expect(out.json).toMatchObject({
    balance: { amount: 9_950 * rupee },
    action: { payout: 150 * rupee, payoutMultiplier: 1.5, active: false, state: [{ type: 'cash-out', times: 150 }] },
  })
  fly(world, 11_553)
  expect((await client.ask('readGameBalance')).json.balance.amount).toBe(10_150 * rupee)
  expect((await client.ask('endRound')).code).toBe('ERR_BNF')
  expect(broken(world)).toEqual([])
})

test('one stake and one payout for a key, however many calls bring it at once, from however many tabs', async () => {
  const { app, world, token, client } = await sit()
  const tab = new RgsTestClient(app, 'default', await launch(app, { token, game }))
  await tab.ask('authenticate')
  const tabs = [client, tab]
  const all = <Answer>(ask: (one: RgsTestClient) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => ask(there(tabs[index % 2]))))
  const placed = await all((one) => one.ask('playRound', bet(), { 'idempotency-key': 'one-bet-of-two-tabs' }))
  expect(new Set(placed.map(({ json }) => json.round.betID)).size).toBe(1)
  const unkeyed = await all((one) => one.ask('playRound', bet({ slot: 1 })))
  expect(unkeyed.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
  expect(unkeyed.filter(({ code }) => code === 'ERR_BE')).toHaveLength(49)
  fly(world, 11_553)
  const meta = { betID: there(placed[0]).json.round.betID }
  const outs = await all((one) =>
    one.ask('actInRound', { action: 'cash-out', meta }, { 'idempotency-key': 'one-cash-out' }),
  )
  expect(new Set(outs.map(({ json }) => JSON.stringify(json))).size).toBe(1)
  const late = await all((one) => one.ask('actInRound', { action: 'cash-out', meta }))
  expect(new Set(late.map(({ code }) => code))).toEqual(new Set(['ERR_BNF']))
  expect([entries(world, 'game-stake'), entries(world, 'game-payout'), broken(world)]).toEqual([2, 1, []])
})

test('a player has no access to another player’s bet', async () => {
  const { app, world, client } = await sit()
  const { betID } = (await client.ask('playRound', bet())).json.round
  const demo = (await call(app, '/api/login/demo', { method: 'POST' })).json.data.token
  const other = new RgsTestClient(app, 'default', await launch(app, { token: demo, game }))
  await other.ask('authenticate')
  for (const action of ['cancel', 'cash-out'])
    expect((await other.ask('actInRound', { action, meta: { betID } })).code).toBe('ERR_BNF')
  expect(broken(world)).toEqual([])
})

test('a past bet is shown again; one that flies or was taken back is not', async () => {
  const { app, world, client } = await sit()
  const replayOf = async (id: string) =>
    (await app.app.inject(`/game-host/rgs/default/bet/replay/spribe.aviator/1/base/${id}`)).json()
  const { round } = (await client.ask('playRound', bet({ autoCashOut: 200 }))).json
  const taken = (await client.ask('playRound', bet({ slot: 1 }))).json.round
  await client.ask('actInRound', { action: 'cancel', meta: { betID: taken.betID } })
  fly(world, 0)
  for (const { roundID } of [round, taken]) expect((await replayOf(roundID)).status.statusCode).toBe('ERR_BNF')
  fly(world, 11_553)
  expect(await replayOf(round.roundID)).toEqual({
    payoutMultiplier: 2,
    costMultiplier: 1,
    state: [{ index: 0, type: 'cash-out', times: 200 }],
  })
})

test('a replayed journal gives the same money at the same moments', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  const token = await logIn(app, headers)
  const client = new RgsTestClient(app, 'journaled', await launch(app, { token, game, headers }))
  await client.ask('authenticate')
  const to = async (atMs: number) => {
    const body = { ms: atMs - world.clock.now() }
    if (body.ms > 0) await call(app, '/__mock/worlds/journaled/clock/advance', { body })
  }
  for (let count = 0; count < 4; count += 1) {
    await to(stageRoundNow(world, stage).closesAtMs)
    if (count === 1)
      await call(app, '/__mock/worlds/journaled/scenario', {
        body: { scenarios: [{ name: 'next-crash-at', params: { times: 4 } }] },
      })
    const { round } = (await client.ask('playRound', bet({ autoCashOut: 300 }))).json
    await client.ask('playRound', bet({ slot: 1 }), { 'idempotency-key': `slot-one-${count}` })
    if (count === 2) await client.ask('actInRound', { action: 'cancel', meta: { betID: round.betID } })
    await to(stageRoundNow(world, stage).runsAtMs + 3_000)
    await client.ask('actInRound', { action: 'cash-out', meta: { betID: round.betID + 1 } })
  }
  await to(stageRoundNow(world, stage).closesAtMs + 60_000)
  const journal = (await call(app, '/__mock/worlds/journaled/journal/export')).json.data
  const again = (await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })).json
  expect(again.data.differences).toEqual([])
  expect(entries(world, 'game-payout')).toBeGreaterThan(0)
  expect([...broken(world), ...broken(app.registry.get('again'))]).toEqual([])
})

test('the seed of a bet is shown when its round is over, and gives its point; a seed that a tester has set is never shown', async () => {
  const { world, client } = await sit()
  const past = async () => there((await client.ask('readPastRounds')).json.rounds[0])
  await client.ask('playRound', bet())
  fly(world, 60_000)
  expect((await past()).serverSeed).toBeNull()
  const round = toBetting(world, { stage })
  await client.ask('playRound', bet())
  expect((await past()).serverSeed).toBeNull()
  fly(world, round.endsAtMs - round.runsAtMs)
  const { serverSeed, round: outcome } = await past()
  expect(seedHash(serverSeed ?? '')).toBe(outcome.fairness.serverSeedHash)
  const draw = fairDraw({ serverSeed: serverSeed ?? '', clientSeed: aviator, nonce: round.number })
  expect(elapsedUntil(crashPoint(draw, crash), crash)).toBe(round.endsAtMs - round.runsAtMs)
})
