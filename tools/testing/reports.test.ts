import { describe, expect, test } from 'vitest'
import { partsNotCruised } from '../checks/import-rules.ts'
import { failureLines, playwrightCounts, vitestCounts } from './reports.ts'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
  success: true,
  testResults: [],
}
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }

describe('the sum of npm test', () => {
  test('takes passed and failed tests as they are', () => {
    expect(vitestCounts({ ...vitest, numFailedTests: 2, success: false })).toMatchObject({ passed: 5, failed: 2 })
    expect(playwrightCounts({ stats: { ...stats, unexpected: 1 }, errors: [], suites: [] })).toMatchObject({
      passed: 4,
      failed: 1,
    })
  })

  test('takes a skipped test and a flaky one for failed', () => {
    expect(vitestCounts({ ...vitest, numPendingTests: 1 })).toMatchObject({ passed: 5, failed: 1 })
    expect(playwrightCounts({ stats: { ...stats, skipped: 1, flaky: 1 }, errors: [], suites: [] })).toMatchObject({
      passed: 4,
      failed: 2,
    })
  })

  test('takes a file that does not load for one failure', () => {
    expect(vitestCounts({ ...vitest, numFailedTestSuites: 1, success: false })).toMatchObject({ passed: 5, failed: 1 })
    expect(playwrightCounts({ stats, errors: [{}], suites: [] })).toMatchObject({ passed: 4, failed: 1 })
  })
})

describe('the end of a red run', () => {
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

  test('names a failed journey, however deep its suite', () => {
    const spec = {
      title: 'a bet is placed',
      file: 'bets.e2e.ts',
      ok: false,
      tests: [{ status: 'unexpected', results: [{ status: 'failed', error: { message: 'Timed out' } }] }],
    }
    const suites = [{ file: 'bets.e2e.ts', suites: [{ file: 'bets.e2e.ts', specs: [spec] }] }]
    const { failures } = playwrightCounts({ stats: { ...stats, unexpected: 1 }, errors: [], suites })
    expect(failures).toEqual([{ file: 'e2e/journeys/bets.e2e.ts', title: 'a bet is placed', error: 'Timed out' }])
  })
})

describe('the import rules', () => {
  test('name the parts of the tree that they did not see', () => {
    const seen = ['contracts/src/api.ts', 'mock-server/src/app.ts', 'e2e/fixtures/test.ts', 'tools/processes/run.ts']
    expect(partsNotCruised(seen)).toEqual(['web/src', 'mock-server/game-client/src'])
    expect(partsNotCruised([])).toHaveLength(6)
  })
})
