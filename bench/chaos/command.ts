/**
 * `npm run chaos`: kills, cuts and updates of homes behind a real nginx, each figure beside its bound (docs/figures.md). `--long` for
 * 100,000 requests and 200 kills; `--write` writes the figures into docs/figures.md; words choose some: `npm run chaos -- kills cut-off`.
 */
import { fail } from '../../tools/processes/run.ts'
import { provideNginx } from '../../tools/stack/prerequisites.ts'
import { affinity } from './affinity.ts'
import { onCompose, onSwarm } from './containers.ts'
import { lostDisk, madeWorldsKilled, wrongSettings } from './disks.ts'
import { kills } from './kills.ts'
import { cutOff, silent } from './lines.ts'
import { type Amounts, failedRow, printRow, type Row, writeFigures } from './report.ts'
import { containersUpdated, otherNumber, rollingUpdate } from './updates.ts'

const tests = new Map<string, (amounts: Amounts) => Promise<Row[]>>([
  ['affinity', affinity],
  ['kills', kills],
  ['cut-off', cutOff],
  ['silent', silent],
  ['other-number', otherNumber],
  ['rolling-update', rollingUpdate],
  ['compose', (amounts) => containersUpdated(onCompose, amounts)],
  ['swarm', (amounts) => containersUpdated(onSwarm, amounts)],
  ['lost-disk', lostDisk],
  ['wrong-settings', wrongSettings],
  ['made-worlds', madeWorldsKilled],
])
const short: Amounts = { requests: 10_000, answers: 3_000, kills: 9, lostDisks: 1 }
const long: Amounts = { requests: 100_000, answers: 10_000, kills: 200, lostDisks: 5 }

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const unknown = args.find((arg) => !['--long', '--write'].includes(arg) && !tests.has(arg))
if (unknown !== undefined) fail(`chaos takes --long, --write and ${[...tests.keys()].join(', ')}; got "${unknown}"`)
if (!(await provideNginx())) fail('chaos needs nginx, which is not here and cannot be installed')

const amounts = args.includes('--long') ? long : short
let allHold = true
for (const [name, test] of tests) {
  if (words.length > 0 && !words.includes(name)) continue
  const beganMs = performance.now()
  const found = await test(amounts).catch((error: unknown) => [failedRow(name, error)])
  console.log(`${name}, ${((performance.now() - beganMs) / 1000).toFixed(0)} s`)
  for (const row of found) printRow(row)
  if (args.includes('--write')) writeFigures(found)
  allHold &&= found.every(({ holds }) => holds)
}
process.exit(allHold ? 0 : 1)
