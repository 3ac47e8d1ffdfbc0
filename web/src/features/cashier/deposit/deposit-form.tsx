import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { paths } from '../../../config/paths.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { describedParts, fileMark, nothingDescribed } from '../../../ui/forms/described/described-rules.ts'
import { enteredText } from '../../../ui/forms/field-problem.ts'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { WaitingRows } from '../../../ui/states/loaded.tsx'
import { cashier, createDeposit, type Deposit, type Gateway } from '../queries.ts'
import { rupeesOf } from '../requests/amount-rules.ts'
import { useKeptReceipt } from '../requests/kept-receipt.ts'
import { DepositFields, type DepositValues, describedBy } from './deposit-fields.tsx'
import { DepositReceipt } from './deposit-receipt.tsx'
import { UnlessOnBreak } from './unless-on-break.tsx'
import './deposit-form.css'

/** Amount, whom to pay, and the word that it was paid; the request waits for the operator then (spec 2.4). */
export function DepositForm({ gateway }: { gateway: Gateway }) {
  const { t } = useLingui()
  const deposit = useIntent(createDeposit, gateway.key)
  const { state } = deposit
  const form = useForm<DepositValues>({
    defaultValues: { amount: '', bankId: '', utr: '', proof: undefined, ...nothingDescribed },
  })
  // Spoken at the reference, wherever the answer came from: a look-up ends like this too.
  const taken = isReferenceTaken(gateway, state) ? state : null
  const { setError } = form
  useEffect(() => {
    if (taken === null) return
    setError('utr', { type: 'server', message: taken.message || t`Something went wrong` }, { shouldFocus: true })
  }, [taken, setError, t])
  const { kept, isAsked, forget } = useKept(gateway, state)
  const begin = () => {
    form.reset()
    deposit.startAgain()
    forget()
  }
  const finish = (end: IntentState<unknown>) => {
    if (!isReferenceTaken(gateway, end)) showOutcome(end)
  }
  const submit = form.handleSubmit(async (values) => {
    const body = requestOf(gateway, values)
    const { data, ...files } = body
    const asked = { ...data, files: Object.entries(files).map(([part, file]) => [part, fileMark(file)]) }
    finish(await deposit.send(asked, (idempotencyKey) => call('createDeposit', { body, idempotencyKey })))
  })
  if (state.at === 'done') {
    return (
      <FocusOnMount>
        <DepositReceipt request={state.answer.request} onNew={begin} />
      </FocusOnMount>
    )
  }
  if (kept) return <DepositReceipt request={kept} onNew={begin} />
  if (isAsked) return <WaitingRows rows={6} />
  return (
    <FormOrLost intent={deposit} onEnd={finish} look={<ToRequests />}>
      <UnlessOnBreak isSent={state.at === 'submitting' || state.at === 'unknown'}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit} className="deposit-form">
            <DepositFields gateway={gateway} form={form}>
              {taken ? null : <Refusal state={state} />}
              <Button type="submit" variant="primary" large busy={state.at === 'submitting'}>
                <Trans>Submit request</Trans>
              </Button>
            </DepositFields>
          </form>
        </FormProvider>
      </UnlessOnBreak>
    </FormOrLost>
  )
}

/** What this form made before the page was reloaded, where the server lists it. */
function useKept({ key }: Gateway, state: IntentState<{ request: Deposit }>) {
  const { id, forget } = useKeptReceipt(state.at === 'done' ? state.answer.request.id : undefined)
  const isWanted = id !== '' && state.at === 'ready'
  const { data, isLoading } = useQuery({ ...cashier.deposit(id), enabled: isWanted })
  return { kept: isWanted && data?.gateway === key ? data : undefined, isAsked: isLoading, forget }
}

/** Refused for its reference: said at the field of it, where the form has one. */
function isReferenceTaken<Answer>(
  { fields }: Gateway,
  state: IntentState<Answer>,
): state is Extract<IntentState<Answer>, { at: 'refused' }> {
  return state.at === 'refused' && state.code === 'utr_taken' && fields.some(({ name }) => name === 'utr')
}

/** The JSON part and the files of the request. */
function requestOf(gateway: Gateway, values: DepositValues) {
  const { key, fields } = gateway
  const { amount, bankId } = values
  const asked = fields.find(({ name }) => name === 'utr')
  const utr = asked ? enteredText(asked, values.utr) : ''
  const described = describedParts(describedBy(gateway), values)
  const proof = values.proof?.[0]
  const data = {
    gateway: key,
    amount: rupeesOf(amount),
    ...(utr === '' ? {} : { utr }),
    // An untouched group of radio buttons has no value at all.
    ...(bankId ? { bankId } : {}),
    ...described.data,
  }
  return { data, ...described.files, ...(proof ? { proof } : {}) }
}

/** Where a request stands whose answer was lost. */
function ToRequests() {
  return (
    <Link to={paths.gatewayList} className={buttonClass('quiet')}>
      <Trans>Your requests</Trans>
    </Link>
  )
}
