/** A change of a document, and what it means to those who built on the document before. */
export type Kind = 'breaking' | 'safe' | 'editorial'

/**
 * Who sends what a schema describes. A client's data may be described more widely without harm, a server's more narrowly:
 * so the same change of a schema is breaking on one side and safe on the other.
 */
export type Sender = 'client' | 'server'

export interface Change {
  readonly kind: Kind
  /** The path of the document. */
  readonly document: string
  /** The place in it, for people: `POST /bets`, `Bet.status`. */
  readonly at: string
  readonly words: string
  /** Null where no data is concerned: a path, a header's name, a description. */
  readonly sender: Sender | null
  /** The operations or events that a shared place is part of. */
  readonly users: readonly string[]
}

/** Collects changes; what is found once for each of several operations at a shared place becomes one. */
export class Changes {
  readonly #found = new Map<string, Change & { users: string[] }>()

  add(change: Omit<Change, 'users'>, user: string | null): void {
    const { kind, document, at, words, sender } = change
    const key = JSON.stringify([kind, document, at, words, sender])
    const known = this.#found.get(key) ?? { ...change, users: [] }
    if (user !== null && !known.users.includes(user)) known.users.push(user)
    this.#found.set(key, known)
  }

  /** All of a kind, in the order in which they were found. */
  of(kind: Kind): Change[] {
    return [...this.#found.values()].filter((change) => change.kind === kind)
  }

  get all(): Change[] {
    return [...this.#found.values()]
  }
}
