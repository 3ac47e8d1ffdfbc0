import { isObject } from '@chaupar/api/document'
import { judgeAnswer } from '@chaupar/api/invariants/judge-answer'
import { subjectsOf } from '@chaupar/api/invariants/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checks } from '../verify/checks/checks.ts'
import { answerIn } from '../verify/checks/invariants.ts'
import type { Result } from '../verify/judge.ts'
import { readPacts } from '../verify/pacts/pact-file.ts'
import { unknownOperations } from '../verify/pacts/plan.ts'
import { mockAt } from '../verify/states/by-mock.ts'
import { verify } from '../verify/verify.ts'
import { faultInWords } from '../verify/words/faults.ts'
import { changedBodies } from './changed-bodies.ts'
import { type RunningMock, startMock } from './mock.ts'

const pacts = readPacts()
/** Operations and events, by commas: all when PACT_ONLY is not set. The planted breaks begin with what shows them. */
const only = process.env.PACT_ONLY?.split(',') ?? []

/** A site at another origin, which the mock lets in. */
const site = 'https://play.example.com'

let mock: RunningMock
let results: Result[] = []

// All in one run: Pact takes a second to start.
beforeAll(async () => {
  mock = await startMock({ CORS_ORIGINS: site })
  const { backend, source } = await mockAt(mock.origin, site)
  const bounds = { allowWrites: true, skipStates: [], only, timeoutMs: 30_000 }
  results = await verify(pacts, { backend, sources: [source], ...bounds })
})

afterAll(() => mock.stop())

test('what is asked for alone is there', () => {
  expect(unknownOperations(pacts, only)).toEqual([])
  expect(results.length).toBeGreaterThan(0)
})

test.each(pacts)('every interaction of $file begins in a world of the mock', ({ interactions }) => {
  expect(interactions.length).toBeGreaterThan(0)
  for (const { description, states } of interactions) expect(states[0]?.name, description).toBe('default')
})

test.each([
  ['[7.8-6] [7-3] the mock keeps what the web expects of', 'chaupar-api'],
  ['[7-2] [7-4] the mock keeps what the web expects of', 'chaupar-sports-data'],
  ['[7.6-1] the mock keeps what the web expects of', 'chaupar-game-host'],
  ['[7.4-5] the mock keeps what the web expects of', 'chaupar-live-tv'],
  ['[7.7-1] [7.7-3] the mock sends the messages that the web hears from', 'chaupar-realtime'],
  ['the mock keeps what the game client expects of', 'chaupar-rgs'],
  ['the mock sends the messages that the game client hears from', 'chaupar-games'],
])('%s %s', (_, provider) => {
  const own = results.filter(({ trial }) => trial.pact.provider === provider && trial.check === null)
  expect(own.length > 0 || only.length > 0).toBe(true)
  expect(own.flatMap(problemsOf)).toEqual([])
})

test('the mock passes every check beside the pacts', () => {
  const own = results.filter(({ trial }) => trial.check !== null)
  const tried = new Set(own.map(({ trial }) => trial.check?.rule ?? trial.check))
  expect(checks.filter((check) => !tried.has(check.rule ?? check)).length === 0 || only.length > 0).toBe(true)
  expect(own.flatMap(problemsOf)).toEqual([])
})

test('every invariant of the documents is broken by some change of an answer that keeps it', async () => {
  const kept = results.filter(({ trial, outcome }) => trial.check?.rule !== undefined && outcome.is === 'kept')
  expect(kept.length > 0 || only.length > 0).toBe(true)
  const unbroken: string[] = []
  for (const [, same] of Map.groupBy(kept, ({ trial }) => trial.check?.rule)) {
    const broken = await Promise.all(same.map(canBeBroken))
    if (!broken.includes(true)) unbroken.push(...same.map(({ trial }) => trial.description))
  }
  expect(unbroken).toEqual([])
})

/** Whether a rule sees some change of the answer that has kept it. */
async function canBeBroken({ trial: { operation, situation }, came: { exchange } }: Result): Promise<boolean> {
  const subject = subjectsOf('api').get(operation)
  const placed = subject?.rules.get(situation) ?? []
  if (subject === undefined || exchange === undefined) return false
  const { request } = answerIn(subject, exchange)
  const text = JSON.stringify(placed)
  const words = [...text.matchAll(/\\"(\w+)\\"/g)].map(([, word = '']) => word)
  const sent = [request.query, request.body].flatMap((part) => (isObject(part) ? Object.values(part) : [])).map(String)
  for (const body of changedBodies(exchange.body, (name) => text.includes(name), [...words, ...sent])) {
    const { violation } = await judgeAnswer(placed, answerIn(subject, { ...exchange, body }))
    if (violation !== null) return true
  }
  return false
}

/** What the report would say; a state that the mock has not counts too. */
function problemsOf({ trial, outcome }: Result): string[] {
  if (outcome.is === 'kept') return []
  if (outcome.is === 'broken' || outcome.is === 'known')
    return outcome.faults.map((fault) => `${trial.description}: ${faultInWords(fault)}`)
  return [`${trial.description}: ${outcome.why}`]
}
