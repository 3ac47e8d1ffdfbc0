import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { invalidate } from '../../../api/query.ts'
import { conclude } from '../../../player/conclude.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { Note } from '../../../ui/states/note.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { type BankValues, bankBody, bankRules } from './bank-rules.ts'

const empty: BankValues = { type: 'bank', holder: '', bankName: '', number: '', ifsc: '' }

/** Saves a bank account or a card to be paid to; what was typed stays until it is saved. */
export function AddBank() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [problem, setProblem] = useState('')
  const form = useForm<BankValues>({ defaultValues: empty })
  const { handleSubmit, watch, setValue, reset, clearErrors } = form
  const save = useSubmit((values: BankValues, signal) => {
    setProblem('')
    return conclude(call('addBank', { body: bankBody(values), signal }), {
      signal,
      done: () => {
        toast('success', t`Account saved`)
        reset({ ...empty, type: values.type })
        invalidate(queries, 'listBanks')
      },
      otherwise: t`Something went wrong`,
      refused: (_, message) => setProblem(message || t`Something went wrong`),
    })
  })
  return (
    <Box title={<Trans>Add an account</Trans>}>
      <form noValidate onSubmit={handleSubmit(save.submit)} className="form">
        <Segmented
          label={<Trans>Kind</Trans>}
          options={[
            { value: 'bank', label: <Trans>Bank</Trans> },
            { value: 'card', label: <Trans>Card</Trans> },
          ]}
          value={watch('type')}
          onChange={(kind) => {
            setValue('type', kind)
            clearErrors()
          }}
        />
        <BankFields form={form} />
        {problem === '' ? null : (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        )}
        <Button type="submit" variant="primary" large busy={save.busy}>
          <Trans>Save account</Trans>
        </Button>
      </form>
    </Box>
  )
}

/** What a bank account has and a card has not comes and goes with the kind. */
function BankFields({ form: { register, watch, formState } }: { form: UseFormReturn<BankValues> }) {
  const type = watch('type')
  const { errors } = formState
  const rule = (name: keyof typeof bankRules) => ({ validate: (text: string) => bankRules[name](text, type) })
  return (
    <>
      <TextField
        {...register('holder', rule('holder'))}
        label={<Trans>Holder</Trans>}
        error={errors.holder?.message}
        autoComplete="name"
        maxLength={100}
      />
      {type === 'bank' ? (
        <TextField
          {...register('bankName', rule('bankName'))}
          label={<Trans>Bank name</Trans>}
          error={errors.bankName?.message}
          maxLength={100}
        />
      ) : null}
      <TextField
        {...register('number', rule('number'))}
        label={type === 'bank' ? <Trans>Account number</Trans> : <Trans>Card number</Trans>}
        error={errors.number?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      {type === 'bank' ? (
        <TextField
          {...register('ifsc', rule('ifsc'))}
          label={<Trans>IFSC</Trans>}
          hint={<Trans>11 characters</Trans>}
          error={errors.ifsc?.message}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
      ) : null}
    </>
  )
}
