/** A cell: numbers stay numbers, amounts among them in rupees with a point; texts are made harmless. */
export type CsvCell = string | number

/**
 * Rows as a CSV file that spreadsheets open as they should: CRLF, quotes where needed (RFC 4180), a byte order mark so that
 * they read UTF-8. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
