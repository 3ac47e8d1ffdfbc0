import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { StatusMark, type StatusTone } from '../../ui/records/status-mark.tsx'
import type { DocumentType, Kyc } from './queries.ts'

/** Kinds of documents that are accepted: as the server lists them, or the two of the specification (spec 4). */
export function documentTypes({ documentTypes: listed }: Kyc): readonly DocumentType[] {
  return listed === undefined || listed.length === 0 ? ['passport', 'emiratesId'] : listed.map(({ value }) => value)
}

/** The name of a kind of papers: ours for those of the specification, the server's for others (spec 4). */
export function DocumentName({ kyc, type }: { kyc: Kyc; type: DocumentType }) {
  if (type === 'passport') return <Trans>Passport</Trans>
  if (type === 'emiratesId') return <Trans>Emirates ID</Trans>
  return kyc.documentTypes?.find(({ value }) => value === type)?.label ?? type
}

const marks: Readonly<Record<NonNullable<Kyc['status']>, { tone: StatusTone; name: MessageDescriptor }>> = {
  pending: { tone: 'waiting', name: msg`Pending` },
  approved: { tone: 'good', name: msg`Approved` },
  declined: { tone: 'bad', name: msg`Declined` },
  expired: { tone: 'over', name: msg`Expired` },
}

const notSubmitted = { tone: 'over', name: msg`Not submitted` } as const

/** Where the check stands, in a word (spec 4). */
export function KycMark({ status }: { status: Kyc['status'] }) {
  const { t } = useLingui()
  const { tone, name } = status === null ? notSubmitted : marks[status]
  return <StatusMark tone={tone}>{t(name)}</StatusMark>
}
