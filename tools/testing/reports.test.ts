import { describe, expect, test } from 'vitest'
import { partsNotCruised } from '../checks/import-rules.ts'
import { playwrightCounts, vitestCounts } from './reports.ts'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
  success: true,
}
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }

describe('the sum of npm test', () => {
  test('takes passed and failed tests as they are', () => {
    expect(vitestCounts({ ...vitest, numFailedTests: 2, success: false })).toEqual({ passed: 5, failed: 2 })
    expect(playwrightCounts({ stats: { ...stats, unexpected: 1 }, errors: [] })).toEqual({ passed: 4, failed: 1 })
  })

  test('takes a skipped test and a flaky one for failed', () => {
    expect(vitestCounts({ ...vitest, numPendingTests: 1 })).toEqual({ passed: 5, failed: 1 })
    expect(playwrightCounts({ stats: { ...stats, skipped: 1, flaky: 1 }, errors: [] })).toEqual({
      passed: 4,
      failed: 2,
    })
  })

  test('takes a file that does not load for one failure', () => {
    expect(vitestCounts({ ...vitest, numFailedTestSuites: 1, success: false })).toEqual({ passed: 5, failed: 1 })
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 1 })
  })
})

describe('the import rules', () => {
  test('name the parts of the tree that they did not see', () => {
    const seen = ['contracts/src/api.ts', 'mock-server/src/app.ts', 'e2e/fixtures/test.ts', 'tools/processes/run.ts']
    expect(partsNotCruised(seen)).toEqual(['web/src'])
    expect(partsNotCruised([])).toHaveLength(5)
  })
})
