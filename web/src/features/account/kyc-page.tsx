import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../lib/dates.ts'
import { KycMark } from '../../player/request-mark.tsx'
import { Box, Page } from '../../ui/basics/page.tsx'
import { Definition, Definitions } from '../../ui/records/definitions.tsx'
import { Loaded, WaitingRows } from '../../ui/states/loaded.tsx'
import { Note } from '../../ui/states/note.tsx'
import { DocumentName, KycForm } from './kyc-form.tsx'
import { account, type Kyc } from './queries.ts'
import './kyc-page.css'

/** /kyc: where the identity check stands, and the form that submits documents (spec 2.4, 4, 7.3). */
export function KycPage() {
  const kyc = useQuery(account.kyc())
  return (
    <Page title={<Trans>KYC</Trans>} lead={<Trans>Withdrawals need approved documents.</Trans>}>
      <Loaded
        of={kyc}
        failed={<Trans>We could not load your KYC</Trans>}
        waiting={
          <div className="box">
            <WaitingRows rows={4} />
          </div>
        }
      >
        {(data) => (
          <div className="page-columns">
            <div className={canHandIn(data) ? 'kyc-page-standing' : undefined}>
              <Standing kyc={data} />
            </div>
            {canHandIn(data) ? (
              <div>
                <KycForm kyc={data} />
              </div>
            ) : null}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** Documents that wait or are approved cannot be submitted again. */
function canHandIn({ status }: Kyc): boolean {
  return status !== 'pending' && status !== 'approved'
}

function Standing({ kyc }: { kyc: Kyc }) {
  const { status, documentType, submittedAt, decidedAt, reason, details = [] } = kyc
  return (
    <Box title={<Trans>Identity check</Trans>} aside={<KycMark status={status} />}>
      <p className="kyc-page-part">
        <StandingText status={status} />
      </p>
      {reason === undefined ? null : (
        <div className="kyc-page-part">
          <Note tone="bad">{reason}</Note>
        </div>
      )}
      <Definitions>
        {documentType === undefined ? null : (
          <Definition term={<Trans>Document</Trans>}>
            <DocumentName kyc={kyc} type={documentType} />
          </Definition>
        )}
        {details.map(({ label, text, choice }) => (
          <Definition key={label} term={label}>
            {choice ?? text}
          </Definition>
        ))}
        {submittedAt === undefined ? null : (
          <Definition term={<Trans>Submitted</Trans>}>{formatDateTime(submittedAt)} IST</Definition>
        )}
        {decidedAt === undefined ? null : (
          <Definition term={<Trans>Decided</Trans>}>{formatDateTime(decidedAt)} IST</Definition>
        )}
      </Definitions>
    </Box>
  )
}

function StandingText({ status }: { status: Kyc['status'] }) {
  switch (status) {
    case null:
      return <Trans>You have not submitted any documents yet.</Trans>
    case 'pending':
      return <Trans>Your documents are being checked. We will update this page.</Trans>
    case 'approved':
      return <Trans>Your documents are approved. There is nothing more to do.</Trans>
    case 'declined':
      return <Trans>Your documents were declined. You can submit others.</Trans>
    case 'expired':
      return <Trans>Your documents are no longer valid. Submit new ones.</Trans>
  }
}
