import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storeFault } from '../store/store-fault.ts'
import { makeFolder } from './data-folder.ts'

/** Another server holds the data folder; the message is one line with the remedy. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Holds a folder for this process until it is released. */
export type FolderLock = { release(): void }

/** A server that is just ending, its port already free, has its folder a moment longer. */
const timeoutMs = 500

/**
 * Takes a data folder (made when absent), or the one that `variable` names, for this process alone. The lock is the system's own, on a file in the folder:
 * it goes with the process however that ends, and needs no process ids, which mean nothing between two containers.
 * @throws FolderInUse when another server has it; FolderFault, StoreFault when folder or lock cannot be used. Nothing in
 * the folder was touched then
 */
export function lockFolder(folder: string, variable = 'DATA_DIR'): FolderLock {
  makeFolder(folder)
  const file = join(folder, 'lock.sqlite')
  try {
    return { release: holdLock(file) }
  } catch (error) {
    if (isBusy(error)) {
      throw new FolderInUse(
        `The ${variable === 'DATA_DIR' ? 'data ' : ''}folder ${folder} is in use by another server. Stop that one, or choose another folder: ${variable}=.data/second`,
      )
    }
    throw storeFault(error, file) ?? error
  }
}

/** The open locks: a database that nothing refers to is closed by the garbage collector, which gives its lock back. */
const held = new Set<DatabaseSync>()

/** Takes the lock; returns the function that releases it. */
function holdLock(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: timeoutMs })
  try {
    // Nothing is written to it, so that a kill leaves no journal file behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    held.add(database)
    return () => {
      held.delete(database)
      database.close()
    }
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite's code for a lock held by another connection. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
