import { Trans } from '@lingui/react/macro'
import { WaitingRows } from './live-now.tsx'

/** Rows in their final size while the matches are on their way. */
export function ListWaiting({ rows }: { rows: number }) {
  return (
    <div role="status" className="match-list">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <ul>
        <WaitingRows rows={rows} />
      </ul>
    </div>
  )
}
