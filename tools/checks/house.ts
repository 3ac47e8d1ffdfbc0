/**
 * Checks the size of folders and files over all files that git knows, style sheets included, and that no two folders of the
 * domain import each other. Prints the figures and names each file or folder above a limit.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../processes/run.ts'

/** The limits: files of a folder (its subfolders apart), lines of a file. */
export const measures = { filesOfFolder: 30, linesOfFile: 300 }

type File = { path: string; lines: number; text: string }

const isGenerated = (path: string) => /\.gen\.ts$/.test(path)
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const isMeasured = (path: string) => /\.(tsx?|css)$/.test(path) && !isGenerated(path)

function trackedFiles(): File[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => {
      const text = isMeasured(path) ? readFileSync(join(root, path), 'utf8') : ''
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

/** Returns the figures, and a line for each file or folder that breaks a limit. */
export function judge(files: readonly File[]): { figures: string[]; problems: string[] } {
  const measured = files.filter(({ path }) => isMeasured(path))
  const folders = Map.groupBy(measured, ({ path }) => dirname(path))
  const largest = [...folders].map(([name, held]) => ({ name, count: held.length })).sort((a, b) => b.count - a.count)
  const holdsOneFile = (name: string) => files.filter(({ path }) => path.startsWith(`${name}/`)).length === 1
  const lonely = largest.filter(({ name, count }) => count === 1 && holdsOneFile(name))
  const long = measured.filter(({ lines }) => lines > measures.linesOfFile)
  const pairs = mutualImports(files, 'mock-server/src/domain/')
  const [first] = largest
  return {
    figures: [
      `${folders.size} folders; the fullest has ${first?.count ?? 0} files (${first?.name ?? 'none'}), at most ${measures.filesOfFolder}`,
      `${lonely.length} folders of one file, at most 0`,
      `${pairs.length} pairs of folders of the domain that import each other, at most 0`,
      `${long.length} files longer than ${measures.linesOfFile} lines, at most 0`,
    ],
    problems: [
      ...largest
        .filter(({ count }) => count > measures.filesOfFolder)
        .map(({ name, count }) => `${name} holds ${count} files: move a subject of its own into a subfolder`),
      ...lonely.map(({ name }) => `${name} holds one file: move it to where it is used`),
      ...pairs.map((pair) => `mock-server/src/domain: ${pair} import each other: put what they share one level below`),
      ...long.map(({ path, lines }) => `${path} has ${lines} lines: split it by subject`),
    ],
  }
}

if (import.meta.main) {
  const { figures, problems } = judge(trackedFiles())
  console.log([...figures, ...problems].map((line) => `  ${line}`).join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}
