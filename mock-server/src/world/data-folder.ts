import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The data folder cannot be used; the message is one line with the reason and the remedy. */
export class FolderFault extends Error {
  override name = 'FolderFault'
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  ENOENT: 'the system takes no folders there',
}

/**
 * Makes a folder when it is absent, and those above it, for its owner alone, and asks whether it may be written. One by one: where the system
 * takes none (/proc), Node's own recursive way would try for ever.
 * @throws FolderFault
 */
export function makeFolder(folder: string): void {
  try {
    for (const missing of missingParts(folder)) mkdirSync(missing, { mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = reasons[code] ?? code
    throw new FolderFault(`The data folder ${folder} cannot be used: ${why}. Choose another: DATA_DIR=.data`, {
      cause: error,
    })
  }
}

/** Suffix of a file that is being written: the remains of a killed server are of no use. */
export const unfinished = '.part'

/** Writes a file for its owner alone, whole or not at all: a crash in the middle leaves no half file under the name. */
export function writeWhole(path: string, content: Uint8Array | string): void {
  const file = openSync(path + unfinished, 'w', 0o600)
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } catch (error) {
    rmSync(path + unfinished)
    throw error
  } finally {
    closeSync(file)
  }
  moveWhole(path + unfinished, path)
}

/** Gives a written file its name, in place of another one; a power cut does not undo it. */
export function moveWhole(from: string, to: string): void {
  renameSync(from, to)
  const folder = openSync(dirname(to), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** The folder and those above it that are not there, the uppermost first. */
function missingParts(folder: string): string[] {
  return existsSync(folder) ? [] : [...missingParts(dirname(folder)), folder]
}
