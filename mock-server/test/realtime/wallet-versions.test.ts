import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { openMarket } from '../support/control-client.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { connect, listenTo, payloadsOf } from '../support/sockets.ts'

const control = '/__mock/worlds/default'

test('a wallet has a greater version in each answer and each push than in those before its change', async () => {
  const served = await serveApp()
  await call(served, `${control}/clock/freeze`, { body: {} })
  const token = await logIn(served)
  const tabs = [await connect(served.origin, { token }), await connect(served.origin, { token })]
  const heard = tabs.map(listenTo)
  const answered: number[] = []
  const { market } = await openMarket(served)
  const runner = there(market.runners[0])
  const bet = { marketId: market.marketId, selectionId: runner.selectionId, side: 'back', accept: { policy: 'any' } }
  for (const amount of [100, 200, 300]) {
    await call(served, `${control}/money/credit`, { body: { username: 'player', amount } })
    const { json } = await call(served, '/api/bets', {
      token,
      body: { ...bet, odds: there(runner.back).price, stake: amount },
    })
    answered.push(json.data.wallet?.version ?? 0)
    await call(served, `${control}/clock/advance`, { body: { ms: json.data.bet.delayMs ?? 0 } })
  }
  await call(served, `${control}/markets/${market.marketId}/void`, { body: {} })
  for (const tab of tabs) await tab.emitWithAck('session_check')

  const grows = (versions: readonly number[]) =>
    versions.every((version, index) => version > (versions[index - 1] ?? 0))
  const pushed = heard.map((messages) => payloadsOf(messages, 'update_balance').map(({ version }) => version ?? 0))
  expect(answered.length).toBe(3)
  expect(grows(answered), `answers ${answered}`).toBe(true)
  expect(pushed[0]?.length).toBeGreaterThanOrEqual(7)
  for (const versions of pushed) expect(grows(versions), `pushes ${versions}`).toBe(true)
  expect(pushed[0]).toEqual(pushed[1])
  expect(pushed[0]).toEqual(expect.arrayContaining(answered))
})
