import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What is watched: whole folders with all below them, and single files. */
export type Watched = { folders: readonly string[]; files: readonly string[] }

/** A save, a checkout or a generator writes in several steps, and many files at once. */
const quietMs = 100
/** Editors' own files, and tests, which nothing that runs imports. */
const isAside = (name: string) => /^\.|~$|\.test\.ts$/.test(name)

/**
 * Calls `changed` once after each burst of changes, with the names of all that was written, made, removed or renamed. It
 * watches folders only: a watch on a file (which `node --watch`, and `fs.watch` with `recursive` on Linux, are made of) stays
 * with the file that was there, and sees nothing of the one that a rename puts in its place.
 */
export function watchFiles({ folders, files }: Watched, changed: (names: string[]) => void): { close(): void } {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  const names = new Set<string>()

  const note = (name: string) => {
    names.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        lookAgain()
      } catch {
        // A folder went while they were listed: once more when that is over.
        return note(name)
      }
      const reported = [...names]
      names.clear()
      changed(reported)
    }, quietMs)
  }

  /** Watches every folder that is there now; the old watches end when the new ones have begun, so that nothing is missed. */
  const lookAgain = () => {
    const begun: FSWatcher[] = []
    const begin = (folder: string, counts: (name: string) => boolean) => {
      const watcher = watch(folder, (_, name) => {
        if (name === null || counts(name)) note(name ?? folder)
      })
      // As when the folder goes.
      watcher.on('error', () => note(folder))
      begun.push(watcher)
    }
    try {
      for (const folder of folders.flatMap(withThoseBelow)) begin(folder, (name) => !isAside(name))
      for (const file of files) begin(dirname(file), (name) => name === basename(file))
    } catch (error) {
      for (const watcher of begun) watcher.close()
      throw error
    }
    for (const watcher of watchers) watcher.close()
    watchers = begun
  }

  lookAgain()
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

function withThoseBelow(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isDirectory())
  return [folder, ...below.map((entry) => join(entry.parentPath, entry.name))]
}
