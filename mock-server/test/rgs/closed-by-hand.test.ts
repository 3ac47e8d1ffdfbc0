import { expect, test } from 'vitest'
import { bonusOf } from '../../src/domain/bonus/bonuses.ts'
import { claimBonus } from '../../src/domain/bonus/claim-bonus.ts'
import { approveDeposit } from '../../src/domain/cashier/decide-deposit.ts'
import { createDeposit } from '../../src/domain/cashier/deposits.ts'
import { accountBalance } from '../../src/domain/money/ledger.ts'
import { seededPlayerId } from '../../src/scenarios/seeded-players.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { playerOf } from '../support/identity.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { startMs } from '../support/worlds.ts'

const rupee = 1_000_000
const surely = { amount: 100 * rupee, mode: 'base', meta: { target: 9_800, over: false } }
const blackjack = { provider: 'ezugi', code: '', casino: 'ezugi', game: 'ezg-Blackjack' }
const systemNow = () => startMs

async function openGame(game: object = {}) {
  const app = await startApp({}, { systemNow })
  const seat = await sitDown(app, game)
  const close = (action: 'settle' | 'void', round: string) =>
    call(app, `/__mock/worlds/default/rounds/${round}/${action}`, { method: 'POST' })
  const balance = async () => (await seat.client.ask('readGameBalance')).json.balance.amount / rupee
  const last = async () => there((await call(app, '/__mock/worlds/default/rounds')).json.data[0])
  return { app, ...seat, close, balance, last }
}

test('a round that waits for its end is settled: it is paid, once', async () => {
  const { app, world, client, close, balance, last } = await openGame()
  await call(app, '/__mock/worlds/default/scenario', {
    body: { scenarios: [{ name: 'next-round', params: { outcome: 'wins' } }] },
  })
  const { round } = (await client.ask('playRound', surely)).json
  expect([round.active, await balance()]).toEqual([true, 9_900])
  expect((await close('settle', round.roundID)).status).toBe(200)
  expect(await last()).toMatchObject({ status: 'won', payout: round.payout / rupee })
  expect(await balance()).toBe(9_900 + round.payout / rupee)
  for (const action of ['settle', 'void'] as const) expect((await close(action, round.roundID)).status).toBe(409)
  expect((await client.ask('endRound')).code).toBe('ERR_BNF')
  expect(await balance()).toBe(9_900 + round.payout / rupee)
  expect(broken(world)).toEqual([])
})

test('a round with a decision to come is settled by its safest one', async () => {
  const { app, world, client, close, balance, last } = await openGame({ code: 'mines' })
  const params = { game: 'spribe/mines', outcome: 'no mine under tile 1' }
  await call(app, '/__mock/worlds/default/scenario', { body: { scenarios: [{ name: 'next-round', params }] } })
  await client.ask('playRound', { amount: 100 * rupee, mode: 'base', meta: { mines: 1 } })
  await client.ask('actInRound', { action: 'pick', meta: { tile: 0 } })
  expect((await close('settle', 'g-1')).status).toBe(200)
  expect(await last()).toMatchObject({ status: 'won', payout: 103 })
  expect([await balance(), (await client.ask('authenticate')).json.round?.active]).toEqual([10_003, false])
  expect(broken(world)).toEqual([])
})

test('a round in which nothing was risked is settled by giving its stake back', async () => {
  const { app, world, client, close, balance, last } = await openGame({ code: 'mines' })
  await call(app, '/__mock/worlds/default/scenario', { body: { scenarios: [{ name: 'round-left-open' }] } })
  expect((await close('settle', 'g-1')).status).toBe(200)
  expect(await last()).toMatchObject({ status: 'void', payout: 100 })
  expect([await balance(), (await client.ask('authenticate')).json.round?.active]).toEqual([10_000, false])
  expect(broken(world)).toEqual([])
})

test('a voided round returns the stake added by a decision too, and counts nothing as wagered, for a bonus neither', async () => {
  const { app, world, client, close, balance, last } = await openGame(blackjack)
  const player = playerOf(world, seededPlayerId(world))
  const payment = { gateway: 'm_paytm', amountPaise: 2_000_00, utr: '402911223344' } as const
  approveDeposit(world, createDeposit(world, player, payment, null).id)
  claimBonus(world, player, { id: 'bn-welcome' })
  const held = () => (['real', 'restricted', 'wagering'] as const).map((kind) => accountBalance(world, player.id, kind))
  const before = held()
  await call(app, '/__mock/worlds/default/scenario', {
    body: { scenarios: [{ name: 'next-round', params: { game: 'ezg-Blackjack', outcome: 'pair to split' } }] },
  })
  await client.ask('playRound', { amount: 100 * rupee, mode: 'base' })
  const split = (await client.ask('actInRound', { action: 'split' })).json.action
  expect([split.active, split.amount, await balance()]).toEqual([true, 200 * rupee, 11_800])
  expect((await close('void', split.roundID)).status).toBe(200)
  expect([await last(), held()]).toEqual([expect.objectContaining({ status: 'void', stake: 200, payout: 200 }), before])
  expect(bonusOf(world, player.id, 'bn-welcome').wageredPaise).toBe(0)
  const { round } = (await client.ask('authenticate')).json
  expect(round).toMatchObject({ active: false, payout: 200 * rupee, actions: [] })
  expect(there(round).state).toEqual([...split.state, { index: split.state.length, type: 'cancelled' }])
  expect((await client.ask('actInRound', { action: 'stand' })).code).toBe('ERR_BNF')
  expect(broken(world)).toEqual([])
})

test('a bet on a shared round can be voided, and is settled by time alone', async () => {
  const { world, client, close, balance, last } = await openGame({ code: 'aviator' })
  for (
    let tries = 0;
    (await client.ask('playRound', { ...surely, meta: {} })).code !== 'SUCCESS' && tries < 300;
    tries += 1
  )
    world.clock.advance(1000)
  const { round } = await last()
  expect((await close('settle', round)).json).toMatchObject({ code: 'round_not_over' })
  expect((await close('void', round)).status).toBe(200)
  expect([(await last()).status, await balance(), broken(world)]).toEqual(['void', 10_000, []])
})

test('a round that is not there is not found', async () => {
  const { close } = await openGame()
  expect((await close('void', 'g-77')).status).toBe(404)
  expect((await close('settle', 'none')).status).toBe(400)
})

test('a journal done again closes the same rounds', async () => {
  const app = await startApp({}, { systemNow })
  app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  const token = await logIn(app, headers)
  const client = new RgsTestClient(app, 'journaled', await launch(app, { token, headers, game: { code: 'mines' } }))
  await client.ask('authenticate')
  const params = { game: 'spribe/mines', outcome: 'no mine under tile 1' }
  for (const action of ['void', 'settle']) {
    await call(app, '/__mock/worlds/journaled/scenario', { body: { scenarios: [{ name: 'next-round', params }] } })
    const { round } = (await client.ask('playRound', { ...surely, meta: { mines: 1 } })).json
    if (action === 'settle') await client.ask('actInRound', { action: 'pick', meta: { tile: 0 } })
    await call(app, `/__mock/worlds/journaled/rounds/${round.roundID}/${action}`, { method: 'POST' })
  }
  const journal = (await call(app, '/__mock/worlds/journaled/journal/export')).json.data
  const again = await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })
  expect(again.json.data.differences).toEqual([])
  const rounds = (await call(app, '/__mock/worlds/again/rounds')).json.data
  expect(rounds.map(({ status }) => status)).toEqual(['won', 'void'])
})
