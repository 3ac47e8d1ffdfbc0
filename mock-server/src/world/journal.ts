import { hasWords } from '@chaupar/api/journal-words'
import { number } from 'valibot'
import { entriesAfter } from '../domain/money/entries.ts'
import { readMeta, writeMeta } from '../store/meta-records.ts'
import type { Store } from '../store/store.ts'
import { type WaitingRow, WaitingRows } from './journal-buffer.ts'
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
/** Rows that are written at a time while no reader waits for them. */
const writtenAtOnce = 1000
/** Rows that are read at a time. */
const readAtOnce = 1000
/** Characters that rows may hold while they wait. */
const mostWaiting = 2 * 1024 * 1024
/** The last ledger entry that was journaled, whether its row is kept or not. */
const journaledKey = 'journaled'

interface JournalOptions {
  store: Store
  /** World time. */
  now: () => number
  /** Ends an open group in the database; rows are written in a transaction of their own. */
  settle: () => void
}

export interface JournalQuery {
  /** Only entries with a greater id. */
  after?: number
  kind?: JournalKind
  /** Only entries that have all of these words (api/src/journal-words.ts). */
  text?: string
  /** At most so many, the newest of those that fit. */
  limit?: number
}

type Waiter = { fits: (entry: JournalEntry) => boolean; done: (entry: JournalEntry | null) => void }

/** Whether an entry matches a query, apart from its id. */
export function isAsked(entry: Omit<JournalNote, 'answer'> & { id: number }, { kind, text }: JournalQuery): boolean {
  return (kind === undefined || entry.kind === kind) && (text === undefined || hasWords(entry, text))
}

/**
 * The events of one world in one order. Rows wait in memory and are written together, 1000 a second and all of them before a
 * read: writing a row costs more than answering a call. At ten thousand calls a second the journal keeps the last two
 * seconds. Ledger entries are never lost: the next start reads the missing ones from the ledger. Readers see written rows
 * only, so no id is given twice.
 */
export class Journal {
  readonly #store: Store
  readonly #now: () => number
  readonly #settle: () => void
  readonly #waiters = new Set<Waiter>()
  readonly #waiting = new WaitingRows(journalLimit)
  #lastId: number
  /** The newest ledger entry that has a row, and the newest whose row left memory. */
  #lastEntryId: number
  #leftEntryId: number
  #isOpen = true

  constructor({ store, now, settle }: JournalOptions) {
    this.#store = store
    this.#now = now
    this.#settle = settle
    const newest = (column: 'id' | 'entry_id'): number =>
      store.one(`SELECT coalesce(max(${column}), 0) AS id FROM journal`, [], (row) => row.integer('id')) ?? 0
    this.#lastId = newest('id')
    this.#lastEntryId = Math.max(newest('entry_id'), readMeta(store, journaledKey, number()) ?? 0)
    this.#leftEntryId = this.#lastEntryId
    this.followLedger()
  }

  append(note: JournalNote): void {
    const size = note.text.length + (note.answer?.length ?? 0) + 500
    this.add({ id: 0, atMs: note.atMs ?? this.#now(), entryId: null, size, toNote: () => note })
  }

  /** Adds a row that can be written later as well as now. */
  add(row: WaitingRow): void {
    if (!this.#isOpen) return
    this.#lastId += 1
    row.id = this.#lastId
    this.#noteLeft(this.#waiting.add(row))
    if (this.#waiting.size >= mostWaiting) this.writeSome()
    if (this.#waiters.size > 0) this.#meet(row)
  }

  /** Journals the ledger's entries since the last time. Called after every commit. */
  followLedger(): void {
    for (const { entryId, atMs, kind, text, username, lines, reference } of entriesAfter(
      this.#store,
      this.#lastEntryId,
    )) {
      this.#lastEntryId = entryId
      const note: JournalNote = { kind: 'ledger', name: kind, text, username, data: { entryId, reference, lines } }
      this.add({ id: 0, atMs, entryId, size: 500, toNote: () => note })
    }
  }

  /** Writes the oldest rows that wait; the served process calls it each second. */
  writeSome(): void {
    this.#write(writtenAtOnce)
  }

  /** Writes all rows that wait. */
  flush(): void {
    this.#write(Number.POSITIVE_INFINITY)
  }

  /** Entries in the order of their ids. */
  query(asked: JournalQuery): JournalEntry[] {
    if (!this.#isOpen) return []
    this.flush()
    const { after = 0, kind, limit = journalLimit } = asked
    const sql = `SELECT * FROM journal WHERE id > ? AND id < ? AND (?3 IS NULL OR kind = ?3) ORDER BY id DESC LIMIT ?4`
    const found: JournalEntry[] = []
    // Searched from the newest on, a part at a time, until there are enough matches.
    for (let before = this.#lastId + 1; found.length < limit; ) {
      const rows = this.#store.all(sql, [after, before, kind ?? null, Math.min(limit, readAtOnce)], readJournalRow)
      const oldest = rows.at(-1)
      if (oldest === undefined) break
      before = oldest.id
      for (const row of rows) if (found.length < limit && isAsked(row, asked)) found.push(entryOf(row))
    }
    return found.reverse()
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

  /** Answers every waiting reader that nothing will come. */
  endWaits(): void {
    for (const waiter of [...this.#waiters]) waiter.done(null)
  }

  close(): void {
    this.flush()
    this.#isOpen = false
    this.endWaits()
  }

  /** Answers the readers that wait for such a row. */
  #meet(row: WaitingRow): void {
    const entry = entryOf(rowOf(row))
    const met = [...this.#waiters].filter(({ fits }) => fits(entry))
    if (met.length > 0) this.flush()
    for (const waiter of met) waiter.done(entry)
  }

  /** In one transaction of its own; calls do not stand still until the disk has it. */
  #write(count: number): void {
    if (this.#waiting.length === 0 || this.#store.inTransaction || !this.#isOpen) return
    this.#settle()
    const taken = this.#waiting.take(count)
    const rows = taken.map(rowOf)
    this.#store.unsyncedTransaction(() => {
      for (const row of rows) {
        this.#store.run(
          `INSERT INTO journal (id, at_ms, kind, name, direction, text, status, tenths, username, data, answer, entry_id)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          journalParameters(row),
        )
      }
      this.#store.run('DELETE FROM journal WHERE id <= ?', [this.#lastId - journalLimit])
      if (this.#noteLeft(taken)) writeMeta(this.#store, journaledKey, this.#leftEntryId)
    })
  }

  /** Whether ledger entries were among the rows that left memory. */
  #noteLeft(rows: readonly WaitingRow[]): boolean {
    const before = this.#leftEntryId
    for (const { entryId } of rows) this.#leftEntryId = entryId ?? this.#leftEntryId
    return this.#leftEntryId > before
  }
}

function rowOf(waiting: WaitingRow): JournalRow {
  const { id, atMs, entryId } = waiting
  return { ...waiting.toNote(), id, atMs, entryId }
}
