import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '..')
const writes = /\b(INSERT\s+(OR\s+\w+\s+)?INTO|REPLACE\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM)\b/i
/** The journal and its secrets are the world's own, apart from what the rules keep. */
const worldsOwn = ['world/journal.ts', 'world/secrets.ts']

test('rows are written in *-records.ts alone; rules call the functions that stand there', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
  const writing = files.filter((file) => writes.test(readFileSync(join(source, file), 'utf8')))
  expect(writing.filter((file) => file.endsWith('-records.ts')).length).toBeGreaterThan(10)
  const allowed = (file: string) =>
    file.endsWith('-records.ts') || file.startsWith(join('store', 'schema')) || worldsOwn.includes(file)
  expect(writing.filter((file) => !allowed(file))).toEqual([])
})
