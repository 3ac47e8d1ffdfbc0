import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { copyDatabase, copyKey } from '../copies/copy-worlds.ts'
import { makeFolder, moveWhole, unfinished } from '../world/data-folder.ts'
import { lockFolder } from '../world/folder-lock.ts'
import { databasesIn } from '../world/world-files.ts'
import { homeIndex } from './home-index.ts'
import { HomesFault } from './homes.ts'

/** A world, saved world or recording on its way: its path in both folders, and the folders by their number. */
export type Move = { path: string; from: number; to: number }

/** In the folder that receives: what is copied already and not yet in its place. */
const arrivals = 'moving'

/**
 * Moves worlds, saved worlds and recordings of homes that do not run to the data folders of those that keep them among the first
 * `count` homes. The folders are in the order of the homes; those of further homes are emptied. A file is copied whole, removed, and
 * only then laid in its place: after a kill a second run ends what the first began.
 * @throws FolderInUse when a home runs; HomesFault when a name lies in two folders. Nothing was moved then
 */
export async function moveWorlds(folders: readonly string[], count: number): Promise<Move[]> {
  const locks = []
  try {
    for (const folder of folders) locks.push(lockFolder(folder))
    const moves = folders.flatMap((_folder, index) => movesOf(folders, index, count))
    for (const { path, to } of moves) {
      if (existsSync(join(folderAt(folders, to), path)))
        throw new HomesFault(
          `${path} lies in two folders; remove the one that is not wanted, ${folderAt(folders, to)} would get it`,
        )
    }
    const [first = '', ...others] = folders
    for (const folder of others) copyKey(first, folder)
    for (const move of moves) await moveOne(folders, move)
    return moves
  } finally {
    for (const lock of locks) lock.release()
  }
}

const folderAt = (folders: readonly string[], index: number): string => folders[index] ?? ''

/** What one folder has to give away, and what had been copied into it before a kill. */
function movesOf(folders: readonly string[], from: number, count: number): Move[] {
  const folder = folderAt(folders, from)
  const placed = [...databasesIn(folder), ...recordingsIn(folder)]
  const arrived = arrivalsIn(folder).map((path) => ({ path, from, to: from }))
  const leaving = placed.map((path) => ({ path, from, to: homeIndex(basename(path, extname(path)), count) }))
  return [...arrived.filter(({ path }) => !isAnywhere(folders, path)), ...leaving.filter(({ to }) => to !== from)]
}

function recordingsIn(folder: string): string[] {
  const path = join(folder, 'recordings')
  return existsSync(path)
    ? readdirSync(path)
        .filter((file) => extname(file) === '.json')
        .map((file) => join('recordings', file))
    : []
}

function arrivalsIn(folder: string): string[] {
  const path = join(folder, arrivals)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    ['.sqlite', '.json'].includes(extname(file)),
  )
}

const isAnywhere = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => existsSync(join(folder, path)))

async function moveOne(folders: readonly string[], { path, from, to }: Move): Promise<void> {
  const source = join(folderAt(folders, from), path)
  const target = join(folderAt(folders, to), path)
  const arrival = join(folderAt(folders, to), arrivals, path)
  makeFolder(dirname(arrival))
  makeFolder(dirname(target))
  if (from !== to) {
    if (extname(path) === '.json') {
      copyFileSync(source, arrival + unfinished)
      moveWhole(arrival + unfinished, arrival)
    } else await copyDatabase(source, arrival)
    for (const end of ['', '-wal', '-shm']) rmSync(source + end, { force: true })
  }
  moveWhole(arrival, target)
}
