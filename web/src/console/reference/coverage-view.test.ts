import { coverageReasons } from '@chaupar/contracts/coverage.gen'
import { expect, test } from 'vitest'
import { coverageOf } from './coverage-view.tsx'

test('an operation is found by its name, a status and its document, with all its answers', () => {
  const [found, ...others] = coverageOf('placebet')
  expect(others).toEqual([])
  expect(found?.[1].map(({ part }) => part)).toEqual(expect.arrayContaining(['200', '401', '422']))
  expect([...coverageOf('422').keys()]).toContain('openapi.yaml call placeBet')
  expect([...coverageOf('rgs.yaml').keys()]).toContain('rgs.yaml event bet:place')
  expect(coverageOf('no such thing').size).toBe(0)
})

test('every reason says how many holes it is for', () => {
  expect(coverageReasons.filter(({ holes, because }) => holes === 0 || because === '')).toEqual([])
})
