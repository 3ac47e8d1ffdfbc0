/** One message of the namespace /games, heard by the game client's real link and machine, written into a pact of its own. */
import type { GameClientEvent, GameSentWith, GameServerEvent } from '@chaupar/api/games-realtime'
import { PactV4 } from '@pact-foundation/pact'
import { afterEach, beforeEach, vi } from 'vitest'
import { roundsStore } from '../../../games/client/src/round/rounds-store.ts'
import { openStage } from '../../../games/client/src/stage/stage-link.ts'
import { stageMachine } from '../../../games/client/src/stage/stage-machine.ts'
import { stageStore } from '../../../games/client/src/stage/stage-store.ts'
import { keepsPact } from '../interaction.ts'
import { freshFolder } from '../kept/pact-file.ts'
import type { ControlStep } from '../message.ts'
import { SocketStandIn } from '../socket-stand-in.ts'

const outside = vi.hoisted(() => ({ connect: (): unknown => undefined }))

vi.mock('socket.io-client', () => ({ io: () => outside.connect() }))

/** `{name}` stands for a value of the provider's state, such as `{betID}`. */
type OrValue<Sent> = { [Field in keyof Sent]: Sent[Field] | `{${string}}` }
type SentByGame<Event extends GameClientEvent> = GameSentWith<Event> extends [infer Sent] ? [sent: OrValue<Sent>] : []
type Question<Event extends GameClientEvent = GameClientEvent> = {
  [One in Event]: readonly [event: One, ...sent: SentByGame<One>]
}[Event]

interface Situation {
  /** Scenarios of the mock with their parameters. */
  readonly states: readonly (readonly [name: string, params?: Readonly<Record<string, string | number | boolean>>])[]
  readonly payload: object
}

/** What the server sends after the client has asked what it `asks`: `when` the world's clock is moved. */
type Pushed = Situation & {
  readonly description: `${GameServerEvent}: ${string}`
  readonly asks: Question
  readonly when: ControlStep
}
/** What the server answers to a question. */
type Answered = {
  [Event in GameClientEvent]: Situation & {
    readonly description: `${Event}: ${string}`
    readonly asks: Question<Event>
  }
}[GameClientEvent]

/** What a client hears that is not let in: the states end its session. */
type Refused = Situation & { readonly description: `connect_error: ${string}` }

/** A player at a shared game: the other end of the socket, what is known of the stage and of the session. */
function seat() {
  const socket = new SocketStandIn()
  outside.connect = () => socket
  const stage = stageStore(100_00)
  const rounds = roundsStore()
  const launch = { sessionID: 'session', language: 'en', device: 'mobile', rgsAddress: 'http://localhost' } as const
  const machine = stageMachine(stage, rounds, {
    open: (hears) => openStage(launch, { path: '/public/', namespace: '/games', world: 'default' }, hears),
    replay: async () => null,
    nowMs: () => 0,
    wait: () => new Promise(() => undefined),
    onOver: () => undefined,
  })
  return { socket, stage, rounds, machine }
}

/** Sets the test file of a part up; each test is given a seat whose machine has started. */
export function gamesMessagePact(part: 'games-realtime' | 'live-table') {
  keepsPact(part)
  let at = seat()
  beforeEach(() => {
    at = seat()
    at.machine.start()
  })
  afterEach(() => at.machine.stop())
  return async (
    message: Pushed | Answered | Refused,
    act: (at: ReturnType<typeof seat>, payload: unknown) => Promise<void>,
  ) => {
    const pact = new PactV4({
      consumer: 'chaupar-game-client',
      provider: 'chaupar-games',
      dir: freshFolder(part),
      logLevel: 'error',
    })
    const interaction = pact.addAsynchronousInteraction()
    const { description, states, payload, ...steps } = message
    for (const [name, params] of states) interaction.given(name, { ...params, ...sentSteps(steps) })
    await interaction
      .expectsToReceive(description, (builder) => {
        builder.withJSONContent(payload)
      })
      .executeTest(({ contents }) => act(at, contents.content))
  }
}

/** Pact's parameters take no list that may not be changed. */
function sentSteps(steps: { asks?: Question; when?: ControlStep }) {
  const { asks, ...when } = steps
  return { ...(asks === undefined ? {} : { asks: [...asks] }), ...when }
}
