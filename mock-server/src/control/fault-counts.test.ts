import { expect, test } from 'vitest'
import { frozenApp, openMarket, world } from '../../test/support/control-client.ts'
import { call, logIn } from '../../test/support/server.ts'

const faultsLeft = async (app: Awaited<ReturnType<typeof frozenApp>>) =>
  (await call(app, `${world}/faults`)).json.data.map(({ effect, times }) => [effect.kind, times])

const plant = (app: Awaited<ReturnType<typeof frozenApp>>, operation: string, effect: object) =>
  call(app, `${world}/faults`, { body: { target: { operation }, effect, times: 1 } })

test.each([{ kind: 'dropped-answer' }, { kind: 'malformed-body' }, { kind: 'latency', ms: 1 }])(
  '$kind is not used up by calls that are refused: without a token, with a wrong body, by a rule',
  async (effect) => {
    const app = await frozenApp()
    const token = await logIn(app)
    const { market } = await openMarket(app)
    const selectionId = market.runners[0]?.selectionId
    const odds = market.runners[0]?.back?.price
    await plant(app, 'placeBet', effect)
    const bet = (stake: unknown) => ({
      token,
      body: { marketId: market.marketId, selectionId, side: 'back', odds, stake, accept: { policy: 'any' } },
    })
    const refused = [
      (await call(app, '/api/bets', { body: {} })).status,
      (await call(app, '/api/bets', bet('much'))).status,
      (await call(app, '/api/bets', bet(9_000_000))).status,
    ]
    expect(refused).toEqual([401, 400, 422])
    expect(await faultsLeft(app)).toEqual([[effect.kind, 1]])
  },
)

test('an error is used up by the call that it refuses', async () => {
  const app = await frozenApp()
  await plant(app, 'getBanners', { kind: 'error', status: 503 })
  expect((await call(app, '/api/getBanners')).status).toBe(503)
  expect(await faultsLeft(app)).toEqual([])
})

test('errors as 200 wait for a refusal', async () => {
  const app = await frozenApp()
  await plant(app, 'login', { kind: 'legacy-error' })
  await logIn(app)
  expect(await faultsLeft(app)).toEqual([['legacy-error', 1]])
  const { status, json } = await call(app, '/api/login', { body: { username: 'player', password: 'Wrong12345' } })
  expect([status, json.error]).toEqual([200, true])
  expect(await faultsLeft(app)).toEqual([])
})

test('a name that no operation has, and a kind that a game never meets, are refused with the right ones', async () => {
  const app = await frozenApp()
  const refusal = async (target: object, kind = 'dropped-answer') =>
    (await call(app, `${world}/faults`, { body: { target, effect: { kind } } })).json.message
  expect(await refusal({ operation: 'placeBets' })).toBe('There is no operation placeBets. Did you mean "placeBet"?')
  expect(await refusal({ operation: 'playRounds' })).toBe('There is no operation playRounds. Did you mean "playRound"?')
  expect(await refusal({ event: 'session-check' }, 'event-lost')).toBe(
    'There is no event session-check. Did you mean "session_check"?',
  )
  expect(await refusal({ operation: 'playRound' }, 'legacy-error')).toBe(
    'legacy-error needs an operation of openapi.yaml or a group',
  )
})
