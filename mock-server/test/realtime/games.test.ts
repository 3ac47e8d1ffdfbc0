import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import type { App } from '../../src/app.ts'
import { forceNextResult } from '../../src/domain/games/shared-rounds/force-result.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import type { World } from '../../src/world/world.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient } from '../support/game-client.ts'
import { askRaw, broughtBy, connectGame, hear, openGameSocket, watch } from '../support/game-sockets.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { connect, openSocket } from '../support/sockets.ts'
import { aviator, toBetting } from '../support/stage-table.ts'

const rupee = 1_000_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)
const stage = there(stageOf(aviator))
const game = { provider: 'spribe', code: 'aviator', casino: 'spribe' }

/** The seeded player at Aviator, served, in a world that stands still in the first moment of betting. */
async function sit(overrides: Parameters<typeof serveApp>[0] = {}, seams: Parameters<typeof serveApp>[1] = {}) {
  const served = await serveApp(overrides, { systemNow, ...seams })
  const world = served.registry.get('default')
  world.clock.freeze()
  const token = await logIn(served)
  const client = await openClient(served, token)
  toBetting(world, { stage })
  return { served, world, token, client, sessionID: client.sessionID, origin: served.origin }
}

async function openClient(served: Pick<App, 'app'>, token: string): Promise<RgsTestClient> {
  const client = new RgsTestClient(served, 'default', await launch(served, { token, game }))
  expect((await client.ask('authenticate')).json.config.channel).toEqual({
    path: '/public/',
    namespace: '/games',
    world: 'default',
  })
  return client
}

/** Moves to so many milliseconds after the round began to run. */
function fly(world: World, elapsedMs: number): void {
  world.clock.advance(stageRoundNow(world, stage).runsAtMs + elapsedMs - world.clock.now())
}

const key = (name: string) => `key-of-${name}`

test('a watcher receives the whole state at once, then each change; bets and balance go to every client of the player', async () => {
  const { world, origin, sessionID, token, served } = await sit()
  forceNextResult(world, stage, 250)
  const [one, other] = [await connectGame(origin, { sessionID }), await connectGame(origin, { sessionID })]
  const site = await connect(origin, { token })
  const pushed: number[] = []
  site.on('update_balance', ({ balance }) => pushed.push(balance ?? 0))
  const heard = hear(other)
  const begun = await watch(one)
  await watch(other)
  expect(begun).toMatchObject({
    stage: { phase: 'betting', elapsedMs: 0, leftMs: 6_000, pace: 0, result: null },
    rules: { bettingMs: 6_000, settledMs: 3_000, slots: 2, curve: { risePerMs: 0.000_06, mostTimes: 1_000_000 } },
    bets: [],
    balance: { amount: 10_000 * rupee },
  })
  expect(begun.history).toHaveLength(40)
  const { round } = begun.stage
  const order = { slot: 0, amount: 100 * rupee, autoCashOut: 150, round, key: key('first') } as const
  const placed = await one.emitWithAck('bet:place', order)
  expect(placed).toMatchObject({
    status: 'success',
    bet: { amount: 100 * rupee, active: true, actions: ['cancel'], shared: { round, slot: 0, autoCashOut: 150 } },
    balance: { amount: 9_900 * rupee },
  })
  expect(await one.emitWithAck('bet:place', order)).toEqual(placed)
  const second = await one.emitWithAck('bet:place', { slot: 1, amount: 50 * rupee })
  if (second.status !== 'success') throw new Error(second.message)
  await eventually(() => expect(broughtBy(heard, 'bet:changed')).toHaveLength(2))
  expect((await watch(other)).bets.map(({ amount }) => amount)).toEqual([100 * rupee, 50 * rupee])
  fly(world, 0)
  await eventually(() => expect(broughtBy(heard, 'stage:round').at(-1)?.phase).toBe('running'))
  expect(broughtBy(heard, 'stage:round').at(-1)).toMatchObject({ round, leftMs: null, result: null })
  fly(world, 11_553)
  await eventually(() => expect(broughtBy(heard, 'stage:tick').at(-1)).toMatchObject({ round, times: 200 }))
  const out = await one.emitWithAck('bet:cash-out', { betID: second.bet.betID, key: key('out') })
  expect(out).toMatchObject({ status: 'success', bet: { payout: 100 * rupee, active: false } })
  await eventually(() => expect(broughtBy(heard, 'bet:changed')).toHaveLength(4))
  expect(broughtBy(heard, 'bet:changed').map(({ bet }) => [bet.shared?.slot, bet.payout])).toEqual(
    expect.arrayContaining([
      [0, 150 * rupee],
      [1, 100 * rupee],
    ]),
  )
  fly(world, 15_400)
  await eventually(() => expect(broughtBy(heard, 'stage:round').at(-1)?.phase).toBe('settled'))
  const { result } = there(broughtBy(heard, 'stage:round').at(-1))
  expect(result).toMatchObject({ round, forced: true, state: [{ type: 'crash', times: 250 }] })
  expect((await watch(one)).history[0]).toEqual(result)
  await eventually(() => expect(pushed.at(-1)).toBe(10_100))
  expect(broken(world)).toEqual([])
  expect(served.gateway.census().sockets).toBe(3)
})

