import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { forceNextResult } from '../../src/domain/games/shared-rounds/force-result.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient } from '../support/game-client.ts'
import { broughtBy, connectGame, hear, watch } from '../support/game-sockets.ts'
import { logIn, serveApp } from '../support/server.ts'
import { aviator, toBetting } from '../support/stage-table.ts'

const rupee = 1_000_000
const stage = there(stageOf(aviator))

/** The seeded player at Aviator, whose round crashes at 2.50x, with a bet that cashes itself out at 1.50x and one that does not. */
async function fly() {
  const served = await serveApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = served.registry.get('default')
  world.clock.freeze()
  const game = { provider: 'spribe', code: 'aviator', casino: 'spribe' }
  const client = new RgsTestClient(served, 'default', await launch(served, { token: await logIn(served), game }))
  await client.ask('authenticate')
  toBetting(world, { stage })
  forceNextResult(world, stage, 250)
  const open = () => connectGame(served.origin, { sessionID: client.sessionID })
  const socket = await open()
  await watch(socket)
  await socket.emitWithAck('bet:place', { slot: 0, amount: 100 * rupee, autoCashOut: 150 })
  const placed = await socket.emitWithAck('bet:place', { slot: 1, amount: 100 * rupee })
  if (placed.status !== 'success') throw new Error(placed.message)
  const { runsAtMs } = stageRoundNow(world, stage)
  const to = (elapsedMs: number) => world.clock.advance(runsAtMs + elapsedMs - world.clock.now())
  return { served, world, client, socket, open, to, betID: placed.bet.betID }
}

test('while the socket is away a bet cashes itself out at its point; a returning client receives it, and cashes the other out', async () => {
  const { served, world, client, socket, open, to, betID } = await fly()
  to(1_000)
  socket.disconnect()
  await eventually(() => expect(served.gateway.census().sockets).toBe(0))
  to(6_758)
  // No client watches: the tick of the world decides.
  world.tick()
  expect((await client.ask('readGameBalance')).json.balance.amount).toBe(9_950 * rupee)
  const again = await open()
  const { bets, stage: seen } = await watch(again)
  expect(seen.phase).toBe('running')
  expect(bets.map(({ active, payout }) => [active, payout])).toEqual([
    [false, 150 * rupee],
    [true, 0],
  ])
  to(11_553)
  expect(await again.emitWithAck('bet:cash-out', { betID })).toMatchObject({ bet: { payout: 200 * rupee } })
  expect(broken(world)).toEqual([])
})

test('two tabs on one round: one bet a slot, one payout, and both receive it', async () => {
  const { world, socket, open, to, betID } = await fly()
  const tab = await open()
  const heard = [socket, tab].map(hear)
  expect((await watch(tab)).bets).toHaveLength(2)
  expect(await tab.emitWithAck('bet:place', { slot: 1, amount: rupee })).toMatchObject({ code: 'ERR_BE' })
  to(11_553)
  const outs = await Promise.all([socket, tab].map((one) => one.emitWithAck('bet:cash-out', { betID })))
  expect(outs.map(({ status }) => status).sort()).toEqual(['failed', 'success'])
  for (const one of heard)
    await eventually(() =>
      expect(broughtBy(one, 'bet:changed').map(({ bet }) => bet.payout)).toEqual([150 * rupee, 200 * rupee]),
    )
  expect(broken(world)).toEqual([])
})
