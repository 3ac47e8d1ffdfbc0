/**
 * The events of the socket on path /public/ (spec 7.7), for socket.io's typing on both sides. Which there are and what
 * they carry stands in openapi.yaml (x-socket-events). Money amounts are decimal rupees with two places.
 */
import type { Schema } from './api.ts'
import type { components } from './openapi.gen.ts'
import type { askedEvents, pushedEvents } from './realtime.gen.ts'

export type ServerEvent = keyof typeof pushedEvents
export type ClientEvent = keyof typeof askedEvents

/** What the server sends. Extensions are sent only to a client that has subscribed. */
export type ServerEvents = {
  [Event in ServerEvent]: (payload: Schema<(typeof pushedEvents)[Event]>) => void
}

/** What goes along with a question: nothing, or one payload. */
export type SentWith<Event extends ClientEvent> = (typeof askedEvents)[Event]['sent'] extends infer Name
  ? Name extends keyof components['schemas']
    ? [sent: Schema<Name>]
    : []
  : never

/** What a question is answered. */
export type Acknowledgement<Event extends ClientEvent> = Schema<(typeof askedEvents)[Event]['answered']>

/** What the client asks, each with an acknowledgement; the client gives up after 1000 ms (spec 7.7). */
export type ClientEvents = {
  [Event in ClientEvent]: (...sent: [...SentWith<Event>, reply: (answer: Acknowledgement<Event>) => void]) => void
}

export type OddsSubscription = Schema<'OddsSubscription'>
export type OddsSnapshot = Schema<'OddsSnapshot'>
export type OddsUpdate = Schema<'OddsUpdate'>
