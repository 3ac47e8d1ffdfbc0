import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, listOf, objectAt, parseJson } from '@chaupar/api/document'
import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { startApp } from '../support/server.ts'

const file = join(import.meta.dirname, '../../../deploy/monitoring/dashboard.json')

/** Every query of the dashboard. */
function queries(): string[] {
  const { panels } = objectAt(parseJson(readFileSync(file, 'utf8')))
  return listOf(panels).flatMap((panel) =>
    listOf(objectAt(panel).targets)
      .filter(isObject)
      .map(({ expr }) => String(expr)),
  )
}

/** Names of series and of labels that Prometheus knows after it has read this page. */
function namesOf(page: string): Set<string> {
  const kinds = [...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    kinds.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}

test('every query of the dashboard names figures that there are, and their labels', async () => {
  const page = await there((await startApp({ metricsPort: 0 })).metrics).text()
  const known = namesOf(page)
  const asked = queries()
  expect(asked.length).toBeGreaterThan(10)
  for (const query of asked) {
    const names = [...query.matchAll(/\b(?:chaupar|nodejs|process)_\w+/g)].map(([name]) => name)
    expect([query, names.length > 0, names.filter((name) => !known.has(name))]).toEqual([query, true, []])
    const labels = [...query.matchAll(/\bby \(([^)]*)\)|\{(\w+)=/g)].flatMap(
      ([, by, label]) => by?.split(', ') ?? label,
    )
    expect([query, labels.filter((label) => !['operation', 'status', 'le'].includes(label ?? ''))]).toEqual([query, []])
  }
})
