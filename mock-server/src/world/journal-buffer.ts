import type { JournalNote } from './journal-entry.ts'

/** A row that is not written yet. `toNote` is called when a reader needs it or it is written to disk, if ever. */
export type WaitingRow = {
  /** Given by the journal. */
  id: number
  readonly atMs: number
  /** The ledger entry that it is about. */
  readonly entryId: number | null
  /** Characters that it alone holds. */
  readonly size: number
  /** May look up, not change. */
  toNote(): JournalNote
}

/** Rows over the limit that are let go together: each time all others move up. */
const slack = 5000

/** Rows of a journal in memory, oldest first. At most `limit` are of use: older ones would go from the disk as well. */
export class WaitingRows {
  readonly #limit: number
  #rows: WaitingRow[] = []
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Characters that the rows hold together. */
  get size(): number {
    return this.#size
  }

  get length(): number {
    return this.#rows.length
  }

  /** Adds a row. Answers the rows that went, since there are too many; some are let go together. */
  add(row: WaitingRow): WaitingRow[] {
    this.#rows.push(row)
    this.#size += row.size
    return this.#rows.length < this.#limit + slack ? [] : this.take(this.#rows.length - this.#limit)
  }

  /** Takes the oldest ones away, at most so many. */
  take(count: number): WaitingRow[] {
    const taken = this.#rows.splice(0, count)
    for (const { size } of taken) this.#size -= size
    return taken
  }
}
