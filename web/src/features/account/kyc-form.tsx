import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Control, FormProvider, type UseFormReturn, useController, useForm } from 'react-hook-form'
import type { IntentState } from '../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../money/intent-outcome.tsx'
import { useIntent } from '../../money/intent-store.ts'
import { Button } from '../../ui/basics/button.tsx'
import { Box } from '../../ui/basics/page.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { DescribedFields, useDayHint } from '../../ui/forms/described/described-fields.tsx'
import {
  type DescribedForm,
  describedParts,
  describedProblem,
  fileMark,
  nothingDescribed,
} from '../../ui/forms/described/described-rules.ts'
import { boxOf, enteredText, fieldProblem } from '../../ui/forms/field-problem.ts'
import { FileField, fileProblem } from '../../ui/forms/file-field.tsx'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type DocumentType, type FormField, type Kyc, submitKyc } from './queries.ts'

type KycValues = { documentNumber: string; expiryDate: string; file: FileList | undefined } & DescribedForm

/** Submits identity documents: their kind, what the server asks of them, and a scan (spec 4, 9). */
export function KycForm({ kyc }: { kyc: Kyc }) {
  const types = documentTypes(kyc)
  const [chosen, setType] = useState(kyc.documentType)
  const type = types.find((taken) => taken === chosen) ?? types[0] ?? ''
  const form = useForm<KycValues>({
    defaultValues: { documentNumber: '', expiryDate: '', file: undefined, ...nothingDescribed },
  })
  const submission = useIntent(submitKyc, 'kyc')
  const finish = (end: IntentState<unknown>) => {
    showOutcome(end)
    if (end.at === 'done') submission.startAgain()
  }
  const send = async ({ documentNumber, expiryDate, file: scans, ...values }: KycValues) => {
    const file = scans?.[0]
    if (!file) return
    const described = describedParts(describedBy(kyc), values)
    const number = enteredText(fieldOf(kyc, 'documentNumber') ?? {}, documentNumber)
    const files = { ...described.files, file }
    const data = {
      documentType: type,
      ...(number === '' ? {} : { documentNumber: number }),
      ...(expiryDate === '' ? {} : { expiryDate }),
      ...described.data,
    }
    const content = { ...data, files: Object.entries(files).map(([part, sent]) => [part, fileMark(sent)]) }
    finish(await submission.send({ data, ...files }, { content }))
  }
  return (
    <Box title={<Trans>Upload your documents</Trans>}>
      <FormOrLost intent={submission} onEnd={finish}>
        <form noValidate onSubmit={form.handleSubmit(send)} className="form">
          <DocumentChoice kyc={kyc} types={types} type={type} onChange={setType} />
          <FormProvider {...form}>
            <KycFields kyc={kyc} form={form} />
          </FormProvider>
          <Refusal state={submission.state} />
          <Button type="submit" variant="primary" large busy={submission.state.at === 'submitting'}>
            <Trans>Submit documents</Trans>
          </Button>
        </form>
      </FormOrLost>
    </Box>
  )
}

type ChoiceProps = {
  kyc: Kyc
  types: readonly DocumentType[]
  type: DocumentType
  onChange: (type: DocumentType) => void
}

/** Few kinds stand side by side; many are a list, which a narrow phone has room for. */
function DocumentChoice({ kyc, types, type, onChange }: ChoiceProps) {
  if (types.length <= 2) {
    const options = types.map((value) => ({ value, label: <DocumentName kyc={kyc} type={value} /> }))
    return <Segmented label={<Trans>Document</Trans>} options={options} value={type} onChange={onChange} />
  }
  return (
    <SelectField label={<Trans>Document</Trans>} value={type} onChange={({ target }) => onChange(target.value)}>
      {types.map((value) => (
        <option key={value} value={value}>
          <DocumentName kyc={kyc} type={value} />
        </option>
      ))}
    </SelectField>
  )
}

/** The name of a kind of documents: ours for those of the specification, the server's for others (spec 4). */
export function DocumentName({ kyc, type }: { kyc: Kyc; type: DocumentType }) {
  if (type === 'passport') return <Trans>Passport</Trans>
  if (type === 'emiratesId') return <Trans>Emirates ID</Trans>
  return kyc.documentTypes?.find(({ value }) => value === type)?.label ?? type
}

/** The fields that the server describes for the documents (spec 9: text, date and file). */
function KycFields({ kyc, form }: { kyc: Kyc; form: UseFormReturn<KycValues> }) {
  const { t } = useLingui()
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const number = fieldOf(kyc, 'documentNumber')
  const expiry = fieldOf(kyc, 'expiryDate')
  const scan = fieldOf(kyc, 'file')
  const file = watch('file')?.[0]
  return (
    <>
      <TextField
        {...register('documentNumber', {
          validate: (text) => fieldProblem(number ?? { label: t`Document number`, required: true }, text),
        })}
        {...boxOf(number?.pattern)}
        label={number?.label ?? <Trans>Document number</Trans>}
        error={errors.documentNumber?.message}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      {expiry ? <ExpiryDate described={expiry} control={form.control} /> : null}
      <FileField
        {...register('file', { validate: (list) => fileProblem(list?.[0], true) })}
        label={scan?.label ?? <Trans>Scan of the document</Trans>}
        required
        error={errors.file?.message}
        file={file}
        onRemove={() => setValue('file', undefined)}
      />
      <DescribedFields fields={describedBy(kyc)} />
    </>
  )
}

/** The day on which the documents expire. An invalid date is not sent. */
function ExpiryDate({ described, control }: { described: FormField; control: Control<KycValues> }) {
  const validate = (day: string) => describedProblem({ ...described, kind: 'date' }, day)
  const { field, fieldState } = useController({ name: 'expiryDate', control, rules: { validate } })
  return (
    <DateField
      ref={field.ref}
      value={field.value}
      onDay={field.onChange}
      onBlur={field.onBlur}
      label={described.label}
      hint={useDayHint(described)}
      error={fieldState.error?.message}
    />
  )
}

/** Fields that have no part of their own in the request. */
function describedBy({ fields = [] }: Kyc): FormField[] {
  return fields.filter(({ name }) => !['documentNumber', 'expiryDate', 'file'].includes(name))
}

/** The server's description of a field; undefined if it has no field of this name. */
function fieldOf({ fields = [] }: Kyc, name: string): FormField | undefined {
  return fields.find((field) => field.name === name)
}

/** Kinds of documents that are accepted: as the server lists them, or the two of the specification (spec 4). */
function documentTypes({ documentTypes: listed }: Kyc): readonly DocumentType[] {
  return listed === undefined || listed.length === 0 ? ['passport', 'emiratesId'] : listed.map(({ value }) => value)
}
