import { describe, expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { type Client, connect, listenTo, next, payloadsOf, subscribe } from '../support/sockets.ts'

const control = '/__mock/worlds/default'

async function watch(): Promise<{
  served: Awaited<ReturnType<typeof serveApp>>
  socket: Client
  token: string
  matchId: string
  marketId: string
}> {
  const served = await serveApp()
  await call(served, `${control}/clock/freeze`, { body: {} })
  const token = await logIn(served)
  const socket = await connect(served.origin, { token })
  const match = there((await call(served, '/api/sports/matches?when=inplay')).json.data.matches[0])
  return { served, socket, token, matchId: match.refMatchId, marketId: there(match.firstMarket).marketId }
}

describe('odds:subscribe', () => {
  test('answers with every market of the match at a sequence number, equal to the answers of the calls', async () => {
    const { served, socket, matchId } = await watch()
    const snapshot = await subscribe(socket, { matchId })
    const called = (await call(served, `/api/bet/match/odds?matchId=${matchId}`)).json.data
    expect(snapshot).toMatchObject({ status: 'success', matchId, sequence: called.sequence })
    expect(snapshot.markets).toEqual(expect.arrayContaining(called.markets))
    expect(snapshot.score?.sport).toBe('cricket')
    expect(await socket.emitWithAck('odds:subscribe', { matchId, since: snapshot.sequence })).toMatchObject({
      status: 'success',
      sequence: snapshot.sequence,
    })
  })

  test('updates follow without a gap, with whole markets, as the clock moves', async () => {
    const { served, socket, matchId } = await watch()
    const snapshot = await subscribe(socket, { matchId })
    const heard = listenTo(socket)
    for (let tick = 0; tick < 30; tick += 1) {
      await call(served, `${control}/clock/advance`, { body: { ms: 20_000 } })
      // Prices are volatile: a line that is still busy with the last message loses the next.
      await socket.emitWithAck('session_check')
    }
    const updates = payloadsOf(heard, 'odds:update')
    expect(updates.length).toBeGreaterThan(5)
    updates.forEach((update, index) => {
      expect(update).toMatchObject({ matchId, sequence: snapshot.sequence + index + 1 })
      for (const market of update.markets)
        expect(market).toMatchObject({ refMatchId: matchId, runners: expect.any(Array) })
    })
    const now = (await call(served, `/api/bet/match/odds?matchId=${matchId}`)).json.data
    expect(now.sequence).toBe(updates.at(-1)?.sequence)
  })

  test('after odds:unsubscribe, and without a subscription, nothing comes', async () => {
    const { served, socket, matchId, token } = await watch()
    const other = await connect(served.origin, { token })
    await socket.emitWithAck('odds:subscribe', { matchId })
    expect(await socket.emitWithAck('odds:unsubscribe', { matchId })).toEqual({ status: 'success' })
    const heard = [listenTo(socket), listenTo(other)]
    await call(served, `${control}/clock/advance`, { body: { ms: 30_000 } })
    await Promise.all([socket.emitWithAck('session_check'), other.emitWithAck('session_check')])
    expect(heard.flat().filter(([event]) => event === 'odds:update')).toEqual([])
  })

  test('one that is planted to come twice does, though prices may be lost', async () => {
    const { served, socket, matchId, marketId } = await watch()
    const { sequence } = await subscribe(socket, { matchId })
    const heard = listenTo(socket)
    const fault = { target: { event: 'odds:update' }, effect: { kind: 'event-duplicated' }, times: 1 }
    await call(served, `${control}/faults`, { body: fault })
    await call(served, `${control}/markets/${marketId}/suspend`, { body: {} })
    await socket.emitWithAck('session_check')
    const sequences = payloadsOf(heard, 'odds:update').map((update) => update.sequence - sequence)
    expect(sequences).toEqual([1, 1])
  })

  test('a market that is suspended by hand is pushed', async () => {
    const { served, socket, matchId, marketId } = await watch()
    await socket.emitWithAck('odds:subscribe', { matchId })
    const pushed = next(socket, 'odds:update')
    await call(served, `${control}/markets/${marketId}/suspend`, { body: {} })
    const { markets } = await pushed
    expect(markets.find((market) => market.marketId === marketId)).toMatchObject({ status: 'suspended' })
  })

  test('[7.7-3] a bet pushes its fate, the exposure and the balance', async () => {
    const { served, socket, token, marketId } = await watch()
    const market = (await call(served, '/api/sports/matches?when=inplay')).json.data.matches[0]?.firstMarket
    const runner = there(market?.runners[0])
    const heard = listenTo(socket)
    const body = {
      marketId,
      selectionId: runner.selectionId,
      side: 'back',
      odds: runner.back[0]?.price,
      stake: 250.5,
      accept: { policy: 'any' },
    }
    const { json } = await call(served, '/api/bets', { body, token })
    expect(json.data.bet.status).toBe('pending')
    await call(served, `${control}/clock/advance`, { body: { ms: json.data.bet.delayMs } })
    await socket.emitWithAck('session_check')
    const called = (await call(served, '/api/bet/exposure/amount', { token })).json.data
    expect(payloadsOf(heard, 'bet:update').at(-1)?.bet).toMatchObject({
      id: json.data.bet.id,
      priceKind: 'decimal',
      stack: 250.5,
    })
    expect(payloadsOf(heard, 'bet:update').at(-1)?.bet.status).not.toBe('pending')
    expect(payloadsOf(heard, 'exposure:update').at(-1)).toEqual(called)
    expect(payloadsOf(heard, 'update_balance').at(-1)?.balance).toBe(10_000 - called.exposureAmount)
  })
})
