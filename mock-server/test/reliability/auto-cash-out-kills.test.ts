import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { createControlClient } from '@chaupar/api/control-client'
import { expect, test, vi } from 'vitest'
import { setAutoCashOut } from '../../src/domain/betting/auto-cash-out/set-auto-cash-out.ts'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import { scenarios } from '../../src/scenarios/list.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { WorldRegistry } from '../../src/world/registry.ts'
import { type Answer, type DataAt, there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'
import { betOn, bettingTable, brokenInvariants, changeMarket, level } from '../support/worlds.ts'

/** How often the server is killed; `KILL_RUNS=40` for the long form. */
const killRuns = Number(process.env.KILL_RUNS ?? 2)
const rulesEach = 6

/** The bets of all rules, by id: open or cashed out. The ledger, the bet and its rule must agree. */
function statesOf(store: Store): Map<string, 'open' | 'cashed_out'> {
  const sql = "SELECT reference FROM ledger_entries WHERE kind = 'cash-out'"
  const booked = store.all(sql, [], (row) => row.text('reference').split(' ').slice(1)).flat()
  expect(new Set(booked).size).toBe(booked.length)
  const rules = store.all(
    'SELECT bets.id, state, status FROM auto_cash_outs JOIN bets ON bets.id = target_id',
    [],
    (row) => ({ id: row.text('id'), rule: row.text('state'), bet: row.text('status') }),
  )
  return new Map(
    rules.map(({ id, rule, bet }) => {
      const isOut = booked.includes(id)
      expect([rule, bet], id).toEqual(isOut ? ['done', 'cashed_out'] : ['armed', 'open'])
      return [id, isOut ? 'cashed_out' : 'open']
    }),
  )
}

test('a fault at any write between the quote and its effect leaves nothing, and the next tick does the whole', () => {
  const { world, playerId, marketId } = bettingTable()
  const moveTo = (price: number) => {
    const runners = (world.feed.market(marketId)?.runners ?? []).map((runner) =>
      runner.selectionId === 'a' ? { ...runner, lay: [level({ price })] } : runner,
    )
    changeMarket(world, marketId, { runners })
  }
  moveTo(3.05)
  world.tick()
  const { id } = placeBet(world, playerId, betOn(marketId, 'a', 'back', 1000_00, { odds: 3.05 })).bet
  const lines = { gainPaise: 200_00, lossPaise: null, share: 100, untilMs: null }
  setAutoCashOut(world, playerId, { ...lines, target: 'bet', targetId: id })
  moveTo(2)
  const events: string[] = []
  world.events.onAny(({ name }) => events.push(name))
  let faults = 0
  for (let isDone = false; !isDone; ) {
    let writes = 0
    const failing = (['run', 'change'] as const).map((name) => {
      const real = world.store[name].bind(world.store)
      return vi.spyOn(world.store, name).mockImplementation((sql, parameters) => {
        writes += 1
        if (writes > faults) throw new Error('The disk is gone')
        return real(sql, parameters)
      })
    })
    try {
      world.tick()
      isDone = true
    } catch (error) {
      expect(error).toMatchObject({ message: 'The disk is gone' })
      faults += 1
    } finally {
      for (const spy of failing) spy.mockRestore()
    }
    expect([...statesOf(world.store)]).toEqual([[id, isDone ? 'cashed_out' : 'open']])
    expect(brokenInvariants(world)).toEqual([])
    if (!isDone) expect(events).toEqual([])
  }
  expect(faults).toBeGreaterThan(8)
})

/** The states in a copy of the killed server's files, since opening a database repairs it, and a world that is opened ticks. */
function statesAtKill(folder: string): Map<string, 'open' | 'cashed_out'> {
  const dataFolder = newFolder()
  cpSync(folder, dataFolder, { recursive: true })
  const store = openStore(join(dataFolder, 'default.sqlite'))
  const states = statesOf(store)
  store.close()
  const options = { scenarios, systemNow: () => 0, passwordCost: 7, newSeed: () => 'unused', dataFolder }
  const registry = new WorldRegistry(options)
  try {
    const world = registry.get('default')
    expect(brokenInvariants(world)).toEqual([])
    expect(new Set(statesOf(world.store).values())).toEqual(new Set(['cashed_out']))
  } finally {
    registry.closeAll()
  }
  return states
}

/** A signed-in player of a running server. */
async function player(origin: string) {
  const send = async (method: string, path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const answer = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    return answer.text()
  }
  const login: Answer<DataAt<'POST', '/api/login'>> = JSON.parse(
    await send('POST', '/api/login', { username: 'player', password: 'Chaupar123' }),
  )
  const { token } = login.data
  return {
    list: () => send('GET', '/api/bets/auto-cash-out', undefined, token),
    /** A bet with a rule that no present price reaches. */
    setRule: async (order: { marketId: string; selectionId: string; odds: number }) => {
      const body = { ...order, side: 'back', stake: 100, accept: { policy: 'any' } }
      const placed: Answer<DataAt<'POST', '/api/bets'>> = JSON.parse(await send('POST', '/api/bets', body, token))
      const { id } = placed.data.bet
      await send('PUT', '/api/bets/auto-cash-out', { target: 'bet', targetId: id, gain: 1 }, token)
      return id
    },
  }
}

test('killed while rules fire, the server cashes each bet out once or not yet, and the rest after the restart', async () => {
  const folder = newFolder()
  const ids: string[] = []
  let before = 0
  for (let round = 0; round <= killRuns; round += 1) {
    const server = run({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', CONTROL: 'on' })
    const origin = await ready(server)
    const control = createControlClient({ baseUrl: `${origin}/__mock` })
    // Frozen, since the killed server and this test may have different clocks.
    await control.freezeClock({ world: 'default' })
    const { list, setRule } = await player(origin)
    const match = there(
      (await control.listMarkets({ world: 'default' })).findLast(({ status }) => status === 'upcoming'),
    )
    const market = there(match.markets.find(({ priceKind }) => priceKind === 'decimal'))
    const at = { world: 'default', marketId: market.marketId }
    const { selectionId } = there(market.runners[0])
    // What was armed at the last kill has fired when the world was opened: its price is still held.
    if (round < killRuns) {
      await control.openMarket(at)
      const [now] = await control.listMarkets({ world: 'default', refMatchId: match.refMatchId })
      const runner = now?.markets.find(({ marketId }) => marketId === at.marketId)?.runners[0]
      const order = { marketId: at.marketId, selectionId, odds: there(runner?.back).price }
      for (let made = 0; made < rulesEach; made += 1) ids.push(await setRule(order))
      await control.movePrice({ ...at, selectionId, side: 'lay', price: 1.01 })
      // Not waited for: the kill strikes before, during or after it.
      const fired = control.advanceClock({ world: 'default', ms: 1 }).catch(() => undefined)
      for (let asked = 0; asked < round % 3; asked += 1) await list()
      server.child.kill('SIGKILL')
      await fired
    }
    server.child.kill('SIGKILL')
    expect(await server.ended).toBeNull()
    const states = statesAtKill(folder)
    expect([...states.keys()].sort()).toEqual([...ids].sort())
    const out = [...states.values()].filter((state) => state === 'cashed_out').length
    // The rules of a kill fire in one tick, so all or none of them did.
    expect(out % rulesEach).toBe(0)
    if (round === killRuns) expect(out).toBe(ids.length)
    else if (out < ids.length) before += 1
  }
  process.stdout.write(
    `\n${killRuns} kills (${before} before the effect), ${ids.length} rules, each bet cashed out once\n`,
  )
})
