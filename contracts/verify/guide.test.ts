import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { readPacts } from './pacts/pact-file.ts'
import { statesOf } from './pacts/states-of-pacts.ts'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'docs/backend-guide.md'), 'utf8')
const pacts = readPacts()
const states = statesOf(pacts)

test('the guide for backends says what every state of the pacts means, and each of its parameters', () => {
  const names = states.flatMap(({ state }) => [state.name, ...Object.keys(state.params)])
  expect(names.length).toBeGreaterThan(20)
  expect([...new Set(names)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('it names every value that a state has to give, and every step that makes a server push', () => {
  const needs = states.flatMap((one) => one.needs)
  const steps = pacts.flatMap(({ interactions }) => interactions.flatMap(({ when }) => (when === null ? [] : [when])))
  const names = [...needs, ...steps.flatMap(({ name, input }) => [name, ...Object.keys(input)])]
  expect([...new Set(names)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('its commands are such that the command takes them', () => {
  const commands = [...guide.matchAll(/npm run contracts:verify -- (.+)/g)].map(([, args = '']) => args.split(' '))
  expect(commands.length).toBeGreaterThan(0)
  for (const args of commands) expect(() => readOptions(args)).not.toThrow()
})
