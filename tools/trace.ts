/**
 * `npm run trace`: which test shows which clause of docs/specification. Prints each clause with the titles that carry its
 * id. Exits 1 on an id that the specification does not have, on a clause that neither a test nor a decision record names,
 * and on a clause that stands twice. `--check` prints the sum alone (`npm test`).
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './processes/run.ts'

/** A file as it was read; `path` from the root of the project, with forward slashes. */
export type TextFile = { path: string; text: string }
/** One place that names clauses: a test by its title, or a decision record (without a title). */
export type Naming = { path: string; title: string | null; ids: readonly string[] }

const id = String.raw`\d+(?:\.\d+)?-\d+`
const bracket = String.raw`\[${id}(?:[ ,]+${id})*\]`

/** The ids of the clauses with the page of each, in the order of their numbers; an id that stands twice comes twice. */
export function clausesOf(pages: readonly TextFile[]): { id: string; page: string }[] {
  const atItsClause = new RegExp(String.raw`^(?:- |\| )\*\*(${id})\*\*`, 'gm')
  const found = pages.flatMap(({ path, text }) =>
    [...text.matchAll(atItsClause)].map(([, one = '']) => ({ id: one, page: basename(path) })),
  )
  return found.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}

/** The titles that begin with ids in brackets: '[2.6-11, 4-5] ...'. Rows of `test.each` carry them in the same way. */
export function titlesOf({ path, text }: TextFile): Naming[] {
  const titles = new RegExp(String.raw`(['"\`])((?:${bracket} ?)+)(.*)`, 'g')
  return [...text.matchAll(titles)].map(([, quote = '', brackets = '', rest = '']) => ({
    path,
    title: (rest.split(quote)[0] ?? '').trim(),
    ids: idsIn(brackets),
  }))
}

/** The clauses that a decision record reads in its own way: ids in brackets anywhere in it. */
export function readingsOf({ path, text }: TextFile): Naming[] {
  const brackets = text.match(new RegExp(bracket, 'g')) ?? []
  return brackets.map((found) => ({ path, title: null, ids: idsIn(found) }))
}

function idsIn(brackets: string): string[] {
  return brackets.match(new RegExp(id, 'g')) ?? []
}

/** What is wrong, one line each; none = every clause is shown and every id exists. */
export function faultsOf(clauses: readonly { id: string }[], namings: readonly Naming[]): string[] {
  const known = clauses.map((clause) => clause.id)
  const named = new Set(namings.flatMap(({ ids }) => ids))
  const unknown = namings.flatMap(({ path, ids }) =>
    ids
      .filter((one) => !known.includes(one))
      .map((one) => `${path} names ${one}: docs/specification has no such clause.`),
  )
  return [
    ...(known.length === 0 ? ['No clause was found in docs/specification.'] : []),
    ...known
      .filter((one, place) => known.indexOf(one) !== place)
      .map((one) => `${one} stands twice in docs/specification.`),
    ...new Set(unknown),
    ...[...new Set(known)]
      .filter((one) => !named.has(one))
      .map(
        (one) =>
          `${one} is shown by nothing: give its id to the title of a test that shows it, or to a decision record.`,
      ),
  ]
}

function read(pattern: string): TextFile[] {
  const paths = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/.tmp/**'] })
  return paths
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))
}

function main(): void {
  const clauses = clausesOf(read('docs/specification/[1-9]*.md'))
  const tests = read('{api,bench,contracts,e2e,games,mock-server,tools,web}/**/*.{test.ts,test.tsx,e2e.ts}')
    .filter(({ path }) => path !== 'tools/trace.test.ts')
    .flatMap(titlesOf)
  const namings = [...tests, ...read('docs/decisions/[0-9]*.md').flatMap(readingsOf)]
  const faults = faultsOf(clauses, namings)
  if (!process.argv.includes('--check')) {
    for (const clause of clauses) {
      console.log(clause.id)
      for (const { path, title, ids } of namings)
        if (ids.includes(clause.id)) console.log(`  ${path}${title ? `: ${title}` : ''}`)
    }
  }
  const shownBy = (some: readonly Naming[]) =>
    clauses.filter((clause) => some.some(({ ids }) => ids.includes(clause.id))).length
  const byRecord = shownBy(namings) - shownBy(tests)
  console.log(
    `${shownBy(tests)} of ${clauses.length} clauses are shown by a test, ${byRecord} by a decision record alone.`,
  )
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.main) main()
