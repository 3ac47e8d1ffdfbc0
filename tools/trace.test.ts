import { expect, test } from 'vitest'
import { clausesOf, faultsOf, readingsOf, titlesOf } from './trace.ts'

const page = {
  path: 'docs/specification/2-frame.md',
  text: `# 2

- **2.6-1** A field, and see **2.6-9** of another page.
- **2.6-2** A second field
  that needs two lines.

| clause | shown |
|---|---|
| **8-1** | 'Login Success' |
`,
}
const suite = {
  path: 'web/test/login.test.tsx',
  text: `
test('[2.6-1, 2.6-2] it shows both', () => {})
test('[2.6-1] [8-1] in two brackets', () => {})
test.each([['[8-1]', 'a']])('%s %s', () => {})
test(
  \`[8-1] \${name} says "it's there"\`,
  () => {},
)
expect(rows).toMatch(/^[1-9]-2/)
const steps = [2.6-1]
`,
}
const record = { path: 'docs/decisions/018-frame.md', text: 'Back closes what covers the page [2.6-2].' }

test('a clause is read where it begins a line, in a list or in a table', () => {
  expect(clausesOf([page])).toEqual([
    { id: '2.6-1', page: '2-frame.md' },
    { id: '2.6-2', page: '2-frame.md' },
    { id: '8-1', page: '2-frame.md' },
  ])
})

test('titles and rows of titles name clauses, other brackets do not', () => {
  expect(titlesOf(suite).map(({ ids, title }) => [ids, title])).toEqual([
    [['2.6-1', '2.6-2'], 'it shows both'],
    [['2.6-1', '8-1'], 'in two brackets'],
    [['8-1'], ''],
    [['8-1'], `\${name} says "it's there"`],
  ])
})

test('every clause shown and every id known is no fault', () => {
  expect(faultsOf(clausesOf([page]), titlesOf(suite))).toEqual([])
})

test('a clause that nothing shows is a fault; a decision record counts', () => {
  const clauses = clausesOf([page])
  expect(faultsOf(clauses, titlesOf({ ...suite, text: "test('[2.6-1, 8-1] a')" }))).toEqual([
    '2.6-2 is shown by nothing: give its id to the title of a test that shows it, or to a decision record.',
  ])
  expect(faultsOf(clauses, [...titlesOf({ ...suite, text: "test('[2.6-1, 8-1] a')" }), ...readingsOf(record)])).toEqual(
    [],
  )
})

test('an id that does not exist and a clause that stands twice are faults', () => {
  const faults = faultsOf(
    clausesOf([page, page]),
    titlesOf({ ...suite, text: `${suite.text}test('[2.6-7, 2.6-7] b')` }),
  )
  expect(faults).toEqual([
    '2.6-1 stands twice in docs/specification.',
    '2.6-2 stands twice in docs/specification.',
    '8-1 stands twice in docs/specification.',
    'web/test/login.test.tsx names 2.6-7: docs/specification has no such clause.',
  ])
})

test('a specification that cannot be read is a fault', () => {
  expect(faultsOf([], [])).toEqual(['No clause was found in docs/specification.'])
})
