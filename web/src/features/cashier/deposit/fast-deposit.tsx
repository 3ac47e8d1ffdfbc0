import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isNotOffered } from '../../../api/api-error.ts'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { payPageOf } from '../../../lib/outside-address.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { useOwnLimit } from '../../../player/own-limit.ts'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { FieldError } from '../../../ui/forms/text-field.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { GatewayTerms } from '../gateways/gateway-text.tsx'
import { isFast } from '../gateways/gateway-uses.ts'
import { cashier, type Deposit, type Gateway, payDepositFast } from '../queries.ts'
import { AmountField } from '../requests/amount-field.tsx'
import { rupeesOf } from '../requests/amount-rules.ts'
import { AfterRequest } from '../requests/receipt.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import { DepositReceipt } from './deposit-receipt.tsx'
import { depositProblem, OwnLimitNote, rangeWithin } from './own-limit.tsx'
import { PendingDeposits } from './pending-deposits.tsx'
import { UnlessOnBreak } from './unless-on-break.tsx'
import './fast-deposit.css'

/** /deposit/fast: pays on the page of the payment provider (spec 7.3). Its address names the request once there is one. */
export function FastDeposit() {
  const id = useSearchState().read('request')
  return (
    <Page
      title={<Trans>Fast pay</Trans>}
      lead={
        <Link to={paths.gatewayList} className="link">
          <Trans>All methods</Trans>
        </Link>
      }
    >
      <div className="page-columns">
        <div>
          {id === '' ? (
            <NewFastRequest />
          ) : (
            <FastRequest key={id} id={id}>
              <NewFastRequest />
            </FastRequest>
          )}
        </div>
        <div>
          <DepositLimits />
        </div>
      </div>
    </Page>
  )
}

function NewFastRequest() {
  const gateways = useQuery(cashier.gatewaysList())
  return (
    <Loaded of={gateways} failed={<Trans>We could not load the payment methods</Trans>}>
      {(data) => {
        const fast = data.gateways.filter(isFast)
        return fast.length > 0 ? (
          <FastForm gateways={fast} />
        ) : (
          <EmptyState
            title={<Trans>No method has a page of the payment provider</Trans>}
            action={
              <Link to={paths.gatewayList} className={buttonClass('secondary')}>
                <Trans>All methods</Trans>
              </Link>
            }
          />
        )
      }}
    </Loaded>
  )
}

function FastForm({ gateways }: { gateways: readonly Gateway[] }) {
  const { t } = useLingui()
  const { register, handleSubmit, watch, formState, setValue } = useForm({ defaultValues: { gateway: '', amount: '' } })
  const chosen = gateways.find(({ key }) => key === watch('gateway'))
  const own = useOwnLimit('deposit')
  const fast = useIntent(payDepositFast, 'fast')
  const { state } = fast
  const problemOf = (text: string) => chosen && depositProblem(text, chosen, own)
  const send = handleSubmit(async ({ amount }) => {
    if (!chosen) return
    const body = { gateway: chosen.key, amount: rupeesOf(amount) }
    showOutcome(await fast.send(body))
  })
  if (state.at === 'done') {
    const { request, redirectUrl } = state.answer
    if (request) return <Navigate to={paths.fastDepositReceipt(request.id)} replace state={{ payPage: redirectUrl }} />
    return (
      <FocusOnMount>
        <Box title={<Trans>Pay at the provider</Trans>}>
          <PayPage url={redirectUrl} />
          <AfterRequest list={paths.gatewayList} onNew={fast.startAgain} />
        </Box>
      </FocusOnMount>
    )
  }
  return (
    <FormOrLost
      intent={fast}
      onEnd={showOutcome}
      list={{ path: paths.gatewayList, name: <Trans>Your requests</Trans> }}
    >
      <UnlessOnBreak isSent={state.at === 'submitting' || state.at === 'unknown'}>
        <form noValidate onSubmit={send} className="fast-deposit">
          {state.at === 'submitting' || state.at === 'unknown' ? null : <PendingDeposits />}
          <Box title={<Trans>Method and amount</Trans>}>
            <fieldset className="form">
              <legend className="field-label">
                <Trans>Method</Trans>
              </legend>
              <TileGrid>
                {gateways.map((gateway) => (
                  <RadioTile
                    key={gateway.key}
                    {...register('gateway', { validate: (key) => (key ? undefined : t`Choose a method`) })}
                    value={gateway.key}
                    disabled={!gateway.available}
                    picture={<GatewayMark method={gateway.key} name={gateway.name} />}
                    title={gateway.name}
                    text={<GatewayTerms gateway={gateway} />}
                  />
                ))}
              </TileGrid>
              <FieldError text={formState.errors.gateway?.message} />
            </fieldset>
            <div className="form fast-deposit-amount">
              {chosen ? (
                <>
                  <AmountField
                    {...register('amount', { validate: problemOf })}
                    range={rangeWithin(chosen, own)}
                    check={problemOf}
                    error={formState.errors.amount?.message}
                    onPick={(amount) => setValue('amount', amount, { shouldValidate: true })}
                  />
                  <OwnLimitNote range={chosen} own={own} isRefused={formState.errors.amount !== undefined} />
                </>
              ) : null}
              <Refusal state={state} />
              <Button type="submit" variant="primary" large busy={state.at === 'submitting'}>
                <Trans>Continue</Trans>
              </Button>
            </div>
          </Box>
        </form>
      </UnlessOnBreak>
    </FormOrLost>
  )
}

