import { Trans } from '@lingui/react/macro'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import './folded-filters.css'

type FoldedFiltersProps = {
  /** A summary of the chosen filters. */
  summary: ReactNode
  /** The filters. */
  children: ReactNode
  /** At the end of the row. */
  end?: ReactNode
}

/** The filters of a list in one row; on the phone the row says what is chosen and opens. */
export function FoldedFilters({ summary, children, end }: FoldedFiltersProps) {
  const [open, setOpen] = useState(false)
  const partsId = useId()
  return (
    <div className="filters folded-filters" data-open={open || undefined}>
      <button
        type="button"
        className="folded-filters-open"
        aria-expanded={open}
        aria-controls={partsId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={17} aria-hidden="true" />
        <Trans>Filters</Trans>
        <small>{summary}</small>
        <ChevronDown size={17} aria-hidden="true" />
      </button>
      <div className="folded-filters-parts" id={partsId}>
        {children}
      </div>
      {end ? <div className="filters-end">{end}</div> : null}
    </div>
  )
}
