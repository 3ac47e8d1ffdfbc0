import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { findProgram } from '../../tools/processes/run.ts'
import { eventually } from '../../tools/testing/eventually.ts'
import { subjects } from '../explore/operations.ts'
import { settingsOf } from '../explore/options.ts'
import { type Options, readOptions } from './options.ts'
import { readPacts } from './pacts/pact-file.ts'
import { unknownOperations } from './pacts/plan.ts'
import { statesOf } from './pacts/states-of-pacts.ts'
import { terminalReport } from './report/terminal.ts'
import { backendAt } from './run/backend.ts'
import { statesByToken } from './states/by-file.ts'
import { parameters, sentenceOf, states as sentences, valuesOf } from './states/sentences.ts'
import { verify } from './verify.ts'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'docs/backend-guide.md'), 'utf8')
const pacts = readPacts()
const states = statesOf(pacts)

/** The arguments of each line of the guide that runs this command. */
const argumentsOf = (command: string) =>
  [...guide.matchAll(new RegExp(`npm run contracts:${command} -- (.+)`, 'g'))].map(([, args = '']) => args.split(' '))

function optionsOf(args: readonly string[]): Options {
  const options = readOptions(args)
  if (typeof options === 'string') throw new Error(`${args.join(' ')} verifies nothing`)
  return options
}

test('every state of the pacts has a sentence, and so has each of its parameters', () => {
  expect(states.length).toBeGreaterThan(40)
  const known = [...sentences, ...parameters.map(({ parameter: name }) => ({ name }))].map(({ name }) => name)
  const names = states.flatMap(({ state }) => [state.name, ...Object.keys(state.params)])
  expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([])
  expect(
    states.filter(({ state }) => !/^[A-Z0-9].*\.$/.test(sentenceOf(state)) || /[{}]/.test(sentenceOf(state))),
  ).toEqual([])
})

test('every value that a state has to give is one that its sentences name', () => {
  expect(states.filter(({ state, needs }) => needs.some((name) => !valuesOf(state).includes(name)))).toEqual([])
})

test('the guide names every step that makes a server push', () => {
  const steps = pacts.flatMap(({ interactions }) => interactions.flatMap(({ when }) => (when === null ? [] : [when])))
  const names = steps.flatMap(({ name, input }) => [name, ...Object.keys(input)])
  expect([...new Set(names)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('its commands are such that the commands take them, with operations that there are', () => {
  const verifying = argumentsOf('verify').map(optionsOf)
  expect(verifying.length).toBeGreaterThan(3)
  expect(verifying.flatMap(({ only }) => unknownOperations(pacts, only))).toEqual([])
  const exploring = argumentsOf('explore').map(settingsOf)
  expect(exploring.length).toBeGreaterThan(1)
  const known = subjects().map(({ id }) => id)
  expect(exploring.flatMap(({ named }) => named).filter((name) => !known.includes(name))).toEqual([])
})

test('each step of its order of work names operations and tags that there are', () => {
  const steps = [...guide.matchAll(/^\| \d\. [^|]+\|([^|]+)\|/gm)].map(([, names = '']) => names)
  const named = steps.flatMap((names) => [...names.matchAll(/`([^`-][^`]*)`/g)].map(([, name = '']) => name))
  expect(steps).toHaveLength(7)
  expect(unknownOperations(pacts, named)).toEqual([])
})

const block = (after: string, language = '') =>
  new RegExp(`${after}[^]*?\\n\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? ''

/** Starts the guide's server; null on a machine without Python. */
async function startStub(code: string): Promise<string | null> {
  const python = findProgram('python3')
  if (python === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-stub-'))
  writeFileSync(join(folder, 'stub.py'), code)
  const port = await getPort()
  const stub = spawn(python, [join(folder, 'stub.py'), String(port)], { stdio: 'ignore' })
  onTestFinished(() => {
    stub.kill()
    rmSync(folder, { recursive: true })
  })
  const origin = `http://127.0.0.1:${port}`
  await eventually(() => fetch(origin))
  return origin
}

/** The report of the guide's command that names what its server has. */
async function reportOf(origin: string): Promise<string> {
  const options = argumentsOf('verify')
    .map(optionsOf)
    .find(({ only }) => only.includes('getAppDetails'))
  if (options === undefined) throw new Error('The guide has no command for its first server')
  const backend = backendAt({ 'chaupar-api': origin }, '/public/')
  return terminalReport(await verify(pacts, { ...options, backend, sources: [statesByToken(undefined)] }), options)
}

test('its first server gets the report that it shows', async () => {
  const code = block('## A first report', 'python')
  const wrong = code.replace('"mobileno": "9820041177"', '"mobileno": 9820041177')
  const kept = block('asked for by name:\\n\\n```[^`]+```\\n')
  const words = block('Give the number of `USER`')
  expect([code.split('\n').length > 30, wrong !== code, kept, words]).toEqual([
    true,
    true,
    expect.stringMatching(/^KEPT\n/),
    expect.stringContaining('data.user.mobileno'),
  ])
  const [origin, violating] = [await startStub(code), await startStub(wrong)]
  if (origin === null || violating === null) {
    // Without Python nothing runs it: it is read, as far as calls and words go.
    for (const part of ['/getAppDetails', '/app/demo', '/login', '"Unauthorized action."', '"error": False'])
      expect(code).toContain(part)
    return
  }
  const report = await reportOf(origin)
  expect(report).toContain(kept)
  expect(report).not.toContain('BROKEN')
  expect(await reportOf(violating)).toContain(words)
})
