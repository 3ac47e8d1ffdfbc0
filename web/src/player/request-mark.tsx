import type { Schema } from '@chaupar/api/api'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { StatusMark, type StatusTone } from '../ui/records/status-mark.tsx'

type RequestStatus = Schema<'RequestStatus'>

/** Where a request, or the check of documents, stands with the operator (spec 4). */
export const statusNames: Readonly<Record<RequestStatus, MessageDescriptor>> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  expired: msg`Expired`,
}

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

/** Where the check of the player's documents stands; null: none were submitted. */
export function KycMark({ status }: { status: RequestStatus | null }) {
  if (status !== null) return <RequestMark status={status} />
  return (
    <StatusMark tone="open">
      <Trans>Not submitted</Trans>
    </StatusMark>
  )
}
