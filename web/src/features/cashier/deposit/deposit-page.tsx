import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Page } from '../../../ui/basics/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { GatewayTerms } from '../gateways/gateway-text.tsx'
import { MethodTerms } from '../gateways/method-terms.tsx'
import { cashier, type Gateway } from '../queries.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import { FastDeposit } from './fast-deposit.tsx'

/** /deposit/{gateway} and /deposit/{mode}: a gateway's key, `bank` or `fast`; anything else leads to the list. */
export function DepositPage() {
  const { method = '' } = useParams()
  return method.toLowerCase() === 'fast' ? <FastDeposit /> : <DepositMethod key={method} method={method} />
}

/** /bkash, /nagad and /paytm: the deposit of that gateway, in place (spec 2.4, 9). */
export const BkashPage = () => <DepositMethod method="m_bkash" />
export const NagadPage = () => <DepositMethod method="m_nagad" />
export const PaytmPage = () => <DepositMethod method="m_paytm" />

/** One way to pay in: its facts, whom to pay, and the form that reports the payment. An unknown one leads to the list. */
function DepositMethod({ method }: { method: string }) {
  const gateways = useQuery(cashier.gatewaysList())
  const gateway = gateways.data?.gateways.find(
    ({ kind, key }) => kind === 'deposit' && key.toLowerCase() === method.toLowerCase(),
  )
  if (gateways.data && !gateway) return <Navigate to={paths.gatewayList} replace />
  return (
    <Page
      title={gateway ? <Trans>Deposit by {gateway.name}</Trans> : <Trans>Deposit</Trans>}
      lead={
        <Link to={paths.gatewayList} className="link">
          <Trans>All methods</Trans>
        </Link>
      }
    >
      <Loaded
        of={{ ...gateways, data: gateway }}
        failed={<Trans>We could not load the payment methods</Trans>}
        waiting={
          <div className="box">
            <WaitingRows rows={6} />
          </div>
        }
      >
        {(known) => (
          <div className="page-columns">
            <div>{known.available ? <DepositForm gateway={known} /> : <Closed gateway={known} />}</div>
            <div>
              <MethodTerms gateway={known} />
              <DepositLimits />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function Closed({ gateway }: { gateway: Gateway }) {
  return (
    <EmptyState
      kind="none"
      title={<GatewayTerms gateway={gateway} />}
      action={
        <Link to={paths.gatewayList} className={buttonClass('secondary')}>
          <Trans>Choose another method</Trans>
        </Link>
      }
    >
      <Trans>Nothing can be paid in by {gateway.name} at the moment.</Trans>
    </EmptyState>
  )
}
