import { describe, expect, test } from 'vitest'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { seededId } from '../support/worlds.ts'

const rupee = 1_000_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)
const mines = { code: 'mines' }
/** A round of mines of 100.00 with one mine among 25 tiles. */
const field = { amount: 100 * rupee, mode: 'base', meta: { mines: 1 } }
const roll = { amount: 100 * rupee, mode: 'base', meta: { target: 9_800, over: false } }
const key = (name: string) => ({ 'idempotency-key': `hostile-${name}` })

async function seat(game: object = mines) {
  const app = await startApp({}, { systemNow })
  const sat = await sitDown(app, game)
  const balancePaise = () => balanceOf(sat.world, seededId(sat.world)).balancePaise
  const rounds = () => sat.world.store.all('SELECT id FROM game_rounds', [], (row) => row.integer('id')).length
  return { app, ...sat, balancePaise, rounds }
}

/** Opens tiles until one was safe, in as many rounds as it takes; answers that round. */
async function pickSafely(client: RgsTestClient) {
  for (;;) {
    await client.ask('playRound', field)
    const { json } = await client.ask('actInRound', { action: 'pick', meta: { tile: 7 } })
    if (json.action.active) return json.action
  }
}

describe('a stake', () => {
  test.each([
    ['below the least', { amount: rupee - 10_000 }],
    ['of nothing', { amount: 0 }],
    ['above the most', { amount: 1_00_001 * rupee }],
    ['between two steps', { amount: 1.5 * rupee }],
    ['with a part of a paisa', { amount: rupee + 1 }],
    ['with a fraction', { amount: 0.5 }],
    ['below zero', { amount: -100 * rupee }],
    ['in words', { amount: '100000000' }],
    ['of no amount', { amount: null }],
    ['too large for a number', { amount: 1e18 }],
    ['in another currency', { currency: 'USD' }],
    ['in a mode that is none', { mode: 'bonus' }],
    ['in a mode of every object', { mode: '__proto__' }],
    ['without the rules’ fields', { meta: {} }],
    ['with fields of another kind', { meta: { mines: '1' } }],
    ['with a list for fields', { meta: [] }],
    ['with more mines than tiles', { meta: { mines: 25 } }],
  ])('%s is not valid and moves nothing', async (_what, change) => {
    const { world, client, balancePaise, rounds } = await seat()
    const { status, code, json } = await client.ask('playRound', { ...field, ...change })
    expect({ status, code, error: typeof json.error }).toEqual({ status: 400, code: 'ERR_VAL', error: 'string' })
    expect({ balance: balancePaise(), rounds: rounds() }).toEqual({ balance: 10_000_00, rounds: 0 })
    expect(broken(world)).toEqual([])
  })

  test('of 1e309, or a body that is no JSON, is not valid', async () => {
    const { client, rounds } = await seat()
    const body = (amount: string) =>
      `{"sessionID":"${client.sessionID}","mode":"base","meta":{"mines":1},"amount":${amount}}`
    for (const payload of [body('1e309'), body('-1e309'), body('1e400000'), body('NaN'), '[]', 'null', '"play"', '{'])
      expect((await client.send('playRound', payload)).code, payload).toBe('ERR_VAL')
    expect(rounds()).toBe(0)
  })

  test('above the balance is refused as such', async () => {
    const { client, balancePaise, rounds } = await seat()
    expect(await client.ask('playRound', { ...field, amount: 10_001 * rupee })).toMatchObject({
      status: 400,
      code: 'ERR_IPB',
    })
    expect({ balance: balancePaise(), rounds: rounds() }).toEqual({ balance: 10_000_00, rounds: 0 })
  })

  test('beyond a limit of the player, or in a break, is refused as such; a round that is open goes on', async () => {
    const { app, client, token } = await seat()
    const round = await pickSafely(client)
    await client.ask('actInRound', { action: 'cash-out' })
    await client.ask('endRound')
    const staked = round.betID * 100
    const set = await call(app, '/api/limits', { method: 'PUT', body: { stake: { daily: staked + 150 } }, token })
    expect(set.json.error, set.text).toBe(false)
    await client.ask('playRound', field)
    // Over at a mine, or cashed out: a round without a tile would count for nothing.
    await client.ask('actInRound', { action: 'pick', meta: { tile: 0 } })
    await client.ask('actInRound', { action: 'cash-out' })
    await client.ask('endRound')
    const refused = await client.ask('playRound', field)
    expect([refused.code, refused.json.error]).toEqual([
      'ERR_GLE',
      'Your own limit on stakes over 24 hours leaves ₹50.00',
    ])
    const inHindi = await client.ask('playRound', field, { 'accept-language': 'hi' })
    expect(inHindi.json.error).toBe('दाँव पर 24 घंटे की आपकी सीमा में ₹50.00 बाकी हैं')
  })
})

