import type { Schema } from '@chaupar/api/api'
import { describe, expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { type Client, connect, next, subscribe } from '../support/sockets.ts'

const control = '/__mock/worlds/default'

type Watched = {
  served: Awaited<ReturnType<typeof serveApp>>
  socket: Client
  matchId: string
  markets: readonly Schema<'Market'>[]
}

/** A player before the live match, its clock held still; `markets` as the first subscription gave them. */
async function watch(transport: 'websocket' | 'polling', heartbeatMs: number | null = null): Promise<Watched> {
  const served = await serveApp({ heartbeatMs })
  await call(served, `${control}/clock/freeze`, { body: {} })
  const socket = await connect(served.origin, { token: await logIn(served), transports: [transport] })
  const match = there((await call(served, '/api/sports/matches?when=inplay')).json.data.matches[0])
  const snapshot = await subscribe(socket, { matchId: match.refMatchId })
  return { served, socket, matchId: match.refMatchId, markets: snapshot.markets }
}

const pass = ({ served }: Watched, ms: number) => call(served, `${control}/clock/advance`, { body: { ms } })

describe.each([['websocket'], ['polling']] as const)('over %s', (transport) => {
  test('a client that sends its sequence gets only the changes, and then has all markets', async () => {
    const watched = await watch(transport)
    const { socket, matchId } = watched
    const before = await subscribe(socket, { matchId })
    await socket.emitWithAck('odds:unsubscribe', { matchId })
    // A market that no ball moves, so that something is left out.
    await call(watched.served, `${control}/markets/${there(before.markets[0]).marketId}/suspend`, { body: {} })
    const resumed = await subscribe(socket, { matchId, since: before.sequence })
    expect(resumed).toMatchObject({ status: 'success', matchId, since: before.sequence })
    expect(resumed.markets.length).toBeGreaterThan(0)
    expect(resumed.markets.length).toBeLessThan(before.markets.length)
    const merged = new Map([...before.markets, ...resumed.markets].map((market) => [market.marketId, market]))
    const whole = await subscribe(socket, { matchId })
    expect(whole).not.toHaveProperty('since')
    expect([...merged.values()]).toEqual(expect.arrayContaining(whole.markets))
    expect(merged.size).toBe(whole.markets.length)
  })

  test('a client that has everything gets nothing', async () => {
    const { socket, matchId } = await watch(transport)
    const { sequence } = await subscribe(socket, { matchId })
    expect(await socket.emitWithAck('odds:subscribe', { matchId, since: sequence })).toMatchObject({
      sequence,
      since: sequence,
      markets: [],
    })
  })

  test('a sequence that is too old, or was never given, brings everything', async () => {
    const watched = await watch(transport)
    const { socket, matchId, markets } = watched
    const now = await subscribe(socket, { matchId })
    const future = await subscribe(socket, { matchId, since: now.sequence + 1 })
    expect(future).not.toHaveProperty('since')
    expect(future.markets).toHaveLength(markets.length)
    for (let ball = 0; ball < 201; ball += 1) {
      const verb = ball % 2 === 0 ? 'suspend' : 'open'
      await call(watched.served, `${control}/markets/${markets[0]?.marketId}/${verb}`, { body: {} })
    }
    const late = await subscribe(socket, { matchId, since: now.sequence })
    expect(late.sequence).toBe(now.sequence + 201)
    expect(late).not.toHaveProperty('since')
    expect(late.markets).toHaveLength(markets.length)
  })

  test('a heartbeat says between two moves that prices are alive, and at which sequence', async () => {
    const watched = await watch(transport, 50)
    const { socket, matchId } = watched
    const { sequence } = await subscribe(socket, { matchId })
    const beat = await next(socket, 'odds:update')
    expect(beat).toEqual({ matchId, sequence, publishedAt: expect.any(String), markets: [], heartbeat: true })
    await pass(watched, 60_000)
    // The update itself may be lost, over polling it often is: then the next heartbeat names its sequence.
    const heard = await new Promise<unknown>((resolve) => {
      socket.on('odds:update', (update) => (update.sequence > sequence ? resolve(update) : undefined))
    })
    expect(heard).toMatchObject({ matchId, sequence: sequence + 1 })
  })
})
