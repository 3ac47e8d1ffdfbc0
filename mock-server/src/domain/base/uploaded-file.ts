import type { ErrorRule } from './errors.ts'

/** A file as it came with a form; its name and type are the sender's claims. */
export interface UploadedFile {
  name: string
  bytes: Uint8Array
}

export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf'

/** Larger files are refused; the edge stops reading at the same size. */
export const largestFileBytes = 5 * 1024 * 1024

/** Files that one form may have. */
export const mostFiles = 8

const signatures: readonly { type: FileType; start: readonly number[] }[] = [
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { type: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** What a file is by its first bytes, whatever it is called; null for all that is not taken. */
export function fileTypeOf({ bytes }: UploadedFile): FileType | null {
  return signatures.find(({ start }) => start.every((byte, index) => bytes[index] === byte))?.type ?? null
}

/** Why a file is not taken; null when it is. */
export function fileRefusal(file: UploadedFile): ErrorRule | null {
  if (file.bytes.length === 0) return 'file_empty'
  if (file.bytes.length > largestFileBytes) return 'file_too_large'
  return fileTypeOf(file) === null ? 'file_type' : null
}

/** The last part of a name, short and without control characters: it is shown, never used as a path. */
export function shownName({ name }: UploadedFile): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/\p{C}/gu, '').slice(0, 100) || 'file'
}
