import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DomainEmitter } from '../domain/base/events.ts'
import type { Store } from '../store/store.ts'

interface CommitsOptions {
  store: Store
  events: DomainEmitter
  /** Called before the first write of a group, or of a transaction of its own; may refuse it. */
  onBegin?: () => void
  /** Called after every commit with the number of its transactions, before the events of it leave. */
  onCommit: (transactions: number) => void
}

/** `isLost`: the disk refused it. */
type Group = { committed: Promise<void>; isLost: boolean; transactions: number }

/**
 * When the effects of a world reach the disk. A transaction of its own is there when it returns. Transactions of calls share:
 * all that come in one turn of the event loop are one group with one sync, and a call waits for `pending` before it
 * responds. Calls that come during the sync form the next group, so a group grows with the load and a lone call does not wait.
 */
export class Commits {
  readonly #options: CommitsOptions
  #group: Group | null = null
  #isSharing = false

  constructor(options: CommitsOptions) {
    this.#options = options
  }

  /** Settles when the open group is on the disk; null when there is none. Rejects when it is lost. */
  get pending(): Promise<void> | null {
    return this.#group?.committed ?? null
  }

  /** Lets the transactions that `effect` makes wait for a common commit. */
  share<T>(effect: () => T): T {
    const before = this.#isSharing
    this.#isSharing = true
    try {
      return effect()
    } finally {
      this.#isSharing = before
    }
  }

  /** All or nothing; joins an open one. Its events leave after the commit. */
  transaction<T>(effect: () => T): T {
    const { store, events } = this.#options
    if (store.inTransaction) return effect()
    if (!this.#isSharing) this.settle()
    if (this.#group === null) this.#options.onBegin?.()
    if (this.#isSharing && this.#group === null) this.#begin()
    events.hold()
    let isDone = false
    try {
      const result = store.transaction(effect)
      isDone = true
      if (this.#group !== null) this.#group.transactions += 1
      return result
    } finally {
      this.#end(isDone, 1)
    }
  }

  /** Writes an open group to the disk now. @throws the disk's error */
  settle(): void {
    const group = this.#group
    if (group === null) return
    this.#group = null
    let isDone = false
    try {
      this.#options.store.commitGroup()
      isDone = true
    } finally {
      group.isLost = !isDone
      this.#end(isDone, group.transactions)
    }
  }

  #begin(): void {
    this.#options.store.beginGroup()
    this.#options.events.hold()
    const committed = nextTurn().then(() => {
      if (this.#group === group) this.settle()
      else if (group.isLost) throw new Error('The disk refused the group of this call')
    })
    const group: Group = { committed, isLost: false, transactions: 0 }
    this.#group = group
  }

  /** Ends a hold of events; they leave unless the commit of a group is still to come. */
  #end(isDone: boolean, transactions: number): void {
    const { events, onCommit } = this.#options
    if (isDone && this.#group === null) onCommit(transactions)
    if (isDone) events.release()
    else events.discard()
  }
}
