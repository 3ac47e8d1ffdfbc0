/**
 * What the server bears of `npm run bench:games`: `playRound` beside `placeBet` (--calls), and 500 players in one crash round
 * (--round); without either, both. Loopback only, a minute. Figures in .tmp/bench.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { measureCalls } from './games/calls.ts'
import { measureSharedRound } from './games/shared-round.ts'
import { attempt, printTargets, type Target } from './report.ts'
import { workFolder } from './subjects.ts'

const args = process.argv.slice(2)
const loadBefore = loadavg()[0] ?? 0
const figures: Record<string, object> = {}
const targets: Target[] = []
for (const [name, measure] of Object.entries({ calls: measureCalls, round: measureSharedRound })) {
  if (args.some((arg) => arg === '--calls' || arg === '--round') && !args.includes(`--${name}`)) continue
  const measured = await attempt(name, measure)
  if (measured === null) continue
  figures[name] = measured.figures
  targets.push(...measured.targets)
}
printTargets(targets)
const machine = { cores: availableParallelism(), node: process.version, loadBefore }
console.log(`${machine.cores} cores, Node ${machine.node}, load before the run ${loadBefore.toFixed(1)}`)
if (loadBefore > machine.cores / 2) console.log('The machine was busy: take the figures with care.')
mkdirSync(workFolder, { recursive: true })
writeFileSync(join(workFolder, 'games-server.json'), `${JSON.stringify({ machine, ...figures, targets }, null, 2)}\n`)
process.exit()
