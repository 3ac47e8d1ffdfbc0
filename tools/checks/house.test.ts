import { expect, test } from 'vitest'
import { judge, measures, mutualImports } from './house.ts'

const file = (path: string, lines = 60, text = '') => ({ path, lines, text })

test('a folder that is too full, a file and a sheet that are too long are named', () => {
  const full = Array.from({ length: measures.filesOfFolder + 1 }, (_, at) => file(`web/src/full/part-${at}.ts`))
  const { problems } = judge([...full, file('web/src/a/long.ts', 301), file('web/src/a/a.css', 201)])
  expect(problems).toEqual([
    'web/src/full holds 26 files: give it parts with a job each',
    'web/src/a/long.ts has 301 lines: it is more than one room',
    'web/src/a/a.css has 201 lines: it is more than one room',
  ])
})

test('fragments are named once there are too many of them; tests and what is generated are none', () => {
  const few = Array.from({ length: measures.fragments }, (_, at) => file(`web/src/part-${at}/one.ts`, 15))
  const apart = [file('web/src/a/b.test.ts', 3), file('contracts/src/openapi.gen.ts', 3)]
  expect(judge([...few, ...apart]).problems).toEqual([])
  expect(judge([...few, file('web/src/more/one.ts', 15)]).problems).toContain(
    'web/src/more/one.ts has 15 lines: put it where its reader is',
  )
})

test('two folders that import each other are a pair, whichever way one looks', () => {
  const domain = 'mock-server/src/domain/'
  const there = { path: `${domain}money/ledger.ts`, text: "import { a } from '../betting/bet.ts'" }
  const back = { path: `${domain}betting/bet.ts`, text: "import { b } from '../money/ledger.ts'" }
  expect(mutualImports([there, back], domain)).toEqual(['betting and money'])
  expect(mutualImports([there], domain)).toEqual([])
})
