import { expect, test } from 'vitest'
import type { Outcome, Result } from '../judge.ts'
import { readPacts } from '../pacts/pact-file.ts'
import { planOf, type Trial } from '../pacts/plan.ts'
import { readVerification, reasonsAgainst, verificationOf } from './verification.ts'

const pacts = readPacts()
const plan = planOf(pacts, { hasAddress: () => true, allowWrites: true, skipStates: [], only: [] })
const calls = plan.tried.filter(({ pact }) => pact.provider === 'chaupar-api')
const pactOfApi = pacts.filter(({ provider }) => provider === 'chaupar-api')

const kept: Outcome = { is: 'kept' }
const untried: Outcome = { is: 'not tried', why: 'no state' }
const broken: Outcome = { is: 'broken', faults: [] }

const resultsOf = (outcomeOf: (trial: Trial, index: number) => Outcome, trials = calls): Result[] =>
  trials.map((trial, index) => ({ trial, mark: trial.mark, came: {}, outcome: outcomeOf(trial, index) }))

/** What the file of such a run says of the pacts of today. */
function answerTo(results: readonly Result[], today = pacts): string[] {
  const written = verificationOf(pacts, results, { version: '1.4', failOn: 'extension' })
  const read = readVerification(JSON.stringify(written))
  if (read === null) throw new Error('what is written cannot be read')
  expect(read).toEqual(written)
  return reasonsAgainst(read, today)
}

test('a backend that keeps all that was promised may go out; what was not tried at all is not spoken of', () => {
  const results = resultsOf(() => kept)
  expect(answerTo(results)).toEqual([])
  expect(verificationOf(pacts, results, { failOn: 'extension' }).pacts.map(({ provider }) => provider)).toEqual([
    'chaupar-api',
  ])
})

test('failures that a state makes up, and what is not promised, may be left untried', () => {
  expect(calls.some(({ isMadeUp, mark }) => isMadeUp || mark !== 'promised')).toBe(true)
  expect(answerTo(resultsOf(({ isMadeUp, mark }) => (isMadeUp || mark !== 'promised' ? untried : kept)))).toEqual([])
})

test('a break, a promise that was not tried and an interaction that was left out are reasons against it', () => {
  const promised = calls.filter(({ isMadeUp, mark }) => !isMadeUp && mark === 'promised')
  const head = 'chaupar-api does not keep its pact with chaupar-web: '
  expect(answerTo(resultsOf((_, index) => (index === 0 ? broken : kept)))).toEqual([
    `${head}1 of ${calls.length} are broken.`,
  ])
  expect(answerTo(resultsOf((trial) => (trial === promised[0] ? untried : kept)))).toEqual([
    `${head}1 of ${calls.length} are promised and were not tried.`,
  ])
  const one = calls.filter(({ check }) => check === null).slice(0, 1)
  const count = pactOfApi.flatMap(({ interactions }) => interactions).length
  expect(answerTo(resultsOf(() => kept, one))).toEqual([
    `${head}the run left ${count - 1} of ${count} interactions out.`,
  ])
})

test('a pact that has changed since, or is gone, asks for a new verification; so does a run that tried nothing', () => {
  const results = resultsOf(() => kept)
  const changed = pacts.map((pact) => ({ ...pact, node: { ...pact.node, changed: true } }))
  expect(answerTo(results, changed)).toEqual([
    'The pact of chaupar-web and chaupar-api has changed since: verify again.',
  ])
  expect(answerTo(results, [])).toEqual(['chaupar-web and chaupar-api have no pact any more: verify again.'])
  expect(answerTo(resultsOf(() => untried))).toEqual(['Nothing was verified.'])
})

test.each(['', '{}', '{"version":"1","pacts":[{"consumer":"a"}]}'])('the text %j is no such file', (text) => {
  expect(readVerification(text)).toBeNull()
})
