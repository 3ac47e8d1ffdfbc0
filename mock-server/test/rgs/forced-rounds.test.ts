import { setImmediate } from 'node:timers/promises'
import { slugOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { rulesNamed } from '@chaupar/games/rules/catalogue-rules'
import { type RulesName, rulesNames } from '@chaupar/games/rules/rule-names'
import { expect, test } from 'vitest'
import { findDraw } from '../../src/domain/games/forced/find-draw.ts'
import { forceNextRound } from '../../src/domain/games/forced/force-next.ts'
import { outcomesOf } from '../../src/domain/games/forced/outcomes-of-game.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageHistory } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { pass, startMs, testWorld } from '../support/worlds.ts'

const rupee = 1_000_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)
const roulette = { provider: 'onetouch', code: 'roulette', casino: 'onetouch' }
const slot = { provider: 'onetouch', code: 'riverpearls', casino: 'onetouch' }

const chips = (...on: string[]) => ({
  amount: 100 * on.length * rupee,
  mode: 'base',
  meta: { bets: on.map((spot) => ({ on: spot, amountPaise: 100_00 })) },
})
const spin = { amount: 10 * rupee, mode: 'base' }

/** Too seldom to be found each time, or only with a bet that pays so much. */
const ofTheBet = ['win of 10x or more', 'win of 100x or more']

test.each(rulesNames.filter((name) => !name.startsWith('crash/')))(
  '%s: each outcome that it names is found',
  (name: RulesName) => {
    const slug = slugOf(there(games.find(({ rules }) => rules === name)))
    const rules = rulesNamed(name)
    const { amountPaise, mode, meta } = there(rules.sampleBets()[0])
    const asked = { rules, order: rules.order(amountPaise, mode, meta), mode }
    const world = testWorld()
    const named = outcomesOf(slug).filter(({ words }) => !ofTheBet.includes(words))
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((outcome) => findDraw(world, asked, outcome) === null).map(({ words }) => words)).toEqual([])
  },
)

test('the next round has the outcome that a tester set and is marked; the one after follows from the seeds again', async () => {
  const app = await startApp({}, { systemNow })
  const { world, client, begun } = await sitDown(app, roulette)
  expect(await client.ask('searchGame', { mode: 'base', search: { words: 'number 17' } })).toMatchObject({
    status: 200,
    json: { words: 'number 17' },
  })
  const { round } = (await client.ask('playRound', chips('red'))).json
  expect(round).toMatchObject({ forced: true, state: [{ type: 'ball', number: 17 }, {}], payout: 0 })
  expect(round.fairness).toMatchObject({ clientSeed: 'set by a tester' })
  expect(round.fairness.serverSeedHash).not.toBe(begun.json.config.fairness.serverSeedHash)
  const next = (await client.ask('playRound', chips('straight-17'))).json.round
  expect([next.forced, next.fairness.serverSeedHash]).toEqual([undefined, begun.json.config.fairness.serverSeedHash])
  if (next.active) await client.ask('endRound')
  await client.ask('rotateSeed', { clientSeed: 'mine' })
  const past = (await client.ask('readPastRounds')).json.rounds
  expect(past.map(({ serverSeed }) => serverSeed === null)).toEqual([false, true])
  expect(past[1]?.round).toEqual(round)
  const replay = await app.app.inject(`/game-host/rgs/default/bet/replay/onetouch.roulette/1/base/${round.roundID}`)
  expect(replay.json().state).toEqual(round.state)
  expect(broken(world)).toEqual([])
})

test('free spins that were set are paid as they were won', async () => {
  const app = await startApp({}, { systemNow })
  const { world, client } = await sitDown(app, slot)
  await call(app, '/__mock/worlds/default/scenario', {
    body: { scenarios: [{ name: 'next-round', params: { game: 'onetouch/riverpearls', outcome: 'free spins' } }] },
  })
  const { round } = (await client.ask('playRound', spin)).json
  expect(round.state.map(({ type }) => type)).toContain('freeSpinTrigger')
  if (round.active) await client.ask('endRound')
  expect(broken(world)).toEqual([])
})

test('words that the game has not are refused with those that it has', async () => {
  const app = await startApp({}, { systemNow })
  const { client } = await sitDown(app)
  const refused = await client.ask('searchGame', { search: { words: 'number 17' } })
  expect([refused.code, refused.json.error]).toEqual(['ERR_VAL', expect.stringContaining('wins, loses')])
  const params = { game: 'spribe/aviator', outcome: 'crash at 0.5' }
  const body = { scenarios: [{ name: 'next-round', params }] }
  const steered = await call(app, '/__mock/worlds/default/scenario', { body })
  expect([steered.status, steered.json.message]).toEqual([400, expect.stringContaining('crash at 1.00')])
})

