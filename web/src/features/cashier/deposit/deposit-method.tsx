import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Page } from '../../../ui/basics/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Balances } from '../balances.tsx'
import { GatewayTerms } from '../gateways/gateway-text.tsx'
import { MethodTerms } from '../gateways/method-terms.tsx'
import { cashier, type Gateway } from '../queries.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositLimits } from './deposit-limits.tsx'

/** One way to pay in: its facts, whom to pay, and the form that reports the payment. An unknown one leads to the list. */
export function DepositMethod({ method }: { method: string }) {
  const gateways = useQuery(cashier.gatewaysList())
  const find = (all: readonly Gateway[]) =>
    all.find((gateway) => gateway.kind === 'deposit' && gateway.key.toLowerCase() === method.toLowerCase())
  const known = gateways.data && find(gateways.data.gateways)
  if (gateways.data && !known) return <Navigate to={paths.gatewayList} replace />
  return (
    <Page
      title={known ? <Trans>Deposit by {known.name}</Trans> : <Trans>Deposit</Trans>}
      lead={<AllMethods />}
      aside={<Balances />}
    >
      <Loaded
        of={gateways}
        failed={<Trans>We could not load the payment methods</Trans>}
        waiting={
          <div className="box">
            <WaitingRows rows={6} />
          </div>
        }
      >
        {(data) => {
          const gateway = find(data.gateways)
          return gateway ? <Method gateway={gateway} /> : null
        }}
      </Loaded>
    </Page>
  )
}

function AllMethods() {
  return (
    <Link to={paths.gatewayList} className="link">
      <Trans>All methods</Trans>
    </Link>
  )
}

function Method({ gateway }: { gateway: Gateway }) {
  return (
    <div className="page-columns">
      <div>{gateway.available ? <DepositForm gateway={gateway} /> : <Closed gateway={gateway} />}</div>
      <div>
        <MethodTerms gateway={gateway} />
        <DepositLimits />
      </div>
    </div>
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
