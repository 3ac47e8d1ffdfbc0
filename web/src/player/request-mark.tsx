import { Trans, useLingui } from '@lingui/react/macro'
import { StatusMark, type StatusTone } from '../../../ui/records/status-mark.tsx'
import { statusNames } from '../names.ts'
import type { RequestStatus } from '../queries.ts'

const tones: Readonly<Record<RequestStatus, StatusTone>> = {
  pending: 'waiting',
  approved: 'good',
  declined: 'bad',
  expired: 'over',
}

/** Where a request stands; one that its player took back is 'Cancelled' (spec 4). */
export function RequestMark({ status, cancelled = false }: { status: RequestStatus; cancelled?: boolean | undefined }) {
  const { t } = useLingui()
  if (cancelled) {
    return (
      <StatusMark tone="undone">
        <Trans>Cancelled</Trans>
      </StatusMark>
    )
  }
  return <StatusMark tone={tones[status]}>{t(statusNames[status])}</StatusMark>
}
