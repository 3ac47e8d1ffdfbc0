/** Files that players upload: scans of documents, proofs of payment. */
export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf'

/** So many bytes of a file say what it is. */
export const fileTypeBytes = 1024

const signatures: readonly { type: FileType; start: readonly number[] }[] = [
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { type: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** NUL, tab, line feed, form feed, carriage return and space, and the three bytes of a byte-order mark. */
const blanks = [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf]

/**
 * What a file is by its first bytes, whatever it is called; null for all that is not taken. A PDF may begin with blanks or a
 * byte-order mark, which its readers pass over within the first 1,024 bytes.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const begins = (start: readonly number[], from: number) => start.every((byte, index) => bytes[from + index] === byte)
  const first = bytes.subarray(0, fileTypeBytes).findIndex((byte) => !blanks.includes(byte))
  const found = signatures.find(({ type, start }) => begins(start, type === 'application/pdf' ? Math.max(0, first) : 0))
  return found?.type ?? null
}
