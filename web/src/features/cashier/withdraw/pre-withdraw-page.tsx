import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatRupees } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { StatusMark } from '../../../ui/records/status-mark.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { needsSavedAccount } from '../gateways/gateway-uses.ts'
import { MethodTerms } from '../gateways/method-terms.tsx'
import type { Gateway } from '../queries.ts'
import { CashBox } from './cash-box.tsx'
import { useWithdrawOffer, type WithdrawOffer } from './use-withdraw-offer.ts'
import { allMet } from './withdraw-conditions.ts'
import './pre-withdraw-page.css'

/** /pre-withdraw-page/{method}: what must be met before this way of withdrawing (spec 2.4). */
export function PreWithdrawPage() {
  const { method = '' } = useParams()
  const { reading, offer } = useWithdrawOffer(method)
  if (offer?.gateway === null) return <Navigate to={paths.withdraw} replace />
  return (
    <Page
      title={offer ? <Trans>Withdraw by {offer.gateway.name}</Trans> : <Trans>Withdraw</Trans>}
      lead={
        <Link to={paths.withdraw} className="link">
          <Trans>All methods</Trans>
        </Link>
      }
    >
      <div className="page-columns">
        <div>
          <Box title={<Trans>Before you withdraw</Trans>}>
            <Loaded
              of={{ ...reading, data: offer }}
              failed={<Trans>We could not check the conditions</Trans>}
              waiting={<WaitingRows rows={4} />}
            >
              {(known) => (known.gateway ? <Checklist offer={known} /> : null)}
            </Loaded>
          </Box>
        </div>
        <div>
          {offer ? <MethodTerms gateway={offer.gateway} /> : null}
          <CashBox />
        </div>
      </div>
    </Page>
  )
}

type Offer = Extract<WithdrawOffer, { gateway: Gateway }>

function Checklist({ offer: { gateway, conditions, kyc, accounts, cash, wagering } }: { offer: Offer }) {
  const met = allMet(conditions)
  return (
    <>
      <ul className="pre-withdraw-page-checks">
        <Check
          met={conditions.kycApproved}
          to={kyc === 'pending' ? undefined : paths.kyc}
          linkText={<Trans>Go to KYC</Trans>}
        >
          {conditions.kycApproved ? (
            <Trans>Your documents are approved</Trans>
          ) : kyc === 'pending' ? (
            <Trans>Your documents are being checked. You can withdraw when they are approved.</Trans>
          ) : (
            <Trans>Your documents must be approved</Trans>
          )}
        </Check>
        <Check met={conditions.open}>
          {conditions.open ? <Trans>{gateway.name} is open now</Trans> : <Trans>{gateway.name} is not open now</Trans>}
        </Check>
        {conditions.sendable ? null : (
          <Check met={false}>
            <Trans>{gateway.name} asks for a file, which a withdrawal cannot carry: choose another method</Trans>
          </Check>
        )}
        <Check met={conditions.enoughCash}>
          {cash === undefined ? (
            <Trans>Your cash is not known yet</Trans>
          ) : (
            <Trans>
              You have {formatRupees(cash)} in cash; the minimum is {formatRupees(gateway.min)}
            </Trans>
          )}
        </Check>
        {wagering === undefined ? null : (
          <Check met={wagering === 0} blocks={false}>
            {wagering === 0 ? (
              <Trans>Deposits wagered</Trans>
            ) : (
              <Trans>Still to wager before it is cash: {formatRupees(wagering)}</Trans>
            )}
          </Check>
        )}
        {needsSavedAccount(gateway.key) ? (
          <Check met={conditions.hasAccount} to={paths.bankDetails} linkText={<Trans>Add an account</Trans>}>
            {conditions.hasAccount ? (
              <Trans>Saved accounts to choose from: {accounts.length}</Trans>
            ) : (
              <Trans>An account to pay to must be saved</Trans>
            )}
          </Check>
        ) : null}
      </ul>
      {met ? (
        <Link to={paths.withdrawMethod(gateway.key)} className={buttonClass('primary', true, 'pre-withdraw-page-next')}>
          <Trans>Continue</Trans>
        </Link>
      ) : (
        <>
          <Button variant="primary" large disabled className="pre-withdraw-page-next" aria-describedby="unmet">
            <Trans>Continue</Trans>
          </Button>
          <p id="unmet" className="pre-withdraw-page-unmet text-muted">
            <Trans>You can continue when every requirement is met. Wagering does not have to be finished.</Trans>
          </p>
        </>
      )}
    </>
  )
}

type CheckProps = {
  met: boolean
  /** False for a point that takes nothing from the cash that is there already. */
  blocks?: boolean
  to?: string | undefined
  linkText?: ReactNode
  children: ReactNode
}

function Check({ met, blocks = true, to, linkText, children }: CheckProps) {
  return (
    <li>
      <StatusMark tone={met ? 'good' : blocks ? 'bad' : 'waiting'}>
        <span className="sr-only">
          {met ? <Trans>Met:</Trans> : blocks ? <Trans>Not met:</Trans> : <Trans>Open:</Trans>}
        </span>
        <span className="pre-withdraw-page-check">{children}</span>
      </StatusMark>
      {!met && to ? (
        <Link to={to} className={buttonClass('secondary')}>
          {linkText}
        </Link>
      ) : null}
    </li>
  )
}
