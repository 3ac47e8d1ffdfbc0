import { expect, test } from 'vitest'
import { playerByUsername } from '../../src/domain/accounts/player-records.ts'
import { changeSettings } from '../../src/domain/base/change-settings.ts'
import { seatAt } from '../../src/domain/games/rounds/game-session.ts'
import { playRound } from '../../src/domain/games/rounds/play-round.ts'
import { there } from '../support/answers.ts'
import { broken, launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { pass } from '../support/worlds.ts'

const rupee = 1_000_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)
const dice = { order: { amount: 100 * rupee, mode: 'base', meta: { target: 200, over: false } } }
const reels = {
  game: { provider: 'onetouch', code: 'riverpearls', casino: 'onetouch' },
  order: { amount: 10 * rupee, mode: 'base' },
}

async function sitUnder(policy: string, game: object = {}) {
  const app = await startApp({}, { systemNow })
  const body = { scenarios: [{ name: `policy-${policy}` }] }
  expect((await call(app, '/__mock/worlds/default/scenario', { body })).status).toBe(200)
  return { app, ...(await sitDown(app, game)) }
}

async function playOut(client: RgsTestClient, order: object) {
  const played = await client.ask('playRound', order)
  if (played.json.round?.active) await client.ask('endRound')
  return played
}

test.each([
  ['play-money', { socialCasino: true, disabledAutoplay: true, displayRTP: true, minimumRoundDuration: 0 }, 2_500],
  ['uk-strict', { socialCasino: false, disabledSpacebar: true, minimumRoundDuration: 5_000 }, 2_500],
  ['none', { disabledAutoplay: false, disabledBuyFeature: false, displayRTP: false, minimumRoundDuration: 0 }, 0],
])('a client receives the rules of the policy %s, of reels too', async (policy, flags, reelsRoundMs) => {
  const { app, token, begun } = await sitUnder(policy)
  expect(begun.json.config.jurisdiction).toMatchObject(flags)
  const client = new RgsTestClient(app, 'default', await launch(app, { token, game: reels.game }))
  const { config } = (await client.ask('authenticate')).json
  expect(config.jurisdiction.minimumRoundDuration).toBe(reelsRoundMs)
})

test.each([
  [5_000, {}, dice.order],
  [2_500, reels.game, reels.order],
])(
  'under the strict policy a round within %i ms of the one before is refused and stakes nothing',
  async (ms, game, order) => {
    const { world, client } = await sitUnder('uk-strict', game)
    await playOut(client, order)
    const { balance } = (await client.ask('readGameBalance')).json
    pass(world, ms - 1)
    const refused = await client.ask('playRound', order)
    expect([refused.status, refused.code, refused.json.error]).toEqual([400, 'ERR_GE', expect.stringContaining('wait')])
    expect((await client.ask('readGameBalance')).json.balance).toEqual(balance)
    pass(world, 1)
    expect((await playOut(client, order)).code).toBe('SUCCESS')
    expect(broken(world)).toEqual([])
  },
)

test('the time is held for each game; the ordinary policy and other worlds leave it to the client', async () => {
  const { app, token, client } = await sitUnder('uk-strict')
  await playOut(client, dice.order)
  const other = new RgsTestClient(app, 'default', await launch(app, { token, game: reels.game }))
  await other.ask('authenticate')
  expect((await playOut(other, reels.order)).code).toBe('SUCCESS')
  await call(app, '/__mock/worlds/default/scenario/end', { body: { scenarios: ['policy-uk-strict'] } })
  expect((await playOut(client, dice.order)).code).toBe('SUCCESS')
  await call(app, '/__mock/worlds/default/scenario', { body: { scenarios: [{ name: 'policy-uk-strict' }] } })
  app.registry.create({ name: 'free', frozenAtMs: systemNow() })
  const headers = { 'x-world': 'free' }
  const free = new RgsTestClient(app, 'free', await launch(app, { token: await logIn(app, headers), headers }))
  await free.ask('authenticate')
  const codes = [await playOut(free, dice.order), await playOut(free, dice.order)].map(({ code }) => code)
  expect(codes).toEqual(['SUCCESS', 'SUCCESS'])
})

test('a bet that costs more than its amount, such as bought free spins, is taken where the policy offers it alone', async () => {
  const { world } = await sitUnder('play-money')
  const seat = there(seatAt(there(playerByUsername(world, 'player')), 'spribe/dice'))
  const rules = {
    ...seat.rules,
    order: (...asked: Parameters<typeof seat.rules.order>) => ({ ...seat.rules.order(...asked), stakePaise: 500_00 }),
  }
  const order = { amountPaise: 100_00, mode: 'base', meta: { target: 9_800, over: false } }
  const buy = () => playRound(world, { ...seat, rules }, order)
  for (const policy of ['play-money', 'uk-strict'] as const) {
    changeSettings(world, { gamePolicy: policy })
    expect(buy).toThrow('not offered here')
  }
  changeSettings(world, { gamePolicy: 'none' })
  expect(buy().round.stakePaise).toBe(500_00)
})
