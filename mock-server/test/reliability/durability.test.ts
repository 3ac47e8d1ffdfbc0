import { cpSync } from 'node:fs'
import { createControlClient } from '@chaupar/api/control-client'
import { expect, test } from 'vitest'
import { scenarios } from '../../src/scenarios/list.ts'
import { WorldRegistry } from '../../src/world/registry.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'
import { ledgerFaults } from './ledger-check.ts'
import { MoneyClient, type Moved } from './money-callers.ts'

/** How often the server is killed; `KILL_RUNS=200` for the long form. */
const killRuns = Number(process.env.KILL_RUNS ?? 3)
/** Movements that a round waits for before the kill; another number each time, so that it strikes at other places. */
const movedBefore = (round: number): number => 60 + (round % 20) * 7
/** The first round goes on until each of these was seen at least once, however fast bets are. */
const leastKinds = 7
const kindsBefore = (round: number): number => (round === 0 ? leastKinds : 1)

/** Many callers move money until so much is acknowledged; then the process is gone, in the middle of others. */
async function moveUntilKilled(origin: string, round: number, world: string, kill: () => void): Promise<Moved[]> {
  const client = new MoneyClient(origin, round, world)
  const token = await client.logIn()
  const acknowledged: Moved[] = []
  let isOver = false
  const follow = async (moves: AsyncGenerator<Moved>): Promise<void> => {
    for await (const moved of moves) {
      acknowledged.push(moved)
      const kinds = new Set(acknowledged.map(({ kind }) => kind)).size
      if (acknowledged.length < movedBefore(round) || kinds < kindsBefore(round) || isOver) continue
      isOver = true
      kill()
    }
  }
  const callers = [
    ...Array.from({ length: 12 }, () => client.bets(token)),
    ...Array.from({ length: 4 }, () => client.withdrawals(token)),
    ...Array.from({ length: 3 }, (_, number) => client.deposits(token, number)),
    client.claims(),
    client.rounds(token, 'dice', { meta: { target: 5_000, over: false } }),
    client.rounds(token, 'mines', { meta: { mines: 1 } }),
  ]
  await Promise.all(
    callers.map((moves) =>
      follow(moves).catch((error: unknown) => {
        // A call in progress at the kill has no answer.
        if (!isOver) throw error
      }),
    ),
  )
  return acknowledged
}

/** The world that is under load in a round: the default one, and in each second round a made one. */
const worldOf = (round: number): 'default' | 'mine' => (round % 2 === 0 ? 'default' : 'mine')

function openFolder(dataFolder: string): WorldRegistry {
  return new WorldRegistry({ scenarios, systemNow: Date.now, passwordCost: 7, newSeed: () => 'unused', dataFolder })
}

test('killed under load, the server keeps every acknowledged movement of money exactly once, in made worlds too', async () => {
  const folder = newFolder()
  const all = { default: [] as Moved[], mine: [] as Moved[] }
  for (let round = 0; round < killRuns; round += 1) {
    const server = run({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', CONTROL: 'on' })
    const origin = await ready(server)
    const control = createControlClient({ baseUrl: `${origin}/__mock` })
    if (round === 0) await control.createWorld({ name: 'mine' })
    const world = worldOf(round)
    all[world].push(...(await moveUntilKilled(origin, round, world, () => server.child.kill('SIGKILL'))))
    expect(await server.ended).toBeNull()
    // A copy of the files, since opening a database repairs it: the next server must find it as the kill left it.
    const copy = newFolder()
    cpSync(folder, copy, { recursive: true })
    const registry = openFolder(copy)
    for (const name of ['default', 'mine'] as const) expect(ledgerFaults(registry.get(name), all[name])).toEqual([])
    registry.closeAll()
  }
  const acknowledged = [...all.default, ...all.mine]
  const kinds = Map.groupBy(acknowledged, ({ kind }) => kind)
  expect(kinds.size).toBeGreaterThanOrEqual(leastKinds)
  const counted = [...kinds].map(([kind, moved]) => `${moved.length} ${kind}`).join(', ')
  process.stdout.write(
    `\n${killRuns} kills, ${acknowledged.length} acknowledged movements (${counted}), none lost or doubled\n`,
  )
})
