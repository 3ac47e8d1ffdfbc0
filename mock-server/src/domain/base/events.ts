import type { ServerEvent } from '@chaupar/api/realtime'
import type { Market } from '../odds/market.ts'
import type { Score } from '../odds/score.ts'

/** Events of a world, by name. `playerId: null` addresses every connected client. */
export interface DomainEvents {
  'wallet-changed': { playerId: number }
  'exposure-changed': { playerId: number }
  'bet-changed': { playerId: number; betId: string }
  'round-closed': { playerId: number; roundId: number }
  /** A bet on a shared round was made. */
  'stage-bet-made': { playerId: number; roundId: number }
  /** Only the markets that changed, whole; score only when it changed. */
  'odds-changed': { refMatchId: string; sequence: number; publishedAtMs: number; markets: Market[]; score?: Score }
  /** `status` is open: an unknown word is the client's to handle (spec 8). */
  toast: { playerId: number | null; title?: string; message?: string; status?: string }
  'session-refresh': { playerId: number | null; reason: string }
  /** Sent by hand, to a player, to the followers of a match, or to everybody; the payload fits the event's schema. */
  'event-pushed': { event: ServerEvent; payload: object; playerId: number | null; refMatchId: string | null }
  'token-revoked': { tokenHash: string }
  /** Sign-in to an account was locked for a while, or opened again by a recovery. `username` is null for an unknown name. */
  'account-guarded': { username: string | null; text: string }
  'announcements-changed': null
  'app-details-changed': null
  /** What is stored of a player's alerts has changed without a toast. */
  'alerts-changed': { playerId: number }
}

export type DomainEventName = keyof DomainEvents
export type DomainEvent = { [Name in DomainEventName]: { name: Name; payload: DomainEvents[Name] } }[DomainEventName]
type Listener = (event: DomainEvent) => void

/**
 * Emits the events of one world. An event emitted inside a transaction leaves after the commit, and never after a
 * rollback: no client hears of money that did not move.
 */
export class DomainEmitter {
  readonly #listeners = new Set<Listener>()
  /** One list for each `hold` that is open, the innermost last. */
  readonly #held: (() => void)[][] = []
  readonly #inItsContext: (leave: () => void) => () => void

  /** `inItsContext` makes a held event leave in the context of its own call, not in that of the commit: a trace follows it. */
  constructor(inItsContext = (leave: () => void): (() => void) => leave) {
    this.#inItsContext = inItsContext
  }

  /** Calls `listener` with every event, in order. Returns the function that ends it. */
  onAny(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Calls `listener` with the payloads of one event. Returns the function that ends it. */
  on<Name extends DomainEventName>(name: Name, listener: (payload: DomainEvents[Name]) => void): () => void {
    return this.onAny((event) => {
      if (isNamed(event, name)) listener(event.payload)
    })
  }

  emit(event: DomainEvent): void {
    const held = this.#held.at(-1)
    if (held) held.push(this.#inItsContext(() => this.emit(event)))
    else for (const listener of [...this.#listeners]) listener(event)
  }

  /** Keeps events back until `release` or `discard`. One hold may stand inside another. */
  hold(): void {
    this.#held.push([])
  }

  /** Ends the innermost hold: its events leave, or wait for the hold around it. */
  release(): void {
    for (const leave of this.#held.pop() ?? []) leave()
  }

  /** Ends the innermost hold and forgets its events. */
  discard(): void {
    this.#held.pop()
  }
}

function isNamed<Name extends DomainEventName>(
  event: DomainEvent,
  name: Name,
): event is DomainEvent & { name: Name; payload: DomainEvents[Name] } {
  return event.name === name
}