describe('a decision', () => {
  test('an action out of turn, unknown, or sent twice is refused, and the round does not change', async () => {
    const { world, client } = await seat()
    expect((await client.ask('actInRound', { action: 'pick', meta: { tile: 1 } })).code).toBe('ERR_BNF')
    const round = await pickSafely(client)
    for (const bad of [
      { action: 'pick', meta: { tile: 7 } },
      { action: 'pick', meta: { tile: 25 } },
      { action: 'pick', meta: { tile: -1 } },
      { action: 'pick', meta: { tile: '2' } },
      { action: 'pick' },
      { action: 'hit' },
      { action: 'constructor' },
      { action: '' },
      { action: 7 },
      {},
    ])
      expect((await client.ask('actInRound', bad)).code, JSON.stringify(bad)).toBe('ERR_VAL')
    expect((await client.ask('authenticate')).json.round).toEqual(round)
    expect((await client.ask('endRound')).code).toBe('ERR_BE')
    expect(broken(world)).toEqual([])
  })

  test('after the end is refused; the end pays once', async () => {
    const { world, client, balancePaise } = await seat()
    await pickSafely(client)
    const out = await client.ask('actInRound', { action: 'cash-out' })
    expect(out.json.action).toMatchObject({ active: true, actions: [] })
    const before = balancePaise()
    expect((await client.ask('actInRound', { action: 'cash-out' })).code).toBe('ERR_BNF')
    expect((await client.ask('actInRound', { action: 'pick', meta: { tile: 8 } })).code).toBe('ERR_BNF')
    await Promise.all(Array.from({ length: 20 }, () => client.ask('endRound')))
    expect(balancePaise()).toBe(before + out.json.action.payout / 10_000)
    expect(broken(world)).toEqual([])
  })

  test('hidden facts are in no answer before the end', async () => {
    const { client } = await seat()
    const round = await pickSafely(client)
    expect(round.state.map(({ type }) => type)).toEqual(['pick'])
    const { json } = await client.ask('actInRound', { action: 'cash-out' })
    expect(json.action.state.map(({ type }) => type)).toEqual(['pick', 'cash-out', 'reveal'])
  })
})

