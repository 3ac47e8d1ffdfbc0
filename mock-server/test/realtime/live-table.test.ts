import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { forceNextRound } from '../../src/domain/games/forced/force-next.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient } from '../support/game-client.ts'
import { askRaw, broughtBy, connectGame, hear, watch } from '../support/game-sockets.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { toBetting } from '../support/stage-table.ts'

const rupee = 1_000_000
const slug = 'ezg-Baccarat'
const stage = there(stageOf(slug))
const game = { provider: 'ezugi', code: '100', casino: 'ezugi' }
const systemNow = () => Date.UTC(2026, 10, 21, 14)

/** Two players at one live table, served, in a world that stands still in the first moment of betting. */
async function sit() {
  const served = await serveApp({}, { systemNow })
  const world = served.registry.get('default')
  world.clock.freeze()
  const demo = (await call(served, '/api/login/demo', { method: 'POST' })).json.data.token
  const tokens = [await logIn(served), demo]
  const casino = there(await import('@chaupar/games/catalogue/games')).gameBySlug(slug)?.casino
  const clients = await Promise.all(
    tokens.map(async (token) => {
      const client = new RgsTestClient(served, 'default', await launch(served, { token, game: { ...game, casino } }))
      expect((await client.ask('authenticate')).json.config.channel?.namespace).toBe('/games')
      return client
    }),
  )
  toBetting(world, { stage })
  const sockets = await Promise.all(clients.map(({ sessionID }) => connectGame(served.origin, { sessionID })))
  return {
    served,
    world,
    clients: [there(clients[0]), there(clients[1])],
    sockets: [there(sockets[0]), there(sockets[1])],
  }
}

test('a deal is shown to all card by card, whole to a late watcher, and pays each player to the paisa', async () => {
  const { served, world, clients, sockets } = await sit()
  const [one, other] = [there(sockets[0]), there(sockets[1])]
  forceNextRound(world, slug, 'banker wins')
  const round = stageRoundNow(world, stage)
  const heard = sockets.map(hear)
  const begun = await watch(one)
  const before = (await watch(other)).balance.amount
  expect(begun).toMatchObject({
    stage: { phase: 'betting', elapsedMs: 0, leftMs: 20_000, state: [], result: null },
    rules: { bettingMs: 20_000, settledMs: 5_000, slots: 10 },
    balance: { amount: 10_000 * rupee },
  })
  expect(begun.rules.curve).toBeUndefined()
  const place = (socket: typeof one, slot: number, on: string, amount: number) =>
    socket.emitWithAck('bet:place', {
      slot,
      amount: amount * rupee,
      round: round.id,
      bets: [{ on, amountPaise: amount * 100 }],
    })
  expect(await place(one, 0, 'banker', 101)).toMatchObject({
    status: 'success',
    bet: { actions: ['cancel'], state: [] },
  })
  const taken = await place(one, 1, 'tie', 30)
  if (taken.status !== 'success') throw new Error(taken.message)
  expect(await one.emitWithAck('bet:cancel', { betID: taken.bet.betID })).toMatchObject({ status: 'success' })
  await place(one, 1, 'player', 50)
  await place(other, 0, 'player', 200)

  world.clock.advance(round.runsAtMs - world.clock.now())
  await eventually(() =>
    expect(broughtBy(there(heard[0]), 'stage:round').at(-1)).toMatchObject({ phase: 'running', state: [] }),
  )
  const late = { slot: 2, amount: rupee, bets: [{ on: 'tie', amountPaise: 100 }] }
  expect(await askRaw(one, 'bet:place', late)).toMatchObject({
    code: 'ERR_GE',
    message: 'This round takes no bets any more',
  })
  for (let cards = 1; cards <= 4; cards += 1) {
    world.clock.advance(cards === 1 ? 2_000 : 1_100)
    await eventually(() => expect(broughtBy(there(heard[1]), 'stage:round').at(-1)?.state).toHaveLength(cards))
  }
  const latecomer = await connectGame(served.origin, { sessionID: there(clients[0]).sessionID })
  expect((await watch(latecomer)).stage).toEqual(broughtBy(there(heard[1]), 'stage:round').at(-1))
  expect((await watch(latecomer)).bets.map(({ state, payout }) => [state, payout])).toEqual([
    [[], 0],
    [[], 0],
  ])

  world.clock.advance(round.endsAtMs - world.clock.now())
  for (const messages of heard)
    await eventually(() => expect(broughtBy(messages, 'stage:round').at(-1)?.phase).toBe('settled'))
  const [first, otherShown] = heard.map((messages) => broughtBy(messages, 'stage:round').at(-1))
  expect(first).toEqual(otherShown)
  expect(first?.state).toEqual(first?.result?.state)
  expect(first?.state.at(-1)).toMatchObject({ type: 'outcome', winner: 'banker' })
  const bets = broughtBy(there(heard[0]), 'bet:changed').map(({ bet }) => bet)
  const paid = bets.filter(({ active, state }) => !active && state.at(-1)?.type === 'result')
  expect(paid.map(({ payout }) => payout)).toEqual([196.95 * rupee, 0])
  for (const bet of paid) expect(bet.state.slice(0, -1)).toEqual(first?.state)
  expect((await watch(one)).balance.amount).toBe((10_000 - 101 - 50 + 196.95) * rupee)
  expect((await watch(other)).balance.amount).toBe(before - 200 * rupee)
  expect((await there(clients[0]).ask('endRound')).code).toBe('ERR_BNF')
  expect(broken(world)).toEqual([])
})

