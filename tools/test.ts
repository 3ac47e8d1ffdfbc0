/**
 * `npm test`: everything that must hold. Checks run two at a time, then the runners of tests, which use the whole machine
 * each. Ends with the names of what failed and one line over all, and a non-zero exit on any failure. `npm test -- WORD ...`
 * runs only the steps whose name holds one of the words.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from './processes/run.ts'
import { provideBrowser, provideNginx } from './stack/prerequisites.ts'
import type { Counts } from './testing/reports.ts'
import { reports, type Step, steps } from './testing/steps.ts'
import { printEnd, sumOf, takeStep } from './testing/take-step.ts'

/** The steps that the words name, all when there are none; a word that names no step ends the command. */
function chosen(words: readonly string[]): Step[] {
  const names = steps.map(({ name }) => name)
  const wrong = words.find((word) => !names.some((name) => name.includes(word)))
  if (wrong !== undefined) fail(`No step has "${wrong}" in its name. The steps:\n  ${names.join('\n  ')}`)
  return steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
}

/** Takes steps from the front until none is left. */
async function takeAll(waiting: Step[], env: Readonly<Record<string, string>>): Promise<Counts> {
  const taken: Counts[] = []
  for (let step = waiting.shift(); step; step = waiting.shift()) taken.push(await takeStep(step, env))
  return sumOf(taken)
}

const wanted = chosen(process.argv.slice(2))
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
const checks = wanted.filter(({ report }) => !report)
const checked = await Promise.all([takeAll(checks, env), takeAll(checks, env)])
const tested = await takeAll(
  wanted.filter(({ report }) => report),
  env,
)
const total = sumOf([...checked, tested])
printEnd(total.passed + total.failed === 0 ? { ...total, failed: 1 } : total)
