import { existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ControlError, createControlClient } from '@chaupar/api/control-client'
import { makeFolder } from '../world/data-folder.ts'
import { FolderInUse, type FolderLock, lockFolder } from '../world/folder-lock.ts'
import { arrivalIn, fileOf, WorldFiles } from '../world/world-files.ts'
import { copyDatabase, copyInto, copyKey, pathsOf } from './copy-worlds.ts'

export type RestoreOptions = {
  /** A folder of copies, or another data folder. */
  from: string
  dataFolder: string
  /** Absent = all, and saved worlds. */
  world?: string
  /** Where the control surface of a running server is, such as http://localhost:8080/__mock. */
  control: { baseUrl: string; token?: string }
}

/**
 * Puts copies in the place of worlds: by itself while no server has the data folder, else with that server, world by world.
 * Returns the paths in the folder. A saved world of the same name stays as it is.
 * @throws Error with one line; ControlError when the server refuses
 */
export async function restore({ from, dataFolder, world, control }: RestoreOptions): Promise<string[]> {
  const paths = pathsOf(from, world)
  const lock = lockIfFree(dataFolder)
  try {
    copyKey(from, dataFolder)
    makeFolder(join(dataFolder, 'restoring'))
    // First, since a running server looks for saved worlds when it takes a world.
    for (const path of paths.filter((one) => one.startsWith('saved'))) {
      if (!existsSync(join(dataFolder, path))) await copyInto(from, dataFolder, path)
    }
    const files = lock === null ? null : new WorldFiles(dataFolder)
    const client = createControlClient(control)
    for (const path of paths.filter((one) => !one.startsWith('saved'))) {
      const name = basename(path, '.sqlite')
      await copyDatabase(join(from, fileOf(name)), arrivalIn(dataFolder, name))
      if (files === null)
        await client.restoreWorld({ world: name }).catch((error) => notAnswered(error, control.baseUrl))
      else {
        files.checkArrival(name)
        files.replace(name)
      }
    }
    return paths
  } finally {
    rmSync(join(dataFolder, 'restoring'), { recursive: true, force: true })
    lock?.release()
  }
}

/** @throws the server's refusal, or a line that says that none answers */
function notAnswered(error: unknown, baseUrl: string): never {
  if (error instanceof ControlError) throw error
  throw new Error(
    `A server has the data folder, and no control surface answers at ${baseUrl}: name its address with --mock`,
  )
}

/** Null when a server has the folder. */
function lockIfFree(folder: string): FolderLock | null {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) return null
    throw error
  }
}
