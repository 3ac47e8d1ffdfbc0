import { run } from '../processes/run.ts'
import { type Counts, endOf, failureLines, readReport } from './reports.ts'
import type { Step } from './steps.ts'

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', FORCE_COLOR: '0', NO_COLOR: '1' }

/** A longer step prints where it is, this often. */
const progressMs = 30_000

/**
 * Runs one step and prints its name and duration; of a failed one the names of what failed, then the output (a reader who is
 * shown the beginning of it alone still knows which test it was); of a long one now and then the last line.
 * A check counts as one; a runner's tests each; a runner that ran nothing, or failed without saying where, as one failure.
 */
export async function takeStep(step: Step, env: Readonly<Record<string, string>> = {}): Promise<Counts> {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  let last = ''
  const progress = setInterval(
    () => console.log(`...    ${seconds()} s  ${step.name}${last && `: ${last}`}`),
    progressMs,
  )
  const [program = process.execPath, ...before] = [...(step.under ?? []), process.execPath]
  const { code, output } = await run(program, [...before, step.file, ...step.args], {
    env: { ...quiet, ...env, ...step.env },
    heard: (line) => {
      last = line.slice(0, 120)
    },
  })
  clearInterval(progress)
  const counts = countsOf(step, code)
  const sum = step.report ? `, ${counts.passed} passed, ${counts.failed} failed` : ''
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds()} s  ${step.name}${sum}`)
  if (counts.failed > 0) {
    console.log(`${failureLines(counts.failures)}\n\n${output.trim() || '(it printed nothing)'}\n`)
  } else if (step.shows) console.log(output.trim())
  return counts
}

function countsOf(step: Step, code: number): Counts {
  const ownName = { file: step.name, title: 'failed', error: 'the reason stands in its output' }
  if (!step.report) {
    const none = { passed: 0, failed: 0, failures: [], flaky: [] }
    return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1, failures: [ownName] }
  }
  const counts = readReport(step.report.file, step.report.kind)
  const failed = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed
  return { ...counts, failed, failures: failed > 0 && counts.failures.length === 0 ? [ownName] : counts.failures }
}

/** Prints the end of a command that tests, and sets its exit code. */
export function printEnd(counts: Counts): void {
  const { text, isRed } = endOf(counts)
  console.log(text)
  process.exitCode = isRed ? 1 : 0
}
