import { expect, test } from 'vitest'
import { judge, measures, mutualImports } from './house.ts'

const file = (path: string, lines = 60, text = '') => ({ path, lines, text })

test('names a folder with too many files, its sheets counted', () => {
  const most = Array.from({ length: measures.filesOfFolder - 1 }, (_, at) => file(`web/src/full/part-${at}.ts`))
  expect(judge([...most, file('web/src/full/part.css')]).problems).toEqual([])
  expect(judge([...most, file('web/src/full/part.css'), file('web/src/full/part.test.ts')]).problems).toEqual([
    'web/src/full holds 31 files: move a subject of its own into a subfolder',
  ])
})

test('names a source file, a test and a sheet of more than 300 lines, and no generated file', () => {
  const long = ['long.ts', 'long.test.tsx', 'long.css', 'long.gen.ts'].map((name) => file(`web/src/a/${name}`, 301))
  expect(judge([...long, file('web/src/a/short.ts', 300)]).problems).toEqual([
    'web/src/a/long.ts has 301 lines: split it by subject',
    'web/src/a/long.test.tsx has 301 lines: split it by subject',
    'web/src/a/long.css has 301 lines: split it by subject',
  ])
})

test('names a folder of one source file that has neither subfolders nor other files', () => {
  const paths = ['a/one.ts', 'b/one.ts', 'b/c/one.ts', 'b/c/two.ts', 'd/one.ts', 'd/font.woff2', 'one.ts', 'e/run']
  const files = paths.map((path) => file(path))
  expect(judge(files).problems).toEqual(['a holds one file: move it to where it is used'])
})

test('two folders that import each other are a pair, whichever way one looks', () => {
  const domain = 'mock-server/src/domain/'
  const there = { path: `${domain}money/ledger.ts`, text: "import { a } from '../betting/bet.ts'" }
  const back = { path: `${domain}betting/bet.ts`, text: "import { b } from '../money/ledger.ts'" }
  expect(mutualImports([there, back], domain)).toEqual(['betting and money'])
  expect(mutualImports([there], domain)).toEqual([])
})
