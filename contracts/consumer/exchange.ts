/** One exchange of the web's real client with a Pact stand-in for the server, written into the pact of its part. */
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { call } from '../../web/src/api/call.ts'
import { configureApi } from '../../web/src/api/settings.ts'
import { boundary, bytesOf, type Form } from './form-bytes.ts'
import { freshFolder, keepPact, startPact } from './pact-file.ts'

export { call }

/** A real operator runs these apart, so each has a pact of its own. */
type Provider = 'chaupar-api' | 'chaupar-sports-data' | 'chaupar-game-host' | 'chaupar-live-tv'

type Params = { readonly [key: string]: string | number | boolean }
type Given = ReturnType<typeof given<string>>
type Body = NonNullable<Parameters<typeof MatchersV3.like>[0]>

export interface Exchange {
  /** Starts with the operationId and a colon. */
  readonly description: string
  readonly provider?: Provider
  /** Scenarios of the mock, in order, with their parameters; the first one makes the world. */
  readonly states: readonly (readonly [name: string, params?: Params])[]
  readonly request: {
    readonly line: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
    readonly headers?: Record<string, string | Given>
    readonly query?: Record<string, string | Given>
    readonly body?: unknown
    /** A form instead of a body: its JSON part and its files. */
    readonly form?: Form
  }
  readonly answer: { readonly status: number; readonly body: unknown }
}

/** Type of the example's form. */
const formType = `multipart/form-data; boundary=${boundary}`

/** What the web told app about the calls of this test. */
export const heard = { unauthorized: 0, maintenance: 0 }

/** The token that the web's session holds; null for a guest. */
export const session: { token: string | null } = { token: null }

const hosts = vi.hoisted(() => ({ url: '' }))

// The runtime configuration is the one thing that differs from the browser: all hosts are the stand-in.
vi.mock('../../web/src/config/env.ts', () => ({
  env: () => ({ apiUrl: hosts.url, sportsDataUrl: hosts.url, gameHostUrl: hosts.url, liveTvUrl: hosts.url }),
}))

/** Sets a test file up for its part of the pacts: the pact's folder before, its comparison with the committed pact after. */
export function pactOf(part: string): (exchange: Exchange, act: () => Promise<unknown>) => Promise<void> {
  beforeAll(() => startPact(part))
  beforeEach(() => {
    session.token = null
    Object.assign(heard, { unauthorized: 0, maintenance: 0 })
    configureApi({
      token: () => session.token,
      onUnauthorized: () => {
        heard.unauthorized += 1
      },
      onMaintenance: () => {
        heard.maintenance += 1
      },
    })
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names here and hands the file in second.
  afterAll(({}, { tasks }) => {
    const whole = tasks.every((task) => task.mode === 'run' && task.result?.state === 'pass')
    // After a filtered or failed run there is nothing to compare.
    if (whole) expect(keepPact(part), 'the client has changed: commit these pacts').toEqual([])
  })
  return (exchange, act) => run(part, exchange, act)
}

async function run(part: string, exchange: Exchange, act: () => Promise<unknown>): Promise<void> {
  const { provider = 'chaupar-api', request, answer } = exchange
  const pact = new PactV4({ consumer: 'chaupar-web', provider, dir: freshFolder(part), logLevel: 'error' })
  const interaction = pact.addInteraction()
  const form = request.form && (await bytesOf(request.form))
  for (const [name, params] of exchange.states)
    interaction.given(name, params === undefined ? undefined : { ...params })
  const [method = '', path = ''] = request.line.split(' ')
  await interaction
    .uponReceiving(exchange.description)
    .withRequest(method, path, (builder) => {
      if (request.headers) builder.headers(request.headers)
      if (request.query) builder.query(request.query)
      if (request.body !== undefined) builder.jsonBody(request.body as Body)
      if (form) {
        builder.headers({ 'Content-Type': MatchersV3.regex(/^multipart\/form-data; ?boundary=.+$/, formType) })
        builder.body(formType, form)
      }
    })
    .willRespondWith(answer.status, (builder) => {
      builder.jsonBody(answer.body as Body)
    })
    .executeTest(async (server) => {
      hosts.url = server.url
      await act()
    })
}

/** A successful envelope; the web reads `error` and `data` of it. */
export function success(data?: unknown): object {
  return data === undefined ? { error: false } : { error: false, data }
}

/** A failed envelope; the web reads `error` and the text, and where it says so the code. */
export function failure(message: string, code?: string): object {
  return { error: true, message: MatchersV3.string(message), ...(code === undefined ? {} : { code }) }
}

/** A value that the provider's state gives, with an example for this side. */
export function given<T extends string | number>(name: string, example: T) {
  return MatchersV3.fromProviderState<T>(`\${${name}}`, example)
}

/** The header of a signed-in player; the test puts the same token into `session`. */
export function tokenHeader(name: 'Authorization' | 'xu-auth' = 'Authorization') {
  return { [name]: given('token', playerToken) }
}

/** Example of the token that the provider's state makes. */
export const playerToken = 'token-of-player'
