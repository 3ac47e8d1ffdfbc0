import { io, type Socket } from 'socket.io-client'
import { DomainError } from '../domain/base/errors.ts'
import { LineRefused } from './socket-backend.ts'

/** A connected socket to a real backend, with nothing of it checked or journaled yet. */
export type RawLine = {
  /** The acknowledgement; rejects when none comes in time. */
  ask(event: string, sent: readonly unknown[]): Promise<unknown>
  send(event: string, sent: readonly unknown[]): void
  /** Passes on everything from the connection on, also messages that came before there was a listener. */
  listen(hears: RawHears): void
  close(): void
}

type RawHears = { event(event: string, payload: unknown): void; ended(isSentAway: boolean): void }

export type OpenRawLine = (address: string, auth: object, timeoutMs: number) => Promise<RawLine>

/**
 * Connects one socket to the backend at `address`, once: a line that breaks is broken for who sits in front as well, and both
 * begin again. @throws LineRefused when the backend says no, DomainError `upstream_down` or `upstream_slow`
 */
export const openRawLine: OpenRawLine = (address, auth, timeoutMs) => {
  const { origin, pathname } = new URL(address)
  const socket: Socket = io(origin, {
    path: pathname,
    auth,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: false,
    forceNew: true,
    timeout: timeoutMs,
  })
  // A backend may send events together with its acceptance.
  let hears: RawHears | null = null
  const early: ((hears: RawHears) => void)[] = []
  const deliver = (notice: (hears: RawHears) => void): void => {
    if (hears === null) early.push(notice)
    else notice(hears)
  }
  // Only the payload: an offset for connection recovery may follow it, which concerns only the backend and this server.
  socket.onAny((event: string, payload: unknown) => deliver((one) => one.event(event, payload)))
  socket.on('disconnect', (reason) => deliver((one) => one.ended(reason === 'io server disconnect')))
  const line: RawLine = {
    ask: (event, sent) => socket.timeout(timeoutMs).emitWithAck(event, ...sent),
    send: (event, sent) => void socket.emit(event, ...sent),
    listen: (given) => {
      hears = given
      for (const notice of early.splice(0)) notice(given)
    },
    close: () => void socket.disconnect(),
  }
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(line))
    socket.once('connect_error', (error) => {
      socket.disconnect()
      reject(refusalOf(error, timeoutMs))
    })
  })
}

/** A refusal by the backend has its message; an error of engine.io has a type. */
function refusalOf(error: Error, timeoutMs: number): Error {
  if (error.message === 'timeout') return new DomainError('upstream_slow', { ms: timeoutMs })
  if ('type' in error) return new DomainError('upstream_down', { why: 'its socket cannot be reached' })
  return new LineRefused(error.message, 'data' in error ? error.data : undefined)
}
