import { randomBytes } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderFault, makeFolder } from './data-folder.ts'

/** Beside the databases and not in them: a stolen database reveals neither tokens nor codes nor numbers. */
export const keyFile = 'server.key'

/**
 * Takes a data folder (made when absent) and makes all that is in it readable by its owner alone (files 0600, folders
 * 0700). Answers the server's key, which the folder keeps; with another one open codes end, and a saved card is no
 * longer known again. @throws FolderFault
 */
export function openPrivateFolder(folder: string): string {
  makeFolder(folder)
  const path = join(folder, keyFile)
  try {
    keepPrivate(folder)
    const kept = readKey(path)
    if (kept !== null) return kept
    const key = newServerKey()
    writeFileSync(path, `${key}\n`, { mode: 0o600, flush: true })
    return key
  } catch (cause) {
    if (cause instanceof FolderFault) throw cause
    const why = codeOf(cause) === '' ? '' : ` (${codeOf(cause)})`
    throw new FolderFault(
      `The server's key ${path} cannot be used${why}. Give it back to the user that runs the server, or delete it: open codes end then`,
      { cause },
    )
  }
}

/** A random key. */
export function newServerKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Null when the file is missing or was not written to its end. */
function readKey(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8').trim()
    return /^[\w-]{43}$/.test(text) ? text : null
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function keepPrivate(folder: string): void {
  restrict(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) keepPrivate(path)
    else if (entry.isFile()) restrict(path, 0o600)
  }
}

/** Skips a file of another user, who alone may restrict it. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
