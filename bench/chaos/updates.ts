/** Homes that go away in order while players go on: a rolling update, another number of homes. */
import { setTimeout as pause } from 'node:timers/promises'
import { createControlClient } from '@chaupar/api/control-client'
import { runNode } from '../../tools/processes/run.ts'
import { ContainerHomes, type Platform } from './containers.ts'
import { Follower } from './followers.ts'
import type { Homes } from './homes.ts'
import { digestsOf, readLedgers } from './ledgers.ts'
import { Players } from './players.ts'
import type { Amounts, Row } from './report.ts'
import { RunningHomes } from './running-homes.ts'

const mostMovedPercent = 35

export async function rollingUpdate({ answers }: Amounts): Promise<Row[]> {
  return [await updateInTurn('rolling update', await RunningHomes.start(3), answers)]
}

/** The same with containers. Without an engine: no row. */
export async function containersUpdated(platform: Platform, { answers }: Amounts): Promise<Row[]> {
  const reason = await platform.missing()
  if (reason === null)
    return [await updateInTurn(`rolling update on ${platform.name}`, await ContainerHomes.start(platform), answers)]
  console.log(`  skipped: ${reason}`)
  return []
}

/** Each home in turn is stopped and started, again and again until the players have so many answers. */
async function updateInTurn(test: string, homes: Homes, answers: number): Promise<Row> {
  const players = new Players(homes)
  const worlds = ['default', ...homes.namesAtEach(3)]
  const followers: Follower[] = []
  try {
    await players.begin(worlds)
    for (const world of homes.namesAtEach(2)) followers.push(await Follower.open(homes.origin, world))
    let rounds = 0
    for (; rounds === 0 || players.answers < answers; rounds += 1) {
      for (const home of homes.indexes) await homes.update(home)
      // A look at every world between two updates, as long as the slowest socket waits.
      for (const follower of followers) await follower.inStep(rounds + 2)
    }
    await players.end()
    const inStep = followers.filter(
      ({ connections, updates, gaps }) => connections > rounds && updates > 1 && gaps === 0,
    )
    await homes.stopAll()
    const { faults, movements } = readLedgers(homes, players)
    return {
      test,
      done: `${rounds} updates of 3 homes; ${players.repeated} requests sent again; ${followers.length} sockets that follow a match`,
      figure: `${players.answers} answers: ${players.lost} lost, ${players.elsewhere} elsewhere; ${movements} movements: ${faults.length} lost or doubled; ${inStep.length} sockets resynchronised`,
      bound: `0, 0; 0; ${followers.length}`,
      holds:
        players.lost + faults.length + players.elsewhere === 0 && movements > 0 && inStep.length === followers.length,
    }
  } finally {
    for (const follower of followers) follower.close()
    await homes.end()
  }
}

/** 3 homes, 4, and 3 again, while the players of a fifth of the worlds wait and go on. */
export async function otherNumber(): Promise<Row[]> {
  const homes = await RunningHomes.start(3)
  const players = new Players(homes)
  const folders = [0, 1, 2, 3].map((home) => homes.dataFolder(home))
  try {
    const control = createControlClient({ baseUrl: `${homes.origin}/__mock` })
    const quiet = Array.from({ length: 48 }, (_, index) => `quiet-${index}`)
    for (const name of quiet) await control.createWorld({ name })
    const busy = Array.from({ length: 12 }, (_, index) => `busy-${index}`)
    await players.begin(busy)
    await pause(3000)
    let [changed, most] = [0, 0]
    for (const count of [4, 3]) {
      await homes.stopAll()
      const before = digestsOf(folders)
      const places = new Map([...before.keys()].map((name) => [name, homes.homeOf(name)]))
      const { code, output } = await runNode('tools/homes.ts', ['move', '--to', String(count), ...folders])
      if (code !== 0) throw new Error(output)
      const after = digestsOf(folders)
      changed += [...before].filter(([name, digest]) => after.get(name) !== digest).length
      await homes.startAll(count)
      const moved = [...places].filter(([name, home]) => homes.homeOf(name) !== home).length
      most = Math.max(most, (100 * moved) / places.size)
      await pause(3000)
    }
    await players.end()
    await homes.stopAll()
    const { faults, movements } = readLedgers(homes, players)
    return [
      {
        test: '3 to 4 homes and back',
        done: `${quiet.length + busy.length} worlds; ${movements} movements of money meanwhile`,
        figure: `${most.toFixed(0)} % move, ${changed} digests differ, ${players.lost + faults.length} calls lost or doubled, ${players.elsewhere} elsewhere`,
        bound: `${mostMovedPercent} %, 0, 0, 0`,
        holds: most > 0 && most <= mostMovedPercent && changed + players.lost + faults.length + players.elsewhere === 0,
      },
    ]
  } finally {
    await homes.end()
  }
}
