import { expect, test } from 'vitest'
import type { Result } from '../judge.ts'
import { readPacts } from '../pacts/pact-file.ts'
import { planOf } from '../pacts/plan.ts'
import { baselineOf, comparedWith, mended, readBaseline } from './baseline.ts'
import { hasFailed } from './summary.ts'

const { tried } = planOf(readPacts(), { hasAddress: () => true, allowWrites: true, skipStates: [], only: [] })

/** The interaction with these fields broken; kept for none. */
function result(description: string, ...fields: string[]): Result {
  const trial = tried.find((one) => one.description === description)
  if (trial === undefined) throw new Error(`No pact has ${description}`)
  const faults = fields.map((field) => ({
    field,
    expected: 'one',
    came: 'another',
    mark: trial.mark,
    isMissing: false,
  }))
  return {
    ...{ trial, mark: trial.mark, came: {} },
    outcome: fields.length === 0 ? { is: 'kept' } : { is: 'broken', faults },
  }
}

const banners = 'getBanners: some banners'
const exposure = 'getExposure: a player with a bet'

function baselineFrom(...results: Result[]) {
  const baseline = readBaseline(baselineOf(results))
  if (baseline === null) throw new Error('what is written cannot be read')
  return baseline
}

test('breaks of the file do not fail a run, at whichever place of their list they are', () => {
  const baseline = baselineFrom(result(banners, 'data.banners[3].order'), result(exposure))
  const results = comparedWith(baseline, [result(banners, 'data.banners[0].order'), result(exposure)])
  expect(results.map(({ outcome }) => outcome.is)).toEqual(['known', 'kept'])
  expect(hasFailed(results)).toBe(false)
})

test('a new field makes its interaction new, and so does an interaction that the file does not have', () => {
  const baseline = baselineFrom(result(banners, 'data.banners[0].order'))
  const more = result(banners, 'data.banners[0].order', 'data.banners[0].image')
  for (const one of [more, result(exposure, 'data.exposureAmount')]) {
    const [compared] = comparedWith(baseline, [one])
    expect(compared?.outcome.is).toBe('broken')
  }
})

test('what is known stays in a file that is written again, and what is kept by now is named', () => {
  const known = [result(banners, 'data.banners[0].order')]
  const baseline = baselineFrom(...known)
  expect(baselineOf(comparedWith(baseline, known))).toBe(baselineOf(known))
  expect(mended(baseline, [result(banners), result(exposure)])).toEqual([`chaupar-api ${banners}`])
})

test.each([
  '',
  '[]',
  '{"broken":{}}',
  '{"broken":[{"interaction":7,"fields":[]}]}',
  '{"broken":[{"interaction":"x"}]}',
])('the text %j is no such file', (text) => {
  expect(readBaseline(text)).toBeNull()
})
