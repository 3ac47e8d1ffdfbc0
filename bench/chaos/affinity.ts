/** Every request reaches the home of its world, whatever brings it. */
import { basename, join } from 'node:path'
import { createControlClient } from '@chaupar/api/control-client'
import { openStore } from '../../mock-server/src/store/store.ts'
import { databasesIn } from '../../mock-server/src/world/world-files.ts'
import { openSocket, signIn } from './followers.ts'
import { Players } from './players.ts'
import type { Amounts, Row } from './report.ts'
import { RunningHomes } from './running-homes.ts'

const worlds = Array.from({ length: 60 }, (_, index) => `world-${index}`)

/** Half of the requests by HTTP, a quarter each by both transports of the socket. */
export async function affinity({ requests }: Amounts): Promise<Row[]> {
  const homes = await RunningHomes.start(3)
  try {
    const { sent, elsewhere } = await askAll(homes, requests)
    await homes.stopAll()
    const journaled = homes.indexes.map((home) => countRows(homes, home))
    const own = journaled.reduce((sum, { own }) => sum + own, 0)
    const foreign = journaled.reduce((sum, { foreign }) => sum + foreign, 0)
    return [
      {
        test: 'affinity',
        done: `HTTP, polling and WebSocket; ${worlds.length} worlds, 3 homes`,
        figure: `${sent} requests: ${elsewhere + foreign} answered by another home, ${sent - own} in no journal`,
        bound: '0',
        holds: elsewhere + foreign === 0 && own === sent,
      },
    ]
  } finally {
    await homes.end()
  }
}

async function askAll(homes: RunningHomes, requests: number): Promise<{ sent: number; elsewhere: number }> {
  const control = createControlClient({ baseUrl: `${homes.origin}/__mock` })
  const players = new Players(homes)
  const perWorld = Math.ceil(requests / worlds.length / 4)
  const askInOne = async (world: string): Promise<void> => {
    await control.createWorld({ name: world })
    const token = await signIn(homes.origin, world)
    const headers = { 'x-world': world, authorization: token }
    for (let left = 2 * perWorld; left > 0; left -= 1)
      await players.send(world, `${homes.origin}/api/bet/exposure/amount`, { headers })
    for (const transport of ['polling', 'websocket'] as const) {
      const socket = openSocket(homes.origin, world, token, [transport])
      for (let left = perWorld; left > 0; left -= 1) await socket.timeout(30_000).emitWithAck('get:balance')
      socket.disconnect()
    }
  }
  const waiting = [...worlds]
  const askWaiting = async (): Promise<void> => {
    for (let world = waiting.shift(); world !== undefined; world = waiting.shift()) await askInOne(world)
  }
  // At any moment worlds of all homes, over all ways.
  await Promise.all(Array.from({ length: 12 }, askWaiting))
  return { sent: 4 * perWorld * worlds.length, elsewhere: players.elsewhere }
}

/** The test's requests in the journals of a home: those of its own worlds, and of worlds of other homes. */
function countRows(homes: RunningHomes, home: number): { own: number; foreign: number } {
  const folder = homes.dataFolder(home)
  const counts = { own: 0, foreign: 0 }
  for (const path of databasesIn(folder)) {
    const store = openStore(join(folder, path))
    const sql =
      "SELECT count(*) AS rows FROM journal WHERE name IN ('getExposure', 'get:balance') AND direction IS NOT 'out'"
    const rows = store.one(sql, [], (row) => row.integer('rows')) ?? 0
    store.close()
    counts[homes.homeOf(basename(path, '.sqlite')) === home ? 'own' : 'foreign'] += rows
  }
  return counts
}
