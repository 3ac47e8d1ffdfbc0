/** The web's real connection and bridge at a stand-in for the socket; their messages are written into the pact of the realtime host. */
import type { ControlInput } from '@chaupar/api/control-client'
import type { ControlOperationId } from '@chaupar/api/control-operations.gen'
import { objectAt } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import type { ClientEvent, SentWith, ServerEvent } from '@chaupar/api/realtime'
import { i18n } from '@lingui/core'
import { PactV4 } from '@pact-foundation/pact'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { Schemas } from '../../api/test/schemas.ts'
import { eventually } from '../../tools/testing/eventually.ts'
import { joinParts } from '../../web/src/app/join-parts.ts'
import { createQueryClient } from '../../web/src/app/query-client.ts'
import { clearSession, signIn } from '../../web/src/player/session-store.ts'
import { freshFolder, keepPact, startPact } from './kept/pact-file.ts'
import { SocketStandIn } from './socket-stand-in.ts'

const outside = vi.hoisted(() => ({
  connect: (): unknown => undefined,
  toasts: [] as { kind: string; text: string }[],
}))

vi.mock('socket.io-client', () => ({ io: () => outside.connect() }))
vi.mock('../../web/src/ui/toasts/toast.ts', () => ({
  toast: (kind: string, text: string) => outside.toasts.push({ kind, text }),
}))

const tag = 'realtime'

/** A question of the client; `{name}` in a payload stands for a value of the provider's state, such as `{refMatchId}`. */
type Question<Event extends ClientEvent = ClientEvent> = {
  [One in Event]: [event: One, ...sent: SentWith<One>]
}[Event]

/**
 * An operation of the mock's control surface, on the world of the state; its input takes values as a question does. A push by hand
 * and a saved fault are none: they show nothing of what a server sends by itself.
 */
export type ControlStep = {
  [Op in StepOperation]: ControlInput<Op> extends { world: string }
    ? [operation: Op, input: Omit<ControlInput<Op>, 'world'>]
    : never
}[StepOperation]

type StepOperation = Exclude<ControlOperationId, 'pushEvent' | 'saveBundle'>

interface Situation {
  /** Scenarios of the mock with their parameters. */
  readonly states: readonly (readonly [name: string, params?: Readonly<Record<string, string | boolean>>])[]
  readonly payload: object
}

/** What the server sends: `when` that happens, and after the client has asked what it `asks`. */
type Pushed = Situation & {
  readonly description: `${ServerEvent}: ${string}`
  readonly asks?: Question
  readonly when: ControlStep
}

/** What the server answers to a question. */
type Answered = {
  [Event in ClientEvent]: Situation & { readonly description: `${Event}: ${string}`; readonly asks: Question<Event> }
}[ClientEvent]

/** The answer to a client without a session: the states sign no player in. */
type Refused = Situation & { readonly description: `connect_error: ${string}` }

/** A message and all that the provider needs in order to send it; the description starts with the event and a colon. */
type Message = Pushed | Answered | Refused

/** What the tests see of the web: its socket's other end, its toasts and its cache. */
export const web = { socket: new SocketStandIn(), toasts: outside.toasts, queries: createQueryClient() }

const document = readDocument('api')
const schemas = new Schemas(document)

/** Why openapi.yaml refuses the payload of a request; empty when it does not. */
function problemsOf([event, payload]: readonly [event: string, payload: unknown]): string[] {
  const schema = objectAt(document, 'x-socket-events', 'asked', event).payload
  if (schema === undefined) return payload === undefined ? [] : [`${event} takes no payload`]
  return schemas.problems(`#/components/schemas/${String(schema)}`, payload).map((problem) => `${event}: ${problem}`)
}

/** Joins the web's parts once and signs a player in before each test; checks afterwards what the web has sent. */
export function joinWeb(): void {
  beforeAll(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    joinParts(web.queries)
  })
  beforeEach(async () => {
    web.socket = new SocketStandIn()
    web.toasts.length = 0
    outside.connect = () => web.socket
    signIn({ token: 'token-of-player', user: { mstruserid: 81230, mobileno: '9820041177' } })
    await eventually(() => expect(web.socket.isListenedTo).toBe(true))
  })
  afterEach(() => {
    clearSession('manual')
    expect(web.socket.requests.flatMap(problemsOf)).toEqual([])
  })
}

/** As joinWeb; compares the pact after the tests of the file. */
export function messagePact(): (message: Message, act: (payload: unknown) => Promise<void>) => Promise<void> {
  beforeAll(() => startPact(tag))
  joinWeb()
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names here and hands the file in second.
  afterAll(({}, { tasks }) => {
    const whole = tasks.every((task) => task.mode === 'run' && task.result?.state === 'pass')
    if (whole) expect(keepPact(tag), 'the client has changed: commit these pacts').toEqual([])
  })
  return run
}

async function run(message: Message, act: (payload: unknown) => Promise<void>): Promise<void> {
  const pact = new PactV4({
    consumer: 'chaupar-web',
    provider: 'chaupar-realtime',
    dir: freshFolder(tag),
    logLevel: 'error',
  })
  const interaction = pact.addAsynchronousInteraction()
  // The parameters of states are all that Pact hands to the provider beside the description.
  const { description, states, payload, ...steps } = message
  for (const [name, params] of states) interaction.given(name, { ...params, ...steps })
  await interaction
    .expectsToReceive(description, (builder) => {
      builder.withJSONContent(payload)
    })
    .executeTest(({ contents }) => act(contents.content))
}
