import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { DateField } from '../date-field.tsx'
import { boundsText } from '../day-problem.ts'
import { boxOf } from '../field-problem.ts'
import { FileField, fileProblem } from '../file-field.tsx'
import { SelectField } from '../select-field.tsx'
import { TextField } from '../text-field.tsx'
import { type AskedField, type DescribedForm, describedProblem, formKey } from './described-rules.ts'
import './described-fields.css'

/**
 * Every field that a server describes, in its order: text, number, date, choice and file. Stands in the FormProvider of a
 * form whose values include `DescribedForm`.
 */
export function DescribedFields({ fields }: { fields: readonly AskedField[] }) {
  return fields.map((field) => (
    <div key={field.name} className="form">
      <DescribedField field={field} />
      {field.help === undefined ? null : <FieldHelp>{field.help}</FieldHelp>}
    </div>
  ))
}

function DescribedField({ field }: { field: AskedField }) {
  switch (field.kind) {
    case 'file':
      return <AskedFile field={field} />
    case 'date':
      return <AskedDay field={field} />
    case 'choice':
      return <AskedChoice field={field} />
    default:
      return <AskedText field={field} />
  }
}

function AskedText({ field }: { field: AskedField }) {
  const { register, formState } = useFormContext<DescribedForm>()
  const key = formKey(field.name)
  return (
    <TextField
      {...register(`described.${key}`, { validate: (text = '') => describedProblem(field, text) })}
      label={field.label}
      hint={field.required ? null : <Trans>optional</Trans>}
      error={formState.errors.described?.[key]?.message}
      {...(field.kind === 'number' ? { inputMode: 'decimal' } : boxOf(field.pattern))}
      autoComplete="off"
      spellCheck={false}
      maxLength={500}
    />
  )
}

function AskedDay({ field: asked }: { field: AskedField }) {
  const { control } = useFormContext<DescribedForm>()
  const rules = { validate: (day: string | undefined = '') => describedProblem(asked, day) }
  const { field, fieldState } = useController({ name: `described.${formKey(asked.name)}`, control, rules })
  return (
    <DateField
      ref={field.ref}
      value={field.value ?? ''}
      onDay={field.onChange}
      onBlur={field.onBlur}
      label={asked.label}
      hint={useDayHint(asked)}
      error={fieldState.error?.message}
    />
  )
}

/** Whether a day may be left out, and between which days it has to be; '' where there is nothing to say. */
export function useDayHint(asked: AskedField): string {
  const { t } = useLingui()
  return [asked.required ? undefined : t`optional`, boundsText(asked)].filter(Boolean).join(', ')
}

function AskedChoice({ field }: { field: AskedField }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<DescribedForm>()
  const key = formKey(field.name)
  return (
    <SelectField
      {...register(`described.${key}`, { validate: (value = '') => describedProblem(field, value) })}
      label={field.label}
      hint={field.required ? null : <Trans>optional</Trans>}
      error={formState.errors.described?.[key]?.message}
    >
      <option value="">{t`Choose`}</option>
      {field.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function AskedFile({ field }: { field: AskedField }) {
  const { register, formState, setValue, watch } = useFormContext<DescribedForm>()
  const key = formKey(field.name)
  return (
    <FileField
      {...register(`describedFiles.${key}`, { validate: (list) => fileProblem(list?.[0], field.required) })}
      label={field.label}
      required={field.required}
      error={formState.errors.describedFiles?.[key]?.message}
      file={watch(`describedFiles.${key}`)?.[0]}
      onRemove={() => setValue(`describedFiles.${key}`, undefined)}
    />
  )
}

/** Where what a field asks is found, behind a line that opens it; `title` in place of the usual question. */
export function FieldHelp({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <details className="field-help">
      <summary>{title ?? <Trans>Where do I find it?</Trans>}</summary>
      <p>{children}</p>
    </details>
  )
}
