import { readdirSync, readFileSync } from 'node:fs'
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

const pacts = `${import.meta.dirname}/../pacts/`

let mock: RunningMock

beforeAll(async () => {
  mock = await startMock()
}, 30_000)

afterAll(() => mock.stop())

// Pact itself goes on, with a warning, when it has no handler for a state.
test.each(readdirSync(pacts))('every provider state of %s is a scenario of the mock', async (file) => {
  const scenarios = Object.keys(await new States(mock.origin).handlers())
  const interactions = interactionsOf(`${pacts}${file}`)
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
  (_, provider, prefix) => verify(new States(mock.origin), { consumer: 'chaupar-web', provider, prefix }),
  120_000,
)

test('the mock keeps what the game client expects of the games’ server', () => {
  // The world stands in the address of the games' server, so it has one name throughout.
  const world = 'pact-of-games'
  const sides = { consumer: 'chaupar-game-client', provider: 'chaupar-rgs', prefix: `/game-host/rgs/${world}` }
  return verify(new States(mock.origin, world), sides)
}, 120_000)

test.each([
  ['[7.7-1] [7.7-3]', 'chaupar-web', 'chaupar-realtime'],
  ['and to a game,', 'chaupar-game-client', 'chaupar-games'],
])(
  '%s the mock sends the messages that %s hears',
  async (_, consumer, provider) => {
    const states = new States(mock.origin)
    const pact = pactFile(consumer, provider)
    const verifier = new Verifier({
      provider,
      pactUrls: [pact],
      stateHandlers: await states.handlers(),
      messageProviders: Object.fromEntries(
        interactionsOf(pact).map((message) => [message.description, () => socketMessage(mock.origin, states, message)]),
      ),
      afterEach: () => states.end(),
      logLevel: 'error',
    })
    const mismatches = await verifier.verifyProvider().then(() => [], mismatchesOf)
    expect({ problems: states.problems, mismatches }).toEqual({ problems: [], mismatches: [] })
  },
  60_000,
)

type Sides = { consumer: string; provider: string; prefix: string }

async function verify(states: States, { consumer, provider, prefix }: Sides): Promise<void> {
  const verifier = new Verifier({
    provider,
    providerBaseUrl: `${mock.origin}${prefix}`,
    pactUrls: [pactFile(consumer, provider)],
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
}

function interactionsOf(file: string): PactFile['interactions'] {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as PactFile
  return interactions
}

function pactFile(consumer: string, provider: string): string {
  return `${pacts}${consumer}-${provider}.json`
}
