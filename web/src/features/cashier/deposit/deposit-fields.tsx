import { typedPaise } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useOwnLimit } from '../../../player/own-limit.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { DescribedFields, FieldHelp } from '../../../ui/forms/described/described-fields.tsx'
import type { DescribedForm } from '../../../ui/forms/described/described-rules.ts'
import { boxOf, fieldProblem } from '../../../ui/forms/field-problem.ts'
import { FileField, fileProblem } from '../../../ui/forms/file-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { Gateway } from '../queries.ts'
import { AmountField } from '../requests/amount-field.tsx'
import { DepositTarget } from './deposit-target.tsx'
import { depositProblem, OwnLimitNote, rangeWithin } from './own-limit.tsx'
import './deposit-fields.css'

/** As typed and chosen; `bankId` is the operator's account of a bank transfer. */
export type DepositValues = { amount: string; bankId: string; utr: string; proof: FileList | undefined } & DescribedForm

type FieldsProps = { gateway: Gateway; form: UseFormReturn<DepositValues> }

/** The three steps of a deposit; `children` end the last one: why it was refused, and the button. */
export function DepositFields({ gateway, form, children }: FieldsProps & { children: ReactNode }) {
  const { t } = useLingui()
  const { register, formState, setValue, watch } = form
  const { errors } = formState
  // Part of the form before the accounts have come: without one there is nothing to submit.
  const account = register('bankId', {
    validate: (id) => (gateway.key !== 'bank' || id ? undefined : t`Choose the account that you paid into`),
  })
  const amount = watch('amount')
  const own = useOwnLimit('deposit')
  const amountPaise = depositProblem(amount, gateway, own) === undefined ? typedPaise(amount) : null
  return (
    <>
      <Box title={<Step number={1} title={<Trans>How much</Trans>} />}>
        <AmountField
          {...register('amount', { validate: (text) => depositProblem(text, gateway, own) })}
          range={rangeWithin(gateway, own)}
          error={errors.amount?.message}
          onPick={(amount) => setValue('amount', amount, { shouldValidate: true })}
        />
        <OwnLimitNote range={gateway} own={own} isRefused={errors.amount !== undefined} />
      </Box>
      <Box title={<Step number={2} title={<Trans>Pay</Trans>} />}>
        <DepositTarget
          gateway={gateway}
          amountPaise={amountPaise}
          field={account}
          chosen={watch('bankId')}
          error={errors.bankId?.message}
        />
      </Box>
      <Box title={<Step number={3} title={<Trans>Tell us you paid</Trans>} />}>
        <div className="form">
          <PaymentFields gateway={gateway} form={form} />
          {children}
        </div>
      </Box>
    </>
  )
}

/** Fields that have no part of their own in the request. */
export function describedBy({ fields }: Pick<Gateway, 'fields'>): Gateway['fields'] {
  return fields.filter(({ name }) => name !== 'utr' && name !== 'proof')
}

/** What the gateway asks about the payment: its reference, a proof, and whatever else it describes (spec 9). */
function PaymentFields({ gateway: { fields }, form }: FieldsProps) {
  const { register, formState, setValue, watch } = form
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
      <DescribedFields fields={describedBy({ fields })} />
    </>
  )
}

function Step({ number, title }: { number: number; title: ReactNode }) {
  return (
    <>
      <span className="deposit-fields-step" aria-hidden="true">
        {number}
      </span>
      {title}
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
