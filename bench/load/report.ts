import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { escaped } from '../../mock-server/src/game-host/page.ts'
import type { LoadResult } from './run.ts'

const columns = ['operation', 'calls', 'errors', 'p50', 'p95', 'p99'] as const
const shown = (value: string | number): string => (Number.isNaN(value) ? '' : String(value))

/** Prints the table, why calls failed, and what did not hold. */
export function printLoad(result: LoadResult, faults: readonly string[]): void {
  const rows = result.rows.map(({ operation, calls, errors, p50, p95, p99 }) => ({
    operation,
    calls,
    errors,
    'p50 ms': p50,
    'p95 ms': p95,
    'p99 ms': p99,
  }))
  console.table(rows)
  for (const line of linesOf(result)) console.log(line)
  for (const fault of faults) console.error(fault)
}

/** The result as a page of its own. @param file is made with its folder */
export function writeLoadPage(file: string, result: LoadResult, faults: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, pageOf(result, faults))
}

/** The page's HTML: verdict, table by operation in milliseconds, pushes and failures. */
export function pageOf(result: LoadResult, faults: readonly string[]): string {
  const head = columns.map((name) => `<th>${name.startsWith('p') ? `${name} ms` : name}</th>`).join('')
  const rows = result.rows.map(
    (row) => `<tr>${columns.map((name) => `<td>${escaped(shown(row[name]))}</td>`).join('')}</tr>`,
  )
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Load</title>
<meta name="viewport" content="width=device-width"><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
div { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
th, td { border-bottom: 1px solid #ccc; padding: .3rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left }
</style></head><body>
<h1>Load: ${faults.length === 0 ? 'passed' : 'failed'}</h1>
${faults.length === 0 ? '' : list(faults)}
<div><table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
${list(linesOf(result))}
</body></html>
`
}

function linesOf({ seconds, players, pushes, failures, invariants }: LoadResult): string[] {
  const pushed = Object.entries(pushes).map(([event, count]) => `${event} ${count}`)
  return [
    `${players} players, ${seconds.toFixed(1)} s`,
    `pushes: ${pushed.join(', ') || 'none'}`,
    `invariants: read ${invariants.reads} times, ${invariants.broken.length} broken`,
    ...failures.map(({ reason, count }) => `failed ${count} times: ${reason}`),
  ]
}
