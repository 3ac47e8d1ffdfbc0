import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../basics/button.tsx'
import '../forms/filters.css'

export type PagerProps = {
  /** Counts from 1. */
  page: number
  pageSize: number
  /** How many rows there are in all. */
  count: number
  onPage: (page: number) => void
}

/** Which rows of how many, and the way to the others; nothing while all fit on one page. */
export function Pager({ page, pageSize, count, onPage }: PagerProps) {
  const { t } = useLingui()
  const last = lastPage(count, pageSize)
  if (last === 1) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, count)
  return (
    <nav className="pager" aria-label={t`Pages`}>
      <span aria-live="polite">
        <Trans>
          {from} to {to} of {count}
        </Trans>
      </span>
      <div>
        <Button onClick={() => onPage(page - 1)} disabled={page <= 1} aria-label={t`Previous page`}>
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        <Button onClick={() => onPage(page + 1)} disabled={page >= last} aria-label={t`Next page`}>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  )
}

/** The number of the last page; an empty list has one. */
function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}
