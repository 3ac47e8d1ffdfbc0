import { describe, expect, test } from 'vitest'
import { betOf, frozenApp, openMarket, placeBet, type TestApp, world } from '../support/control-client.ts'
import { call, callFor, logIn } from '../support/server.ts'

const error = { kind: 'error', status: 503 }

const plant = (app: TestApp, operation: string, only: object, times: number | null = null, effect: object = error) =>
  call(app, `${world}/faults`, { body: { target: { operation }, effect, times, only } })

const left = async (app: TestApp) => (await call(app, `${world}/faults`)).json.data.map(({ times }) => times)

describe('a fault of some calls only', () => {
  test('meets the calls of one player', async () => {
    const app = await frozenApp()
    const token = await logIn(app)
    await call(app, `${world}/player/demo-users`, { body: { count: 1 } })
    const other = (await call(app, '/api/login/demo', { method: 'POST' })).json.data.token
    await plant(app, 'listBanks', { username: 'player' }, 1)
    const read = async (sent: string) => (await call(app, '/api/bank', { token: sent })).status
    expect([await read(other), await read(token), await read(token)]).toEqual([200, 503, 200])
    expect(await left(app)).toEqual([])
  })

  test('meets the calls with a value in their body, and is not used up by others', async () => {
    const app = await frozenApp()
    const { market, refMatchId } = await openMarket(app)
    await plant(app, 'placeBet', { fields: { stake: 777, 'accept.policy': 'any' } }, 1)
    const first = await placeBet(app, market, 500)
    expect((await betOf(app, refMatchId)).id).toBe(first)
    expect(await left(app)).toEqual([1])
    await expect(placeBet(app, market, 777)).rejects.toThrow('expected true to be false')
    expect(await left(app)).toEqual([])
    await placeBet(app, market, 777)
  })

  test('meets the calls with a value in their query, after a delay too', async () => {
    const app = await frozenApp()
    const { refMatchId } = await openMarket(app)
    await plant(app, 'getMatchScore', { fields: { matchId: refMatchId } }, null, { kind: 'latency', ms: 1 })
    await plant(app, 'getMatchScore', { fields: { matchId: 'other' } })
    const read = async (id: string) => (await callFor(app, `/api/sports/match/score?matchId=${id}`)).status
    expect([await read(refMatchId), await read('other')]).toEqual([200, 503])
    expect(await left(app)).toEqual([null, null])
  })

  test('is of API calls alone', async () => {
    const app = await frozenApp()
    const ask = (target: object, effect: object) =>
      call(app, `${world}/faults`, { body: { target, effect, only: { username: 'player' } } })
    for (const [target, effect] of [
      [{ operation: 'playRound' }, error],
      [{ event: 'session_check' }, { kind: 'event-lost' }],
    ] as const) {
      expect(await ask(target, effect)).toMatchObject({
        status: 400,
        json: { message: 'only needs an operation of openapi.yaml or a group' },
      })
    }
    expect((await ask({ group: 'all' }, error)).status).toBe(200)
  })
})