test('nothing of a round’s end is shown before it is over, nor in the journal', async () => {
  const { world, origin, sessionID, served } = await sit()
  const socket = await connectGame(origin, { sessionID })
  const heard = hear(socket)
  const begun = await watch(socket)
  const round = forceNextResult(world, stage, 300)
  const chain = there(begun.chains.find(({ chain }) => chain === round.chain))
  fly(world, 1)
  await eventually(() => expect(broughtBy(heard, 'stage:round').at(-1)?.phase).toBe('running'))
  world.clock.advance(stageRoundNow(world, stage).endsAtMs - world.clock.now() - 1)
  expect((await watch(socket)).stage.phase).toBe('running')
  const sent = JSON.stringify([heard, begun, served.registry.get('default').journal.query({})])
  world.clock.advance(60_000)
  const after = (await watch(socket)).history.find(({ round: id }) => id === round.id)
  expect(sent).not.toContain(there(after).seed)
  expect(chain.end).not.toBe(there(after).seed)
})

test('the live list adds and removes players; made-up ones are marked, and a player’s name is masked', async () => {
  const { world, origin, sessionID } = await sit()
  forceNextResult(world, stage, 1_000)
  const socket = await connectGame(origin, { sessionID })
  const heard = hear(socket)
  await watch(socket)
  await socket.emitWithAck('bet:place', { slot: 0, amount: 20 * rupee })
  fly(world, 0)
  const list = () =>
    new Map(broughtBy(heard, 'stage:players').flatMap(({ players }) => players.map((one) => [one.id, one])))
  await eventually(() => expect(list().size).toBeGreaterThan(12))
  expect([...list().values()].filter(({ made }) => !made)).toMatchObject([{ name: 'pl***r', amount: 20 * rupee }])
  expect([...list().values()].filter(({ made, name }) => made && !name.startsWith('demo-'))).toEqual([])
  fly(world, 30_000)
  await eventually(() => expect([...list().values()].filter(({ times }) => times !== null).length).toBeGreaterThan(3))
  for (const { amount, times, payout } of list().values())
    expect(payout).toBe(times === null ? 0 : Math.floor((amount / 10_000) * (times / 100) + 1e-6) * 10_000)
})

test('refusals are those of the calls, in their words', async () => {
  const { world, origin, sessionID } = await sit()
  const socket = await connectGame(origin, { sessionID })
  const place = (order: object) => askRaw(socket, 'bet:place', { slot: 0, amount: rupee, ...order })
  expect(await place({ amount: 20_000 * rupee })).toMatchObject({ status: 'failed', code: 'ERR_IPB' })
  expect(await place({ amount: 1 })).toMatchObject({ status: 'failed', code: 'ERR_VAL' })
  expect(await place({ round: '1-1' })).toMatchObject({ code: 'ERR_GE', message: 'This round takes no bets any more' })
  expect(await askRaw(socket, 'bet:cash-out', { betID: 999 })).toMatchObject({ code: 'ERR_BNF' })
  expect(broken(world)).toEqual([])
})

