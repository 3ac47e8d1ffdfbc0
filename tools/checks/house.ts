/**
 * Holds the measures of the house over all files that git knows: how many files a folder has, how long a file is, how many
 * fragments there are, and that no two folders of the domain import each other. Prints the figures; names each excess.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../processes/run.ts'

/** The measures, in files and lines. A fragment is a source file of so few lines that a neighbour could hold it. */
export const measures = { filesOfFolder: 25, linesOfSource: 300, linesOfSheet: 200, linesOfFragment: 15, fragments: 40 }

type File = { path: string; lines: number; text: string }

const isGenerated = (path: string) => /\.gen\.ts$/.test(path)
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const isCode = (path: string) => /\.tsx?$/.test(path) && !isGenerated(path)

function trackedFiles(): File[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((path) => /\.(tsx?|css)$/.test(path) && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1 }
    })
}

/** Pairs of folders below `under` whose files import each other, such as 'betting and money'. */
export function mutualImports(files: readonly Pick<File, 'path' | 'text'>[], under: string): string[] {
  const folderOf = (path: string) => (path.startsWith(under) ? path.slice(under.length).split('/')[0] : undefined)
  const arrows = new Set<string>()
  for (const { path, text } of files) {
    const from = folderOf(path)
    if (from === undefined || isTest(path)) continue
    for (const [, target = ''] of text.matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      const to = folderOf(join(dirname(path), target))
      if (to !== undefined && to !== from) arrows.add(`${from} ${to}`)
    }
  }
  return [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([from = '', to = '']) => from < to && arrows.has(`${to} ${from}`))
    .map(([from, to]) => `${from} and ${to}`)
}

/** What is over the measures, a line each, and the figures. */
export function judge(files: readonly File[]): { figures: string[]; problems: string[] } {
  const folders = Map.groupBy(
    files.filter(({ path }) => isCode(path)),
    ({ path }) => dirname(path),
  )
  const largest = [...folders].map(([name, held]) => ({ name, count: held.length })).sort((a, b) => b.count - a.count)
  const fragments = files.filter(
    ({ path, lines }) => isCode(path) && !isTest(path) && lines <= measures.linesOfFragment,
  )
  const long = files.filter(({ path, lines }) =>
    path.endsWith('.css') ? lines > measures.linesOfSheet : isCode(path) && lines > measures.linesOfSource,
  )
  const pairs = mutualImports(files, 'mock-server/src/domain/')
  const [first] = largest
  return {
    figures: [
      `${folders.size} folders; the fullest has ${first?.count ?? 0} files (${first?.name ?? 'none'}), at most ${measures.filesOfFolder}`,
      `${fragments.length} source files of ${measures.linesOfFragment} lines or fewer, at most ${measures.fragments}`,
      `${pairs.length} pairs of folders of the domain that import each other, at most 0`,
      `${long.length} files longer than ${measures.linesOfSource} lines (style sheets ${measures.linesOfSheet}), at most 0`,
    ],
    problems: [
      ...largest
        .filter(({ count }) => count > measures.filesOfFolder)
        .map(({ name, count }) => `${name} holds ${count} files: give it parts with a job each`),
      ...(fragments.length > measures.fragments
        ? fragments.map(({ path, lines }) => `${path} has ${lines} lines: put it where its reader is`)
        : []),
      ...pairs.map((pair) => `mock-server/src/domain: ${pair} import each other: put what they share one level below`),
      ...long.map(({ path, lines }) => `${path} has ${lines} lines: it is more than one room`),
    ],
  }
}

if (import.meta.main) {
  const { figures, problems } = judge(trackedFiles())
  console.log([...figures, ...problems].map((line) => `  ${line}`).join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}
