import { typedPaise } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { FormProvider, type UseFormRegisterReturn, useForm, useFormContext } from 'react-hook-form'
import { paths } from '../../../config/paths.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { useOwnLimit } from '../../../player/own-limit.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { DescribedFields, FieldHelp } from '../../../ui/forms/described/described-fields.tsx'
import {
  type DescribedForm,
  describedParts,
  fileMark,
  nothingDescribed,
} from '../../../ui/forms/described/described-rules.ts'
import { boxOf, enteredText, fieldProblem } from '../../../ui/forms/field-problem.ts'
import { FileField, fileProblem } from '../../../ui/forms/file-field.tsx'
import { FieldError, TextField } from '../../../ui/forms/text-field.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { cashier, createDeposit, type Deposit, type Gateway } from '../queries.ts'
import { AmountField } from '../requests/amount-field.tsx'
import { rupeesOf } from '../requests/amount-rules.ts'
import { useKeptReceipt } from '../requests/kept-receipt.ts'
import { DepositReceipt } from './deposit-receipt.tsx'
import { depositProblem, OwnLimitNote, rangeWithin } from './own-limit.tsx'
import { OperatorAccount, PayTo } from './pay-to.tsx'
import { PendingDeposits } from './pending-deposits.tsx'
import { UnlessOnBreak } from './unless-on-break.tsx'
import './deposit-form.css'

/** As typed and chosen; `bankId` is the operator's account of a bank transfer. */
type DepositValues = { amount: string; bankId: string; utr: string; proof: FileList | undefined } & DescribedForm

/** Amount, whom to pay, and the word that it was paid; the request waits for the operator then (spec 2.4). */
export function DepositForm({ gateway }: { gateway: Gateway }) {
  const { t } = useLingui()
  const form = useForm<DepositValues>({
    defaultValues: { amount: '', bankId: '', utr: '', proof: undefined, ...nothingDescribed },
  })
  const { register, setError, setValue, watch } = form
  const { errors } = form.formState
  const own = useOwnLimit('deposit')
  const problemOf = (text: string) => depositProblem(text, gateway, own)
  const deposit = useIntent(createDeposit, gateway.key)
  const { state } = deposit
  const submit = form.handleSubmit(async (values) => {
    const body = requestOf(gateway, values)
    const { data, ...files } = body
    const content = { ...data, files: Object.entries(files).map(([part, file]) => [part, fileMark(file)]) }
    finish(await deposit.send(body, { content }))
  })
  const finish = (end: IntentState<unknown>) => {
    if (!isReferenceTaken(gateway, end)) showOutcome(end)
  }
  // Spoken at the reference, wherever the answer came from: a look-up ends like this too.
  const taken = isReferenceTaken(gateway, state) ? state : null
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
  if (state.at === 'done') {
    return (
      <FocusOnMount>
        <DepositReceipt request={state.answer.request} onNew={begin} />
      </FocusOnMount>
    )
  }
  if (kept) return <DepositReceipt request={kept} onNew={begin} />
  if (isAsked) return <WaitingRows rows={6} />
  // Part of the form before the accounts have come: without one there is nothing to submit.
  const account = register('bankId', {
    validate: (id) => (gateway.key !== 'bank' || id ? undefined : t`Choose the account that you paid into`),
  })
  const isSent = state.at === 'submitting' || state.at === 'unknown'
  const amount = watch('amount')
  const amountPaise = problemOf(amount) === undefined ? typedPaise(amount) : null
  return (
    <FormOrLost intent={deposit} onEnd={finish} list={{ path: paths.gatewayList, name: <Trans>Your requests</Trans> }}>
      <UnlessOnBreak isSent={isSent}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit} className="deposit-form">
            {isSent ? null : <PendingDeposits />}
            <Box title={<Step number={1} title={<Trans>How much</Trans>} />}>
              <AmountField
                {...register('amount', { validate: problemOf })}
                range={rangeWithin(gateway, own)}
                check={problemOf}
                error={errors.amount?.message}
                onPick={(amount) => setValue('amount', amount, { shouldValidate: true })}
              />
              <OwnLimitNote range={gateway} own={own} isRefused={errors.amount !== undefined} />
            </Box>
            <Box title={<Step number={2} title={<Trans>Pay</Trans>} />}>
              <Receiver gateway={gateway} amountPaise={amountPaise} account={account} />
            </Box>
            <Box title={<Step number={3} title={<Trans>Report your payment</Trans>} />}>
              <div className="form">
                <PaymentFields gateway={gateway} />
                {taken ? null : <Refusal state={state} />}
                <Button type="submit" variant="primary" large busy={state.at === 'submitting'}>
                  <Trans>Submit request</Trans>
                </Button>
              </div>
            </Box>
          </form>
        </FormProvider>
      </UnlessOnBreak>
    </FormOrLost>
  )
}

function Step({ number, title }: { number: number; title: ReactNode }) {
  return (
    <>
      <span className="deposit-form-step" aria-hidden="true">
        {number}
      </span>
      {title}
    </>
  )
}

