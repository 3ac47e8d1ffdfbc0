import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { KycMark } from '../../../player/request-mark.tsx'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { cashier, type Kyc } from '../queries.ts'
import './kyc-box.css'

/** Where the identity check stands; a withdrawal needs an approved one. */
export function KycBox() {
  const kyc = useQuery(cashier.kyc())
  return (
    <Box title={<Trans>Identity check</Trans>}>
      <Loaded of={kyc} failed={<Trans>We could not load your KYC</Trans>} waiting={<WaitingRows rows={1} />}>
        {(data) => (
          <>
            <KycMark status={data.status} />
            <p className="kyc-box-text text-muted">
              <KycText status={data.status} />
            </p>
            {data.status === 'approved' ? null : (
              <Link to={paths.kyc} className={buttonClass('secondary', false, 'kyc-box-link')}>
                <Trans>Go to KYC</Trans>
              </Link>
            )}
          </>
        )}
      </Loaded>
    </Box>
  )
}

function KycText({ status }: { status: Kyc['status'] }) {
  if (status === 'approved') return <Trans>Your documents are approved.</Trans>
  if (status === 'pending')
    return <Trans>Your documents are being checked. You can withdraw when they are approved.</Trans>
  return <Trans>A withdrawal needs approved documents.</Trans>
}