/** A fast payment's receipt, before it is paid and after; `children` where the request is not known. */
function FastRequest({ id, children }: { id: string; children: ReactNode }) {
  const { state, startAgain } = useIntent(payDepositFast, 'fast')
  const navigate = useNavigate()
  const url = pageIn(useLocation().state)
  const asked = useQuery(cashier.deposit(id))
  const failure = useFailure(asked)
  const made = state.at === 'done' && state.answer.request?.id === id ? state.answer.request : null
  const begin = () => {
    startAgain()
    void navigate(paths.deposit('fast'))
  }
  const receipt = (request: Deposit) => (
    <DepositReceipt request={request} open={url === null ? <Elsewhere /> : <PayPage url={url} />} onNew={begin} />
  )
  // A server that lists none has reported it all the same.
  if (made) return <FocusOnMount>{receipt(made)}</FocusOnMount>
  if (isNotOffered(failure)) return children
  return (
    <Loaded of={asked} failed={<Trans>We could not load your requests</Trans>}>
      {(request) => (request ? receipt(request) : children)}
    </Loaded>
  )
}

/** Who came back by the provider's own link: the address of its page is not known any more. */
function Elsewhere() {
  return (
    <p className="text-muted">
      <Trans>
        The payment is made on the page of the payment provider. What becomes of it shows here by itself; without a
        payment the request ends after a few minutes.
      </Trans>
    </p>
  )
}

/** The link to the provider's page, shown only if the site trusts its host. */
function PayPage({ url }: { url: string }) {
  const page = payPageOf(url, env().redirectHosts, window.location.origin)
  if (page === null) {
    return (
      <Note tone="bad">
        <Trans>
          The address of the payment page is not one that this site trusts, so it is not opened. Your request ends by
          itself; choose another method.
        </Trans>
      </Note>
    )
  }
  return (
    <>
      <p>
        <Trans>Your request is open for a few minutes. The payment itself is made at {page.host}.</Trans>
      </p>
      <a href={page.href} className={buttonClass('primary', true, 'fast-deposit-open')} rel="noreferrer">
        <ExternalLink size={18} aria-hidden="true" />
        <Trans>Open {page.host}</Trans>
      </a>
    </>
  )
}

/** The page of the provider that the entry of the history keeps, so that Back from there leads to it once more. */
function pageIn(kept: unknown): string | null {
  if (typeof kept !== 'object' || kept === null || !('payPage' in kept)) return null
  return typeof kept.payPage === 'string' ? kept.payPage : null
}
