import { Trans } from '@lingui/react/macro'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Page } from '../../../ui/basics/page.tsx'
import { Balances } from '../balances.tsx'
import { useWithdrawOffer } from './use-withdraw-offer.ts'
import { WithdrawStep } from './withdraw-step.tsx'

/** /withdraw/{mode}: the form of bank, card or a gateway (spec 2.4). */
export function WithdrawMethodPage() {
  const { mode = '' } = useParams()
  const found = useWithdrawOffer(mode)
  const gateway = found.offer?.gateway
  return (
    <Page
      title={gateway ? <Trans>Withdraw by {gateway.name}</Trans> : <Trans>Withdraw</Trans>}
      lead={
        <Link to={paths.withdraw} className="link">
          <Trans>All methods</Trans>
        </Link>
      }
      aside={<Balances />}
    >
      <WithdrawStep {...found} />
    </Page>
  )
}
