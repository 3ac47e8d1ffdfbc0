import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { StatusMark, type StatusTone } from '../../ui/records/status-mark.tsx'
import type { DocumentType, Kyc } from './queries.ts'

/** What a kind of papers is called (spec 4). */
export function DocumentName({ type }: { type: DocumentType }) {
  return type === 'passport' ? <Trans>Passport</Trans> : <Trans>Emirates ID</Trans>
}

const marks: Readonly<Record<NonNullable<Kyc['status']>, { tone: StatusTone; name: MessageDescriptor }>> = {
  pending: { tone: 'waiting', name: msg`Pending` },
  approved: { tone: 'good', name: msg`Approved` },
  declined: { tone: 'bad', name: msg`Declined` },
  expired: { tone: 'over', name: msg`Expired` },
}

const notHandedIn = { tone: 'over', name: msg`Not handed in` } as const

/** Where the check stands, in a word (spec 4). */
export function KycMark({ status }: { status: Kyc['status'] }) {
  const { t } = useLingui()
  const { tone, name } = status === null ? notHandedIn : marks[status]
  return <StatusMark tone={tone}>{t(name)}</StatusMark>
}
