import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { payPageOf } from '../../../lib/outside-address.ts'
import { Refusal, tellOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { FieldError } from '../../../ui/forms/text-field.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { LostAnswer } from '../../../ui/states/lost-answer.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { Balances } from '../balances.tsx'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { GatewayTerms } from '../gateways/gateway-text.tsx'
import { cashier, type Gateway, payDepositFast } from '../queries.ts'
import { AmountField } from '../requests/amount-field.tsx'
import { amountProblem, rupeesOf } from '../requests/amount-rules.ts'
import { AfterRequest } from '../requests/receipt.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import './fast-deposit.css'

/** /deposit/fast: pays on the page of the payment provider (spec 7.3). */
export function FastDeposit() {
  const gateways = useQuery(cashier.gatewaysList())
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
          <Loaded of={gateways} failed={<Trans>We could not load the payment methods</Trans>}>
            {(data) => <FastForm gateways={data.gateways.filter(isFast)} />}
          </Loaded>
        </div>
        <div>
          <DepositLimits />
        </div>
      </div>
    </Page>
  )
}

function isFast({ kind, key }: Gateway): boolean {
  return kind === 'deposit' && key !== 'bank' && key !== 'card'
}

function FastForm({ gateways }: { gateways: readonly Gateway[] }) {
  const { t } = useLingui()
  const fast = useIntent(payDepositFast, 'fast')
  const { register, handleSubmit, watch, formState, setValue } = useForm({ defaultValues: { gateway: '', amount: '' } })
  const chosen = gateways.find(({ key }) => key === watch('gateway'))
  const { state } = fast
  if (state.at === 'done') {
    return (
      <FocusOnMount>
        <PayPage url={state.answer.redirectUrl} onNew={fast.startAnew} />
      </FocusOnMount>
    )
  }
  if (state.at === 'unknown') return <LostAnswer asking={state.asking} onCheckAgain={() => void fast.checkAgain()} />
  const send = handleSubmit(async ({ amount }) => {
    if (!chosen) return
    const body = { gateway: chosen.key, amount: rupeesOf(amount) }
    tellOutcome(await fast.send(body, (idempotencyKey) => call('payDepositFast', { body, idempotencyKey })))
  })
  return (
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
            <AmountField
              {...register('amount', { validate: (text) => amountProblem(text, chosen) })}
              range={chosen}
              error={formState.errors.amount?.message}
              onPick={(amount) => setValue('amount', amount, { shouldValidate: true })}
            />
          ) : null}
          <Refusal state={state} />
          <Button type="submit" variant="primary" large busy={state.at === 'submitting'}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </Box>
    </form>
  )
}

/** The way to the provider's page, if its host is one that the site trusts; otherwise nobody is sent there. */
function PayPage({ url, onNew }: { url: string; onNew: () => void }) {
  const page = payPageOf(url, env().redirectHosts, window.location.origin)
  return (
    <Box title={<Trans>Pay at the provider</Trans>}>
      {page ? (
        <>
          <p>
            <Trans>Your request is open for a few minutes. The payment itself is made at {page.host}.</Trans>
          </p>
          <a href={page.href} className={buttonClass('primary', true, 'fast-deposit-open')} rel="noreferrer">
            <ExternalLink size={18} aria-hidden="true" />
            <Trans>Open {page.host}</Trans>
          </a>
        </>
      ) : (
        <Note tone="bad">
          <Trans>
            The address of the payment page is not one that this site trusts, so it is not opened. Your request ends by
            itself; choose another method.
          </Trans>
        </Note>
      )}
      <AfterRequest list={paths.gatewayList} onNew={onNew} />
    </Box>
  )
}
