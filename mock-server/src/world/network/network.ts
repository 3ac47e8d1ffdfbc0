import * as v from 'valibot'
import { Link } from './link.ts'
import { type NetworkNumbers, type NetworkProfileName, networkNumbers, networkProfiles } from './profiles.ts'

export const networkState = v.object({
  /** Of the table; null: by its own numbers. */
  profile: v.nullable(v.string()),
  numbers: networkNumbers,
  isSignedIn: v.boolean(),
})

/** The network of a world as it is kept. */
export type NetworkState = v.InferOutput<typeof networkState>

type NetworkOptions = {
  stream: (name: string) => () => number
  runMs: () => number
  kept: NetworkState | null
  save: (state: NetworkState | null) => void
}

/** Something open between a player and this server. */
export type Connection = { cut(): void }

/**
 * Through which network the players of a world reach it; none unless a tester said so. It outlives a restart and is copied
 * with the world, and then starts from its beginning.
 */
export class Network {
  /** All that is open, whether a network is in force or not. */
  readonly connections = new Set<Connection>()
  readonly #options: NetworkOptions
  #state: NetworkState | null
  #link: Link | null = null
  #isClosed = false

  constructor(options: NetworkOptions) {
    this.#options = options
    this.#state = options.kept
  }

  get state(): NetworkState | null {
    return this.#state
  }

  /** The network in force; null: bytes pass as they are. */
  get link(): Link | null {
    const state = this.#state
    if (state === null || this.#isClosed) return null
    const { stream, runMs } = this.#options
    this.#link ??= new Link({ numbers: state.numbers, stream, runMs, onCut: () => this.#cut() })
    return this.#link
  }

  /** Whether calls are sent to the network's own page. */
  get isAtPortal(): boolean {
    return this.#state?.numbers.hasPortal === true && !this.#state.isSignedIn
  }

  /** What to add to the time that the server says it has; milliseconds. */
  get skewMs(): number {
    return this.#state?.numbers.skewMs ?? 0
  }

  /** Puts a network in force, from its beginning. */
  use(profile: NetworkProfileName): void {
    const { about: _about, ...numbers } = networkProfiles[profile]
    this.#set({ profile, numbers, isSignedIn: false })
  }

  /** The same by its numbers. */
  useNumbers(numbers: NetworkNumbers): void {
    this.#set({ profile: null, numbers, isSignedIn: false })
  }

  /** The player has signed in at the network's page. */
  signIn(): void {
    if (this.#state === null) return
    this.#state = { ...this.#state, isSignedIn: true }
    this.#options.save(this.#state)
  }

  /** Bytes pass as they are from now on. */
  end(): void {
    this.#set(null)
  }

  /** Cuts what a network holds and ends its timers, when the world or its server ends. What is kept stays. */
  close(): void {
    this.#isClosed = true
    if (this.#link !== null) this.#cut()
    this.#endLink()
  }

  #endLink(): void {
    this.#link?.end()
    this.#link = null
  }

  #set(state: NetworkState | null): void {
    this.#endLink()
    this.#state = state
    this.#options.save(state)
    // Starts now, not with the first byte.
    void this.link
    // Open connections do not bypass the sign-in page.
    if (this.isAtPortal) this.#cut()
  }

  #cut(): void {
    for (const connection of [...this.connections]) connection.cut()
  }
}
