import { fileTypeOf } from '@chaupar/api/file-type'
import type { ErrorRule } from './errors.ts'

/** A file as it came with a form; its name and type are the sender's claims. */
export interface UploadedFile {
  name: string
  bytes: Uint8Array
}

/** Larger files are refused; the edge stops reading at the same size. */
export const largestFileBytes = 5 * 1024 * 1024

/** Files that one form may have. */
export const mostFiles = 8

/** Why a file is not taken; null when it is. */
export function fileRefusal(file: UploadedFile): ErrorRule | null {
  if (file.bytes.length === 0) return 'file_empty'
  if (file.bytes.length > largestFileBytes) return 'file_too_large'
  return fileTypeOf(file.bytes) === null ? 'file_type' : null
}

/** The last part of a name, short and without control characters: it is shown, never used as a path. */
export function shownName({ name }: UploadedFile): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/\p{C}/gu, '').slice(0, 100) || 'file'
}
