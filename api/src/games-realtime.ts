/**
 * The events of the namespace /games, which carries the shared rounds of games, for socket.io's typing on both sides. Which
 * there are and what they carry stands in rgs.yaml (x-socket-events). Amounts have six decimals.
 */
import type { gameAskedEvents, gamePushedEvents } from './games-realtime.gen.ts'
import type { components } from './rgs.gen.ts'
import type { RgsSchema } from './rgs.ts'

/** What the server sends. */
export type GameServerEvent = keyof typeof gamePushedEvents
/** What a client asks. */
export type GameClientEvent = keyof typeof gameAskedEvents

/** For socket.io: what a client hears. */
export type GameServerEvents = {
  [Event in GameServerEvent]: (payload: RgsSchema<(typeof gamePushedEvents)[Event]>) => void
}

/** What goes along with a question: nothing, or one payload. */
export type GameSentWith<Event extends GameClientEvent> = (typeof gameAskedEvents)[Event]['sent'] extends infer Name
  ? Name extends keyof components['schemas']
    ? [sent: RgsSchema<Name>]
    : []
  : never

/** What a question is answered. */
export type GameAcknowledgement<Event extends GameClientEvent> = RgsSchema<(typeof gameAskedEvents)[Event]['answered']>

/** For socket.io: what a client asks, each with an acknowledgement. */
export type GameClientEvents = {
  [Event in GameClientEvent]: (
    ...sent: [...GameSentWith<Event>, reply: (answer: GameAcknowledgement<Event>) => void]
  ) => void
}
