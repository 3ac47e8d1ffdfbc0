/** What the test runners' JSON reports say, in one shape. */
import { existsSync, readFileSync, rmSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  success: boolean
  numFailedTestSuites: number
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A skipped test is a failed one: nobody looks at what is switched off. A file that does not load counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
  const unloadable = failed === 0 && (!report.success || report.numFailedTestSuites > 0) ? 1 : 0
  return { passed: report.numPassedTests, failed: failed + unloadable }
}

/** A flaky test passed and failed: it counts as failed. */
export function playwrightCounts(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
}

/** Reads and removes a report; a runner that wrote none has failed. */
export function readReport(file: string, kind: 'vitest' | 'playwright'): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return kind === 'vitest' ? vitestCounts(report as VitestReport) : playwrightCounts(report as PlaywrightReport)
}
