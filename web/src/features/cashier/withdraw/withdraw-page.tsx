import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { MethodBox } from '../gateways/method-box.tsx'
import { cashier } from '../queries.ts'
import { CashBox, FundsStrip, NothingToWithdraw } from './cash-box.tsx'
import { KycBox } from './kyc-box.tsx'
import { useWithdrawFunds } from './use-withdraw-funds.ts'
import { WithdrawalRows } from './withdrawal-rows.tsx'
import './withdraw-page.css'

/** /withdraw: cash, conditions, the ways to be paid, the newest requests (spec 2.4, 7.3). */
export function WithdrawPage() {
  const { cash } = useWithdrawFunds()
  return (
    <Page title={<Trans>Withdraw</Trans>} aside={<FundsStrip />}>
      <div className="page-columns">
        <div>
          <NothingToWithdraw />
          <MethodBox
            kind="withdraw"
            pathOf={paths.preWithdraw}
            isOff={cash === 0}
            none={<Trans>No way to withdraw is offered now</Trans>}
          >
            <div className="withdraw-page-ways">
              <Link to={paths.withdrawNew} className="link-quiet">
                <Trans>To a saved account</Trans>
              </Link>
              <Link to={paths.bankDetails} className="link-quiet">
                <Trans>Saved banks and cards</Trans>
              </Link>
            </div>
          </MethodBox>
          <Newest />
        </div>
        <div>
          <CashBox />
          <KycBox />
        </div>
      </div>
    </Page>
  )
}

function Newest() {
  const newest = useQuery(cashier.newestWithdrawals())
  return (
    <Box
      id="requests"
      title={<Trans>Newest requests</Trans>}
      aside={
        <Link to={paths.withdrawList} className="link">
          <Trans>All requests</Trans>
        </Link>
      }
    >
      <Loaded of={newest} failed={<Trans>We could not load your withdrawals</Trans>}>
        {({ rows }) =>
          rows.length > 0 ? (
            <WithdrawalRows rows={rows} />
          ) : (
            <EmptyState
              title={<Trans>No withdrawals yet</Trans>}
              action={
                <Link to={paths.statement} className={buttonClass('secondary')}>
                  <Trans>Account statement</Trans>
                </Link>
              }
            >
              <Trans>Requests are listed here until they are paid, and after.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Box>
  )
}
