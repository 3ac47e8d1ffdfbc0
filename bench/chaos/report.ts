import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/processes/run.ts'

/** One line of the report: a figure beside its bound. */
export type Row = { test: string; done: string; figure: string; bound: string; holds: boolean }

/** How much of everything: the short form, or that of the design. */
export type Amounts = { requests: number; answers: number; kills: number; lostDisks: number }

const verdict = ({ holds }: Row): string => (holds ? 'held' : 'not held')

/** A test that broke off. */
export const failedRow = (test: string, error: unknown): Row => ({
  test,
  done: 'broke off',
  figure: error instanceof Error ? error.message : String(error),
  bound: 'none',
  holds: false,
})

/** Prints a line of the report. */
export function printRow(row: Row): void {
  console.log(`  ${verdict(row).padEnd(8)}  ${row.test}: ${row.done}\n            ${row.figure} (bound: ${row.bound})`)
}

const file = join(root, 'docs/figures.md')
const head = `# Figures of several homes

Written by \`npm run chaos -- --write\` on ${cpus().length} cores. These cannot show more throughput by more homes, real storage classes or latency between
machines; on Swarm nginx has a port of the node, not of the stack. Lost is an answer that a player who repeats a request after
\`retry-after\`, under the same key, has not got within a minute; or money that did not move, or moved twice.

| test | figure | bound | held | day |
|---|---|---|---|---|
`

/** Writes the lines that were measured into docs/figures.md, with the day; the others stay. */
export function writeFigures(rows: readonly Row[]): void {
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('|---|\n').at(-1) : ''
  const lines = new Map<string, string>()
  for (const line of known?.split('\n') ?? []) if (line !== '') lines.set(line.split(' | ')[0] ?? '', line)
  const day = new Date().toISOString().slice(0, 10)
  for (const row of rows) {
    const name = `| ${row.test}`
    lines.set(name, `${name} | ${row.figure} | ${row.bound} | ${row.holds ? 'yes' : 'no'} | ${day} |`)
  }
  writeFileSync(file, `${head}${[...lines.values()].join('\n')}\n`)
}
