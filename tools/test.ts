/**
 * `npm test`: everything that must hold. Checks and unit tests run two at a time, since a runner of tests leaves a third of
 * two cores idle; then the journeys, which use the whole machine. Ends with the names of what failed and one line over all, and a non-zero exit on any failure. `npm test -- WORD ...`
 * runs only the steps whose name holds one of the words, `--except WORD` leaves those out whose name does; with
 * `--another-hour` the unit tests run at another moment, in another zone and language than the machine's.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail } from './processes/run.ts'
import { provideBrowser, provideFaketime, provideNginx } from './stack/prerequisites.ts'
import { type Counts, sumOf } from './testing/reports.ts'
import { inSituation, shortSituation } from './testing/situations.ts'
import { reports, type Step, steps } from './testing/steps.ts'
import { printEnd, takeStep } from './testing/take-step.ts'

/** The steps that the words name, all when there are none, without those of `except`; a word of no step ends the command. */
function chosen(words: readonly string[], except: readonly string[]): Step[] {
  const names = steps.map(({ name }) => name)
  const wrong = [...words, ...except].find((word) => !names.some((name) => name.includes(word)))
  if (wrong !== undefined) fail(`No step has "${wrong}" in its name. The steps:\n  ${names.join('\n  ')}`)
  return steps
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .filter(({ name }) => !except.some((word) => name.includes(word)))
}

/** Takes steps from the front until none is left. */
async function takeAll(waiting: Step[], env: Readonly<Record<string, string>>): Promise<Counts> {
  const taken: Counts[] = []
  for (let step = waiting.shift(); step; step = waiting.shift()) taken.push(await takeStep(step, env))
  return sumOf(taken)
}

const { values, positionals } = parseArgs({
  options: { except: { type: 'string', multiple: true, default: [] }, 'another-hour': { type: 'boolean' } },
  allowPositionals: true,
})
const isAnotherHour = values['another-hour'] === true
const wanted = chosen(positionals, values.except).map((step) =>
  isAnotherHour && step.report?.kind === 'vitest' ? inSituation(step, shortSituation) : step,
)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// What a step, or a program that it starts, leaves in the system's temporary folder goes with the run.
const temporary = mkdtempSync(join(tmpdir(), 'chaupar-test-'))
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
// The step that runs ends with us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
const env = { TMPDIR: temporary }

// Installed first, so that the durations below are those of the steps.
if (wanted.some(({ browser }) => browser)) {
  const noBrowser = await provideBrowser('journeys')
  if (noBrowser) console.log(noBrowser)
  await provideNginx()
}
if (isAnotherHour) {
  const noClock = await provideFaketime()
  if (noClock !== null) fail(noClock)
}
// Checks come first, since they answer fast.
const together = [
  ...wanted.filter(({ report }) => !report),
  ...wanted.filter(({ report, browser }) => report && !browser),
]
const alone = wanted.filter(({ browser }) => browser)
const taken = await Promise.all([takeAll(together, env), takeAll(together, env)])
const total = sumOf([...taken, await takeAll(alone, env)])
printEnd(total.passed + total.failed === 0 ? { ...total, failed: 1 } : total)
