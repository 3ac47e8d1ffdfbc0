import type { JsonObject } from '@chaupar/api/document'
import { expect, test } from 'vitest'
import { type LicenceRules, licenceProblems, licensedPackages } from './licences.ts'

const rules: LicenceRules = { allowed: ['MIT', 'OFL-1.1'], shippedAnyway: ['a-font'], stated: { 'old@1.0.0': 'MIT' } }

function component(name: string, licence: JsonObject | null, ...marks: string[]): JsonObject {
  const properties = marks.map((mark) => ({ name: `cdx:npm:package:${mark}`, value: 'true' }))
  return { name, version: '1.0.0', properties, ...(licence && { licenses: [licence] }) }
}

const problemsOf = (...components: JsonObject[]) => licenceProblems(licensedPackages({ components }, rules), rules)

test('licences of shipped packages must be in the list, by id, by name or as an expression', () => {
  expect(
    problemsOf(
      component('good', { license: { id: 'MIT' } }),
      component('copyleft', { license: { id: 'GPL-3.0-only' } }),
      component('own', { license: { name: 'SEE LICENSE IN LICENSE' } }),
      component('two', { expression: 'MIT OR GPL-3.0-only' }),
      component('silent', null),
    ),
  ).toEqual([
    'copyleft@1.0.0: GPL-3.0-only',
    'own@1.0.0: SEE LICENSE IN LICENSE',
    'two@1.0.0: MIT OR GPL-3.0-only',
    'silent@1.0.0: names no licence',
  ])
})

test('development packages are not judged unless the build ships their files', () => {
  const copyleft = { license: { id: 'GPL-3.0-only' } }
  expect(problemsOf(component('a-tool', copyleft, 'development'))).toEqual([])
  expect(problemsOf(component('a-font', copyleft, 'development'))).toEqual(['a-font@1.0.0: GPL-3.0-only'])
})

test('own workspaces need no licence, and a licence that a manifest lacks may be stated for one version', () => {
  expect(problemsOf(component('web', null, 'private'), component('old', null))).toEqual([])
  expect(problemsOf({ ...component('old', null), version: '2.0.0' })).toEqual(['old@2.0.0: names no licence'])
})