type ReceiverProps = {
  gateway: Gateway
  /** What the player pays in; null until it fits. */
  amountPaise: number | null
  /** The form's field for the account of the operator. */
  account: UseFormRegisterReturn
}

/** Whom to pay: the gateway's receiver, or one of the operator's accounts. */
function Receiver({ gateway, amountPaise, account }: ReceiverProps) {
  if (gateway.key === 'bank') return <OperatorAccounts amountPaise={amountPaise} account={account} />
  if (gateway.payTo) return <PayTo payTo={gateway.payTo} amountPaise={amountPaise} />
  return (
    <p className="text-muted">
      <Trans>The operator shows you whom to pay.</Trans>
    </p>
  )
}

function OperatorAccounts({ amountPaise, account }: Omit<ReceiverProps, 'gateway'>) {
  const { watch, formState } = useFormContext<DepositValues>()
  const chosen = watch('bankId')
  const banks = useQuery(cashier.operatorBanks())
  return (
    <Loaded of={banks} failed={<Trans>We could not load the accounts to pay into</Trans>}>
      {({ bankDetails }) => {
        const bank = bankDetails.find(({ id }) => id === chosen)
        if (bankDetails.length === 0) {
          return (
            <EmptyState title={<Trans>No account to pay into is open now</Trans>}>
              <Trans>Choose another method, or come back later.</Trans>
            </EmptyState>
          )
        }
        return (
          <fieldset className="form">
            <legend className="field-label">
              <Trans>Account to pay into</Trans>
            </legend>
            <TileGrid>
              {bankDetails.map(({ id, bankName, accountNumber }) => (
                <RadioTile
                  key={id}
                  {...account}
                  value={id}
                  picture={<GatewayMark method="bank" name={bankName} />}
                  title={bankName}
                  text={accountNumber}
                />
              ))}
            </TileGrid>
            <FieldError text={formState.errors.bankId?.message} />
            {bank ? <OperatorAccount bank={bank} amountPaise={amountPaise} /> : null}
          </fieldset>
        )
      }}
    </Loaded>
  )
}

/** What the gateway asks about the payment: its reference, a proof, and whatever else it describes (spec 9). */
function PaymentFields({ gateway }: { gateway: Gateway }) {
  const { register, formState, setValue, watch } = useFormContext<DepositValues>()
  const { fields } = gateway
  const utr = fields.find(({ name }) => name === 'utr')
  const proof = fields.find(({ name }) => name === 'proof')
  return (
    <>
      {utr ? (
        <TextField
          {...register('utr', { validate: (text) => fieldProblem(utr, text) })}
          {...boxOf(utr.pattern)}
          label={utr.label}
          error={formState.errors.utr?.message}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
      ) : null}
      {utr ? <ReferenceHelp asked={utr} /> : null}
      {proof ? (
        <FileField
          {...register('proof', { validate: (list) => fileProblem(list?.[0], proof.required) })}
          label={proof.label}
          required={proof.required}
          error={formState.errors.proof?.message}
          file={watch('proof')?.[0]}
          onRemove={() => setValue('proof', undefined)}
        />
      ) : null}
      <DescribedFields fields={describedBy(gateway)} />
    </>
  )
}

/** Where the reference is found: in the operator's words, or in ours for a UTR. */
function ReferenceHelp({ asked: { help, pattern } }: { asked: Gateway['fields'][number] }) {
  const isUtr = pattern === '^[0-9]{12}$'
  if (help === undefined && !isUtr) return null
  if (help !== undefined) return <FieldHelp>{help}</FieldHelp>
  return (
    <FieldHelp title={<Trans>Where is the UTR?</Trans>}>
      <Trans>
        Open the payment in your app and look for “UTR” or “bank reference”. It has 12 digits and no letters. We never
        ask for a PIN.
      </Trans>
    </FieldHelp>
  )
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

/** Fields that have no part of their own in the request. */
function describedBy({ fields }: Gateway): Gateway['fields'] {
  return fields.filter(({ name }) => name !== 'utr' && name !== 'proof')
}

/** Refused for its reference: said at the field of it, where the form has one. */
function isReferenceTaken<Answer>(
  { fields }: Gateway,
  state: IntentState<Answer>,
): state is Extract<IntentState<Answer>, { at: 'refused' }> {
  return state.at === 'refused' && state.code === 'utr_taken' && fields.some(({ name }) => name === 'utr')
}

/** What this form made before the page was reloaded, where the server lists it. */
function useKept({ key }: Gateway, state: IntentState<{ request: Deposit }>) {
  const { id, forget } = useKeptReceipt(state.at === 'done' ? state.answer.request.id : undefined)
  const isWanted = id !== '' && state.at === 'ready'
  const asked = useQuery({ ...cashier.deposit(id), enabled: isWanted })
  const failure = useFailure(asked)
  const { data } = asked
  // A later attempt does not take the form away, nor what is typed in it.
  return { kept: isWanted && data?.gateway === key ? data : undefined, isAsked: asked.isLoading && !failure, forget }
}
