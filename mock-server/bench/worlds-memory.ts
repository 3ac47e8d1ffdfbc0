/** Memory of a hundred worlds, in one process without a server; prints megabytes a world as JSON. Needs --expose-gc. */
import { scenarios } from '../src/scenarios/list.ts'
import { WorldRegistry } from '../src/world/registry.ts'

const worlds = 100
const collect = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
const registry = new WorldRegistry({ scenarios, systemNow: Date.now, newSeed: () => 'bench' })
// What the first world loads is the process's, not a world's.
registry.create({ name: 'first', seed: 'first' })
const before = collect()
const beganMs = performance.now()
for (let at = 0; at < worlds; at += 1) registry.create({ name: `w-${at}`, seed: `seed ${at}` })
const madeMs = (performance.now() - beganMs) / worlds
const each = (collect() - before) / worlds / 1024 / 1024
process.stdout.write(
  `${JSON.stringify({ worlds, megabytesEach: Number(each.toFixed(2)), msEach: Math.round(madeMs) })}\n`,
)
registry.closeAll()
