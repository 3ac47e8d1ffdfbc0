/** Lets the mock's real gateway send a message of a pact to a real client, and hands on what arrived. */
import { io, type Socket } from 'socket.io-client'
import type { ControlOperationId } from '../src/control-operations.gen.ts'
import type { States } from './states.ts'

const patienceMs = 5000

/** What the pact says of a message: `<event>: <situation>`, and what brings the server to send it. */
export interface MessageOfPact {
  readonly description: string
  readonly providerStates: readonly { readonly name: string; readonly params?: Steps }[]
}

/** Parameters of a message's states, see contracts/consumer/message.ts and games/games-message.ts. */
interface Steps {
  readonly asks?: readonly [event: string, ...sent: object[]]
  readonly when?: readonly [operation: ControlOperationId, input: object]
}

/**
 * What a client at `origin` hears under the event's name: the answer when it asks by that name, else what is sent to it
 * `when` the control surface does as the pact says. Throws when nothing of that name arrives within 5 s, and notes it
 * among the problems of the states.
 */
export async function socketMessage(origin: string, states: States, message: MessageOfPact): Promise<unknown> {
  const { description, providerStates } = message
  const [event = ''] = description.split(': ')
  const { asks, when } = { ...providerStates[0]?.params }
  const socket = open(origin, states)
  try {
    if (event === 'connect_error') return await refusal(socket)
    await arrival(socket, 'connect')
    const answer = asks && (await ask(socket, states, asks))
    if (asks?.[0] === event) return answer
    if (when === undefined) throw new Error('the pact does not say when it is sent')
    const [sent] = await Promise.all([arrival(socket, event), states.steer(...when)])
    return sent
  } catch (error) {
    states.problems.push(`${description}: ${String(error)}`)
    throw error
  } finally {
    socket.disconnect()
  }
}

/** A player at a game connects as the game does, everybody else as the site. */
function open(origin: string, { world, values: { sessionID, token } }: States): Socket {
  const options = { path: '/public/', transports: ['websocket'], forceNew: true, reconnection: false }
  if (sessionID === undefined)
    return io(origin, { ...options, query: { world }, auth: { token: token ?? 'dead-token' } })
  return io(`${origin}/games`, { ...options, query: { world, channel: 'games' }, auth: { sessionID } })
}

async function refusal(socket: Socket): Promise<unknown> {
  const error = await arrival(socket, 'connect_error')
  if (!(error instanceof Error)) return { message: '' }
  return { message: error.message, ...('data' in error ? { data: error.data } : {}) }
}

function ask(socket: Socket, states: States, [event, ...sent]: NonNullable<Steps['asks']>): Promise<unknown> {
  return socket.timeout(patienceMs).emitWithAck(event, ...sent.map((payload) => states.filled(payload)))
}

function arrival(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${event} did not arrive; mock-server/src/realtime sends events`)),
      patienceMs,
    )
    socket.once(event, (payload: unknown) => {
      clearTimeout(timer)
      resolve(payload)
    })
  })
}
