/** What the test runners' JSON reports say, in one shape. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isObject, type JsonObject, readJson } from '@chaupar/api/document'
import { root } from '../processes/run.ts'

/** A test that failed: where, its title, and the first line of what it said. */
export type Failure = { file: string; title: string; error: string }
/** `flaky`: journeys that failed first and passed at their second try, each with its first error; they count as passed. */
export type Counts = { passed: number; failed: number; failures: readonly Failure[]; flaky: readonly Failure[] }

/** With more flaky journeys than this the whole run fails. */
const mostFlaky = 2

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  success: boolean
  numFailedTestSuites: number
  testResults: readonly {
    name: string
    message?: string
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
  }[]
}

type PlaywrightTest = {
  projectName: string
  status: string
  results: readonly { status: string; error?: { message?: string } }[]
}
type PlaywrightSuite = {
  file: string
  specs?: readonly { title: string; file: string; ok: boolean; tests: readonly PlaywrightTest[] }[]
  suites?: readonly PlaywrightSuite[]
}
type PlaywrightReport = {
  /** `rootDir`: the folder that the files of its suites are in. */
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: readonly { message?: string }[]
  suites: readonly PlaywrightSuite[]
}

/** A skipped test is a failed one, so that it is not forgotten. A file that does not load counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
  const unloadable = failed === 0 && (!report.success || report.numFailedTestSuites > 0) ? 1 : 0
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({
        file: shown(name),
        title: fullName,
        error: firstLine(failureMessages?.[0]) || status,
      }))
    const text = firstLine(message)
    return tests.length > 0 || text === '' ? tests : [{ file: shown(name), title: 'does not load', error: text }]
  })
  return { passed: report.numPassedTests, failed: failed + unloadable, failures, flaky: [] }
}

/** Also takes a report in which journeys were flaky: they are listed, and too many of them are failures. */
export function playwrightCounts(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats
  const inAll = (isWanted: (status: string) => boolean) =>
    report.suites.flatMap((suite) => journeys(report.config.rootDir, suite, isWanted))
  const failures = [
    ...inAll((status) => status !== 'expected' && status !== 'flaky'),
    ...report.errors.map(({ message }) => ({ file: 'e2e', title: 'the run itself', error: firstLine(message) })),
  ]
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + report.errors.length,
    failures,
    flaky: inAll((status) => status === 'flaky'),
  }
}

/** The journeys of a suite with such a status, each with the size it ran at and its first error. */
function journeys(folder: string, suite: PlaywrightSuite, isWanted: (status: string) => boolean): Failure[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => isWanted(status))
      .map(({ projectName, status, results }) => ({
        file: shown(join(folder, file)),
        title: `${title} (${projectName})`,
        error: firstLine(results.find(({ error }) => error)?.error?.message) || status,
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeys(folder, inner, isWanted))]
}

/** The sum of several runs, each failure named. */
export function sumOf(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  }
}

/** The last lines of a command that tests: flaky and failed tests with their first words, then `N passed, N failed`. */
export function endOf({ passed, failed, failures, flaky }: Counts): { text: string; isRed: boolean } {
  const tooMany = flaky.length > mostFlaky ? 1 : 0
  const lines = [
    ...(flaky.length > 0 ? [`\nFlaky:\n${failureLines(flaky)}`] : []),
    ...(tooMany ? [`${flaky.length} journeys passed at their second try only; at most ${mostFlaky} may.\n`] : []),
    ...(failures.length > 0 ? [`\nFailed:\n${failureLines(failures)}`] : []),
    `${passed} passed, ${failed + tooMany} failed`,
  ]
  return { text: lines.join('\n'), isRed: failed + tooMany > 0 }
}

/** Reads a report; a runner that wrote none, or one of another shape, has failed. */
export function readReport(file: string, kind: 'vitest' | 'playwright'): Counts {
  const report = existsSync(file) ? readJson(readFileSync(file, 'utf8')) : undefined
  if (kind === 'vitest' && isVitestReport(report)) return vitestCounts(report)
  if (kind === 'playwright' && isPlaywrightReport(report)) return playwrightCounts(report)
  return { passed: 0, failed: 1, failures: [], flaky: [] }
}

function isVitestReport(report: unknown): report is VitestReport {
  const counts = ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests', 'numFailedTestSuites']
  return isObject(report) && haveNumbers(report, counts) && Array.isArray(report.testResults)
}

function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  if (!isObject(report) || !isObject(report.stats) || !Array.isArray(report.errors)) return false
  if (!isObject(report.config) || typeof report.config.rootDir !== 'string') return false
  return haveNumbers(report.stats, ['expected', 'unexpected', 'flaky', 'skipped']) && Array.isArray(report.suites)
}

function haveNumbers(node: JsonObject, names: readonly string[]): boolean {
  return names.every((name) => typeof node[name] === 'number')
}

/** Failed tests as the last lines of a run: where, which, and what it said first. '' when there are none. */
export function failureLines(failures: readonly Failure[]): string {
  return failures.map(({ file, title, error }) => `  ${file}  ${title}\n      ${error}\n`).join('')
}

function shown(file: string): string {
  return file.startsWith(root) ? relative(root, file) : file
}

/** What a person reads first of an error: its message without colours and stack, no longer than a line of a terminal. */
function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  return (lines.find((line) => line.trim() !== '') ?? '').trim().slice(0, 200)
}
