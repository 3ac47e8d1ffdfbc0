import { slugOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { rulesOf } from '@chaupar/games/rules/catalogue-rules'
import { seedHash } from '@chaupar/games/rules/fairness'
import { expect, test } from 'vitest'
import { accountStatement } from '../../src/domain/cashier/statement.ts'
import { roundsOf } from '../../src/domain/games/rounds/round-records.ts'
import { rotateSeeds } from '../../src/domain/games/rounds/seeds.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { setBalance } from '../../src/domain/money/credits.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, startApp } from '../support/server.ts'
import { toBetting } from '../support/stage-table.ts'
import { seededId } from '../support/worlds.ts'

const rupee = 1_000_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)

/** A bet of 100.00 that wins with the chance of `target` / 10,000. */
const under = (target: number) => ({ amount: 100 * rupee, mode: 'base', meta: { target, over: false } })
const likely = under(9_800)
const unlikely = under(200)

/** Plays until a round is won, and takes its payout, or lost; answers it. */
async function playUntil(client: RgsTestClient, isWon: boolean) {
  for (;;) {
    const { json } = await client.ask('playRound', isWon ? likely : unlikely)
    if (json.round.active === isWon) return json
    if (json.round.active) await client.ask('endRound')
  }
}

test('a session has the balance, the limits of its game and no round yet', async () => {
  const { begun } = await sitDown(await startApp({}, { systemNow }))
  expect(begun).toMatchObject({
    status: 200,
    json: {
      balance: { amount: 10_000 * rupee, currency: 'INR' },
      config: {
        gameID: 'spribe.dice',
        minBet: rupee,
        maxBet: 1_00_000 * rupee,
        stepBet: rupee,
        defaultBetLevel: 100 * rupee,
        betModes: { base: { mode: 'base', costMultiplier: 1 } },
        jurisdiction: {
          socialCasino: true,
          disabledAutoplay: true,
          disabledBuyFeature: true,
          displayNetPosition: true,
        },
        fairness: { serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/), nonce: 0 },
      },
      round: null,
      status: { statusCode: 'SUCCESS' },
    },
  })
})

/** How a round is called on the screen: its id without the letter before its number. */
function numberOf({ roundID }: { roundID: string }): string {
  return roundID.replace(/^g-/, '')
}

test('a round that pays nothing is closed by play; its stake is in the statement', async () => {
  const { world, client } = await sitDown(await startApp({}, { systemNow }))
  const { round, balance } = await playUntil(client, false)
  expect(round).toMatchObject({ amount: 100 * rupee, payout: 0, payoutMultiplier: 0, active: false, actions: [] })
  expect(round.state).toEqual([expect.objectContaining({ index: 0, type: 'roll', times: 0 })])
  expect((await client.ask('endRound')).code).toBe('ERR_BNF')
  expect((await client.ask('readGameBalance')).json.balance).toEqual(balance)
  const { rows } = accountStatement(world, seededId(world), { skip: 0, pageSize: 1 })
  expect(rows).toMatchObject([
    { type: 'game', description: `Dice, round ${numberOf(round)}, stake`, debitPaise: 100_00, creditPaise: 0 },
  ])
  expect(broken(world)).toEqual([])
})

test('a win stays active until end-round pays it, once', async () => {
  const { world, client } = await sitDown(await startApp({}, { systemNow }))
  const { round, balance } = await playUntil(client, true)
  expect(round).toMatchObject({ payout: 101 * rupee, payoutMultiplier: 1.01, active: true, event: null })
  expect((await client.ask('playRound', likely)).code).toBe('ERR_BE')
  expect((await client.ask('noteRoundEvent', { event: '1' })).json.event).toBe('1')
  expect((await client.ask('authenticate')).json.round).toEqual({ ...round, event: '1' })
  const ended = await client.ask('endRound')
  expect(ended.json.balance.amount).toBe(balance.amount + 101 * rupee)
  expect(ended.json.balance.version).toBeGreaterThan(balance.version)
  expect((await client.ask('endRound')).code).toBe('ERR_BNF')
  expect((await client.ask('authenticate')).json.round).toEqual({ ...round, event: '1', active: false })
  const { rows } = accountStatement(world, seededId(world), { skip: 0, pageSize: 1 })
  expect(rows).toMatchObject([{ description: `Dice, round ${numberOf(round)}, payout`, creditPaise: 101_00 }])
  expect(broken(world)).toEqual([])
})

test('play money comes back as play money, only the win is cash, and exposure is untouched', async () => {
  const { world, token, client } = await sitDown(await startApp({}, { systemNow }))
  const before = balanceOf(world, seededId(world))
  expect(before.cashPaise).toBe(0)
  await playUntil(client, true)
  await client.ask('endRound')
  const { balancePaise, cashPaise } = balanceOf(world, seededId(world))
  const lostPaise = before.balancePaise + 1_00 - balancePaise
  expect({ cashPaise, lostPaise }).toEqual({ cashPaise: 1_00, lostPaise: expect.any(Number) })
  expect(lostPaise % 100_00).toBe(0)
  expect(world.store.all("SELECT * FROM accounts WHERE kind = 'exposure' AND balance_paise <> 0", [], () => 1)).toEqual(
    [],
  )
  expect(token).not.toBe('')
})

