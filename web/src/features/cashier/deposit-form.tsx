import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { paths } from '../../config/paths.ts'
import { useMoneyCall } from '../../session/money-call-store.ts'
import { Refusal, tellOutcome } from '../../session/money-outcome.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { fieldProblem } from '../../ui/field-problem.ts'
import { FileField, fileProblem } from '../../ui/file-field.tsx'
import { LostAnswer } from '../../ui/lost-answer.tsx'
import { Box } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AmountField } from './amount-field.tsx'
import { amountProblem, rupeesOf } from './amount-rules.ts'
import { DepositReceipt } from './deposit-receipt.tsx'
import { DepositTarget } from './deposit-target.tsx'
import { createDeposit } from './money-calls.ts'
import type { Gateway } from './queries.ts'

export type DepositValues = { amount: string; bankId: string; utr: string; proof: FileList | undefined }

/** Amount, whom to pay, and the word that it was paid; the request waits for the operator then (decisions). */
export function DepositForm({ gateway }: { gateway: Gateway }) {
  const { t } = useLingui()
  const { key, fields } = gateway
  const deposit = useMoneyCall(createDeposit, key)
  const form = useForm<DepositValues>({ defaultValues: { amount: '', bankId: '', utr: '', proof: undefined } })
  const { register, formState, setValue, handleSubmit, watch } = form
  const { errors } = formState
  // Part of the form before the accounts have come: without one there is nothing to submit.
  const account = register('bankId', {
    validate: (id) => (key !== 'bank' || id ? undefined : t`Choose the account that you paid into`),
  })
  const utr = fields.find(({ name }) => name === 'utr')
  const proof = fields.find(({ name }) => name === 'proof')
  const file = watch('proof')?.[0]
  if (deposit.state.at === 'done') {
    return <DepositReceipt request={deposit.state.answer.request} onNew={deposit.startAnew} />
  }
  if (deposit.state.at === 'unknown') {
    return (
      <LostAnswer
        asking={deposit.state.asking}
        onCheckAgain={() => void deposit.checkAgain()}
        look={
          <Link to={paths.gatewayList} className={buttonClass('quiet')}>
            <Trans>Your requests</Trans>
          </Link>
        }
      />
    )
  }
  const send = handleSubmit(async (values) => {
    const data = {
      gateway: gatewayOf(key),
      amount: rupeesOf(values.amount),
      ...(utr ? { utr: values.utr.trim() } : {}),
      // An untouched group of radio buttons has no value at all.
      ...(values.bankId ? { bankId: values.bankId } : {}),
    }
    const body = file === undefined ? { data } : { data, proof: file }
    const asked = { ...data, proof: file && [file.name, file.size, file.lastModified] }
    tellOutcome(await deposit.send(asked, (idempotencyKey) => call('createDeposit', { body, idempotencyKey })))
  })
  return (
    <form noValidate onSubmit={send} className="page-stack">
      <Box title={<Step number={1} title={<Trans>Amount</Trans>} />}>
        <AmountField
          {...register('amount', { validate: (text) => amountProblem(text, gateway) })}
          range={gateway}
          error={errors.amount?.message}
          onPick={(amount) => setValue('amount', amount, { shouldValidate: true })}
        />
      </Box>
      <Box title={<Step number={2} title={<Trans>Pay</Trans>} />}>
        <DepositTarget gateway={gateway} field={account} chosen={watch('bankId')} error={errors.bankId?.message} />
      </Box>
      <Box title={<Step number={3} title={<Trans>Tell us you paid</Trans>} />}>
        <div className="form">
          {utr ? (
            <TextField
              {...register('utr', { validate: (text) => fieldProblem(utr, text) })}
              label={utr.label}
              error={errors.utr?.message}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
            />
          ) : null}
          {utr && !key.startsWith('m_binance') ? <UtrHelp /> : null}
          {proof ? (
            <FileField
              {...register('proof', { validate: (list) => fileProblem(list?.[0], proof.required) })}
              label={proof.label}
              hint={proof.required ? null : <Trans>may be left out</Trans>}
              error={errors.proof?.message}
              file={file}
              onRemove={() => setValue('proof', undefined)}
            />
          ) : null}
          <Refusal state={deposit.state} />
          <Button type="submit" variant="primary" large busy={deposit.state.at === 'submitting'}>
            <Trans>Submit request</Trans>
          </Button>
        </div>
      </Box>
    </form>
  )
}

/** A deposit has no card gateway; the document's two enums differ in that word only. */
function gatewayOf(key: Gateway['key']): Exclude<Gateway['key'], 'card'> {
  return key === 'card' ? 'bank' : key
}

function Step({ number, title }: { number: number; title: ReactNode }) {
  return (
    <>
      <span className="step-number" aria-hidden="true">
        {number}
      </span>
      {title}
    </>
  )
}

function UtrHelp() {
  return (
    <details className="help">
      <summary>
        <Trans>Where is the UTR?</Trans>
      </summary>
      <p>
        <Trans>
          Open the payment in your app and look for “UTR” or “bank reference”. It has 12 digits and no letters. We never
          ask for a PIN.
        </Trans>
      </p>
    </details>
  )
}
