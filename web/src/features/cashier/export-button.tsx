import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { today } from '../../lib/clock-store.ts'
import { type CsvCell, csvText, saveFile } from '../../lib/csv.ts'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** One row of the file; its id identifies it where a page brings it twice. */
export type CsvRow = { id: string; cells: CsvCell[] }

type CsvPage = { rows: CsvRow[]; count: number }

export type ExportButtonProps = {
  /** Beginning of the file's name; the day follows. */
  name: string
  head: readonly string[]
  /** Rows from `skip` on and how many there are in all. */
  page: (skip: number, signal: AbortSignal) => Promise<CsvPage>
  blocked?: boolean
}

/** Saves all pages of a list as one CSV file; given up when its page is left. */
export function ExportButton({ name, head, page, blocked = false }: ExportButtonProps) {
  const { t } = useLingui()
  const made = useSubmit(async (_: undefined, signal) => {
    const rows = await allRows(page, signal).catch((failure: unknown) => failure)
    if (signal.aborted) return
    if (rows === null) toast('error', t`The list changed while it was read, so nothing was saved. Please try again`)
    else if (Array.isArray(rows)) saveFile(`${name}-${today()}.csv`, 'text/csv', csvText([head, ...rows]))
    else toast('error', (rows instanceof ApiError && rows.message) || t`Something went wrong`)
  })
  return (
    <Button onClick={() => void made.submit(undefined)} disabled={blocked} busy={made.busy}>
      <Download size={17} aria-hidden="true" />
      <Trans>CSV</Trans>
    </Button>
  )
}

/** How often a list that changes while it is read is read from its beginning. */
const mostReadings = 5

/** Every row, as the list was at one moment; null where it changed in the middle of each reading. */
async function allRows(page: ExportButtonProps['page'], signal: AbortSignal): Promise<CsvCell[][] | null> {
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const rows = await rowsOnce(page, signal)
    if (rows !== null) return rows
  }
  return null
}

/**
 * One reading, page by page. The newest row comes first, so one that is added between two pages brings a row twice and
 * pushes the oldest out of sight: null when the count or the rows say so.
 */
async function rowsOnce(page: ExportButtonProps['page'], signal: AbortSignal): Promise<CsvCell[][] | null> {
  const read = new Map<string, CsvCell[]>()
  const { rows: first, count } = await page(0, signal)
  for (let rows = first; ; ) {
    const before = read.size
    for (const { id, cells } of rows) read.set(id, cells)
    if (read.size !== before + rows.length) return null
    if (read.size >= count || rows.length === 0) return [...read.values()]
    const next = await page(read.size, signal)
    if (next.count !== count) return null
    rows = next.rows
  }
}
