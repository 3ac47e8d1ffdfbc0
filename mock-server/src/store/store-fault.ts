/** A file of the database that cannot be used; the message is one line that names it and says why. */
export class StoreFault extends Error {
  override name = 'StoreFault'
  readonly file: string
  /** Follows the name of the file in a sentence. */
  readonly why: string

  constructor(file: string, why: string, cause?: unknown) {
    super(`${file} ${why}`, { cause })
    this.file = file
    this.why = why
  }
}

/** SQLite's primary result codes about the file or the disk, not about a statement. */
const reasons: ReadonlyMap<number, string> = new Map([
  [5, 'is in use by another process'],
  [8, 'cannot be written: it is read-only'],
  [10, 'cannot be read or written: the disk failed'],
  [11, 'is damaged'],
  [13, 'cannot be written: the disk is full'],
  [14, 'cannot be opened: it is no file, or this user may not write it'],
  [26, 'is damaged, or no database at all'],
])

/** SQLite's error about a file, in words of ours; null when the error is not about the file. */
export function storeFault(error: unknown, file: string): StoreFault | null {
  if (error instanceof StoreFault) return error
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return null
  // The low byte; the others are details of it.
  const why = reasons.get(error.errcode & 0xff)
  return why === undefined ? null : new StoreFault(file, why, error)
}
