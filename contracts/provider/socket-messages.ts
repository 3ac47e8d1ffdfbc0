/** Lets the mock's real gateway send each message of the realtime pact to a real client, and hands on what arrived. */
import { io, type Socket } from 'socket.io-client'
import type { States } from './states.ts'

type Send = (states: States, socket: Socket) => Promise<unknown>

const patienceMs = 5000

/** What makes the server send each message, by its description in the pact. */
const sends: Readonly<Record<string, Send>> = {
  'update_balance: the wallet changed': (states, socket) =>
    pushed(socket, 'update_balance', () =>
      states.control.creditPlayer({ world: states.world, username: 'player', amount: 250.5 }),
    ),
  'notification_toast: a text for the player': (states, socket) =>
    pushed(socket, 'notification_toast', () =>
      states.control.pushToast({ world: states.world, title: 'Toss', message: 'Chennai bat', status: 'info' }),
    ),
  'session_refresh: the application details changed': (states, socket) =>
    pushed(socket, 'session_refresh', () => states.control.pushSessionRefresh({ world: states.world, reason: 'app' })),
  'session_check: a session that holds': (_, socket) => acknowledged(socket, 'session_check'),
  'session_check: a session that is over': (_, socket) => acknowledged(socket, 'session_check'),
  'get:balance: a player': (_, socket) => acknowledged(socket, 'get:balance'),
  'exposure:update: a bet was accepted': (states, socket) => pushed(socket, 'exposure:update', () => states.placeBet()),
  'bet:update: a bet was accepted': (states, socket) => pushed(socket, 'bet:update', () => states.placeBet()),
  'odds:subscribe: a match in play': (states, socket) => subscribed(states, socket),
  'odds:update: the money behind a price changed': async (states, socket) => {
    await subscribed(states, socket)
    const { marketId, selectionId, odds } = states.values
    return pushed(socket, 'odds:update', () =>
      states.control.movePrice({
        world: states.world,
        marketId: String(marketId),
        selectionId: String(selectionId),
        side: 'back',
        price: Number(odds),
        size: 12_345,
      }),
    )
  },
}

const refusal = 'connect_error: a dead token'

/** Descriptions of all messages that the mock can be brought to send. */
export const senders: readonly string[] = [...Object.keys(sends), refusal]

/** Message providers for Pact, by description. */
export function socketMessages(origin: string, states: States): Record<string, () => Promise<unknown>> {
  const messages = Object.entries(sends).map(([description, send]) => [
    description,
    () => withSocket(origin, states, (socket) => send(states, socket)),
  ])
  return { ...Object.fromEntries(messages), [refusal]: () => refused(origin, states) }
}

function open(origin: string, states: States, token: string): Socket {
  return io(origin, {
    path: '/public/',
    transports: ['websocket'],
    query: { world: states.world },
    auth: { token },
    forceNew: true,
    reconnection: false,
  })
}

async function withSocket<T>(origin: string, states: States, use: (socket: Socket) => Promise<T>): Promise<T> {
  const socket = open(origin, states, String(states.values.token))
  try {
    await arrival(socket, 'connect')
    return await use(socket)
  } finally {
    socket.disconnect()
  }
}

async function refused(origin: string, states: States): Promise<unknown> {
  const socket = open(origin, states, 'dead-token')
  const error = await arrival(socket, 'connect_error')
  return { message: error instanceof Error ? error.message : '' }
}

async function pushed(socket: Socket, event: string, cause: () => Promise<unknown>): Promise<unknown> {
  const arriving = arrival(socket, event)
  await cause()
  return arriving
}

function acknowledged(socket: Socket, event: string, ...payload: unknown[]): Promise<unknown> {
  return socket.timeout(patienceMs).emitWithAck(event, ...payload)
}

function subscribed(states: States, socket: Socket): Promise<unknown> {
  return acknowledged(socket, 'odds:subscribe', { matchId: states.values.refMatchId })
}

function arrival(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${event} did not arrive`)), patienceMs)
    socket.once(event, (payload: unknown) => {
      clearTimeout(timer)
      resolve(payload)
    })
  })
}