test('replay shows a round again, computed from its seeds; the seeds are shown when they are replaced', async () => {
  const app = await startApp({}, { systemNow })
  const { world, client, begun } = await sitDown(app)
  const { round } = await playUntil(client, true)
  const replayOf = (path: string) => app.app.inject(`/game-host/rgs/default/bet/replay/${path}`)
  const outcome = await replayOf(`spribe.dice/1/base/${round.roundID}`)
  expect(outcome.json()).toEqual({ payoutMultiplier: 1.01, costMultiplier: 1, state: round.state })
  for (const path of [
    `spribe.mines/1/base/${round.roundID}`,
    `spribe.dice/1/bonus/${round.roundID}`,
    'spribe.dice/1/base/g-999',
    'spribe.dice/1/base/1',
  ])
    expect((await replayOf(path)).json().status.statusCode).toBe('ERR_BNF')
  const playerId = seededId(world)
  expect(() => rotateSeeds(world, playerId, 'mine')).toThrow('A round of this game is still open')
  await client.ask('endRound')
  const { revealed, inUse } = rotateSeeds(world, playerId, 'mine')
  expect(seedHash(revealed.serverSeed)).toBe(begun.json.config.fairness.serverSeedHash)
  expect(revealed.clientSeed).toBe(begun.json.config.fairness.clientSeed)
  expect(revealed.rounds).toBe(round.fairness.nonce + 1)
  expect((await client.ask('authenticate')).json.config.fairness).toEqual(inUse)
  expect((await replayOf(`spribe.dice/1/base/${round.roundID}`)).json()).toEqual(outcome.json())
})

test('a player’s rounds are listed, newest first, of one game or of all', async () => {
  const { world, client } = await sitDown(await startApp({}, { systemNow }))
  const first = await playUntil(client, false)
  const second = await playUntil(client, true)
  const ids = (query: { game?: string; skip: number; pageSize: number }) =>
    roundsOf(world, seededId(world), query).map(({ id }) => id)
  const all = ids({ skip: 0, pageSize: 100 })
  expect(all[0]).toBe(second.round.betID)
  expect(all).toContain(first.round.betID)
  expect(all).toEqual(all.toSorted((one, other) => other - one))
  expect(ids({ game: 'spribe/dice', skip: 0, pageSize: 2 })).toEqual(all.slice(0, 2))
  expect(ids({ game: 'spribe/mines', skip: 0, pageSize: 2 })).toEqual([])
})

test('the balance is pushed as with bets: the wallet changes with stake and payout', async () => {
  const { world, client } = await sitDown(await startApp({}, { systemNow }))
  const pushed: string[] = []
  world.events.onAny(({ name }) => {
    pushed.push(name)
  })
  await playUntil(client, true)
  await client.ask('endRound')
  expect(pushed.slice(-3)).toEqual(['wallet-changed', 'wallet-changed', 'round-closed'])
})

test('every game of the catalogue is played and closed; the bets on shared rounds while they are taken', async () => {
  const app = await startApp({}, { systemNow })
  const { world, token } = await sitDown(app)
  setBalance(world, seededId(world), 10_00_000_00)
  expect(games.filter(({ href }) => href.includes('.'))).toEqual([])
  for (const game of games) {
    const { provider, code, casino, homeUrl } = game
    const client = new RgsTestClient(
      app,
      'default',
      await launch(app, { token, game: { provider, code, casino, homeUrl } }),
    )
    const { json: begun } = await client.ask('authenticate')
    const stage = stageOf(slugOf(game))
    expect([begun.status.statusCode, begun.config.channel !== undefined]).toEqual(['SUCCESS', stage !== null])
    if (stage !== null) toBetting(world, { stage })
    const bet = there(
      there(rulesOf(game))
        .sampleBets()
        .find(({ amountPaise }) => amountPaise >= 100),
    )
    const { amountPaise, mode, meta } = bet
    const played = await client.ask('playRound', {
      amount: amountPaise * 10_000,
      mode,
      ...(meta === undefined ? {} : { meta }),
    })
    expect([played.status, played.json.error], game.href).toEqual([200, undefined])
  }
  world.clock.advance(24 * 60 * 60 * 1000)
  world.tick()
  const open = world.store.all("SELECT game FROM game_rounds WHERE status = 'open'", [], (row) => row.text('game'))
  expect(open).toEqual([])
  expect(broken(world)).toEqual([])
})

test('every origin may ask, since a frame has none; the session is not a cookie', async () => {
  const app = await startApp({}, { systemNow })
  const preflight = await app.app.inject({
    method: 'OPTIONS',
    url: '/game-host/rgs/default/wallet/play',
    headers: {
      origin: 'null',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers['access-control-allow-origin']).toBe('*')
  expect(String(preflight.headers['access-control-allow-headers'])).toContain('idempotency-key')
  const { client } = await sitDown(app)
  const answer = await app.app.inject({
    method: 'POST',
    url: '/game-host/rgs/default/wallet/balance',
    headers: { origin: 'null' },
    payload: { sessionID: client.sessionID },
  })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await call(app, '/game-host/rgs/nowhere/wallet/balance', { body: {} })).status).toBe(404)
})