test('a live table takes bets by the calls of the protocol too, and shows a past one again', async () => {
  const { served, world, clients } = await sit()
  const client = there(clients[0])
  const round = stageRoundNow(world, stage)
  const bets = [{ on: 'player', amountPaise: 100_00 }]
  const placed = (await client.ask('playRound', { amount: 100 * rupee, mode: 'base', meta: { slot: 3, bets } })).json
    .round
  expect(placed).toMatchObject({ active: true, shared: { slot: 3, round: round.id }, state: [] })
  const replay = () => served.app.inject(`/game-host/rgs/default/bet/replay/${slug}/1/base/${placed.roundID}`)
  world.clock.advance(round.runsAtMs + 5_000 - world.clock.now())
  expect((await replay()).json().status.statusCode).toBe('ERR_BNF')
  world.clock.advance(round.endsAtMs - world.clock.now())
  world.tick()
  const { state } = (await replay()).json()
  expect(state.at(-1)).toMatchObject({ type: 'result', bets: [{ on: 'player' }] })
  const past = there((await client.ask('readPastRounds')).json.rounds[0])
  expect(past.round.state).toEqual(state)
  expect(past.serverSeed).toMatch(/^[0-9a-f]{64}$/)
})

test('a world that ends while it is watched leaves the channel to the others', async () => {
  const { served, world, sockets } = await sit()
  served.registry.create({ name: 'other', seed: 'other' })
  const headers = { 'x-world': 'other' }
  const token = await logIn(served, headers)
  const casino = there(await import('@chaupar/games/catalogue/games')).gameBySlug(slug)?.casino
  const client = new RgsTestClient(served, 'other', await launch(served, { token, headers, game: { ...game, casino } }))
  await client.ask('authenticate')
  const elsewhere = await connectGame(served.origin, { sessionID: client.sessionID, world: 'other' })
  const heardElsewhere = hear(elsewhere)
  await watch(elsewhere)
  const socket = there(sockets[0])
  const heard = hear(socket)
  await watch(socket)
  await eventually(() => expect(heardElsewhere.length).toBeGreaterThan(0))
  served.registry.delete('other')
  const round = stageRoundNow(world, stage)
  world.clock.advance(round.runsAtMs - world.clock.now())
  await eventually(() => expect(broughtBy(heard, 'stage:round').at(-1)).toMatchObject({ phase: 'running' }))
})
