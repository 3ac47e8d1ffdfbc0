/** A lost disk, wrong settings, and one process alone. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createControlClient } from '@chaupar/api/control-client'
import { fileOf } from '../../mock-server/src/world/world-files.ts'
import { packageCommand, runNode } from '../../tools/processes/run.ts'
import { digestOf } from './ledgers.ts'
import type { Amounts, Row } from './report.ts'
import { RunningHomes } from './running-homes.ts'

const now = '2026-11-21T14:00:00.000Z'
const lost = 1
/** Between two rounds of copies (docs/settings.md, COPY_DIR). */
const intervalMs = 5000

/** A digest, and when the world had it for the last time. */
type Point = { digest: string; endMs: number }

/** A home's folder is lost under load; the next start fills it from the copies. */
export async function lostDisk({ lostDisks }: Amounts): Promise<Row[]> {
  const homes = await RunningHomes.start(3, { copies: true })
  try {
    const control = createControlClient({ baseUrl: `${homes.origin}/__mock` })
    const worlds = homes.namesAtEach(4).filter((name) => homes.homeOf(name) === lost)
    // Frozen, so that the time until the restart changes nothing.
    for (const name of worlds) await control.createWorld({ name, now, frozen: true })
    let oldestMs = 0
    let unknown = 0
    for (let count = 0; count < lostDisks; count += 1) {
      const points = await writeFor(8000 + 700 * count, homes, worlds)
      const lostMs = performance.now()
      await homes.kill(lost)
      rmSync(homes.dataFolder(lost), { recursive: true })
      await homes.start(lost)
      for (const world of worlds) {
        // Its home opens it first: a copy has no write-ahead log until then.
        await control.readInvariants({ world })
        const digest = digestOf(join(homes.dataFolder(lost), fileOf(world)))
        const found = points.get(world)?.find((point) => point.digest === digest)
        if (found === undefined) unknown += 1
        else oldestMs = Math.max(oldestMs, lostMs - found.endMs)
      }
    }
    return [
      {
        test: 'disk lost, restored from copies',
        done: `${lostDisks} lost folders with ${worlds.length} worlds under load`,
        figure: `${unknown} digests of no earlier point; the oldest point is ${(oldestMs / 1000).toFixed(1)} s back`,
        bound: `0; ${intervalMs / 1000} s`,
        holds: unknown === 0 && oldestMs <= intervalMs,
      },
    ]
  } finally {
    await homes.end()
  }
}

/** Moves money in all worlds for a time, and reads their digest after each movement. */
async function writeFor(ms: number, homes: RunningHomes, worlds: readonly string[]): Promise<Map<string, Point[]>> {
  const control = createControlClient({ baseUrl: `${homes.origin}/__mock` })
  const points = new Map<string, Point[]>(worlds.map((world) => [world, []]))
  for (const endMs = performance.now() + ms; performance.now() < endMs; await pause(50)) {
    for (const [world, known] of points) {
      const last = known.at(-1)
      if (last) last.endMs = performance.now()
      await control.creditPlayer({ world, username: 'player', amount: 1 })
      known.push({ digest: digestOf(join(homes.dataFolder(lost), fileOf(world))), endMs: Number.POSITIVE_INFINITY })
    }
  }
  return points
}

/** Starts that must end with one line and exit code 1. */
export async function wrongSettings(): Promise<Row[]> {
  const homes = await RunningHomes.start(2)
  try {
    const starts: [name: string, env: Record<string, string>, line: RegExp][] = [
      ['two homes on one folder', { DATA_DIR: homes.dataFolder(1) }, /in use by another server/],
      ['unknown home', { HOME_NAME: 'mock-9:8080' }, /^HOME_NAME takes one of HOMES/],
      ['folder of another home', { HOME_NAME: homes.addressOf(1) }, /belongs to/],
      ['another order', { HOMES: `${homes.addressOf(1)} ${homes.addressOf(0)}` }, /^HOMES had another order/],
    ]
    await homes.stop(0)
    const wrong: string[] = []
    for (const [name, env, line] of starts) {
      const { code, output } = await runNode('mock-server/src/main.ts', [], { env: { ...homes.settingsOf(0), ...env } })
      if (code !== 1 || output.trim().includes('\n') || !line.test(output))
        wrong.push(`${name}: exit ${code}, ${output}`)
    }
    for (const one of wrong) console.log(`  ${one}`)
    return [
      {
        test: 'wrong settings',
        done: starts.map(([name]) => name).join(', '),
        figure: `${starts.length - wrong.length} of ${starts.length}: one line, exit 1`,
        bound: `${starts.length}`,
        holds: wrong.length === 0,
      },
    ]
  } finally {
    await homes.end()
  }
}

const madeWorlds = 50

/** One server without other homes: the test of the mock, with 50 worlds. */
export async function madeWorldsKilled(): Promise<Row[]> {
  const args = ['run', '--project', 'mock-server', 'reliability/world-kills']
  const { code, output } = await runNode(packageCommand('vitest'), args, { env: { KILL_WORLDS: String(madeWorlds) } })
  if (code !== 0) console.log(output)
  return [
    {
      test: 'one process alone, kill -9',
      done: `${madeWorlds} made worlds`,
      figure: code === 0 ? 'all back with equal digests' : 'not all back, or digests differ',
      bound: 'all',
      holds: code === 0,
    },
  ]
}
