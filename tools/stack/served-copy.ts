import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/run.ts'
import { gameClientDist } from './mock-process.ts'

/** Folders of the built web and of the built game client. */
export type BuiltFolders = { web: string; gameClient: string }

/** Where tools/build.ts lays them. */
const built: BuiltFolders = { web: join(root, 'web/dist'), gameClient: gameClientDist }

/**
 * Copies a build for the server on `port`, and returns the folders of the copy. A later build empties and fills the folders
 * of the build; a running server would send new pages under the digests of the old ones.
 */
export function copyBuild(port: number, from = built): BuiltFolders {
  const folder = join(root, '.tmp/served', String(port))
  const copy: BuiltFolders = { web: join(folder, 'web'), gameClient: join(folder, 'game-client') }
  // A server that was killed leaves its copy behind.
  rmSync(folder, { recursive: true, force: true })
  cpSync(from.web, copy.web, { recursive: true })
  cpSync(from.gameClient, copy.gameClient, { recursive: true })
  return copy
}

/** Removes the copy of the server on `port`. */
export function removeCopy(port: number): void {
  rmSync(join(root, '.tmp/served', String(port)), { recursive: true, force: true })
}
