import { expect, test } from 'vitest'
import { there } from '../../test/support/answers.ts'
import { frozenApp, type TestApp, world } from '../../test/support/control-client.ts'
import { call } from '../../test/support/server.ts'
import { pass } from '../../test/support/worlds.ts'
import { stageOf } from '../domain/games/shared-rounds/stage-of.ts'
import { stageHistory } from '../domain/games/shared-rounds/stage-round.ts'

const set = (app: TestApp, name: string, params: object) =>
  call(app, `${world}/scenario`, { body: { scenarios: [{ name, params }] } })
const listed = async (app: TestApp) => (await call(app, `${world}/forced-outcomes`)).json.data
const clear = (app: TestApp, body?: object) =>
  call(app, `${world}/forced-outcomes/clear`, { method: 'POST', ...(body ? { body } : {}) })

test('an outcome set for a next round is listed until it is played or dropped', async () => {
  const app = await frozenApp()
  await set(app, 'next-round', { game: 'onetouch/roulette', outcome: 'number 17' })
  await set(app, 'next-round', { game: 'ezg-Baccarat', outcome: 'banker wins' })
  await set(app, 'next-crash-at', { times: 2.5 })
  expect(await listed(app)).toEqual([
    { game: 'ezg-Baccarat', words: 'banker wins', isShared: true },
    { game: 'onetouch/roulette', words: 'number 17', isShared: false },
    { game: 'spribe/aviator', words: 'crash at 2.50', isShared: true },
  ])
  expect((await clear(app, { game: 'onetouch/roulette' })).status).toBe(200)
  expect((await listed(app)).map(({ game }) => game)).toEqual(['ezg-Baccarat', 'spribe/aviator'])
  expect(await clear(app, { game: 'onetouch/roulette' })).toMatchObject({
    status: 404,
    json: { message: 'Nothing is set for the next round of onetouch/roulette' },
  })
  expect((await clear(app)).status).toBe(200)
  expect(await listed(app)).toEqual([])
})

test('a crash that is taken back ends as its chain says, and one that began to run is no longer listed', async () => {
  const app = await frozenApp()
  const { registry } = app
  const mock = registry.get('default')
  const stage = there(stageOf('spribe/aviator'))
  await set(app, 'next-crash-at', { times: 1 })
  await clear(app, { game: 'spribe/aviator' })
  await set(app, 'next-crash-at', { times: 1 })
  const newest = () => stageHistory(mock, stage, 1)[0]
  for (let second = 0; second < 300 && newest()?.isForced !== true; second += 1) pass(mock, 1000)
  expect(newest()).toMatchObject({ isForced: true, events: [{ type: 'crash', times: 100 }] })
  expect(await listed(app)).toEqual([])
})

test.each([
  ['next-round', { game: 'roulette', outcome: 'number 17' }, 'There is no game roulette'],
  ['next-round', { game: 'onetouch/roulete' }, 'There is no game onetouch/roulete. Did you mean "onetouch/roulette"?'],
  ['next-crash-at', { game: 'spribe/aviatr' }, 'There is no game spribe/aviatr. Did you mean "spribe/aviator"?'],
  ['next-crash-at', { game: 'spribe/dice' }, 'spribe/dice is not a crash game'],
  ['next-round', { game: 'spribe/dice', outcome: 'win' }, 'This game has no such outcome. It knows: wins'],
] as const)('%s with %j is refused in words that help', async (name, params, message) => {
  const app = await frozenApp()
  const { status, json } = await set(app, name, params)
  expect(status).toBe(400)
  expect(json.message).toContain(message)
  expect(await listed(app)).toEqual([])
})
