import { expect, test } from 'vitest'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, startApp } from '../support/server.ts'
import { seededId } from '../support/worlds.ts'

const rupee = 1_000_000
const roll = { amount: 100 * rupee, mode: 'base', meta: { target: 200, over: false } }
const field = { amount: 100 * rupee, mode: 'base', meta: { mines: 3 } }
const lostKey = 'key-whose-answer-was-lost'
const key = { 'idempotency-key': lostKey }

async function seat(game: object = { code: 'dice' }) {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const sat = await sitDown(app, game)
  const rounds = () => sat.world.store.all('SELECT id FROM game_rounds', [], (row) => row.integer('id')).length
  const balancePaise = () => balanceOf(sat.world, seededId(sat.world)).balancePaise
  return { app, ...sat, rounds, balancePaise }
}

test('a bet that had not arrived when it was asked for stakes nothing, however late it comes', async () => {
  const { world, client, rounds, balancePaise } = await seat()
  const asked = await client.ask('authenticate', { intent: lostKey })
  expect(asked.json).toMatchObject({ intent: 'closed', round: null })
  const another = await client.ask('playRound', { ...roll, amount: 50 * rupee }, { 'idempotency-key': 'the-next-key' })
  expect(another.code).toBe('SUCCESS')
  const late = await client.ask('playRound', roll, key)
  expect([late.status, late.code, late.json.error]).toEqual([
    400,
    'ERR_GE',
    'This request came too late and was not carried out',
  ])
  expect([rounds(), balancePaise()]).toEqual([1, 10_000_00 - 50_00 + another.json.round.payout / 10_000])
  expect((await client.ask('authenticate', { intent: lostKey })).json.intent).toBe('closed')
  expect(broken(world)).toEqual([])
})

test('a bet that arrived is done, and is answered as before when it is sent again', async () => {
  const { client, rounds } = await seat({ code: 'mines' })
  const first = await client.ask('playRound', field, key)
  expect((await client.ask('authenticate', { intent: lostKey })).json).toMatchObject({
    intent: 'done',
    round: first.json.round,
  })
  expect((await client.ask('playRound', field, key)).json).toEqual(first.json)
  expect(rounds()).toBe(1)
})

test('a bet that arrived and was refused stays refused', async () => {
  const { client, rounds } = await seat()
  const tooMuch = { ...roll, amount: 20_000 * rupee }
  expect((await client.ask('playRound', tooMuch, key)).code).toBe('ERR_IPB')
  expect((await client.ask('authenticate', { intent: lostKey })).json).toMatchObject({ intent: 'refused', round: null })
  expect((await client.ask('playRound', tooMuch, key)).code).toBe('ERR_IPB')
  expect(rounds()).toBe(0)
})

test('a decision that had not arrived is not taken after another one', async () => {
  const { client } = await seat({ code: 'mines' })
  await client.ask('playRound', field)
  expect((await client.ask('authenticate', { intent: lostKey })).json).toMatchObject({
    intent: 'closed',
    round: { state: [] },
  })
  await client.ask('actInRound', { action: 'pick', meta: { tile: 5 } })
  expect((await client.ask('actInRound', { action: 'pick', meta: { tile: 3 } }, key)).code).toBe('ERR_GE')
  expect((await client.ask('authenticate')).json.round?.state[0]).toMatchObject({ tile: 5 })
})

test('of a bet and the question for it that come at once, either counts', async () => {
  const { world, client, rounds } = await seat()
  const [played, asked] = await Promise.all([
    client.ask('playRound', roll, key),
    client.ask('authenticate', { intent: lostKey }),
  ])
  const isStaked = played.code === 'SUCCESS'
  expect([asked.json.intent, rounds()]).toEqual(isStaked ? ['done', 1] : ['closed', 0])
  expect(broken(world)).toEqual([])
})

test('asking for a key closes it for that player alone, and not for the calls of the site', async () => {
  const { app, client, token } = await seat()
  const demo = (await call(app, '/api/login/demo', { method: 'POST' })).json.data.token
  const other = new RgsTestClient(app, 'default', await launch(app, { token: demo }))
  expect((await other.ask('authenticate', { intent: lostKey })).json.intent).toBe('closed')
  const body = { gateway: 'm_paytm', amount: 500, utr: '402911223344' }
  const deposit = await call(app, '/api/deposit/create', { body, token, headers: key })
  expect(deposit.json.error, deposit.text).toBe(false)
  expect((await client.ask('playRound', roll, key)).code).toBe('SUCCESS')
})

test.each(['', 'short', 'with a space in it', 'x'.repeat(101), 7, null])(
  'a key that is none, %j, is not valid',
  async (none) => {
    const { client } = await seat()
    expect((await client.ask('authenticate', { intent: none })).code).toBe('ERR_VAL')
  },
)
