import { bookedAfter } from '../domain/money/booked.ts'
import type { Store } from '../store/store.ts'
import {
  entryOf,
  type JournalEntry,
  type JournalKind,
  type JournalNote,
  type JournalRow,
  journalParameters,
  readJournalRow,
} from './journal-entry.ts'

/** Entries that a world keeps; older ones go. */
const journalLimit = 20_000
/** Rows that wait in memory at most before they are written together. */
const longestBuffer = 1000

interface JournalOptions {
  store: Store
  /** World time. */
  now: () => number
  /** Ends what is open in the database; rows are written in a transaction of their own. */
  settle: () => void
}

export interface JournalQuery {
  /** Only entries with a greater id. */
  after?: number
  kind?: JournalKind
  /** Only entries whose name or text contain this, ignoring case. */
  text?: string
  /** At most so many, the newest of those that fit. */
  limit?: number
}

type Waiter = { fits: (entry: JournalEntry) => boolean; done: (entry: JournalEntry | null) => void }

/**
 * What happened in one world, in one order. Rows are buffered and written together, so that no call waits for them;
 * those of ledger entries are lost in no case: the ledger is durable, and what the journal missed is taken from it at
 * the next start. Whoever reads sees written rows only, so no id is ever given twice.
 */
export class Journal {
  readonly #store: Store
  readonly #now: () => number
  readonly #settle: () => void
  readonly #waiters = new Set<Waiter>()
  #buffer: JournalRow[] = []
  #lastId: number
  #lastEntryId: number
  #isOpen = true

  constructor({ store, now, settle }: JournalOptions) {
    this.#store = store
    this.#now = now
    this.#settle = settle
    this.#lastId = store.one('SELECT coalesce(max(id), 0) AS id FROM journal', [], (row) => row.integer('id')) ?? 0
    this.#lastEntryId =
      store.one('SELECT coalesce(max(entry_id), 0) AS id FROM journal', [], (row) => row.integer('id')) ?? 0
    this.followLedger()
  }

  append(note: JournalNote): void {
    this.#add(note, null)
  }

  /** Tells of the ledger's entries since the last time. Called after every commit. */
  followLedger(): void {
    for (const { entryId, atMs, kind, text, username, lines, reference } of bookedAfter(
      this.#store,
      this.#lastEntryId,
    )) {
      this.#lastEntryId = entryId
      this.#add({ kind: 'ledger', name: kind, text, username, atMs, data: { entryId, reference, lines } }, entryId)
    }
  }

  /** Writes what is buffered, in one transaction of its own; calls do not stand still until the disk has it. */
  flush(): void {
    if (this.#buffer.length === 0 || this.#store.inTransaction || !this.#isOpen) return
    this.#settle()
    const rows = this.#buffer
    this.#buffer = []
    this.#store.unsyncedTransaction(() => {
      for (const row of rows) {
        this.#store.run(
          `INSERT INTO journal (id, at_ms, kind, name, direction, text, status, tenths, username, data, answer, entry_id)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          journalParameters(row),
        )
      }
      this.#store.run('DELETE FROM journal WHERE id <= ?', [this.#lastId - journalLimit])
    })
  }

  /** Entries in the order of their ids. */
  query({ after = 0, kind, text, limit = journalLimit }: JournalQuery): JournalEntry[] {
    if (!this.#isOpen) return []
    this.flush()
    const like = text === undefined ? null : `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`
    const sql = `SELECT * FROM journal WHERE id > ?1 AND (?2 IS NULL OR kind = ?2)
      AND (?3 IS NULL OR name LIKE ?3 ESCAPE '\\' OR text LIKE ?3 ESCAPE '\\') ORDER BY id DESC LIMIT ?4`
    return this.#store
      .all(sql, [after, kind ?? null, like, limit], readJournalRow)
      .map(entryOf)
      .reverse()
  }

  /** The newest id, and how many entries of each kind are kept. */
  counts(): { lastId: number; counts: Record<string, number> } {
    if (!this.#isOpen) return { lastId: this.#lastId, counts: {} }
    this.flush()
    const rows = this.#store.all('SELECT kind, count(*) AS kept FROM journal GROUP BY kind', [], (row) => [
      row.text('kind'),
      row.integer('kept'),
    ])
    return { lastId: this.#lastId, counts: Object.fromEntries(rows) }
  }

  /**
   * The first entry after an id that fits, at once when it is there already; null after `timeoutMs` of real time, and
   * when the world ends before.
   */
  next(fits: (entry: JournalEntry) => boolean, after: number, timeoutMs: number): Promise<JournalEntry | null> {
    const found = this.query({ after }).find(fits)
    if (found || timeoutMs === 0 || !this.#isOpen) return Promise.resolve(found ?? null)
    return new Promise((resolve) => {
      const waiter: Waiter = {
        fits: (entry) => entry.id > after && fits(entry),
        done: (entry) => {
          this.#waiters.delete(waiter)
          clearTimeout(timer)
          resolve(entry)
        },
      }
      const timer = setTimeout(() => waiter.done(null), timeoutMs)
      timer.unref()
      this.#waiters.add(waiter)
    })
  }

  /** Tells everybody who waits that nothing will come. */
  endWaits(): void {
    for (const waiter of [...this.#waiters]) waiter.done(null)
  }

  close(): void {
    this.flush()
    this.#isOpen = false
    this.endWaits()
  }

  #add(note: JournalNote, entryId: number | null): void {
    if (!this.#isOpen) return
    this.#lastId += 1
    const row = { ...note, id: this.#lastId, atMs: note.atMs ?? this.#now(), entryId }
    this.#buffer.push(row)
    if (this.#buffer.length >= longestBuffer) this.flush()
    if (this.#waiters.size === 0) return
    const entry = entryOf(row)
    const met = [...this.#waiters].filter(({ fits }) => fits(entry))
    if (met.length > 0) this.flush()
    for (const waiter of met) waiter.done(entry)
  }
}
