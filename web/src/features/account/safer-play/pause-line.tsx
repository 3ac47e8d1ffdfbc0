import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDate, formatDateTime } from '../../../lib/dates.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { account } from '../queries.ts'
import './safer-play.css'

/** The header's first line: during a break it says so on every page, in place of the announcements. */
export function PauseLine({ otherwise }: { otherwise: ReactNode }) {
  const { data } = useQuery(account.limits())
  const until = data?.selfExcludedUntil ?? data?.timeOutUntil ?? null
  if (until === null) return otherwise
  return (
    <div className="pause-line">
      <Glyph name="pause" size={16} />
      <Link to={paths.takeBreak}>
        <span className="only-desk">
          {data?.selfExcludedUntil ? (
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
