import { join } from 'node:path'
import { FolderInUse, lockFolder } from '../../mock-server/src/world/folder-lock.ts'
import { fail, root } from '../processes/run.ts'

/**
 * Where the mock keeps its data; another server that has it already ends the command with a line that says so. Asked
 * before a build, and before anything else runs; the mock takes the folder itself.
 */
export function freeDataFolder(): string {
  const folder = process.env.DATA_DIR?.trim() || join(root, '.data')
  if (folder === ':memory:') return folder
  try {
    lockFolder(folder).release()
  } catch (error) {
    if (error instanceof FolderInUse) fail(error.message)
    // Whatever else is wrong with the folder, the mock says it when it opens it.
  }
  return folder
}

/** Where `npm run gallery` keeps its pictures, and the mock of `npm start` and `npm run dev` finds them. */
export function galleryFolder(): string {
  return process.env.GALLERY_DIR?.trim() || join(root, '.tmp/gallery')
}
