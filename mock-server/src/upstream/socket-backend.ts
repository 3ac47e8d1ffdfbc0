import type { StandIns } from '../world/secrets.ts'

/** Answers the sockets of a world in place of its rules: a real backend, or the recording of one. */
export interface SocketBackend {
  /**
   * Opens a line for one socket. @throws LineRefused with the backend's own words, DomainError `upstream_down` or `upstream_slow`
   * when it cannot be reached, `unauthorized` for a token that a recording does not know
   */
  open(handshake: { token: string | null; language: unknown }): Promise<SocketLine>
}

/** The line of one socket to its backend. Messages wait until there is a listener. */
export interface SocketLine {
  readonly from: 'upstream' | 'recording'
  /** The journal's placeholders. */
  readonly secrets: StandIns
  /** Asks with an acknowledgement; null: none came in time. */
  ask(event: string, sent: readonly unknown[]): Promise<Answered | null>
  /** Sends a message without an acknowledgement. Returns its mismatches. */
  send(event: string, sent: readonly unknown[]): string[]
  listen(hears: Hears): void
  close(): void
}

export type Answered = { answered: unknown; mismatches: string[] }

export type Hears = {
  event(event: string, payload: unknown, mismatches: string[]): void
  /** The line is gone: cut, or the backend sent this socket away. */
  ended(isSentAway: boolean): void
}

/** The backend took the handshake and said no. */
export class LineRefused extends Error {
  override name = 'LineRefused'
  /** The data beside the message; the contract has a code in it. */
  readonly data: unknown

  constructor(message: string, data: unknown) {
    super(message)
    this.data = data
  }
}
