/** One exchange of a real client with a Pact stand-in for its server, written into the pact of its part. */
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { afterAll, beforeAll, expect } from 'vitest'
import { boundary, bytesOf, type Form } from './form-bytes.ts'
import { freshFolder, keepPact, startPact } from './kept/pact-file.ts'

type Params = { readonly [key: string]: string | number | boolean }
type Given = ReturnType<typeof given<string>>
type Pattern = ReturnType<typeof MatchersV3.regex>
type Body = NonNullable<Parameters<typeof MatchersV3.like>[0]>

export interface Interaction {
  /** Starts with the operationId and a colon. */
  readonly description: string
  /** Scenarios of the mock, in order, with their parameters; the first one makes the world. */
  readonly states: readonly (readonly [name: string, params?: Params])[]
  readonly request: {
    readonly line: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
    readonly headers?: Record<string, string | Given | Pattern>
    readonly query?: Record<string, string | Given>
    readonly body?: unknown
    /** A form instead of a body: its JSON part and its files. */
    readonly form?: Form
  }
  readonly answer: {
    readonly status: number
    /** Those that the client reads. */
    readonly headers?: Record<string, string | Pattern>
    readonly body: unknown
  }
}

/** Who asks whom, and in which part of the pacts that stands. */
export interface Sides {
  readonly consumer: string
  readonly provider: string
  readonly part: string
}

/** Type of the example's form. */
const formType = `multipart/form-data; boundary=${boundary}`

/** In a test file: empties the part's folder before its tests, and compares with the committed pact after them. */
export function keepsPact(part: string): void {
  beforeAll(() => startPact(part))
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names here and hands the file in second.
  afterAll(({}, { tasks }) => {
    const whole = tasks.every((task) => task.mode === 'run' && task.result?.state === 'pass')
    // After a filtered or failed run there is nothing to compare.
    if (whole) expect(keepPact(part), 'the client has changed: commit these pacts').toEqual([])
  })
}

/** Lets the client `act` against a stand-in at `url`. Fails when it asks anything else, or nothing. */
export async function interact(
  { consumer, provider, part }: Sides,
  { description, states, request, answer }: Interaction,
  act: (url: string) => Promise<unknown>,
): Promise<void> {
  const pact = new PactV4({ consumer, provider, dir: freshFolder(part), logLevel: 'error' })
  const interaction = pact.addInteraction()
  const form = request.form && (await bytesOf(request.form))
  for (const [name, params] of states) interaction.given(name, params === undefined ? undefined : { ...params })
  const [method = '', path = ''] = request.line.split(' ')
  await interaction
    .uponReceiving(description)
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
      if (answer.headers) builder.headers(answer.headers)
      builder.jsonBody(answer.body as Body)
    })
    .executeTest(async (server) => {
      await act(server.url)
    })
}

/** A value that the provider's state gives, with an example for this side. */
export function given<T extends string | number>(name: string, example: T) {
  return MatchersV3.fromProviderState<T>(`\${${name}}`, example)
}