test('an outcome that no draw gives for a bet refuses that bet, stakes nothing, and stays set for another', async () => {
  const { world, client, begun } = await sitDown(await startApp({}, { systemNow }), roulette)
  await client.ask('searchGame', { search: { words: 'wins' } })
  const refused = await client.ask('playRound', chips('red', 'black'))
  expect([refused.code, refused.json.error]).toEqual(['ERR_VAL', expect.stringContaining('tester')])
  expect((await client.ask('readGameBalance')).json.balance).toEqual(begun.json.balance)
  expect((await client.ask('playRound', chips('red'))).json.round).toMatchObject({ forced: true, payout: 200 * rupee })
  expect(broken(world)).toEqual([])
})

test('an outcome that a bet cannot have is searched for once, and others are served meanwhile', async () => {
  const app = await startApp({}, { systemNow })
  const { client } = await sitDown(app, roulette)
  await client.ask('searchGame', { search: { words: 'wins' } })
  let isRefused = false
  const refused = client.ask('playRound', chips('red', 'black')).then((answer) => {
    isRefused = true
    return answer
  })
  let served = 0
  while (!isRefused) {
    await call(app, '/api/getAppDetails')
    served += 1
    // Calls in process never wait for the network, where the search would go on.
    await setImmediate()
  }
  expect((await refused).code).toBe('ERR_VAL')
  expect(served).toBeGreaterThan(20)
  // Known by now: not one other call comes between.
  served = 0
  const again = client.ask('playRound', chips('red', 'black')).then(() => served)
  for (let left = 5; left > 0; left -= 1) {
    await call(app, '/api/getAppDetails')
    served += 1
    await setImmediate()
  }
  expect(await again).toBeLessThanOrEqual(2)
})

test('a shared round crashes where it was said', async () => {
  const { world, client } = await sitDown(await startApp({}, { systemNow }), { code: 'aviator' })
  expect((await client.ask('searchGame', { search: { words: 'crash at 2.5' } })).status).toBe(200)
  const newest = () => stageHistory(world, there(stageOf('spribe/aviator')), 1)[0]
  for (let second = 0; second < 300 && newest()?.isForced !== true; second += 1) pass(world, 1000)
  expect(newest()).toMatchObject({ isForced: true, events: [{ type: 'crash', times: 250 }] })
})

test.each(games.filter(({ rules }) => rules?.startsWith('crash/')).map(slugOf))(
  '%s: takes a crash of a tester, and says which words it knows',
  (slug) => {
    const world = testWorld()
    expect(() => forceNextRound(world, slug, 'loses')).toThrow('crash at 1.00 to 10000')
    forceNextRound(world, slug, 'crash at 1.01')
    const newest = () => stageHistory(world, there(stageOf(slug)), 1)[0]
    for (let second = 0; second < 300 && newest()?.isForced !== true; second += 1) pass(world, 1000)
    expect(newest()).toMatchObject({ isForced: true, events: [{ type: 'crash', times: 101 }] })
  },
)

test.each([{ control: false }, { controlToken: 'a-long-secret-of-a-tester' }])(
  'a session sets nothing where the control surface is off or asks for a token: %j',
  async (config) => {
    const { client } = await sitDown(await startApp(config, { systemNow }))
    expect((await client.ask('searchGame', { search: { words: 'loses' } })).status).toBe(404)
  },
)

test('a replayed journal gives the same rounds', async () => {
  const app = await startApp({}, { systemNow })
  app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  const token = await logIn(app, headers)
  const client = new RgsTestClient(app, 'journaled', await launch(app, { token, game: roulette, headers }))
  await client.ask('authenticate')
  for (const outcome of ['number 0', 'low wins', 'number 36']) {
    const body = { scenarios: [{ name: 'next-round', params: { game: 'onetouch/roulette', outcome } }] }
    await call(app, '/__mock/worlds/journaled/scenario', { body })
    const { round } = (await client.ask('playRound', chips('straight-36'))).json
    expect(round.forced).toBe(true)
    if (round.active) await client.ask('endRound')
  }
  await client.ask('searchGame', { search: { words: 'red wins' } })
  await client.ask('playRound', chips('black'))
  const journal = (await call(app, '/__mock/worlds/journaled/journal/export')).json.data
  const again = await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })
  expect(again.json.data.differences).toEqual([])
})
