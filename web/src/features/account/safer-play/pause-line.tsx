import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDate, formatDateTime } from '../../../lib/dates.ts'
import { useBreak } from '../../../player/running-break.tsx'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import './pause-line.css'

/** The header's first line: during a break it says so on every page, in place of the announcements. */
export function PauseLine({ otherwise }: { otherwise: ReactNode }) {
  const ends = useBreak()
  const until = ends?.selfExcludedUntil ?? ends?.timeOutUntil ?? null
  if (until === null) return otherwise
  return (
    <div className="pause-line">
      <Glyph name="pause" size={16} />
      <Link to={paths.takeBreak}>
        <span className="only-desktop">
          {ends?.selfExcludedUntil ? (
            <Trans>Self-excluded until {formatDateTime(until)}</Trans>
          ) : (
            <Trans>On a break until {formatDateTime(until)}</Trans>
          )}
        </span>
        <span className="only-phone">
          <Trans>Break until {formatDate(until)}</Trans>
        </span>
      </Link>
    </div>
  )
}
