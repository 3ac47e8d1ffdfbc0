import { encodeQR } from 'qr'

/** Modules of white on every side, without which a scanner does not find the code (ISO/IEC 18004). */
const quietModules = 4

/** Outline of the dark modules, one unit each, and the side of the square they stand in, its quiet zone included. */
export type QrPath = { side: number; path: string }

/**
 * Draws a text as a QR code of medium error correction: 15 % of it may be dirty or covered.
 * Throws RangeError for a text that is longer than the largest code holds, about 2,300 bytes.
 */
export function qrPath(text: string): QrPath {
  const rows = rowsOf(text)
  const runs = rows.flatMap((row, y) =>
    darkRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  )
  return { side: rows.length, path: runs.join('') }
}

function rowsOf(text: string): boolean[][] {
  try {
    return encodeQR(text, 'raw', { ecc: 'medium', border: quietModules })
  } catch {
    throw new RangeError(`${text.length} characters do not fit into a QR code`)
  }
}

/** Dark modules side by side are one rectangle: seams between squares would show as hair lines. */
function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last !== undefined && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
