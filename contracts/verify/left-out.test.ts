import { expect, test, vi } from 'vitest'
import { readPacts } from './pacts/pact-file.ts'
import { hasFailed } from './report/summary.ts'
import { backendAt } from './run/backend.ts'
import { verify } from './verify.ts'
import { faultInWords } from './words/faults.ts'

// Pact ends without a call and without a complaint.
vi.mock('./run/pact-run.ts', async (original) => ({
  ...(await original<typeof import('./run/pact-run.ts')>()),
  runPact: async () => new Map(),
}))

test('an interaction that the verifier leaves out is broken, and the run fails', async () => {
  const states = { setUp: async () => ({}), bring: async () => false, tearDown: async () => undefined }
  const results = await verify(readPacts(), {
    backend: backendAt({ 'chaupar-api': 'http://127.0.0.1:9' }, '/public/'),
    sources: [states],
    allowWrites: false,
    skipStates: [],
    only: ['checkDemo'],
    timeoutMs: 1000,
  })
  const broken = results.flatMap(({ outcome }) => (outcome.is === 'broken' ? outcome.faults.map(faultInWords) : []))
  expect(broken.length).toBeGreaterThan(0)
  expect(new Set(broken)).toEqual(new Set(['answer: expected an answer, but Pact’s verifier left it out']))
  expect(hasFailed(results)).toBe(true)
})
