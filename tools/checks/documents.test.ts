import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** The fixtures of the trace speak of pages of their own. */
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.gen.ts', 'tools/trace.test.ts']
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
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
