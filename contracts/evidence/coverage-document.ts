/** The coverage of the contracts as text, and as the table that the console draws. */
import type { Coverage, Covered } from './coverage.ts'
import { type Column, columns, type Reason } from './reasons.ts'

const headings: Readonly<Record<Column, string>> = {
  document: 'example',
  walk: 'walk',
  mock: 'mock tests',
  pact: 'pacts',
  journey: 'journeys',
}

const intro = `<!-- Written by tools/generate.ts from the contract documents, contracts/pacts and contracts/evidence. Do not edit; run "npm run generate". -->

# Coverage of the contracts

What shows each promise of the contract documents: each operation with each status, each event in each direction. A number says
how many show it, a dash that none does; every dash is explained below, or \`npm run generate\` fails.

- **example**: the document shows the answer, or the message.
- **walk**: the walks of the mock's tests lead every operation to each answer that openapi.yaml names and each refusal that
  rgs.yaml names, and fail when they cannot.
- **mock tests**: files of tests in which the mock gave this answer, as its journal told while they ran (\`npm run coverage:record\`).
- **pacts**: interactions in contracts/pacts, by the operation and the status, or the event, in their description.
- **journeys**: files of journeys through the real browser that met it, recorded in the same way.

A record says what was met, not that it was looked at; the pacts and the walk hold what they meet against the documents.
`

/** docs/contract-coverage.md. */
export function coverageDocument({ rows, reasons, mock, journeys }: Coverage): string {
  const parts = (['openapi.yaml', 'rgs.yaml'] as const).flatMap((document) =>
    (['call', 'event'] as const).flatMap((kind) => {
      const here = rows.filter(({ promised }) => promised.document === document && promised.kind === kind)
      return [
        `## ${kind === 'call' ? 'Calls' : 'Events'} of ${document}`,
        '',
        sumLine(here),
        '',
        ...tableOf(here, kind),
        '',
      ]
    }),
  )
  const listed = reasons.map(({ reason, holes }) => `- ${reasonText(reason)} (${holes}): ${reason.because}`)
  const state = `Recorded are ${mock.recorded} of ${mock.all} files of the mock's tests and ${journeys.recorded} of ${journeys.all} files of journeys; the others ask nothing of it.\n`
  return `${[intro, state, ...parts, '## Holes and their reasons', '', ...listed].join('\n')}\n`
}

function sumLine(rows: readonly Covered[]): string {
  const sums = columns.map((column) => `${headings[column]} ${rows.filter(({ shown }) => shown[column] > 0).length}`)
  return `Of ${rows.length}: ${sums.join(', ')}.`
}

function tableOf(rows: readonly Covered[], kind: 'call' | 'event'): string[] {
  const head = [
    kind === 'call' ? 'operation' : 'event',
    kind === 'call' ? 'status' : 'direction',
    ...columns.map((column) => headings[column]),
  ]
  const lines = rows.map(({ promised: { id, part }, shown }, at) => {
    const isFirst = rows[at - 1]?.promised.id !== id
    return [
      isFirst ? `\`${id}\`` : '',
      part,
      ...columns.map((column) => (shown[column] === 0 ? '-' : String(shown[column]))),
    ]
  })
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}

function reasonText({ column, kind, document, of, parts }: Reason): string {
  const what = of === 'any' ? `any ${kind === 'call' ? 'operation' : 'event'}` : of.join(', ')
  const where = document === undefined ? '' : ` of ${document}`
  return `**${headings[column]}**, ${what}${where}${parts === 'any' ? '' : `, ${parts.join(' ')}`}`
}

/** contracts/src/coverage.gen.ts: the same for the console, small. */
export function coverageTable({ rows, reasons }: Coverage): string {
  const told = rows.map(({ promised: { document, kind, id, part }, shown }) => ({
    ...{ document, kind, id, part },
    shown: columns.map((column) => shown[column]),
  }))
  const why = reasons.map(({ reason, holes }) => ({
    text: reasonText(reason).replaceAll('**', ''),
    because: reason.because,
    holes,
  }))
  const lines = (list: readonly object[]) => list.map((one) => `  ${JSON.stringify(one)},`).join('\n')
  return `/** What shows each promise of the contract documents; how many of each column, 0 for a hole. */
export interface CoverageRow {
  readonly document: string
  readonly kind: 'call' | 'event'
  readonly id: string
  readonly part: string
  readonly shown: readonly number[]
}

export const coverageColumns = ${JSON.stringify(columns.map((column) => headings[column]))} as const

export const coverageRows: readonly CoverageRow[] = [
${lines(told)}
]

export const coverageReasons: readonly { text: string; because: string; holes: number }[] = [
${lines(why)}
]
`
}
