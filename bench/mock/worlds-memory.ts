/**
 * What a world takes, in a process without a server: `made` as it is when it was made, `read` when every market of every
 * match has been read too. Run with `--expose-gc`. Prints the megabytes that each of the second hundred worlds adds, as JSON.
 * `disk` as a second word: each world is an open file, as the server has it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookmakerOdds, fancyOdds, listMatches, matchOdds } from '../../mock-server/src/domain/matches/matches.ts'
import { scenarios } from '../../mock-server/src/scenarios/list.ts'
import { WorldRegistry } from '../../mock-server/src/world/registry.ts'
import type { World } from '../../mock-server/src/world/world.ts'

const worlds = 100
const isRead = process.argv[2] === 'read'

function readAll(world: World): void {
  for (const { refMatchId } of listMatches(world)) {
    matchOdds(world, refMatchId)
    bookmakerOdds(world, refMatchId)
    fancyOdds(world, refMatchId)
  }
}

const dataFolder = process.argv[3] === 'disk' ? mkdtempSync(join(tmpdir(), 'worlds-')) : undefined
const registry = new WorldRegistry({
  scenarios,
  systemNow: Date.now,
  newSeed: () => 'bench',
  ...(dataFolder === undefined ? {} : { dataFolder }),
})

/** Makes a hundred worlds; answers the megabytes that the process then has. */
function make(): number {
  for (let left = worlds; left > 0; left -= 1) {
    const world = registry.create({ seed: `seed ${registry.list().length}` })
    if (isRead) readAll(world)
  }
  // All that can be let go is: what V8 keeps for the moment is no world's.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  return process.memoryUsage().rss / 1024 / 1024
}

// Code, tables of the engines and the room in which worlds are made are the process's: the first hundred pay for them.
const before = make()
const beganMs = performance.now()
const after = make()
const msEach = Math.round((performance.now() - beganMs) / worlds)
process.stdout.write(
  `${JSON.stringify({ worlds, msEach, megabytesEach: Number(((after - before) / worlds).toFixed(2)) })}\n`,
)
registry.closeAll()
if (dataFolder !== undefined) rmSync(dataFolder, { recursive: true })
