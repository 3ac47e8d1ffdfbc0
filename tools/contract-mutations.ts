/**
 * `npm run contracts:mutations`: plants each break of contracts/mutations in a copy of the project, one at a time, and says which
 * of our guards catches it, in how many seconds, with which words. `-- WORD ...` plants those whose name holds a word;
 * `--markdown=FILE` writes the table there too. Ends with 1 when something is caught by nothing, or by another guard than it
 * says itself.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutationsNamed } from '../contracts/mutations/list.ts'
import { type Mutation, mutated } from '../contracts/mutations/mutation.ts'
import { type Caught, catchIn } from './mutations/layers.ts'
import { makeScratch } from './mutations/scratch.ts'
import { fail, root } from './processes/run.ts'

interface Row {
  readonly mutation: Mutation
  readonly caught: Caught | null
}

const args = process.argv.slice(2)
const markdown = args.find((arg) => arg.startsWith('--markdown='))?.slice('--markdown='.length)
const unknown = args.find((arg) => arg.startsWith('--') && !arg.startsWith('--markdown='))
if (unknown !== undefined || markdown === '')
  fail(`contracts:mutations takes words of names and --markdown=FILE; got "${unknown ?? '--markdown='}"`)

const planted = prepared(args.filter((arg) => !arg.startsWith('--')))
const [broken, clean] = [await makeScratch(), await makeScratch()]
process.on('exit', () => [broken, clean].map(({ remove }) => remove()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

const rows: Row[] = []
for (const { mutation, texts } of planted) {
  const putBack = broken.plant(texts)
  const row = { mutation, caught: await catchIn(broken.folder, clean.folder, mutation) }
  putBack()
  rows.push(row)
  console.log(lineOf(row))
}
if (markdown !== undefined) writeFileSync(markdown, tableOf(rows))
const wrong = rows.filter(({ mutation, caught }) => caught?.layer !== mutation.by)
console.log(`\n${rows.length} planted, ${rows.filter(({ caught }) => caught !== null).length} caught`)
for (const row of wrong) console.log(`  ${lineOf(row)}; ${row.mutation.by} is to catch it`)
process.exit(wrong.length === 0 ? 0 : 1)

/** The mutations with the texts that they leave; one that does not apply ends the command before anything runs. */
function prepared(words: readonly string[]): { mutation: Mutation; texts: Map<string, string> }[] {
  try {
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    return mutationsNamed(words).map((mutation) => ({ mutation, texts: mutated(mutation, read) }))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function lineOf({ mutation, caught }: Row): string {
  if (caught === null) return `MISSED  ${mutation.name}`
  return `${caught.layer}, ${caught.seconds.toFixed(0)} s: ${mutation.name} -> ${caught.words}`
}

function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ mutation: { name }, caught }) =>
    [
      name,
      caught?.layer ?? 'nothing',
      caught?.seconds.toFixed(1) ?? '',
      caught?.words.replaceAll('|', '\\|') ?? '',
    ].join(' | '),
  )
  return [
    '| what is broken | caught by | s | in these words |',
    '|---|---|---|---|',
    ...cells.map((row) => `| ${row} |`),
    '',
  ].join('\n')
}
