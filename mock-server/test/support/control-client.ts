import type { Schema } from '@chaupar/api/api'
import type { ControlData } from '@chaupar/api/control-client'
import { expect } from 'vitest'
import { there } from './answers.ts'
import { call, logIn, startApp } from './server.ts'

/** The control surface of the world of most tests. */
export const world = '/__mock/worlds/default'

export async function frozenApp() {
  const app = await startApp()
  await call(app, `${world}/clock/freeze`, { body: {} })
  return app
}

type ControlMarket = ControlData<'listMarkets'>[number]['markets'][number]
export type TestApp = Awaited<ReturnType<typeof startApp>>

export async function matchOdds(app: TestApp): Promise<{ market: ControlMarket; refMatchId: string }> {
  const { json } = await call(app, `${world}/markets`)
  const match = there(json.data.find((one) => one.sportId === 4 && one.status === 'inplay'))
  return {
    refMatchId: match.refMatchId,
    market: there(match.markets.find((one) => one.marketType === 'match_odds')),
  }
}

/** A bet of the seeded player on the first runner, taken at once because the test controls the market. */
export async function placeBet(app: TestApp, market: ControlMarket, stake: number): Promise<string> {
  const token = await logIn(app)
  const { json } = await call(app, '/api/bets', {
    token,
    body: {
      marketId: market.marketId,
      selectionId: there(market.runners[0]).selectionId,
      side: 'back',
      odds: there(market.runners[0]?.back).price,
      stake,
      accept: { policy: 'any' },
    },
  })
  expect(json.error).toBe(false)
  await call(app, `${world}/clock/advance`, { body: { ms: json.data.bet.delayMs ?? 0 } })
  return json.data.bet.id
}

export async function betOf(app: TestApp, refMatchId: string): Promise<Schema<'Bet'>> {
  const token = await logIn(app)
  return there((await call(app, `/api/bets?skip=0&pageSize=10&refmatchid=${refMatchId}`, { token })).json.data.bets[0])
}

export async function openMarket(app: TestApp) {
  for (let second = 0; second < 120; second += 1) {
    const found = await matchOdds(app)
    if (found.market.status === 'open' && found.market.runners[0]?.back) return found
    await call(app, `${world}/clock/advance`, { body: { ms: 1000 } })
  }
  throw new Error('the match odds never opened')
}
