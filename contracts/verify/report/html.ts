/** The report as one page, which needs no other file and no script. */
import type { Result } from '../judge.ts'
import type { Fault } from '../words/faults.ts'
import { byReason, circumstances, countsOf, kinds, ofKind, remarksOn, rowsOf, wholeInWords } from './summary.ts'

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; }
th, td { border-bottom: 1px solid #8884; padding: 0.25rem 0.75rem; text-align: left; vertical-align: top; }
td.count { text-align: right; font-variant-numeric: tabular-nums; }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
details { border: 1px solid #8884; border-radius: 6px; margin: 0.5rem 0; padding: 0.5rem 0.75rem; }
summary { cursor: pointer; }
.broken { border-left: 5px solid #c62828; }
.kept { border-left: 5px solid #2e7d32; }
.loose { border-left: 5px solid #b26a00; }
.mark { opacity: 0.75; }`

/** `about` says when and against what it ran. */
export function htmlReport(results: readonly Result[], about: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contracts: ${countsOf(results).broken} broken</title>
<style>${style}</style>
</head>
<body>
<h1>Contracts</h1>
<p>${escaped(about)}</p>
<p>${wholeInWords(results)}</p>
${remarksOn(results)
  .map((remark) => `<p><strong>${escaped(remark)}</strong></p>`)
  .join('\n')}
${figures(results)}
${section('Broken', ofKind(results, 'broken').map(brokenEntry))}
${section('Broken, as the baseline says', ofKind(results, 'known').map(brokenEntry))}
${section('Not offered', ofKind(results, 'not offered').map(notOfferedEntry))}
${section('Not tried', byReason(results).map(notTriedEntry))}
${section('Kept', [keptEntries(ofKind(results, 'kept'))])}
</body>
</html>
`
}

/** For text and attributes; what XML cannot hold at all is dropped. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function section(title: string, entries: readonly string[]): string {
  const content = entries.filter((entry) => entry !== '')
  return content.length === 0 ? '' : `<h2>${title}</h2>\n${content.join('\n')}`
}

function figures(results: readonly Result[]): string {
  const rows = rowsOf(results).map(([name, counts]) => {
    const cells = kinds.map((kind) => `<td class="count">${counts[kind]}</td>`).join('')
    return `<tr><th scope="row">${escaped(name)}</th>${cells}</tr>`
  })
  const heads = kinds.map((kind) => `<th scope="col">${kind}</th>`).join('')
  return `<table>\n<tr><td></td>${heads}</tr>\n${rows.join('\n')}\n</table>`
}

function brokenEntry(result: Result): string {
  const { trial, outcome, mark, came } = result
  const faults = outcome.is === 'broken' || outcome.is === 'known' ? outcome.faults : []
  const isOpen = outcome.is === 'broken' ? ' open' : ''
  return `<details${isOpen} class="broken">
<summary><strong>${escaped(trial.description)}</strong> <span class="mark">${mark}, ${escaped(trial.pact.provider)}</span></summary>
<p>${circumstances(result)
    .map(escaped)
    .map((line) => `<code>${line}</code>`)
    .join('<br>')}</p>
<table>
<tr><th scope="col">field</th><th scope="col">expected</th><th scope="col">came</th></tr>
${faults.map(faultRow).join('\n')}
</table>
${came.body === undefined ? '' : `<details><summary>all that came</summary><pre><code>${escaped(JSON.stringify(came.body, null, 2).slice(0, 20_000))}</code></pre></details>`}
</details>`
}

function faultRow({ field, expected, came, mark, others = 0 }: Fault): string {
  const more = others === 0 ? '' : `<br>in ${others} more of the list`
  const loose = mark === 'promised' ? '' : ` <span class="mark">${mark}</span>`
  return `<tr><td><code>${escaped(field)}</code>${loose}</td><td>${escaped(expected)}</td><td>${escaped(came)}${more}</td></tr>`
}

function notOfferedEntry({ trial, outcome }: Result): string {
  const why = outcome.is === 'not offered' ? outcome.why : ''
  return `<details class="loose"><summary>${escaped(trial.description)}</summary>${escaped(why)}</details>`
}

function notTriedEntry([why, results]: [string, Result[]]): string {
  const items = results.map(({ trial }) => `<li>${escaped(trial.description)}</li>`).join('')
  return `<details class="loose"><summary>${escaped(why)} (${results.length})</summary><ul>${items}</ul></details>`
}

function keptEntries(results: readonly Result[]): string {
  if (results.length === 0) return ''
  const items = results.map(({ trial }) => `<li>${escaped(trial.description)}</li>`).join('')
  return `<details class="kept"><summary>${results.length} kept</summary><ul>${items}</ul></details>`
}
