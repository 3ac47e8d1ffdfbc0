import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { partsNotCruised } from '../checks/import-rules.ts'
import { root } from '../processes/run.ts'
import { endOf, failureLines, playwrightCounts, vitestCounts } from './reports.ts'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
  success: true,
  testResults: [],
}
const config = { rootDir: join(root, 'e2e/other-browsers') }
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }

describe('the sum of npm test', () => {
  test('takes passed and failed tests as they are', () => {
    expect(vitestCounts({ ...vitest, numFailedTests: 2, success: false })).toMatchObject({ passed: 5, failed: 2 })
    expect(playwrightCounts({ config, stats: { ...stats, unexpected: 1 }, errors: [], suites: [] })).toMatchObject({
      passed: 4,
      failed: 1,
    })
  })

  test('takes a skipped test for a failed one', () => {
    expect(vitestCounts({ ...vitest, numPendingTests: 1 })).toMatchObject({ passed: 5, failed: 1 })
    expect(playwrightCounts({ config, stats: { ...stats, skipped: 1 }, errors: [], suites: [] })).toMatchObject({
      passed: 4,
      failed: 1,
    })
  })

  test('takes a journey that passed at its second try as passed, and lists it', () => {
    const results = [{ status: 'failed', error: { message: 'Timed out\n at x' } }, { status: 'passed' }]
    const spec = {
      title: 'a bet is placed',
      file: 'bets.e2e.ts',
      ok: true,
      tests: [{ projectName: 'phone', status: 'flaky', results }],
    }
    const suites = [{ file: 'bets.e2e.ts', specs: [spec] }]
    expect(playwrightCounts({ config, stats: { ...stats, flaky: 1 }, errors: [], suites })).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
      flaky: [{ file: 'e2e/other-browsers/bets.e2e.ts', title: 'a bet is placed (phone)', error: 'Timed out' }],
    })
  })

  test('takes a file that does not load for one failure', () => {
    expect(vitestCounts({ ...vitest, numFailedTestSuites: 1, success: false })).toMatchObject({ passed: 5, failed: 1 })
    expect(playwrightCounts({ config, stats, errors: [{}], suites: [] })).toMatchObject({ passed: 4, failed: 1 })
  })
})

describe('the end of a run', () => {
  const flaky = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ file: 'a.e2e.ts', title: `journey ${number}`, error: 'Timed out' }))

  test('lists two flaky journeys with their first error and stays green', () => {
    expect(endOf({ passed: 9, failed: 0, failures: [], flaky: flaky(2) })).toEqual({
      text: '\nFlaky:\n  a.e2e.ts  journey 0\n      Timed out\n  a.e2e.ts  journey 1\n      Timed out\n\n9 passed, 0 failed',
      isRed: false,
    })
  })

  test('is red with three flaky journeys, and says why', () => {
    const { text, isRed } = endOf({ passed: 9, failed: 0, failures: [], flaky: flaky(3) })
    expect(isRed).toBe(true)
    expect(text).toContain('3 journeys passed at their second try only; at most 2 may.')
    expect(text).toMatch(/\n9 passed, 1 failed$/)
  })

  test('names each failed test with the first line of its error', () => {
    const testResults = [
      {
        name: 'web/test/login.test.tsx',
        assertionResults: [
          { fullName: 'a login leads home', status: 'passed' },
          {
            fullName: 'a refused login',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[0m\n    at x'],
          },
          { fullName: 'a demo login', status: 'pending', failureMessages: [] },
        ],
      },
      { name: 'web/test/shell.test.tsx', message: 'Cannot find module', assertionResults: [] },
    ]
    const { failures } = vitestCounts({ ...vitest, numFailedTests: 1, success: false, testResults })
    expect(failures).toEqual([
      { file: 'web/test/login.test.tsx', title: 'a refused login', error: 'expected 1' },
      { file: 'web/test/login.test.tsx', title: 'a demo login', error: 'pending' },
      { file: 'web/test/shell.test.tsx', title: 'does not load', error: 'Cannot find module' },
    ])
    expect(failureLines(failures.slice(0, 1))).toBe('  web/test/login.test.tsx  a refused login\n      expected 1\n')
  })

  test('names a failed journey with the size it ran at, however deep its suite', () => {
    const spec = {
      title: 'a bet is placed',
      file: 'bets.e2e.ts',
      ok: false,
      tests: ['desktop', 'phone'].map((projectName) => ({
        projectName,
        status: 'unexpected',
        results: [{ status: 'failed', error: { message: 'Timed out' } }],
      })),
    }
    const suites = [{ file: 'bets.e2e.ts', suites: [{ file: 'bets.e2e.ts', specs: [spec] }] }]
    const { failures } = playwrightCounts({ config, stats: { ...stats, unexpected: 1 }, errors: [], suites })
    expect(failures).toEqual([
      { file: 'e2e/other-browsers/bets.e2e.ts', title: 'a bet is placed (desktop)', error: 'Timed out' },
      { file: 'e2e/other-browsers/bets.e2e.ts', title: 'a bet is placed (phone)', error: 'Timed out' },
    ])
  })
})

describe('the import rules', () => {
  test('name the parts of the tree that they did not see', () => {
    const seen = [
      'api/src/api.ts',
      'mock-server/src/app.ts',
      'contracts/verify/judge.ts',
      'e2e/fixtures/test.ts',
      'tools/build.ts',
    ]
    expect(partsNotCruised(seen)).toEqual(['games/rules', 'games/covers', 'games/client/src', 'web/src'])
    expect(partsNotCruised([])).toHaveLength(9)
  })
})
