import { runNode } from '../processes/run.ts'
import { type Counts, failureLines, readReport } from './reports.ts'
import type { Step } from './steps.ts'

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', FORCE_COLOR: '0', NO_COLOR: '1' }

/** A step that takes longer tells where it is, this often. */
const tellMs = 30_000

/**
 * Runs one step and prints its name and duration; of a failed one the names of what failed, then the output (a reader who is
 * shown the beginning of it alone still knows which test it was); of a long one now and then the last line.
 * A check counts as one; a runner's tests each; a runner that ran nothing, or failed without saying where, as one failure.
 */
export async function takeStep(step: Step, env: Readonly<Record<string, string>>): Promise<Counts> {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  let last = ''
  const telling = setInterval(() => console.log(`...    ${seconds()} s  ${step.name}${last && `: ${last}`}`), tellMs)
  const { code, output } = await runNode(step.file, step.args, {
    env: { ...quiet, ...env },
    heard: (line) => {
      last = line.slice(0, 120)
    },
  })
  clearInterval(telling)
  const counts = countsOf(step, code)
  const sum = step.report ? `, ${counts.passed} passed, ${counts.failed} failed` : ''
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds()} s  ${step.name}${sum}`)
  if (counts.failed > 0) {
    console.log(`${failureLines(counts.failures)}\n\n${output.trim() || '(it printed nothing)'}\n`)
  } else if (step.shows) console.log(output.trim())
  return counts
}

function countsOf(step: Step, code: number): Counts {
  const ownName = { file: step.name, title: 'failed', error: 'its output tells why' }
  if (!step.report) {
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [ownName] }
  }
  const counts = readReport(step.report.file, step.report.kind)
  const failed = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed
  return { ...counts, failed, failures: failed > 0 && counts.failures.length === 0 ? [ownName] : counts.failures }
}

/** The sum of several, each failure named. */
export function sumOf(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** The end of every command that tests: the names of what failed with their first words, then `N passed, N failed`. */
export function printEnd({ passed, failed, failures }: Counts): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failureLines(failures)}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
