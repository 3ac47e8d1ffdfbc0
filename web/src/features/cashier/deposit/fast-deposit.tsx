import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, Navigate } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { paths } from '../../../config/paths.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { useOwnLimit } from '../../../player/own-limit.ts'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { useSearchState } from '../../../ui/forms/search-state.ts'
import { FieldError } from '../../../ui/forms/text-field.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Balances } from '../balances.tsx'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { GatewayTerms } from '../gateways/gateway-text.tsx'
import { isFast } from '../gateways/gateway-uses.ts'
import { cashier, type Gateway, payDepositFast } from '../queries.ts'
import { AmountField } from '../requests/amount-field.tsx'
import { rupeesOf } from '../requests/amount-rules.ts'
import { AfterRequest } from '../requests/receipt.tsx'
import { ToRequests } from './deposit-form.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import { FastRequest, fastRequestPath, keptPage, OpenFastRequest } from './fast-request.tsx'
import { depositProblem, OwnLimitNote, rangeWithin } from './own-limit.tsx'
import { PayPage } from './pay-page.tsx'
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
      aside={<Balances />}
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
        return fast.length > 0 ? <FastForm gateways={fast} /> : <NoFastMethod />
      }}
    </Loaded>
  )
}

function NoFastMethod() {
  return (
    <EmptyState
      title={<Trans>No method has a page of the payment provider</Trans>}
      action={
        <Link to={paths.gatewayList} className={buttonClass('secondary')}>
          <Trans>All methods</Trans>
        </Link>
      }
    />
  )
}

function FastForm({ gateways }: { gateways: readonly Gateway[] }) {
  const { t } = useLingui()
  const fast = useIntent(payDepositFast, 'fast')
  const { register, handleSubmit, watch, formState, setValue } = useForm({ defaultValues: { gateway: '', amount: '' } })
  const chosen = gateways.find(({ key }) => key === watch('gateway'))
  const own = useOwnLimit('deposit')
  const { state } = fast
  if (state.at === 'done') {
    const { request, redirectUrl } = state.answer
    if (request) return <Navigate to={fastRequestPath(request.id)} replace state={keptPage(redirectUrl)} />
    return (
      <FocusOnMount>
        <Box title={<Trans>Pay at the provider</Trans>}>
          <PayPage url={redirectUrl} />
          <AfterRequest list={paths.gatewayList} onNew={fast.startAgain} />
        </Box>
      </FocusOnMount>
    )
  }
  const send = handleSubmit(async ({ amount }) => {
    if (!chosen) return
    const body = { gateway: chosen.key, amount: rupeesOf(amount) }
    showOutcome(await fast.send(body, (idempotencyKey) => call('payDepositFast', { body, idempotencyKey })))
  })
  return (
    <FormOrLost intent={fast} onEnd={showOutcome} look={<ToRequests />}>
      <UnlessOnBreak isSent={state.at === 'submitting' || state.at === 'unknown'}>
        {state.at === 'submitting' || state.at === 'unknown' ? null : <OpenFastRequest />}
        <form noValidate onSubmit={send} className="fast-deposit">
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
                    picture={<GatewayMark method={gateway.key} />}
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
                    {...register('amount', { validate: (text) => depositProblem(text, chosen, own) })}
                    range={rangeWithin(chosen, own)}
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
