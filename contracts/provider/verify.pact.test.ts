import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningMock, startMock } from './mock.ts'
import { mismatchesOf } from './report.ts'
import { type MessageOfPact, socketMessage } from './socket-messages.ts'
import { States } from './states.ts'

interface PactFile {
  readonly interactions: readonly MessageOfPact[]
}

let mock: RunningMock

beforeAll(async () => {
  mock = await startMock()
}, 30_000)

afterAll(() => mock.stop())

const providers = ['chaupar-api', 'chaupar-sports-data', 'chaupar-game-host', 'chaupar-live-tv', 'chaupar-realtime']

// Pact itself goes on, with a warning, when it has no handler for a state.
test.each(providers)('every provider state of %s is a scenario of the mock', async (provider) => {
  const scenarios = Object.keys(await new States(mock.origin).handlers())
  const interactions = interactionsOf(provider)
  expect(interactions.length).toBeGreaterThan(0)
  for (const { description, providerStates } of interactions) {
    const names = providerStates.map(({ name }) => name)
    expect(names[0], description).toBe('default')
    expect(scenarios, description).toEqual(expect.arrayContaining(names))
  }
})

test.each([
  ['[7.8-6] [7-3]', 'chaupar-api', '/api'],
  ['[7-2] [7-4]', 'chaupar-sports-data', '/sports-data'],
  ['[7.6-1]', 'chaupar-game-host', '/game-host'],
  ['[7.4-5]', 'chaupar-live-tv', '/live-tv'],
])(
  '%s the mock keeps what the web expects of %s',
  async (_, provider, prefix) => {
    const states = new States(mock.origin)
    const verifier = new Verifier({
      provider,
      providerBaseUrl: `${mock.origin}${prefix}`,
      pactUrls: [pactFile(provider)],
      stateHandlers: await states.handlers(),
      requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
        // Browsers say so of a POST without a body; Pact's proxy would send it as an endless one.
        if (request.headers['content-length'] === undefined) request.headers['content-length'] = '0'
        Object.assign(request.headers, states.header)
        next()
      },
      afterEach: () => states.end(),
      logLevel: 'error',
    })
    const mismatches = await verifier.verifyProvider().then(() => [], mismatchesOf)
    expect({ problems: states.problems, mismatches }).toEqual({ problems: [], mismatches: [] })
  },
  120_000,
)

test('[7.7-1] [7.7-3] the mock sends the messages that the web hears', async () => {
  const states = new States(mock.origin)
  const messages = interactionsOf('chaupar-realtime')
  const verifier = new Verifier({
    provider: 'chaupar-realtime',
    pactUrls: [pactFile('chaupar-realtime')],
    stateHandlers: await states.handlers(),
    messageProviders: Object.fromEntries(
      messages.map((message) => [message.description, () => socketMessage(mock.origin, states, message)]),
    ),
    afterEach: () => states.end(),
    logLevel: 'error',
  })
  const mismatches = await verifier.verifyProvider().then(() => [], mismatchesOf)
  expect({ problems: states.problems, mismatches }).toEqual({ problems: [], mismatches: [] })
}, 60_000)

function interactionsOf(provider: string): PactFile['interactions'] {
  const { interactions } = JSON.parse(readFileSync(pactFile(provider), 'utf8')) as PactFile
  return interactions
}

function pactFile(provider: string): string {
  return `${import.meta.dirname}/../pacts/chaupar-web-${provider}.json`
}
