import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Control, type UseFormReturn, useController, useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { dayOf } from '../../lib/typed-days.ts'
import type { IntentState } from '../../money/intent.ts'
import { FormOrLost, Refusal, tellOutcome } from '../../money/intent-outcome.tsx'
import { useIntent } from '../../money/intent-store.ts'
import { Button } from '../../ui/basics/button.tsx'
import { Box } from '../../ui/basics/page.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { fieldProblem } from '../../ui/forms/field-problem.ts'
import { FileField, fileProblem } from '../../ui/forms/file-field.tsx'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { DocumentName } from './kyc-names.tsx'
import { type DocumentType, type FormField, type Kyc, submitKyc } from './queries.ts'

type KycValues = { documentNumber: string; expiryDate: string; file: FileList | undefined }

const types = ['passport', 'emiratesId'] as const satisfies readonly DocumentType[]

/** Hands identity papers in: their kind, what the server asks of them, and a scan (spec 4, 9). */
export function KycForm({ kyc }: { kyc: Kyc }) {
  const [type, setType] = useState<DocumentType>(kyc.documentType ?? 'passport')
  const form = useForm<KycValues>({ defaultValues: { documentNumber: '', expiryDate: '', file: undefined } })
  const papers = useIntent(submitKyc, 'papers')
  const finish = (end: IntentState<unknown>) => {
    tellOutcome(end)
    if (end.at === 'done') papers.startAnew()
  }
  const send = async ({ documentNumber, expiryDate, file: files }: KycValues) => {
    const file = files?.[0]
    if (!file) return
    const data = {
      documentType: type,
      ...(documentNumber.trim() === '' ? {} : { documentNumber: documentNumber.trim() }),
      ...(expiryDate === '' ? {} : { expiryDate }),
    }
    const asked = { ...data, file: [file.name, file.size, file.lastModified] }
    finish(await papers.send(asked, (idempotencyKey) => call('submitKyc', { body: { data, file }, idempotencyKey })))
  }
  return (
    <Box title={<Trans>Hand your papers in</Trans>}>
      <FormOrLost intent={papers} onEnd={finish}>
        <form noValidate onSubmit={form.handleSubmit(send)} className="form">
          <Segmented
            label={<Trans>Document</Trans>}
            options={types.map((value) => ({ value, label: <DocumentName type={value} /> }))}
            value={type}
            onChange={setType}
          />
          <KycFields kyc={kyc} form={form} />
          <Refusal state={papers.state} />
          <Button type="submit" variant="primary" large busy={papers.state.at === 'submitting'}>
            <Trans>Hand in</Trans>
          </Button>
        </form>
      </FormOrLost>
    </Box>
  )
}

/** What the server asks of the papers (spec 9: text, date and file). */
function KycFields({ kyc, form }: { kyc: Kyc; form: UseFormReturn<KycValues> }) {
  const { t } = useLingui()
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const number = asked(kyc, 'documentNumber')
  const expiry = asked(kyc, 'expiryDate')
  const scan = asked(kyc, 'file')
  const file = watch('file')?.[0]
  return (
    <>
      <TextField
        {...register('documentNumber', {
          validate: (text) => fieldProblem(number ?? { label: t`Document number`, required: true }, text),
        })}
        label={number?.label ?? <Trans>Document number</Trans>}
        error={errors.documentNumber?.message}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      {expiry ? <ExpiryDate asked={expiry} control={form.control} /> : null}
      <FileField
        {...register('file', { validate: (list) => fileProblem(list?.[0], true) })}
        label={scan?.label ?? <Trans>Scan of the document</Trans>}
        error={errors.file?.message}
        file={file}
        onRemove={() => setValue('file', undefined)}
      />
    </>
  )
}

/** Until when the papers are good. A text that is no day goes to nobody. */
function ExpiryDate({ asked: { label, ...rules }, control }: { asked: FormField; control: Control<KycValues> }) {
  const { t } = useLingui()
  const validate = (day: string) =>
    dayOf(day) === null ? t`Write the day as dd/mm/yyyy, such as 05/11/2026` : fieldProblem({ label, ...rules }, day)
  const { field, fieldState } = useController({ name: 'expiryDate', control, rules: { validate } })
  return (
    <DateField
      ref={field.ref}
      value={field.value}
      onDay={field.onChange}
      onBlur={field.onBlur}
      label={label}
      hint={rules.required ? null : <Trans>optional</Trans>}
      error={fieldState.error?.message}
    />
  )
}

function asked({ fields = [] }: Kyc, name: string): FormField | undefined {
  return fields.find((field) => field.name === name)
}