describe('a session', () => {
  test.each(['', 'x', 'undefined', 'a'.repeat(512), "' OR 1=1 --"])(
    'that is none, %j, is refused by every call',
    async (id) => {
      const { app } = await seat()
      const unknown = new RgsTestClient(app, 'default', id)
      const expected = id === '' ? 'ERR_VAL' : 'ERR_IS'
      for (const operation of ['authenticate', 'readGameBalance', 'endRound'] as const)
        expect((await unknown.ask(operation)).code, operation).toBe(expected)
      expect((await unknown.ask('playRound', field)).code).toBe(expected)
      expect((await unknown.ask('actInRound', { action: 'pick' })).code).toBe(expected)
      expect((await unknown.ask('noteRoundEvent', { event: '1' })).code).toBe(expected)
    },
  )

  test('begins within five minutes of its launch, by authenticate alone', async () => {
    const { app, world, token } = await seat()
    const sleeper = new RgsTestClient(app, 'default', await launch(app, { token, game: mines }))
    expect((await sleeper.ask('readGameBalance')).code).toBe('ERR_IS')
    world.clock.advance(5 * 60 * 1000)
    expect((await sleeper.ask('authenticate')).code).toBe('ERR_IS')
  })

  test('ends with the login, and the round that was left is found again by the next one', async () => {
    const { app, client, token } = await seat()
    const round = await pickSafely(client)
    await call(app, '/api/signout', { token })
    for (const operation of ['authenticate', 'readGameBalance', 'endRound'] as const)
      expect((await client.ask(operation)).code, operation).toBe('ERR_IS')
    const again = new RgsTestClient(app, 'default', await launch(app, { token: await logIn(app), game: mines }))
    expect((await again.ask('authenticate')).json.round).toEqual(round)
    expect((await again.ask('actInRound', { action: 'cash-out' })).json.action.payout).toBeGreaterThan(0)
  })

  test('is of its world and game', async () => {
    const { app, client, token } = await seat()
    app.registry.create({ name: 'other', seed: 'x' })
    expect((await new RgsTestClient(app, 'other', client.sessionID).ask('authenticate')).code).toBe('ERR_IS')
    await client.ask('playRound', field)
    const dice = new RgsTestClient(app, 'default', await launch(app, { token }))
    expect((await dice.ask('authenticate')).json.round).toBeNull()
    expect((await dice.ask('actInRound', { action: 'pick', meta: { tile: 1 } })).code).toBe('ERR_BNF')
    expect((await dice.ask('playRound', roll)).status).toBe(200)
  })

  test('of another player has no part in a round', async () => {
    const { app, client } = await seat()
    const round = await pickSafely(client)
    const { json } = await call(app, '/api/login/demo', { body: {} })
    const demo = new RgsTestClient(app, 'default', await launch(app, { token: json.data.token, game: mines }))
    expect((await demo.ask('authenticate')).json.round).toBeNull()
    expect((await demo.ask('actInRound', { action: 'cash-out' })).code).toBe('ERR_BNF')
    expect((await demo.ask('endRound')).code).toBe('ERR_BNF')
    expect((await client.ask('authenticate')).json.round).toEqual(round)
  })
})

describe('at once', () => {
  test('the same key fifty times is one round, one answer; with another body it is refused', async () => {
    const { world, client, rounds } = await seat({ code: 'dice' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.ask('playRound', roll, key('roll'))))
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    expect(rounds()).toBe(1)
    expect((await client.ask('playRound', { ...roll, amount: 200 * rupee }, key('roll'))).status).toBe(400)
    const ends = await Promise.all(Array.from({ length: 50 }, () => client.ask('endRound', {}, key('end'))))
    expect(new Set(ends.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    expect(broken(world)).toEqual([])
  })

  test('two sessions of one player play one round of a game, and either goes on with it', async () => {
    const { app, world, client, token, rounds } = await seat()
    const second = new RgsTestClient(app, 'default', await launch(app, { token, game: mines }))
    await second.ask('authenticate')
    const both = await Promise.all([client.ask('playRound', field), second.ask('playRound', field)])
    expect(both.map(({ code }) => code).sort()).toEqual(['ERR_BE', 'SUCCESS'])
    expect(rounds()).toBe(1)
    const picks = await Promise.all(
      [client, second].map((one) => one.ask('actInRound', { action: 'pick', meta: { tile: 3 } })),
    )
    expect(picks.map(({ code }) => code)).toContain('SUCCESS')
    expect(picks.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
    expect(broken(world)).toEqual([])
  })
})

test('an abandoned round is closed after 24 hours: cashed out, or paid', async () => {
  const { app, world, client, balancePaise } = await seat()
  const { json } = await client.ask('playRound', field)
  const before = balancePaise()
  world.clock.advance(24 * 60 * 60 * 1000 - 1)
  world.tick()
  expect(balancePaise()).toBe(before)
  world.clock.advance(1)
  world.tick()
  const again = new RgsTestClient(app, 'default', await launch(app, { token: await logIn(app), game: mines }))
  const { round } = (await again.ask('authenticate')).json
  expect(round).toMatchObject({ roundID: json.round.roundID, active: false })
  expect(balancePaise()).toBe(before + (round?.payout ?? 0) / 10_000)
  expect(broken(world)).toEqual([])
})
