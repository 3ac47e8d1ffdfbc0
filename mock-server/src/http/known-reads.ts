import type { CheckedInput } from '../contract/checked-input.ts'
import type { Route } from './routes.ts'

/** A read that was answered before, with what its address says. */
export type KnownRead = {
  url: string
  route: Route
  input: CheckedInput
  query: unknown
  /** What its last call was answered, in whatever world; '' = nothing yet, or too long to be told. */
  lastAnswer: string
}

const mostReads = 500
const longestUrl = 200

/**
 * Addresses of reads that are open to all and were answered once: reading, routing and checking the same address again
 * would find the same. It says nothing of who asks, in which world, or what the answer is.
 */
export class KnownReads {
  readonly #reads = new Map<string, KnownRead>()

  find(url: string): KnownRead | undefined {
    return this.#reads.get(url)
  }

  /** Keeps the address of a call that was answered, when nothing but its address decides what is asked. */
  learn(read: Omit<KnownRead, 'lastAnswer'>): void {
    const { url, route } = read
    const { entry, operation } = route
    if (entry.method !== 'GET' || entry.auth === 'required' || operation.parameters.header !== undefined) return
    if (url.length > longestUrl) return
    if (this.#reads.size >= mostReads) this.#reads.clear()
    this.#reads.set(url, { ...read, lastAnswer: '' })
  }
}
