import { DomainError } from '../domain/base/errors.ts'
import type { WorldFiles } from './world-files.ts'

const megabyte = 1024 * 1024

/** Whether the data folder has room for one more file; `mostBytes` absent = always. @throws DomainError `worlds_fill_disk` */
export function requireDisk(files: WorldFiles, mostBytes: number | undefined): void {
  if (mostBytes === undefined) return
  const bytes = files.bytes()
  if (bytes < mostBytes) return
  throw new DomainError('worlds_fill_disk', {
    megabytes: Math.round(bytes / megabyte),
    most: Math.round(mostBytes / megabyte),
  })
}

/** Whether a world of this size may grow; `mostBytes` absent = always. @throws DomainError `world_too_large` */
export function requireSize(world: string, bytes: number, mostBytes: number | undefined): void {
  if (mostBytes === undefined || bytes < mostBytes) return
  throw new DomainError('world_too_large', { world, most: Math.round(mostBytes / megabyte) })
}

/** The refusal for a disk that was full when a file was written; any other error as it is. */
export function refusalOfDisk(error: unknown): unknown {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? new DomainError('disk_full') : error
}
