/** A change of a document, and what it means to those who built on the document before. */
export type Kind = 'breaking' | 'safe' | 'editorial'

/** The worst first. */
export const kinds: readonly Kind[] = ['breaking', 'safe', 'editorial']

/**
 * Who sends what a schema describes. A client's data may be described more widely without harm, a server's more narrowly:
 * so the same change of a schema is breaking on one side and safe on the other.
 */
export type Sender = 'client' | 'server'

/** One operation or event in which a change is. */
export interface Use {
  /** Null for the document itself. */
  readonly user: string | null
  /** The path of the user's document. */
  readonly document: string
  /** Null where no data is concerned: a path, a header's name, a description. */
  readonly sender: Sender | null
  readonly kind: Kind
}

export interface Change {
  /** The worst of its uses. */
  readonly kind: Kind
  /** The path of the document in which it is written. */
  readonly document: string
  /** The place in it, for people: `POST /bets`, `Bet.status`, `parameter PageSize`. */
  readonly at: string
  readonly words: string
  readonly uses: readonly Use[]
}

export interface Place {
  readonly document: string
  /** Within the operation, if any. */
  readonly at: string
  /** Method and path of an operation; undefined for a shared part. */
  readonly call?: string | undefined
}

/** Collects changes; the same change of a shared part, or of the same part of several operations, is one. */
export class Changes {
  readonly #found = new Map<string, { place: Place; words: string; uses: Use[] }>()

  /** `fact` is equal for changes with one cause whose words differ by sender. */
  add(place: Place, words: string, use: Use, fact = words): void {
    const { document, at, call } = place
    // A change of a whole operation is its own.
    const key = JSON.stringify([document, at === '' ? call : call !== undefined, at, fact])
    const known = this.#found.get(key)
    if (known === undefined) {
      this.#found.set(key, { place, words, uses: [use] })
      return
    }
    if (kinds.indexOf(use.kind) < kinds.indexOf(worstOf(known.uses))) known.words = words
    const isSame = ({ user, sender, kind }: Use) => user === use.user && sender === use.sender && kind === use.kind
    if (!known.uses.some(isSame)) known.uses.push(use)
  }

  get all(): Change[] {
    return [...this.#found.values()].map(({ place, words, uses }) => {
      const isOfOne = new Set(uses.map(({ user }) => user)).size === 1
      const at = place.call !== undefined && isOfOne ? `${place.call} ${place.at}`.trim() : place.at
      return { kind: worstOf(uses), document: place.document, at, words, uses }
    })
  }

  /** All of a kind, in the order in which they were found. */
  of(kind: Kind): Change[] {
    return this.all.filter((change) => change.kind === kind)
  }
}

function worstOf(uses: readonly Use[]): Kind {
  return kinds.find((kind) => uses.some((use) => use.kind === kind)) ?? 'editorial'
}
