import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkInvariants } from '../src/domain/money/invariants.ts'
import { scenarios } from '../src/scenarios/list.ts'
import { WorldRegistry } from '../src/world/registry.ts'
import type { World } from '../src/world/world.ts'
import { type Answer, type DataAt, there } from './answers.ts'
import { ready, run } from './process.ts'

/** How often the server is killed; `KILL_RUNS=200` for the long form. */
const killRuns = Number(process.env.KILL_RUNS ?? 3)
const callers = 20

type Post = <const Path extends string>(
  path: Path,
  body: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<DataAt<'POST', Path>>>

function poster(origin: string): Post {
  return async (path, body, headers = {}) => {
    const sent = { 'content-type': 'application/json', ...headers }
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    return JSON.parse(await answer.text())
  }
}

/** A market before its match, which nothing suspends, with a price to take. */
async function openMarket(origin: string): Promise<{ marketId: string; selectionId: string; odds: number }> {
  const read = async <const Path extends string>(path: Path): Promise<Answer<DataAt<'GET', Path>>> =>
    JSON.parse(await (await fetch(`${origin}${path}`)).text())
  const list = await read('/api/sports/matches?when=upcoming&sportId=4')
  const { refMatchId } = there(list.data.matches.at(-1))
  const odds = await read(`/api/bet/match/odds?matchId=${refMatchId}`)
  const market = there(
    odds.data.markets.find(({ status, marketType }) => status === 'open' && marketType === 'match_odds'),
  )
  const runner = there(market.runners[0])
  return { marketId: market.marketId, selectionId: runner.selectionId, odds: there(runner.back[0]).price }
}

/** Bets from many callers at once until so many are acknowledged; then the process is gone, in the middle of others. */
async function betUntilKilled(origin: string, round: number, kill: () => void): Promise<Map<string, string>> {
  const post = poster(origin)
  const login = await post('/api/login', { username: 'player', password: 'Chaupar123' })
  const headers = { authorization: login.data.token }
  await post('/__mock/worlds/default/money/credit', { username: 'player', amount: 1_000_000 })
  const bet = { ...(await openMarket(origin)), side: 'back', stake: 100, accept: { policy: 'any' } }
  const acknowledged = new Map<string, string>()
  let isOver = false
  const caller = async (number: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const key = `kill-${round}-${number}-${count}`
      const answer = await post('/api/bets', bet, { ...headers, 'idempotency-key': key }).catch(() => null)
      if (answer === null) return
      expect(answer, answer.message).toMatchObject({ error: false })
      acknowledged.set(key, answer.data.bet.id)
      if (acknowledged.size >= 40 + round * 7 && !isOver) {
        isOver = true
        kill()
      }
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)))
  return acknowledged
}

function openDefault(dataFolder: string): { world: World; close: () => void } {
  const registry = new WorldRegistry({ scenarios, systemNow: Date.now, newSeed: () => 'unused', dataFolder })
  return { world: registry.get('default'), close: () => registry.closeAll() }
}

function texts(world: World, sql: string): string[] {
  return world.store.all(sql, [], (row) => row.text('value'))
}

test('killed under load, the server keeps every acknowledged bet exactly once', {
  timeout: 60_000 + killRuns * 20_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const all = new Map<string, string>()
  for (let round = 0; round < killRuns; round += 1) {
    const server = run({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', CONTROL: 'on' })
    const origin = await ready(server)
    const acknowledged = await betUntilKilled(origin, round, () => server.child.kill('SIGKILL'))
    expect(await server.ended).toBeNull()
    for (const [key, id] of acknowledged) all.set(key, id)

    const { world, close } = openDefault(folder)
    const bets = texts(world, 'SELECT id AS value FROM bets')
    expect(new Set(bets).size).toBe(bets.length)
    for (const id of all.values()) expect(bets).toContain(id)
    expect(new Set(all.values()).size).toBe(all.size)
    expect(texts(world, "SELECT reference AS value FROM ledger_entries WHERE kind = 'bet-accepted'").length).toBe(
      bets.length,
    )
    expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([])
    const told = world.journal.query({ kind: 'ledger' })
    expect(told.map(({ data }) => data?.entryId)).toEqual(
      world.store.all('SELECT id FROM ledger_entries ORDER BY id', [], (row) => row.integer('id')),
    )
    close()
  }
  process.stdout.write(`\n${killRuns} kills, ${all.size} acknowledged bets, none lost or doubled\n`)
})
