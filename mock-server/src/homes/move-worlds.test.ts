import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../test/support/folders.ts'
import { startMs, testRegistry } from '../../test/support/worlds.ts'
import { copyDatabase } from '../copies/copy-worlds.ts'
import { lockFolder } from '../world/folder-lock.ts'
import { stateDigest } from '../world/state-digest.ts'
import { Homes } from './homes.ts'
import { moveWorlds } from './move-worlds.ts'

const four = ['mock-0:8080', 'mock-1:8080', 'mock-2:8080', 'mock-3:8080']
const three = four.slice(0, 3)
const names = Array.from({ length: 12 }, (_, index) => `w-${index}`)

/** Opens the worlds of each home in turn and hands them to `use`, then closes them. */
function atEachHome(
  folders: readonly string[],
  list: readonly string[],
  use: (registry: ReturnType<typeof testRegistry>, homes: Homes) => void,
) {
  for (const [index, own] of list.entries()) {
    const homes = new Homes(list, own)
    const registry = testRegistry({ dataFolder: folders[index] ?? '', homes })
    use(registry, homes)
    registry.closeAll()
  }
}

/** The state of every world, by its name, as the homes of the list keep them. */
function digests(folders: readonly string[], list: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  atEachHome(folders, list, (registry) => {
    for (const name of registry.names()) if (name !== 'default') found[name] = stateDigest(registry.get(name).store)
  })
  return found
}

/** Twelve worlds at three homes, one of them saved under the name of another home's share. */
function threeHomes(): string[] {
  const folders = four.map(() => newFolder())
  atEachHome(folders, three, (registry, homes) => {
    for (const name of names.filter((one) => homes.owns(one))) {
      registry.create({ name, seed: name, frozenAtMs: startMs })
      registry.save(name)
    }
  })
  return folders
}

test('a fourth home takes its worlds, and gives them back: every state is as before', async () => {
  const folders = threeHomes()
  const before = digests(folders, three)
  expect(Object.keys(before).sort()).toEqual([...names].sort())
  const moves = await moveWorlds(folders, 4)
  expect(moves.length).toBeGreaterThan(0)
  expect(new Set(moves.map(({ to }) => to))).toEqual(new Set([3]))
  expect(digests(folders, four)).toEqual(before)
  expect(await moveWorlds(folders, 4)).toEqual([])
  expect(await moveWorlds(folders, 3)).toHaveLength(moves.length)
  expect(digests(folders, three)).toEqual(before)
})

test('what a killed move began is ended by the next one', async () => {
  const folders = threeHomes()
  const before = digests(folders, three)
  const [{ path, from } = { path: '', from: 0 }] = (await moveWorlds(folders, 4)).filter((move) =>
    move.path.startsWith('worlds'),
  )
  await moveWorlds(folders, 3)
  const [source = '', target = ''] = [folders[from], folders[3]]
  // Copied and not yet removed: it is copied once more.
  mkdirSync(join(target, 'moving/worlds'), { recursive: true })
  await copyDatabase(join(source, path), join(target, 'moving', path))
  await moveWorlds(folders, 4)
  expect(digests(folders, four)).toEqual(before)
  // Removed and not yet in its place.
  renameSync(join(target, path), join(target, 'moving', path))
  rmSync(`${join(target, path)}-wal`, { force: true })
  expect(await moveWorlds(folders, 4)).toEqual([{ path, from: 3, to: 3 }])
  expect(digests(folders, four)).toEqual(before)
})

test('a name that lies in two folders is refused, and so is a folder in use; nothing moves', async () => {
  const folders = threeHomes()
  const before = digests(folders, three)
  const lock = lockFolder(folders[3] ?? '')
  await expect(moveWorlds(folders, 4)).rejects.toThrow(`The data folder ${folders[3]} is in use by another server`)
  lock.release()
  const [{ path, from } = { path: '', from: 0 }] = (await moveWorlds(folders, 4)).filter((move) =>
    move.path.startsWith('worlds'),
  )
  await copyDatabase(join(folders[3] ?? '', path), join(folders[from] ?? '', path))
  await expect(moveWorlds(folders, 4)).rejects.toThrow(`${path} lies in two folders`)
  expect(existsSync(join(folders[from] ?? '', path))).toBe(true)
  rmSync(join(folders[from] ?? '', path))
  expect(digests(folders, four)).toEqual(before)
})
