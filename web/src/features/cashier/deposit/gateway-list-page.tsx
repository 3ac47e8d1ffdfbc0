import { Trans } from '@lingui/react/macro'
import { Zap } from 'lucide-react'
import { paths } from '../../../config/paths.ts'
import { Page } from '../../../ui/basics/page.tsx'
import { LinkTile } from '../../../ui/records/tile.tsx'
import { Balances } from '../balances.tsx'
import { MethodBox } from '../gateways/method-box.tsx'
import { AskedDeposit } from '../requests/asked-request.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import { DepositRequests } from './deposit-requests.tsx'
import { UnlessOnBreak } from './unless-on-break.tsx'

/** /gatewaylist: the ways to pay in, earlier requests and the player's own limits (spec 2.4, 7.3). */
export function GatewayListPage() {
  return (
    <Page title={<Trans>Deposit</Trans>} aside={<Balances />}>
      <div className="page-columns">
        <div>
          <AskedDeposit />
          <UnlessOnBreak>
            <MethodBox
              kind="deposit"
              pathOf={paths.deposit}
              none={<Trans>No way to deposit is offered now</Trans>}
              another={
                <LinkTile
                  to={paths.deposit('fast')}
                  picture={<Zap size={28} strokeWidth={1.6} aria-hidden="true" />}
                  title={<Trans>Fast pay</Trans>}
                  text={<Trans>On the page of the payment provider</Trans>}
                />
              }
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
