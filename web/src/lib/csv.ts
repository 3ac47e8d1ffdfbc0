/** A cell: numbers stay numbers, amounts among them in rupees with a point; texts are made harmless. */
export type CsvCell = string | number

/**
 * Rows as a CSV file that spreadsheets open as they should: CRLF, quotes where needed (RFC 4180), a byte order mark so that
 * they read UTF-8. A text that a spreadsheet would take for a formula gets an apostrophe before it; a space that holds words
 * on one line of a screen is a plain one.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const plain = cell.replaceAll('\u00a0', ' ')
  const harmless = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Offers a text to the browser as a file to save. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
