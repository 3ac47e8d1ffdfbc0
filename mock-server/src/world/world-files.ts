import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '../domain/base/errors.ts'
import { openStore } from '../store/store.ts'
import { storeFault } from '../store/store-fault.ts'
import { makeFolder, moveWhole, unfinished, writeWhole } from './data-folder.ts'

const ending = '.sqlite'

/** Where a world is stored in a data folder, and in a folder of copies. */
export function fileOf(name: string): string {
  return name === 'default' ? 'default.sqlite' : join('worlds', name + ending)
}

/** Where a copy waits in a data folder until it replaces the world of this name. */
export function arrivalIn(folder: string, name: string): string {
  return join(folder, 'restoring', name + ending)
}

/** Paths of all worlds and saved worlds in a data folder, or in a folder of copies. */
export function databasesIn(folder: string): string[] {
  const others = ['worlds', 'saved'].flatMap((part) =>
    namesIn(join(folder, part)).map((name) => join(part, name + ending)),
  )
  return [fileOf('default'), ...others.sort()].filter((path) => existsSync(join(folder, path)))
}

/** SQLite's own files beside an open database. */
const besides = ['-wal', '-shm'] as const

/** The worlds of a data folder: `default.sqlite`, and the others in `worlds/`. Names are checked before. */
export class WorldFiles {
  readonly #folder: string

  /** Removes the remains of worlds that were being made or deleted when the server was killed. @throws FolderFault */
  constructor(folder: string) {
    this.#folder = folder
    const worlds = join(folder, 'worlds')
    makeFolder(worlds)
    this.#adoptLeft(worlds)
    for (const file of readdirSync(worlds)) {
      const owner = besides.reduce((name, end) => (name.endsWith(end) ? name.slice(0, -end.length) : name), file)
      if (file.endsWith(unfinished) || !existsSync(join(worlds, owner))) rmSync(join(worlds, file))
    }
  }

  /** Names of all worlds with a file, the default one first. */
  names(): string[] {
    const others = namesIn(join(this.#folder, 'worlds')).sort()
    return existsSync(this.path('default')) ? ['default', ...others] : others
  }

  path(name: string): string {
    return join(this.#folder, fileOf(name))
  }

  /** Writes a new world, whole or not at all. @throws the disk's error */
  write(name: string, image: Uint8Array): void {
    this.#removeBesides(name)
    writeWhole(this.path(name), image)
  }

  /**
   * Opens the copy that `npm run restore` put in the folder, upgrades its tables and closes it. It is removed when it is unusable.
   * @throws DomainError `nothing_to_restore`, `copy_unusable`
   */
  checkArrival(name: string): void {
    const file = arrivalIn(this.#folder, name)
    if (!existsSync(file)) throw new DomainError('nothing_to_restore', { world: name })
    try {
      openStore(file).close()
    } catch (error) {
      rmSync(file, { force: true })
      throw new DomainError('copy_unusable', { world: name, why: storeFault(error, file)?.why ?? 'cannot be read' })
    }
  }

  /** Puts the copy that arrived in the place of a world, which is closed. */
  replace(name: string): void {
    // The log of the previous world would be read into the new one.
    this.#removeBesides(name)
    moveWhole(arrivalIn(this.#folder, name), this.path(name))
  }

  /** Removes a world, which is closed. */
  delete(name: string): void {
    rmSync(this.path(name), { force: true })
    this.#removeBesides(name)
  }

  /** The size of all worlds and saved worlds with their logs. */
  bytes(): number {
    return [this.#folder, join(this.#folder, 'worlds'), join(this.#folder, 'saved')]
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .reduce((sum, path) => sum + bytesOf(path), 0)
  }

  #removeBesides(name: string): void {
    for (const end of besides) rmSync(this.path(name) + end, { force: true })
  }

  /** Worlds that an earlier version stored in `left/` at its end. */
  #adoptLeft(worlds: string): void {
    const left = join(this.#folder, 'left')
    if (!existsSync(left)) return
    for (const name of namesIn(left)) renameSync(join(left, name + ending), join(worlds, name + ending))
    for (const file of readdirSync(left)) rmSync(join(left, file))
    rmdirSync(left)
  }
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
}

function bytesOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() && /\.sqlite(-wal)?$/.test(path) ? found.size : 0
}
