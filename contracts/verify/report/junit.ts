/** The report as JUnit XML, which CI servers read. */
import type { Result } from '../judge.ts'
import { escaped } from './html.ts'
import { circumstances, countsOf, faultLines } from './summary.ts'

/** A suite for each pact. What is not offered or not tried counts as skipped, with its reason. */
export function junitReport(results: readonly Result[]): string {
  const suites = [...Map.groupBy(results, ({ trial }) => trial.pact.provider)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contracts" ${attributes(results)}>
${suites.map(([provider, own]) => suite(provider, own)).join('\n')}
</testsuites>
`
}

function suite(provider: string, results: readonly Result[]): string {
  return `  <testsuite name="${escaped(provider)}" ${attributes(results)}>
${results.map(testCase).join('\n')}
  </testsuite>`
}

function attributes(results: readonly Result[]): string {
  const counts = countsOf(results)
  const skipped = counts.known + counts['not offered'] + counts['not tried']
  return `tests="${results.length}" failures="${counts.broken}" errors="0" skipped="${skipped}"`
}

function testCase(result: Result): string {
  const { trial, outcome, mark } = result
  const opening = `    <testcase classname="${escaped(`${trial.pact.provider}.${trial.operation}`)}" name="${escaped(trial.description)}"`
  if (outcome.is === 'kept') return `${opening}/>`
  if (outcome.is === 'broken') {
    const lines = faultLines(result, outcome.faults)
    const message = escaped(lines[0] ?? 'broken')
    const text = escaped([...circumstances(result), ...lines].join('\n'))
    return `${opening}>\n      <failure type="${mark}" message="${message}">${text}</failure>\n    </testcase>`
  }
  const why = outcome.is === 'known' ? faultLines(result, outcome.faults).join('; ') : outcome.why
  return `${opening}>\n      <skipped message="${escaped(`${outcome.is}: ${why}`)}"/>\n    </testcase>`
}