test('a limit of the player refuses a bet with the amount left, in the language of the frame', async () => {
  const { served, world, token, origin, sessionID } = await sit()
  await call(served, '/api/limits', { method: 'PUT', body: { stake: { weekly: 90.5 } }, token })
  for (const [language, message] of [
    ['en', 'Your own limit on stakes over 7 days leaves ₹90.50'],
    ['hi', 'दाँव पर 7 दिन की आपकी सीमा में ₹90.50 बाकी हैं'],
  ] as const) {
    const socket = await connectGame(origin, { sessionID, language })
    const refused = await askRaw(socket, 'bet:place', { slot: 0, amount: 100 * rupee })
    expect(refused).toMatchObject({ status: 'failed', code: 'ERR_GLE', message })
  }
  expect(broken(world)).toEqual([])
})

test.each([
  ['bet:place', undefined],
  ['bet:place', null],
  ['bet:place', 'x'],
  ['bet:place', { slot: 2, amount: rupee }],
  ['bet:place', { slot: 0, amount: -1 }],
  ['bet:place', { slot: 0, amount: 1e300 }],
  ['bet:place', { slot: 0, amount: rupee, autoCashOut: 100 }],
  ['bet:place', { slot: 0, amount: rupee, key: '../../x' }],
  ['bet:cancel', { betID: '1' }],
  ['bet:cash-out', []],
  ['stage:watch', 7],
  ['stage:leave', ['x']],
])('%s with %j is refused as not valid', async (event, payload) => {
  const { origin, sessionID } = await sit()
  const socket = await connectGame(origin, { sessionID })
  expect(await askRaw(socket, event, payload)).toMatchObject({ status: 'failed', code: 'ERR_VAL' })
})

test('the answer to a bet, a refusal too, leaves when all that the bet stored is on the disk', async () => {
  const { world, origin, sessionID } = await sit()
  const socket = await connectGame(origin, { sessionID })
  const isWaiting: boolean[] = []
  const add = world.journal.add.bind(world.journal)
  vi.spyOn(world.journal, 'add').mockImplementation((row) => {
    isWaiting.push(world.commits.pending !== null)
    add(row)
  })
  const order = (amount: number, name: string) => ({ slot: 0, amount: amount * rupee, key: key(name) })
  expect(await socket.emitWithAck('bet:place', order(100, 'taken'))).toMatchObject({ status: 'success' })
  const refused = await socket.emitWithAck('bet:place', { ...order(50_000, 'refused'), slot: 1 })
  expect(refused).toMatchObject({ status: 'failed', code: 'ERR_IPB' })
  expect(isWaiting.length).toBeGreaterThanOrEqual(2)
  expect(isWaiting).not.toContain(true)
})

test('unknown fields are ignored', async () => {
  const { origin, sessionID } = await sit()
  const socket = await connectGame(origin, { sessionID })
  expect(await askRaw(socket, 'stage:watch', { since: 4 })).toMatchObject({ status: 'success' })
  const order = { slot: 0, amount: rupee, colour: 'red' }
  expect(await askRaw(socket, 'bet:place', order)).toMatchObject({ status: 'success' })
})

test('a session opens the channel, from any origin; nothing else does, and a foreign page gets no player’s socket', async () => {
  const { served, origin, sessionID, token } = await sit()
  const refused = (wanted: Parameters<typeof connectGame>[1]) =>
    connectGame(origin, wanted).catch((error: Error & { data?: { code: string } }) => error.data?.code ?? error.message)
  expect(await refused({ sessionID: 'none' })).toBe('ERR_IS')
  expect(await refused({ sessionID: { a: 1 } })).toBe('ERR_IS')
  expect(await refused({ sessionID: await launch(served, { token, game }) })).toBe('ERR_IS')
  expect(await refused({ sessionID, query: { world: 'default' } })).toBe('websocket error')
  const dice = new RgsTestClient(served, 'default', await launch(served, { token }))
  await dice.ask('authenticate')
  expect(await refused({ sessionID: dice.sessionID })).toBe('ERR_BNF')
  const foreign = openSocket(origin, {
    token,
    query: { channel: 'games' },
    headers: { origin: 'https://elsewhere.example' },
  })
  const message = await new Promise((resolve) => foreign.once('connect_error', (error) => resolve(error.message)))
  expect(message).toBe('You are not allowed to do this')
  expect((await watch(await connectGame(origin, { sessionID }))).status).toBe('success')
})

