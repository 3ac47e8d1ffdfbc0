import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A data folder that another server holds; its message is one line that says what to do. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** What holds a folder for this process until it is released. */
export type FolderLock = { release(): void }

/** SQLite's code for "somebody else has the lock". */
const busy = 5
/** A server that is just ending, its port already free, has its folder a moment longer. */
const patienceMs = 500

/**
 * Takes a data folder (made when absent) for this process alone. The lock is the system's own, on a file in the folder:
 * it goes with the process however that ends, and needs no process ids, which mean nothing between two containers.
 * @throws FolderInUse when another server has it; nothing in the folder was touched then
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: patienceMs })
  try {
    // Nothing is ever written to it, so there is nothing to roll back: no journal file lies about after a kill.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    throw new FolderInUse(
      `The data folder ${folder} is in use by another server. Stop that one, or choose another folder: DATA_DIR=.data/second`,
    )
  }
  return { release: () => database.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}
