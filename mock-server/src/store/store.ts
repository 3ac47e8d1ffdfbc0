import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Row } from './row.ts'
import { createTables, requireKnown } from './schema.ts'
import { StoreFault, storeFault } from './store-fault.ts'

type Parameters = readonly SQLInputValue[]

/** One world's database behind the few functions the rest of the code may use. Statements are prepared once. */
export interface Store {
  /** Runs a writing statement; answers the id of the inserted row. */
  run(sql: string, parameters?: Parameters): number
  /** Runs a writing statement; answers how many rows it changed. */
  change(sql: string, parameters?: Parameters): number
  one<T>(sql: string, parameters: Parameters, read: (row: Row) => T): T | null
  all<T>(sql: string, parameters: Parameters, read: (row: Row) => T): T[]
  /** All or nothing; a nested call joins the open transaction. On disk at once, unless a group is open. */
  transaction<T>(effect: () => T): T
  /** From here on each `transaction` is still all or nothing alone, and all of them reach the disk with `commitGroup`. */
  beginGroup(): void
  /** Writes the group to the disk by one sync; when that fails nothing of it is kept. @throws the disk's error */
  commitGroup(): void
  /**
   * All or nothing like `transaction`, but not waiting for the disk: a kill loses nothing, a power cut may lose the writes
   * since the last full sync. For effects that no response has confirmed. Not inside a transaction or group.
   */
  unsyncedTransaction(effect: () => void): void
  /** Whether an effect of `transaction` runs. */
  readonly inTransaction: boolean
  /** Lets prepared statements go; each is prepared again when it is next run. */
  forgetStatements(): void
  /** The damage of its file, in words of ours; empty when every page and index was read and is whole, or there is no file. */
  damage(): string[]
  /** All of it as one image, which `openStore` takes. */
  image(): Uint8Array
  /** The size of the database, without a file's write-ahead log. */
  bytes(): number
  /** The same for a database in memory; 0 for a file. */
  bytesInMemory(): number
  close(): void
}

/**
 * Opens a database: ':memory:' or a file. A file is written with a write-ahead log and full sync: an answered call survives a kill at
 * any moment. An image fills a database in memory; `imageFile` is the file of the image.
 * @throws StoreFault when the file cannot be used, is damaged, or has tables of another version; nothing was changed then
 */
export function openStore(location: string, image?: Uint8Array, imageFile?: string): Store {
  const file = imageFile ?? location
  try {
    return open(location, image, file)
  } catch (error) {
    throw storeFault(error, file) ?? error
  }
}

function open(location: string, image: Uint8Array | undefined, file: string): Store {
  const database = new DatabaseSync(location)
  try {
    const filling = image ?? (location === ':memory:' ? blankImage() : undefined)
    if (filling !== undefined) {
      if (filling.length < headerBytes) throw new StoreFault(file, 'is damaged, or no database at all')
      database.deserialize(unlogged(filling))
    }
    requireKnown(database, file)
    // A copy in memory of a world that runs was read a moment ago.
    if (file !== ':memory:' && damageOf(database, 'quick_check').length > 0) throw new StoreFault(file, 'is damaged')
    if (location === ':memory:') {
      // The pages are in memory already: SQLite's cache would be a second copy.
      database.exec('PRAGMA cache_size = 16')
    } else {
      database.exec('PRAGMA journal_mode = WAL')
      database.exec('PRAGMA synchronous = FULL')
      database.exec(`PRAGMA cache_size = ${-cacheKilobytes}`)
      // Every 16 MB instead of every 4: each checkpoint of the log syncs twice.
      database.exec('PRAGMA wal_autocheckpoint = 4000')
    }
    database.exec('PRAGMA foreign_keys = ON')
    createTables(database)
    return new SqliteStore(database)
  } catch (error) {
    database.close()
    throw error
  }
}

/** The most that SQLite keeps of a file in memory, for each open world; SQLite's own limit is twice that. */
const cacheKilobytes = 1024

/** The header of every SQLite database; a shorter file is not a database. */
const headerBytes = 100

let blank: Uint8Array | null = null

