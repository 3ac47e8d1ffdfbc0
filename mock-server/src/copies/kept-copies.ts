import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder, unfinished } from '../world/data-folder.ts'
import { databasesIn } from '../world/world-files.ts'
import { copyInto, copyKey } from './copy-worlds.ts'

/** A lost disk loses what was written since the last round. */
const everyMs = 5000

/** File times are rounded: a copy made so soon after a write may lack a second one of the same time. */
const unsureMs = 100

export type KeptCopiesOptions = {
  dataFolder: string
  copyFolder: string
  /** Called with what went wrong; the next round tries again. */
  onFault: (error: unknown, path: string) => void
}

/**
 * Copies the worlds of a data folder that changed into a second folder, every few seconds. A copy has the time of its original,
 * so nothing else is stored. Only a world that this process saw and that is gone loses its copy: a lost disk costs none.
 */
export class KeptCopies {
  readonly #options: KeptCopiesOptions
  readonly #ending = new AbortController()
  #known: ReadonlySet<string> = new Set()
  #running: Promise<void> = Promise.resolve()

  constructor(options: KeptCopiesOptions) {
    this.#options = options
  }

  start(): void {
    this.#running = this.#repeat()
  }

  /** One round: copies every changed world, and removes the copies of deleted ones. */
  async round(): Promise<void> {
    const { dataFolder, copyFolder, onFault } = this.#options
    const paths = databasesIn(dataFolder)
    copyKey(dataFolder, copyFolder)
    for (const path of paths) {
      await this.#copy(path).catch((error: unknown) => {
        // Deleted since it was listed.
        if (existsSync(join(dataFolder, path))) onFault(error, path)
      })
    }
    const gone = [...this.#known].filter((path) => !paths.includes(path))
    for (const path of gone) rmSync(join(copyFolder, path), { force: true })
    this.#known = new Set(paths)
  }

  /** Ends the rounds with a last one: the worlds are closed by now. */
  async end(): Promise<void> {
    this.#ending.abort()
    await this.#running
    await this.round()
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) {
      await this.round().catch((error: unknown) => this.#options.onFault(error, ''))
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #copy(path: string): Promise<void> {
    const { dataFolder, copyFolder } = this.#options
    const changedMs = newestMs(join(dataFolder, path))
    const copy = join(copyFolder, path)
    if (statSync(copy, { throwIfNoEntry: false })?.mtimeMs === changedMs) return
    await copyInto(dataFolder, copyFolder, path)
    const isSure = Math.abs(Date.now() - changedMs) > unsureMs
    utimesSync(copy, new Date(), new Date(isSure ? changedMs : 0))
  }
}

/** Whole milliseconds of the last write to a database or its log. */
function newestMs(file: string): number {
  const found = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false }))
  return Math.floor(Math.max(...found.map((entry) => (entry && entry.size > 0 ? entry.mtimeMs : 0))))
}

/**
 * Fills a data folder without worlds from the copies, such as one on a new disk. A start that is killed meanwhile leaves a mark, and the
 * next one does all of it again. Returns the paths; none when there was nothing to do.
 */
export async function restoreLost(dataFolder: string, copyFolder: string): Promise<string[]> {
  const mark = join(dataFolder, `copies${unfinished}`)
  const isLost = existsSync(mark) || databasesIn(dataFolder).length === 0
  const paths = databasesIn(copyFolder)
  if (!isLost || paths.length === 0) return []
  makeFolder(dataFolder)
  writeFileSync(mark, '')
  copyKey(copyFolder, dataFolder)
  for (const path of paths) await copyInto(copyFolder, dataFolder, path)
  rmSync(mark)
  return paths
}
