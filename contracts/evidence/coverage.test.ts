import { expect, test } from 'vitest'
import { type Covered, contractCoverage, judge } from './coverage.ts'
import { coverageDocument } from './coverage-document.ts'
import { promises } from './promises.ts'
import type { Reason } from './reasons.ts'

const row = (id: string, part: string, shown: Partial<Covered['shown']>): Covered => ({
  promised: { document: 'openapi.yaml', kind: 'call', id, part, key: `${id} ${part}`, isShown: true },
  shown: { document: 1, walk: 1, mock: 1, pact: 1, journey: 1, ...shown },
})

const noPact: Reason = { column: 'pact', kind: 'call', of: ['login'], parts: ['500'], because: 'one form for all' }

test('a hole fails that no reason is given for, and says what is missing where', () => {
  const { problems } = judge([row('login', '200', {}), row('login', '500', { pact: 0, journey: 0 })], [noPact])
  expect(problems).toEqual([
    'openapi.yaml login 500: no journey (npm run coverage:record -- journeys FILE), and no reason in contracts/evidence/reasons.ts',
  ])
})

test.each([
  ['whose hole is filled', [row('login', '500', {})], noPact],
  [
    'that names an operation without such a hole',
    [row('login', '500', { pact: 0 }), row('register', '500', {})],
    { ...noPact, of: ['login', 'register'] },
  ],
  ['for any operation, when there is no hole', [row('login', '500', {})], { ...noPact, of: 'any' as const }],
  ['for an operation that is gone', [row('register', '500', {})], noPact],
])('a reason fails %s', (_, rows, reason) => {
  const { problems } = judge(rows, [reason])
  expect(problems.filter((problem) => problem.startsWith('no hole is left for a reason'))).toHaveLength(1)
})

test('every promise of the documents has its line, and every hole its reason', () => {
  const coverage = contractCoverage()
  expect(coverage.problems).toEqual([])
  const text = coverageDocument(coverage)
  for (const { id } of promises()) expect(text).toContain(`\`${id}\``)
  expect(coverage.rows).toHaveLength(promises().length)
})

test('questions, their answers and what is pushed are promises of their own', () => {
  const keys = promises()
    .filter(({ kind }) => kind === 'event')
    .map(({ key, part }) => `${key} ${part}`)
  expect(keys).toEqual(
    expect.arrayContaining(['in session_check asked', 'out session_check answered', 'out bet:update pushed']),
  )
})