/** A database in memory with the tables of a world and nothing in them. Made once: the tables are the slowest part of a new world. */
function blankImage(): Uint8Array {
  if (blank !== null) return blank
  const database = new DatabaseSync(':memory:')
  try {
    // Most tables of a world are almost empty, and each takes a page of its own and one for each index.
    database.exec('PRAGMA page_size = 512')
    createTables(database)
    blank = database.serialize()
    return blank
  } finally {
    database.close()
  }
}

/** SQLite's findings about pages (and indexes, by the long check); none when it calls all of it whole. */
function damageOf(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): string[] {
  const found = database.prepare(`PRAGMA ${check}(5)`).all()
  return found.map((row) => String(row[check])).filter((text) => text !== 'ok')
}

function damageOnDisk(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return damageOf(database, 'integrity_check')
  } finally {
    database.close()
  }
}

/** How a transaction begins and ends that has the database for itself, and one among others in a group. */
const alone = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT', undo: ['ROLLBACK'] } as const
const partOfGroup = {
  begin: 'SAVEPOINT part',
  commit: 'RELEASE part',
  undo: ['ROLLBACK TO part', 'RELEASE part'],
} as const

/** Marks the image as one without a write-ahead log, which a database in memory cannot have. */
function unlogged(image: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(image)
  copy.set([1, 1], 18)
  return copy
}

class SqliteStore implements Store {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #open = false

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  run(sql: string, parameters: Parameters = []): number {
    return Number(this.#prepare(sql).run(...parameters).lastInsertRowid)
  }

  change(sql: string, parameters: Parameters = []): number {
    return Number(this.#prepare(sql).run(...parameters).changes)
  }

  one<T>(sql: string, parameters: Parameters, read: (row: Row) => T): T | null {
    const values = this.#prepare(sql).get(...parameters)
    return values === undefined ? null : read(new Row(values))
  }

  all<T>(sql: string, parameters: Parameters, read: (row: Row) => T): T[] {
    return this.#prepare(sql)
      .all(...parameters)
      .map((values) => read(new Row(values)))
  }

  get inTransaction(): boolean {
    return this.#open
  }

  transaction<T>(effect: () => T): T {
    if (this.#open) return effect()
    const { begin, commit, undo } = this.#database.isTransaction ? partOfGroup : alone
    this.#prepare(begin).run()
    this.#open = true
    let isDone = false
    try {
      const result = effect()
      this.#prepare(commit).run()
      isDone = true
      return result
    } finally {
      this.#open = false
      // SQLite has rolled back itself when the disk was full.
      if (!isDone && this.#database.isTransaction) for (const sql of undo) this.#prepare(sql).run()
    }
  }

  beginGroup(): void {
    this.#prepare(alone.begin).run()
  }

  commitGroup(): void {
    let isDone = false
    try {
      this.#prepare(alone.commit).run()
      isDone = true
    } finally {
      if (!isDone && this.#database.isTransaction) this.#prepare('ROLLBACK').run()
    }
  }

  unsyncedTransaction(effect: () => void): void {
    // SQLite takes the setting at the begin of a transaction; the next full commit syncs the whole log.
    this.#prepare('PRAGMA synchronous = NORMAL').run()
    try {
      this.transaction(effect)
    } finally {
      this.#prepare('PRAGMA synchronous = FULL').run()
    }
  }

  forgetStatements(): void {
    this.#statements.clear()
  }

  damage(): string[] {
    const file = this.#database.location()
    if (file === null) return []
    try {
      // By a connection of its own: this one has pages in memory that it would not read again.
      const found = damageOnDisk(file)
      return found.length === 0 ? [] : [`${file} is damaged`]
    } catch (error) {
      const fault = storeFault(error, file)
      if (fault === null) throw error
      return [fault.message]
    }
  }

  image(): Uint8Array {
    return this.#database.serialize()
  }

  bytes(): number {
    const sql = 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()'
    return this.one(sql, [], (row) => row.integer('bytes')) ?? 0
  }

  bytesInMemory(): number {
    return this.#database.location() === null ? this.bytes() : 0
  }

  close(): void {
    this.#database.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const prepared = this.#database.prepare(sql)
    this.#statements.set(sql, prepared)
    return prepared
  }
}
