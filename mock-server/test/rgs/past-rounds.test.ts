import { gameBySlug } from '@chaupar/games/catalogue/games'
import { rulesOf } from '@chaupar/games/rules/catalogue-rules'
import { fairDraw, seedHash } from '@chaupar/games/rules/fairness'
import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { startApp } from '../support/server.ts'

const rupee = 1_000_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)
const mines = { code: 'mines' }
const field = { amount: 100 * rupee, mode: 'base', meta: { mines: 3 } }

test('past rounds hold the input to recompute them, the server seed only once it was replaced', async () => {
  const { client, begun } = await sitDown(await startApp({}, { systemNow }), mines)
  const opened = await client.ask('playRound', field)
  expect(opened.json.round.meta).toEqual({ mines: 3 })
  // Where its mines lie would follow from the seed.
  expect((await client.ask('rotateSeed', { clientSeed: 'mine' })).code).toBe('ERR_BE')
  await client.ask('actInRound', { action: 'cash-out' })
  await client.ask('endRound')
  const [before] = (await client.ask('readPastRounds')).json.rounds
  expect(before).toMatchObject({
    round: { roundID: opened.json.round.roundID, active: false, payout: 100 * rupee },
    ordered: 100 * rupee,
    decisions: [{ action: 'cash-out', meta: null }],
    serverSeed: null,
  })
  const rotated = (await client.ask('rotateSeed', { clientSeed: 'monsoon-482' })).json
  expect(rotated.fairness).toMatchObject({ clientSeed: 'monsoon-482', nonce: 0 })
  expect(seedHash(rotated.revealed.serverSeed)).toBe(begun.json.config.fairness.serverSeedHash)
  expect((await client.ask('readSeeds')).json.fairness).toEqual(rotated.fairness)
  const past = there((await client.ask('readPastRounds')).json.rounds[0])
  const { clientSeed, nonce } = past.round.fairness
  const draw = fairDraw({ serverSeed: there(past.serverSeed), clientSeed, nonce })
  const rules = there(rulesOf(there(gameBySlug('spribe/mines'))))
  const outcome = rules
    .order(past.ordered / 10_000, past.round.mode, past.round.meta)
    .play([{ action: 'cash-out' }], draw)
  expect(outcome.events).toEqual(past.round.state)
})

test('a page holds as many as were asked for, of this game and player alone, and says whether there are older ones', async () => {
  const app = await startApp({}, { systemNow })
  const { token, client } = await sitDown(app, mines)
  for (let played = 0; played < 3; played += 1) {
    await client.ask('playRound', field)
    await client.ask('actInRound', { action: 'cash-out' })
    await client.ask('endRound')
  }
  const page = async (body: object) => {
    const { json } = await client.ask('readPastRounds', body)
    return { ids: json.rounds.map(({ round }) => round.roundID), hasMore: json.hasMore }
  }
  const all = await page({})
  expect(all).toMatchObject({ ids: { length: 3 }, hasMore: false })
  expect(await page({ limit: 2 })).toEqual({ ids: all.ids.slice(0, 2), hasMore: true })
  expect(await page({ limit: 2, skip: 2 })).toEqual({ ids: all.ids.slice(2), hasMore: false })
  const dice = new RgsTestClient(app, 'default', await launch(app, { token }))
  await dice.ask('authenticate')
  expect((await dice.ask('readPastRounds')).json.rounds).toEqual([])
})

test.each([{ clientSeed: '' }, { clientSeed: 'x'.repeat(101) }, { clientSeed: 7 }, {}])(
  'a seed that is none is not valid: %j',
  async (body) => {
    const { client } = await sitDown(await startApp({}, { systemNow }), mines)
    expect((await client.ask('rotateSeed', body)).code).toBe('ERR_VAL')
  },
)

test.each([{ limit: 0 }, { limit: 51 }, { skip: -1 }])('no such page: %j', async (body) => {
  const { client } = await sitDown(await startApp({}, { systemNow }), mines)
  expect((await client.ask('readPastRounds', body)).code).toBe('ERR_VAL')
})
