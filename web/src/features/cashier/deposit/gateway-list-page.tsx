import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { paths } from '../../../config/paths.ts'
import { Page } from '../../../ui/basics/page.tsx'
import { LinkTile } from '../../../ui/records/tile.tsx'
import { isFast } from '../gateways/gateway-uses.ts'
import { MethodBox } from '../gateways/method-box.tsx'
import { cashier } from '../queries.ts'
import { AskedDeposit } from '../requests/asked-request.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import { DepositRequests } from './deposit-requests.tsx'
import { PendingDeposits } from './pending-deposits.tsx'
import { UnlessOnBreak } from './unless-on-break.tsx'

/** /gatewaylist: the ways to pay in, earlier requests and the player's own limits (spec 2.4, 7.3). */
export function GatewayListPage() {
  return (
    <Page title={<Trans>Deposit</Trans>}>
      <div className="page-columns">
        <div>
          <AskedDeposit />
          <PendingDeposits />
          <UnlessOnBreak>
            <MethodBox
              kind="deposit"
              pathOf={paths.deposit}
              none={<Trans>No way to deposit is offered now</Trans>}
              another={<FastTile />}
            />
          </UnlessOnBreak>
          <DepositRequests />
        </div>
        <div>
          <DepositLimits />
        </div>
      </div>
    </Page>
  )
}

/** Where a method can be paid so. */
function FastTile() {
  const { data } = useQuery(cashier.gatewaysList())
  if (!data?.gateways.some(isFast)) return null
  return (
    <LinkTile
      to={paths.deposit('fast')}
      picture={<Zap size={28} strokeWidth={1.6} aria-hidden="true" />}
      title={<Trans>Fast pay</Trans>}
      text={<Trans>On the page of the payment provider</Trans>}
    />
  )
}
