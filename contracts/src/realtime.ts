/**
 * The events of the socket on path /public/ (spec 7.7), for socket.io's typing on both sides.
 * Payloads are schemas of openapi.yaml. Money amounts are decimal rupees with two places.
 */
import type { Schema } from './api.ts'

export type NotificationToast = Schema<'NotificationToast'>
export type SessionRefresh = Schema<'SessionRefresh'>
export type UpdateBalance = Schema<'UpdateBalance'>
export type SessionCheckReply = Schema<'SessionCheckReply'>
export type BalanceReply = Schema<'BalanceReply'>
export type OddsSubscription = Schema<'OddsSubscription'>
export type OddsUnsubscription = Schema<'OddsUnsubscription'>
export type OddsSnapshot = Schema<'OddsSnapshot'>
export type OddsUpdate = Schema<'OddsUpdate'>
export type ExposureUpdate = Schema<'ExposureUpdate'>
export type BetUpdate = Schema<'BetUpdate'>
export type Acknowledgement = Schema<'Acknowledgement'>

/** What the server sends. The last three are extensions: sent only to a client that has subscribed. */
export interface ServerEvents {
  notification_toast: (toast: NotificationToast) => void
  session_refresh: (refresh: SessionRefresh) => void
  update_balance: (balance: UpdateBalance) => void
  'odds:update': (update: OddsUpdate) => void
  'exposure:update': (update: ExposureUpdate) => void
  'bet:update': (update: BetUpdate) => void
}

/** What the client asks, each with an acknowledgement; the client gives up after 1000 ms (spec 7.7). */
export interface ClientEvents {
  session_check: (reply: (answer: SessionCheckReply) => void) => void
  'get:balance': (reply: (answer: BalanceReply) => void) => void
  'odds:subscribe': (subscription: OddsSubscription, reply: (answer: OddsSnapshot) => void) => void
  'odds:unsubscribe': (subscription: OddsUnsubscription, reply: (answer: Acknowledgement) => void) => void
}

export type ServerEvent = keyof ServerEvents
export type ClientEvent = keyof ClientEvents

/** The `auth` part of the handshake. */
export interface SocketAuth {
  token: string
}
