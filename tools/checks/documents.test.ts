import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** The fixtures of the trace speak of pages of their own. */
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.gen.ts', 'tools/trace.test.ts']
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
const sources = globSync(['{contracts,e2e,mock-server,tools,web}/**/*.{ts,tsx,css,mjs,yaml}', '*.{yaml,conf,cjs}'], {
  cwd: root,
  exclude,
})

/** The name that a heading has in an address: small letters, words joined by dashes, no other signs. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

test.each(documents)('every link of %s leads to a file, and to a heading of it', (path) => {
  for (const [link, target = '', anchor] of read(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)) {
    const file = target === '' ? path : join(dirname(path), target)
    expect(existsSync(join(root, file)), link).toBe(true)
    if (anchor !== undefined) expect(anchorsOf(read(file)), link).toContain(anchor)
  }
})

test('every document that a comment names stands in the repository', () => {
  expect(sources.length).toBeGreaterThan(500)
  const missing = sources.flatMap((path) =>
    [...read(path).matchAll(/[\w./-]*\w\.md\b/g)]
      .map(([named]) => named)
      .filter((named) => !existsSync(join(root, named)))
      .map((named) => `${path}: ${named}`),
  )
  expect(missing).toEqual([])
})

test('every section of the specification that a comment names is there', () => {
  const headings = documents
    .filter((path) => path.startsWith('docs/specification/'))
    .flatMap((path) => [...read(path).matchAll(/^##? (\d(?:\.\d+)?)\.? /gm)])
  const sections = new Set(headings.map(([, section]) => section))
  const missing = sources.flatMap((path) =>
    [...read(path).matchAll(/\bspec (\d+(?:\.\d+)?)/gi)]
      .filter(([, section]) => !sections.has(section))
      .map(([named]) => `${path}: ${named}`),
  )
  expect(missing).toEqual([])
})

test('every command of a document that runs some tests finds them', () => {
  // web-apart takes those files of web that need modules of their own.
  const folderOf = new Map([
    ['web-apart', 'web'],
    ['game-client', 'games/client'],
  ])
  const files = {
    vitest: globSync('{api,bench,contracts,games,mock-server,tools,web}/**/*.test.{ts,tsx}', { cwd: root, exclude }),
    journeys: globSync('e2e/journeys/**/*.e2e.ts', { cwd: root }),
  }
  const commands = documents.flatMap((path) => {
    const text = read(path)
    const unit = [...text.matchAll(/vitest run --project ([\w-]+) ([^`\n]+)`/g)].map(
      ([command, project, words = '']) => ({
        command,
        words: words.split(' '),
        among: files.vitest.filter((file) => file.startsWith(`${folderOf.get(project ?? '') ?? project}/`)),
      }),
    )
    const journeys = [...text.matchAll(/npm run e2e -- ([\w-]+)`/g)].map(([command, word = '']) => ({
      command,
      words: [word],
      among: files.journeys,
    }))
    return [...unit, ...journeys]
  })
  expect(commands.length).toBeGreaterThan(10)
  const empty = commands.flatMap(({ command, words, among }) =>
    words
      .filter((word) => !among.some((file) => file.includes(word)))
      .map((word) => `${command}: no file has "${word}"`),
  )
  expect(empty).toEqual([])
})

test('what the Dockerfile copies is let through to the builder', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  )
  const rules = read('.dockerignore').split('\n')
  expect(copied).toContain('nginx.conf')
  const isLet = (path: string) =>
    rules.some((rule) => rule.startsWith('!') && `${path}/`.startsWith(`${rule.slice(1)}/`))
  expect(copied.filter((path) => !isLet(path))).toEqual([])
})

test('each situation of the QA guide is the title of its test', () => {
  const situations = [...read('docs/qa-guide.md').matchAll(/^\| (?!situation|-)([^|]+?) \|/gm)].map(
    ([, title]) => title,
  )
  const titles = globSync('e2e/journeys/qa-guide/*.e2e.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/^test\('(.+?)', async/gm)].map(([, title]) => title),
  )
  expect(situations.length).toBeGreaterThanOrEqual(30)
  expect(situations.sort()).toEqual(titles.sort())
})
