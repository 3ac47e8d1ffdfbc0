import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { type CsvCell, csvText, saveFile } from '../../lib/csv.ts'
import { istDay } from '../../lib/dates.ts'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'

type CsvPage = { cells: CsvCell[][]; count: number }

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
    if (Array.isArray(rows)) saveFile(`${name}-${istDay(new Date())}.csv`, 'text/csv', csvText([head, ...rows]))
    else toast('error', (rows instanceof ApiError && rows.message) || t`Something went wrong`)
  })
  return (
    <Button onClick={() => void made.submit(undefined)} disabled={blocked || made.busy} aria-busy={made.busy}>
      <Download size={17} aria-hidden="true" />
      <Trans>CSV</Trans>
    </Button>
  )
}

async function allRows(page: ExportButtonProps['page'], signal: AbortSignal): Promise<CsvCell[][]> {
  const rows: CsvCell[][] = []
  for (;;) {
    const { cells, count } = await page(rows.length, signal)
    rows.push(...cells)
    if (cells.length === 0 || rows.length >= count) return rows
  }
}
