import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { makeFolder, moveWhole, unfinished } from '../world/data-folder.ts'
import { keyFile } from '../world/private-folder.ts'
import { databasesIn, fileOf } from '../world/world-files.ts'

/** All of a database in one step: a copy shows one moment, whatever is written meanwhile. */
const everyPage = 2 ** 31 - 1

/**
 * Copies a database that a server may have open, with what is in its log; whole or not at all. The server goes on meanwhile.
 * @throws the disk's or SQLite's error
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const part = to + unfinished
  rmSync(part, { force: true })
  const database = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(database, part, { rate: everyPage })
    withoutLog(part)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    database.close()
  }
  const file = openSync(part, 'r')
  fsyncSync(file)
  closeSync(file)
  moveWhole(part, to)
}

/** Marks a copy as one without a write-ahead log: reading it makes no files beside it, so its folder may be read-only. */
function withoutLog(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
  } finally {
    copy.close()
  }
}

/** Copies a database of one folder to another one, under the same path in it. */
export async function copyInto(from: string, to: string, path: string): Promise<void> {
  makeFolder(dirname(join(to, path)))
  await copyDatabase(join(from, path), join(to, path))
}

/** Copies the key of a data folder to one that has none: without it open codes end. */
export function copyKey(from: string, to: string): void {
  if (!existsSync(join(from, keyFile)) || existsSync(join(to, keyFile))) return
  makeFolder(to)
  copyFileSync(join(from, keyFile), join(to, keyFile))
}

/**
 * Copies all worlds and saved worlds of a data folder, or one world, into a folder of the same form. Returns their paths in it.
 * @throws Error with one line when there is nothing to copy, or when all would be mixed with older copies
 */
export async function backUp(from: string, to: string, world?: string): Promise<string[]> {
  const paths = pathsOf(from, world)
  makeFolder(to)
  if (world === undefined && databasesIn(to).length > 0) {
    throw new Error(`${to} has copies already: name an empty folder, or one world with --world NAME`)
  }
  copyKey(from, to)
  for (const path of paths) await copyInto(from, to, path)
  return paths
}

/** Paths of all worlds in a folder, or of one. @throws Error with one line when there is none */
export function pathsOf(folder: string, world?: string): string[] {
  const all = existsSync(folder) && readdirSync(folder).length > 0 ? databasesIn(folder) : []
  const paths = world === undefined ? all : all.filter((path) => path === fileOf(world))
  if (paths.length > 0) return paths
  throw new Error(world === undefined ? `${folder} has no worlds` : `${folder} has no world ${world}`)
}
