import { Trans } from '@lingui/react/macro'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { DocumentType, Kyc } from './queries.ts'

/** What a kind of papers is called (spec 4). */
export function DocumentName({ type }: { type: DocumentType }) {
  return type === 'passport' ? <Trans>Passport</Trans> : <Trans>Emirates ID</Trans>
}

/** Where the check stands, in a word (spec 4). */
export function KycMark({ status }: { status: Kyc['status'] }) {
  switch (status) {
    case null:
      return (
        <StatusMark tone="over">
          <Trans>Not handed in</Trans>
        </StatusMark>
      )
    case 'pending':
      return (
        <StatusMark tone="waiting">
          <Trans>Pending</Trans>
        </StatusMark>
      )
    case 'approved':
      return (
        <StatusMark tone="good">
          <Trans>Approved</Trans>
        </StatusMark>
      )
    case 'declined':
      return (
        <StatusMark tone="bad">
          <Trans>Declined</Trans>
        </StatusMark>
      )
    case 'expired':
      return (
        <StatusMark tone="over">
          <Trans>Expired</Trans>
        </StatusMark>
      )
  }
}
