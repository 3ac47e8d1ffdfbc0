import type { Data } from '@chaupar/api/api'
import { describe, expect, test } from 'vitest'
import { type Answer, type DataAt, there } from '../support/answers.ts'
import { serveApp } from '../support/server.ts'
import { type Client, connect, type Heard, listenTo, payloadsOf } from '../support/sockets.ts'

type Served = Awaited<ReturnType<typeof serveApp>>

/** One tester in a world of their own. */
type Tester = { world: string; token: string; socket: Client; heard: Heard[]; matchId: string }

const testers = 8
const names = Array.from({ length: testers }, (_, at) => `tester-${at}`)
const frozenAtMs = Date.UTC(2026, 10, 21, 14)

async function get({ origin }: Served, world: string, path: string, token?: string): Promise<string> {
  const headers = { 'x-world': world, ...(token === undefined ? {} : { authorization: token }) }
  const answer = await fetch(`${origin}${path}`, { headers })
  return answer.text()
}

async function post<const Path extends string>(
  { origin }: Served,
  world: string,
  path: Path,
  body: unknown,
  token?: string,
): Promise<Answer<DataAt<'POST', Path>>> {
  const headers = { 'x-world': world, 'content-type': 'application/json' }
  const login = token === undefined ? {} : { authorization: token }
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, ...login },
    body: JSON.stringify(body),
  })
  return JSON.parse(await answer.text())
}

async function sitDown(served: Served, world: string): Promise<Tester> {
  served.registry.create({ name: world, seed: 'the same for all', frozenAtMs })
  const { data } = await post(served, world, '/api/login', { username: 'player', password: 'Chaupar123' })
  const matches = JSON.parse(await get(served, world, '/api/sports/matches?when=inplay&sportId=4')).data.matches
  const matchId = matches[0].refMatchId
  const socket = await connect(served.origin, { token: data.token, query: { world } })
  await socket.emitWithAck('odds:subscribe', { matchId })
  return { world, token: data.token, socket, heard: listenTo(socket), matchId }
}

/** All that a world shows of its matches, as it came over the wire. */
async function shown(served: Served, { world, matchId }: Tester): Promise<string[]> {
  const ofMatch = [
    'bet/match/odds',
    'bet/bookmaker/odds',
    'bet/fancy/odds',
    'sports/match/score',
    'sports/match/settings',
  ]
  const paths = ['/api/sports/matches', ...ofMatch.map((path) => `/api/${path}?matchId=${matchId}`)]
  return Promise.all(paths.map((path) => get(served, world, path)))
}

describe('8 testers in 8 worlds of one seed, at the same time', () => {
  test('see the same matches, byte for byte, over calls and sockets, however their steps interleave', async () => {
    const served = await serveApp()
    const all = await Promise.all(names.map((name) => sitDown(served, name)))
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        all.map(async (tester) => {
          await post(served, tester.world, `/__mock/worlds/${tester.world}/clock/advance`, { ms: 45_000 })
          // Prices are volatile: a line that is still busy with the last message loses the next.
          await tester.socket.emitWithAck('session_check')
        }),
      )
      const screens = await Promise.all(all.map((tester) => shown(served, tester)))
      for (const screen of screens) expect(screen).toEqual(screens[0])
    }
    const pushed = all.map(({ heard }) => JSON.stringify(heard.filter(([event]) => event === 'odds:update')))
    expect(pushed[0]?.length).toBeGreaterThan(100)
    expect(new Set(pushed).size).toBe(1)
  })

  test('never see each other’s money, bets, toasts or logins', async () => {
    const served = await serveApp()
    const all = await Promise.all(names.map((name) => sitDown(served, name)))
    await Promise.all(
      all.map(async ({ world }, at) => {
        const path = `/__mock/worlds/${world}`
        await post(served, world, `${path}/money/credit`, { username: 'player', amount: 100 + at })
        await post(served, world, `${path}/push/toast`, { message: `to ${world}` })
      }),
    )
    for (const [at, { world, token, socket, heard, matchId }] of all.entries()) {
      expect(await socket.emitWithAck('get:balance')).toMatchObject({ balance: 10_000 + 100 + at })
      const toasts = heard.filter(([event]) => event === 'notification_toast')
      expect(toasts).toEqual([['notification_toast', { message: `to ${world}` }]])
      const balances = payloadsOf(heard, 'update_balance').map((sent) => sent.balance)
      expect(new Set(balances)).toEqual(new Set([10_000 + 100 + at]))
      expect(JSON.parse(await get(served, world, `/api/bets?refmatchid=${matchId}`, token)).data.count).toBe(0)
    }
    // The same seed and steps give the same tokens; one step more gives a token that no other world knows.
    const { data } = await post(served, 'tester-0', '/api/login', { username: 'player', password: 'Chaupar123' })
    expect(JSON.parse(await get(served, 'tester-0', '/api/bets', data.token)).error).toBe(false)
    for (const world of names.slice(1)) {
      expect(JSON.parse(await get(served, world, '/api/bets', data.token)).code).toBe('unauthorized')
      await expect(connect(served.origin, { token: data.token, query: { world } })).rejects.toThrow('Unauthorized')
    }
    const [first] = all
    const odds: Answer<Data<'getMatchOdds'>> = JSON.parse(
      await get(served, first?.world ?? '', `/api/bet/match/odds?matchId=${first?.matchId}`),
    )
    const market = odds.data.markets.find(({ status }) => status === 'open') ?? there(odds.data.markets[0])
    const bet = {
      marketId: market.marketId,
      selectionId: market.runners[0]?.selectionId,
      side: 'back',
      odds: market.runners[0]?.back[0]?.price ?? 2,
      stake: 100,
      accept: { policy: 'any' },
    }
    await post(served, first?.world ?? '', '/api/bets', bet, first?.token)
    const counts = await Promise.all(
      all.map(async ({ world, token }) => JSON.parse(await get(served, world, '/api/bets', token)).data.count),
    )
    expect(counts.slice(1)).toEqual(Array(testers - 1).fill(0))
  })

  test('may end one, and the others go on', async () => {
    const served = await serveApp()
    const all = await Promise.all(names.map((name) => sitDown(served, name)))
    const ended = new Promise((resolve) => all[0]?.socket.once('disconnect', resolve))
    served.registry.delete('tester-0')
    await ended
    const replies = await Promise.all(all.slice(1).map(({ socket }) => socket.emitWithAck('session_check')))
    expect(replies).toEqual(Array(testers - 1).fill({ status: 'success' }))
    expect(served.gateway.census().sockets).toBe(testers - 1)
  })
})