test('the channel ends with the login', async () => {
  const { served, origin, sessionID, token } = await sit()
  const socket = await connectGame(origin, { sessionID })
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  await call(served, '/__mock/worlds/default/player/revoke-token', { body: { token } })
  await gone
  await expect(connectGame(origin, { sessionID })).rejects.toThrow('This session is over')
})

test('a client that floods the channel is cut, and others are served', async () => {
  const { served, origin, sessionID, token } = await sit({ socketLimit: 10 }, { processNow: () => 0 })
  const other = await connectGame(origin, { sessionID: (await openClient(served, token)).sessionID })
  const socket = openGameSocket(origin, { sessionID })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  for (let sent = 0; sent < 1_000; sent += 1) socket.emit('stage:leave', () => undefined)
  await gone
  expect((await watch(other)).status).toBe('success')
})

test('50 clients on one round get every change, and no more than ten messages a second', async () => {
  const { world, origin, sessionID } = await sit()
  forceNextResult(world, stage, 1_000)
  const sockets = await Promise.all(Array.from({ length: 50 }, () => connectGame(origin, { sessionID })))
  const heard = sockets.map(hear)
  await Promise.all(sockets.map(watch))
  const phasesOf = (one: (typeof heard)[number]) => broughtBy(one, 'stage:round').map(({ phase }) => phase)
  fly(world, 0)
  const begun = performance.now()
  const before = heard.map(({ length }) => length)
  await eventually(() => heard.map((one) => expect(broughtBy(one, 'stage:tick').length).toBeGreaterThan(15)))
  const seconds = (performance.now() - begun) / 1000
  const rates = heard.map((one, index) => (one.length - there(before[index])) / seconds)
  expect(Math.max(...rates)).toBeLessThanOrEqual(10)
  fly(world, 38_400)
  await eventually(() => heard.map((one) => expect(phasesOf(one).at(-1)).toBe('settled')))
  for (const one of heard) expect(phasesOf(one).slice(-2)).toEqual(['running', 'settled'])
})

test('planted faults apply to the channel: a lost answer, a lost message, a closed site', async () => {
  const { served, world, origin, sessionID, client } = await sit()
  const socket = await connectGame(origin, { sessionID })
  served.registry.apply('default', 'rgs-answer-lost')
  const order = { slot: 0, amount: rupee, key: key('lost') } as const
  await expect(socket.timeout(300).emitWithAck('bet:place', order)).rejects.toThrow()
  world.faults.clear()
  const again = await socket.emitWithAck('bet:place', order)
  if (again.status !== 'success') throw new Error(again.message)
  expect((await watch(socket)).bets).toEqual([again.bet])
  const effect = { kind: 'event-failed', message: 'Planted' }
  const fault = { target: { event: 'stage:watch' }, effect, times: 1 }
  expect((await call(served, '/__mock/worlds/default/faults', { body: fault })).status).toBe(200)
  expect(await socket.emitWithAck('stage:watch')).toMatchObject({ status: 'failed', message: 'Planted' })
  served.registry.apply('default', 'maintenance')
  expect(await socket.emitWithAck('stage:watch')).toMatchObject({ code: 'ERR_MAINTENANCE' })
  expect(await socket.emitWithAck('bet:place', { slot: 1, amount: rupee })).toMatchObject({ code: 'ERR_MAINTENANCE' })
  expect((await client.ask('endRound')).code).toBe('ERR_MAINTENANCE')
})
