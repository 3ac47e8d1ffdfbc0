/** The report for a terminal. */
import type { Result } from '../judge.ts'
import { byReason, circumstances, faultLines, kinds, ofKind, remarksOn, rowsOf, wholeInWords } from './summary.ts'

/** Names of operations that a line of a group holds before it is cut. */
const mostNames = 12

/** The whole report as lines of text. */
export function terminalReport(results: readonly Result[], { verbose }: { readonly verbose: boolean }): string {
  return [
    ...(verbose ? section('KEPT', ofKind(results, 'kept').map(titleOf)) : []),
    ...section('BROKEN', ofKind(results, 'broken').flatMap(broken)),
    ...section('BROKEN, AS THE BASELINE SAYS', ofKind(results, 'known').map(titleOf)),
    ...section('NOT OFFERED', ofKind(results, 'not offered').map(notOffered)),
    ...section('NOT TRIED', byReason(results).map(notTried)),
    ...figures(results),
    `\n${wholeInWords(results)}`,
    ...remarksOn(results).map((remark) => `\n${remark}`),
  ].join('\n')
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines, '']
}

const titleOf = ({ trial }: Result) => `  ${trial.description}`

function broken(result: Result): string[] {
  const { trial, outcome, mark } = result
  if (outcome.is !== 'broken') return []
  return [
    `  ${trial.description}  (${mark})`,
    ...circumstances(result).map((line) => `      ${line}`),
    ...faultLines(result, outcome.faults).map((line) => `    - ${line}`),
  ]
}

function notOffered(result: Result): string {
  return `${titleOf(result)}: ${result.outcome.is === 'not offered' ? result.outcome.why : ''}`
}

function notTried([why, results]: [string, Result[]]): string {
  const names = [...new Set(results.map(({ trial }) => trial.operation))]
  const more = names.length > mostNames ? `, and ${names.length - mostNames} more` : ''
  return `  ${why} (${results.length}):\n      ${names.slice(0, mostNames).join(', ')}${more}`
}

function figures(results: readonly Result[]): string[] {
  const rows = rowsOf(results)
  const width = Math.max(...rows.map(([name]) => name.length))
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(13)).join('')}`
  return [
    line('', kinds),
    ...rows.map(([name, counts]) =>
      line(
        name,
        kinds.map((kind) => counts[kind]),
      ),
    ),
  ]
}
